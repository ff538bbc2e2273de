import Foundation

/// A layout with rows that have actions behind their edges.
@MainActor package protocol SwipeActionLayout: UICollectionViewLayout {
    /// Returns the actions behind an edge of a row; nil if there are none.
    ///
    /// - Parameter edge: `.leading` or `.trailing`.
    func swipeActions(forItemAt path: IndexPath, at edge: NSDirectionalRectEdge) -> UISwipeActionsConfiguration?
}
