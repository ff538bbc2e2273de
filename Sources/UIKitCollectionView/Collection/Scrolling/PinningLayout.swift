import Foundation

/// A layout that knows which pinned elements cover an item that is scrolled to an edge.
@MainActor package protocol PinningLayout: UICollectionViewLayout {
    /// Returns the insets of the visible area that pinned headers and footers cover while an item is visible.
    ///
    /// - Complexity: O(log *n*).
    func pinnedInsets(over path: IndexPath) -> UIEdgeInsets
}
