import Foundation

/// What a drop does with the items.
public enum UIDropOperation: UInt, Sendable {
    /// Nothing is dropped: the items go back.
    case cancel = 0
    /// The items cannot be dropped at this position, and go back. Other positions may accept them.
    case forbidden = 1
    /// The items are copied.
    case copy = 2
    /// The items are removed from their source. The session must allow it (`allowsMoveOperation`).
    case move = 3
}

/// A proposal for a drop: the operation if the items were dropped now.
@preconcurrency @MainActor open class UIDropProposal: NSObject {
    /// What a drop would do.
    open private(set) var operation: UIDropOperation

    /// Creates a proposal.
    public init(operation: UIDropOperation) {
        self.operation = operation
        super.init()
    }
}
