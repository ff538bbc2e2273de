import Foundation
@_spi(Host) import UIKitViews

/// The long press that picks up an item. It fails at items that may not be moved, so that the touch selects as usual.
final class MovementGestureRecognizer: UILongPressGestureRecognizer {
    override func accepts(_ state: State) -> Bool {
        if isEngaged, self.state == .possible, !isOnMovableItem { return false }
        return super.accepts(state)
    }

    /// A press that moves an item must not also open a menu.
    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer is ContextMenuGestureRecognizer
    }

    private var isOnMovableItem: Bool {
        guard let collectionView = view as? UICollectionView, let source = collectionView.dataSource,
            let path = collectionView.indexPathForItem(at: location(in: collectionView))
        else { return false }
        if let canMove = source.collectionView?(collectionView, canMoveItemAt: path) { return canMove }
        // Items can be moved if the data source has a method that moves them. Only calling the method shows whether
        // it exists. Moving an item to its own index path changes nothing.
        return source.collectionView?(collectionView, moveItemAt: path, to: path) != nil
    }
}
