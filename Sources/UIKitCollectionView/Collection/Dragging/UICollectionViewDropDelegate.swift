import Foundation

/// Takes the items that people drop in a collection view.
@preconcurrency @MainActor public protocol UICollectionViewDropDelegate: AnyObject {
    /// Takes the dropped items: changes the model, updates the collection view, and tells the coordinator where the
    /// pictures of the items go. Pictures without a destination fade out.
    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)

    /// Returns whether the delegate can handle a drag. It is called once, when the drag enters the collection view. If false,
    /// the collection view ignores the drag.
    ///
    /// If missing: `true`
    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool

    /// Tells the delegate that a drag has entered the collection view.
    ///
    /// If missing: nothing happens.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)

    /// Returns the proposal for the current position. It is called whenever the finger has moved.
    ///
    /// The destination is nil if the finger is not on an item. While a gap is open, the destination is the gap.
    ///
    /// If missing: `UICollectionViewDropProposal(operation: .copy, intent: .unspecified)`
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal

    /// Tells the delegate that a drag has left the collection view.
    ///
    /// If missing: nothing happens.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)

    /// Called at the end of a drag that has been over the collection view, wherever it ends.
    ///
    /// If missing: nothing happens.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)

    /// Returns how the dropped item is cut out of its cell; nil for the whole cell.
    ///
    /// If missing: `nil`
    func collectionView(
        _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?
}
