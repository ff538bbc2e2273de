import Foundation

/// Takes the items that people drop in a collection view.
@preconcurrency @MainActor public protocol UICollectionViewDropDelegate: AnyObject {
    /// Takes the dropped items: changes the model, updates the collection view, and tells the coordinator where the
    /// pictures of the items go. Those that it does not name fade out.
    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)

    /// Asked once in a drag, when it comes to the collection view. If false, it is as if there were no drop delegate.
    ///
    /// If missing: `true`
    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool

    /// If missing: nothing happens.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)

    /// Asked whenever the finger has moved.
    ///
    /// The destination is nil if the finger is on no item. While a gap is open, it is that of the gap.
    ///
    /// If missing: `UICollectionViewDropProposal(operation: .copy, intent: .unspecified)`
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal

    /// If missing: nothing happens.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)

    /// Called at the end of a drag that has been over the collection view, wherever it ends.
    ///
    /// If missing: nothing happens.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)

    /// If missing: `nil`
    func collectionView(
        _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?
}
