import Foundation

/// The dropped items, and the movements of their pictures to their final positions.
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: AnyObject {
    /// The dropped items.
    var items: [any UICollectionViewDropItem] { get }
    /// The index path at which the items were dropped; nil if that was not on an item.
    var destinationIndexPath: IndexPath? { get }
    /// What the delegate has proposed for the drop.
    var proposal: UICollectionViewDropProposal { get }
    /// The drag that is being dropped.
    var session: any UIDropSession { get }

    /// Inserts a placeholder until the data of an item is available. The picture of the item moves to it.
    @discardableResult func drop(
        _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
    ) -> any UICollectionViewDropPlaceholderContext

    /// Moves the picture of an item to the cell at an index path, which is hidden until the picture arrives.
    @discardableResult func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating

    /// Shrinks the picture of an item into a rectangle of a cell, in the cell's coordinates.
    @discardableResult func drop(
        _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
    ) -> any UIDragAnimating

    /// Moves the picture of an item to any position.
    @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// A dropped item.
@preconcurrency @MainActor public protocol UICollectionViewDropItem: AnyObject {
    /// The item that the source of the drag has provided.
    var dragItem: UIDragItem { get }
    /// The index path from which the item comes; nil if it comes from another view.
    var sourceIndexPath: IndexPath? { get }
    /// The size of the item's picture; zero if it has none.
    var previewSize: CGSize { get }
}

/// A placeholder that waits for the data of a dropped item.
@preconcurrency @MainActor public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
    /// The dragged item for which the placeholder stands.
    var dragItem: UIDragItem { get }

    /// Replaces the placeholder with an item.
    ///
    /// - Parameter dataSourceUpdates: Inserts the item into the model, at the index path that it receives. It must not
    ///   notify the collection view.
    /// - Returns: False if the placeholder no longer exists. In that case, `dataSourceUpdates` is not called.
    @discardableResult func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool

    /// Removes the placeholder. Returns false if it no longer exists.
    @discardableResult func deletePlaceholder() -> Bool

    /// Calls the placeholder's update handler again.
    func setNeedsCellUpdate()
}
