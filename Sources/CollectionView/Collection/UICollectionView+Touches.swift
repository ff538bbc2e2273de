import Foundation

/// Our addition: the finger, for tests and hosts that have no window to touch.
extension UICollectionView {
    /// A finger comes down at a point of the content.
    public func beginTouch(at point: CGPoint) { indexPathForItem(at: point).map(selecting.touchDown) }

    /// The finger leaves.
    public func endTouch(at point: CGPoint) { selecting.touchUp(indexPathForItem(at: point)) }

    /// Cancels the touch because it became another gesture, such as scrolling.
    public func cancelTouch() { selecting.touchCancel() }
}
