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

/// Touches of a window. Each method returns whether the collection view has handled them.
extension UICollectionView {
    func addGestures() {
        dragGesture.isEnabled = false
        addGestureRecognizer(dragGesture)
        addGestureRecognizer(ContextMenuGestureRecognizer())
    }

    func beginTouch(_ touches: Set<UITouch>) -> Bool {
        // As long as swipe actions are open, a touch outside them only closes them.
        if swiping != nil {
            closeSwipeActions()
            return true
        }
        guard highlightingTouch == nil, let touch = touches.first,
            let path = cycle.topmostCell(at: touch.location(in: self))
        else { return false }
        highlightingTouch = touch
        selecting.touchDown(path)
        return true
    }

    func endTouch(_ touches: Set<UITouch>) -> Bool {
        guard let touch = highlightingTouch, touches.contains(touch) else { return false }
        highlightingTouch = nil
        let path = cycle.topmostCell(at: touch.location(in: self))
        // A tap during a drag, by another finger, adds the item.
        if let itemDrag, let path, itemDrag.add(path) { selecting.touchCancel() } else { selecting.touchUp(path) }
        return true
    }

    func cancelTouch(_ touches: Set<UITouch>) -> Bool {
        guard let touch = highlightingTouch, touches.contains(touch) else { return false }
        highlightingTouch = nil
        selecting.touchCancel()
        return true
    }
}
