import Foundation

/// Moves a row of a list aside with a finger, so that its actions are seen. It begins along the row only: scrolling goes the other way.
final class RowSwipeGestureRecognizer: UIPanGestureRecognizer {
    private var list: UICollectionView? { view as? UICollectionView }

    /// The least speed at which a finger opens or closes a row at any distance, in points per second.
    private static let flick: CGFloat = 300

    override var hasLeftSlop: Bool {
        let way = translation(in: view)
        return abs(way.x) >= Self.slop && abs(way.x) > abs(way.y)
    }

    override func accepts(_ state: State) -> Bool {
        let isBeginning = self.state != .began && self.state != .changed
        guard super.accepts(state) else { return false }
        return !isBeginning || list?.beginSwiping(at: location(in: list), toward: translation(in: list).x) == true
    }

    override func enter(_ state: State) {
        // The row begins to move from where it is, not with a leap over the slop.
        if state == .began { translation.x -= translation.x < 0 ? -Self.slop : Self.slop }
        let way = translation(in: list).x
        switch state {
        case .began, .changed: list?.swiping?.drag(by: way)
        case .ended:
            let velocity = velocity(in: list).x
            list?.endSwiping(by: way, velocity: abs(velocity) < Self.flick ? 0 : velocity)
        case .cancelled: list?.closeSwipeActions()
        case .possible, .failed: break
        }
        super.enter(state)
    }
}

extension UICollectionView {
    /// Lets a finger swipe rows from now on.
    func takeSwipes() {
        guard gestureRecognizers?.contains(where: { $0 is RowSwipeGestureRecognizer }) != true else { return }
        addGestureRecognizer(RowSwipeGestureRecognizer())
    }

    /// A finger begins to move the row at a point.
    ///
    /// - Parameter distance: The finger's distance to the right.
    /// - Returns: whether there are actions at the edge that would be seen.
    fileprivate func beginSwiping(at point: CGPoint, toward distance: CGFloat) -> Bool {
        guard let path = indexPathForItem(at: point), !isEditing else { return false }
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        guard uncoverSwipeActions(forItemAt: path, at: (distance > 0) == isLeftToRight ? .leading : .trailing) else {
            return false
        }
        selecting.touchCancel()
        return true
    }

    /// The finger lets go: the row stays open, closes, or has its first action performed.
    fileprivate func endSwiping(by distance: CGFloat, velocity: CGFloat) {
        guard let swiping else { return }
        switch swiping.destination(from: distance, velocity: velocity) {
        case .closed: closeSwipeActions()
        case .open: swiping.settle()
        case .performed: swiping.performFirst()
        }
    }
}
