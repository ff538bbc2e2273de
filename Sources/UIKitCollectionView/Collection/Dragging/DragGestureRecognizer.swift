import Foundation
@_spi(Host) import UIKitViews

/// A long press that lifts and drags an item. It fails if the drag delegate provides no items for the drag.
final class DragGestureRecognizer: UILongPressGestureRecognizer {
    private var collectionView: UICollectionView? { view as? UICollectionView }

    override func accepts(_ state: State) -> Bool {
        guard super.accepts(state) else { return false }
        guard self.state != .began, self.state != .changed else { return true }
        guard let collectionView, let path = collectionView.indexPathForItem(at: location(in: collectionView)) else {
            return false
        }
        return collectionView.beginDrag(ofItemAt: path, from: location(in: collectionView))
    }

    override func enter(_ state: State) {
        switch state {
        case .changed: collectionView?.moveDrag(to: location(in: collectionView))
        case .ended: collectionView?.endDrag()
        case .cancelled: collectionView?.cancelDrag()
        case .possible, .began, .failed: break
        }
        super.enter(state)
    }

    /// A press that drags an item must not also start an interactive movement or open a menu.
    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer is MovementGestureRecognizer || otherGestureRecognizer is ContextMenuGestureRecognizer
    }
}
