import Foundation

extension UICollectionView {
    /// Our addition: a finger comes down at a point of the content.
    public func beginTouch(at point: CGPoint) { indexPathForItem(at: point).map(selecting.touchDown) }

    /// Our addition: the finger leaves.
    public func endTouch(at point: CGPoint) { selecting.touchUp(indexPathForItem(at: point)) }

    /// Our addition: the touch becomes something else, such as scrolling.
    public func cancelTouch() { selecting.touchCancel() }
}
