import Foundation

/// The actions behind one edge of a row, from the edge inward.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
    /// The actions, from the edge of the row inward.
    open private(set) var actions: [UIContextualAction]
    /// Whether a swipe across the whole row performs the first action.
    open var performsFirstActionWithFullSwipe = true

    /// Creates actions for a row, from its edge inward.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}
