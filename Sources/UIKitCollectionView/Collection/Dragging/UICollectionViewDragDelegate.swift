import Foundation

/// Provides the items that people drag out of a collection view.
@preconcurrency @MainActor public protocol UICollectionViewDragDelegate: AnyObject {
    /// Returns the items that a drag begins with. If there are none, no drag begins.
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem]

    /// Returns the items that are added when another item is tapped during a drag.
    ///
    /// If missing: `[]`
    func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem]

    /// Returns how the lifted item is cut out of its cell; nil for the whole cell.
    ///
    /// If missing: `nil`
    func collectionView(
        _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?

    /// Called when the finger begins to move the lifted items.
    ///
    /// If missing: nothing happens.
    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)

    /// Called after the items have been dropped or brought back.
    ///
    /// If missing: nothing happens.
    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)

    /// Whether a drop inside the application may move the dragged items instead of copying them.
    ///
    /// If missing: `true`
    func collectionView(
        _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool

    /// Whether the dragged items may only be dropped inside the application.
    ///
    /// If missing: `false`
    func collectionView(
        _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool
}
