import Foundation

/// Touches without a window, for tests and some hosts. This is an addition to UIKit.
extension UICollectionView {
    /// Begins a touch at a point in content coordinates.
    public func beginTouch(at point: CGPoint) { cycle.topmostCell(at: point).map(selecting.touchDown) }

    /// Ends the touch at a point in content coordinates.
    public func endTouch(at point: CGPoint) { selecting.touchUp(cycle.topmostCell(at: point)) }

    /// Cancels the touch because it became another gesture, such as scrolling.
    public func cancelTouch() { selecting.touchCancel() }
}
