import Foundation

/// Loads the content of items before they are visible.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
    /// - Parameter indexPaths: The nearest item first. The items of the first screen are not among them.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

    /// Called when items are no longer expected on the screen, so that preparations for them can stop.
    ///
    /// If missing: nothing happens.
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}
