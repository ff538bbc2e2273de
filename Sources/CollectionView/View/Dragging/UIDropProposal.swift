import Foundation

public enum UIDropOperation: UInt, Sendable {
    /// Nothing is dropped: the items go back.
    case cancel = 0
    /// Nothing may be dropped here, although elsewhere it may. The items go back.
    case forbidden = 1
    case copy = 2
    /// The items leave the place where they come from. It is possible only if the session allows it.
    case move = 3
}

/// What would happen if items were dropped now.
@preconcurrency @MainActor open class UIDropProposal: NSObject {
    open private(set) var operation: UIDropOperation

    public init(operation: UIDropOperation) {
        self.operation = operation
        super.init()
    }
}
