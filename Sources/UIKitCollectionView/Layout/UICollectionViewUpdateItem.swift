import Foundation

/// A change in a batch. The index path of a whole section has the item `NSNotFound`.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
    /// The kinds of changes.
    public enum Action: Int, Sendable {
        /// An item or a section is inserted.
        case insert
        /// An item or a section is deleted.
        case delete
        /// The content of an item or a section is replaced.
        case reload
        /// An item or a section is moved.
        case move
        /// Nothing changes.
        case none
    }

    private let before: IndexPath?
    private let after: IndexPath?
    private let action: Action

    public override init() {
        (before, after, action) = (nil, nil, .none)
        super.init()
    }

    init(_ action: Action, before: IndexPath?, after: IndexPath?) {
        self.action = action
        self.before = before
        self.after = after
        super.init()
    }

    /// The index path before the batch; nil for an insertion.
    open var indexPathBeforeUpdate: IndexPath? { before }
    /// The index path after the batch; nil for a deletion.
    open var indexPathAfterUpdate: IndexPath? { after }
    /// The kind of the change.
    open var updateAction: Action { action }

    open override var description: String {
        MainActor.assumeIsolated {
            "\(action) \(before?.shortDescription ?? "nil") → \(after?.shortDescription ?? "nil")"
        }
    }
}
