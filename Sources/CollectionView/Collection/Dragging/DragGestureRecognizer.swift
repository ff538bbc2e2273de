import Foundation

/// The long press that lifts an item, and drags it. It fails at items that the drag delegate does not let go.
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

    /// A press that drags an item does not move it within the collection view, too.
    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer is MovementGestureRecognizer
    }
}
