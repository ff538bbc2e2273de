import Foundation

/// A proposal for a drop in a collection view: the operation, and how the destination is shown.
@preconcurrency @MainActor open class UICollectionViewDropProposal: UIDropProposal {
    /// Where a dropped item goes.
    public enum Intent: Int, Sendable {
        /// Nothing shows where the items would go.
        case unspecified
        /// The items go between others: a gap opens where they would be.
        case insertAtDestinationIndexPath
        /// The items go into the item under the finger, which becomes the target.
        case insertIntoDestinationIndexPath
    }

    /// Where the dropped items go.
    open private(set) var intent: Intent

    /// Creates a proposal for a drop at the current position.
    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }

    public override init(operation: UIDropOperation) {
        intent = .unspecified
        super.init(operation: operation)
    }
}
