import Foundation
@_spi(Host) import UIKitViews

/// The pan gesture that moves a row of a list aside to show its actions. It begins only along the row, because the list
/// scrolls along the other axis.
final class RowSwipeGestureRecognizer: UIPanGestureRecognizer {
    private var list: UICollectionView? { view as? UICollectionView }

    /// The minimum speed at which a finger opens or closes a row at any distance, in points per second.
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
        // The row does not follow the distance before the gesture was recognized, so that it does not jump.
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
    /// Adds the gesture recognizer for swipes, if there is none.
    package func takeSwipes() {
        guard gestureRecognizers?.contains(where: { $0 is RowSwipeGestureRecognizer }) != true else { return }
        addGestureRecognizer(RowSwipeGestureRecognizer())
    }

    /// Begins to swipe the row at a point.
    ///
    /// - Parameter distance: The finger's distance to the right, in points.
    /// - Returns: Whether there are actions at the edge that the finger would uncover.
    fileprivate func beginSwiping(at point: CGPoint, toward distance: CGFloat) -> Bool {
        guard let path = indexPathForItem(at: point), !isEditing else { return false }
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        guard uncoverSwipeActions(forItemAt: path, at: (distance > 0) == isLeftToRight ? .leading : .trailing) else {
            return false
        }
        selecting.touchCancel()
        return true
    }

    /// Ends the swipe. The row stays open, closes, or performs its first action.
    fileprivate func endSwiping(by distance: CGFloat, velocity: CGFloat) {
        guard let swiping else { return }
        switch swiping.destination(from: distance, velocity: velocity) {
        case .closed: closeSwipeActions()
        case .open: swiping.settle()
        case .performed: swiping.performFirst()
        }
    }
}
