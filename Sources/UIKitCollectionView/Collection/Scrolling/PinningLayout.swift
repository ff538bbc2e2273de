import Foundation

/// A layout that knows which pinned elements cover an item that is scrolled to an edge.
@MainActor package protocol PinningLayout: UICollectionViewLayout {
    /// Returns the extent of each edge that pinned headers and footers cover while an item is visible. O(log n).
    func pinnedInsets(over path: IndexPath) -> UIEdgeInsets
}
