import Foundation

/// The handling of wheels and touchpads, which scroll the view under the pointer.
@MainActor final class ScrollInput {
    private unowned let window: UIWindow
    /// The scroll view that the fingers on a touchpad drag.
    private weak var held: UIScrollView?
    private var trail = TouchTrail()
    private var travel = CGPoint.zero
    private var timer: Int?

    /// The most recently scrolled view.
    weak var recent: UIScrollView?

    /// The time without events after which the fingers on a touchpad count as lifted, in seconds. It applies to touchpads that
    /// do not report phases.
    private static let pause: TimeInterval = 0.1

    init(of window: UIWindow) { self.window = window }

    /// Whether the fingers on a touchpad drag a scroll view.
    var isActive: Bool { held != nil }

    // MARK: Wheels

    /// Scrolls by a distance with a glide. Returns whether anything moves.
    func turnWheel(by distance: CGVector, at point: CGPoint) -> Bool {
        guard distance.isUsable, let scrollView = scrollView(at: point, for: distance) else { return false }
        recent = scrollView
        return scrollView.glide(by: distance)
    }

    // MARK: Touchpads

    /// Moves the content with the fingers. When they are lifted, it decelerates from their velocity.
    ///
    /// - Returns: Whether the fingers drag a scroll view.
    func moveFingers(by distance: CGVector, at point: CGPoint, phase: UIWindow.ScrollPhase?, time: TimeInterval) -> Bool
    {
        stopTimer()
        if held == nil || phase == .began { hold(at: point, for: distance) }
        guard let held, distance.isUsable else { return false }
        if distance != .zero {
            travel = travel + distance
            trail.add(travel, at: time)
            held.drag(by: distance)
        }
        switch phase {
        case .ended: letGo(at: time)
        case .cancelled: letGo(at: .infinity)
        case .began, .changed: break
        case nil:
            let clock = AnimationClock.current
            timer = clock.schedule(at: clock.now + Self.pause) { [weak self] in self?.letGo(at: .infinity) }
        }
        return true
    }

    private func hold(at point: CGPoint, for distance: CGVector) {
        letGo(at: .infinity)
        guard distance != .zero, let scrollView = scrollView(at: point, for: distance), scrollView.drag == nil,
            !scrollView.panGestureRecognizer.isEngaged
        else { return }
        (travel, trail) = (.zero, TouchTrail())
        (held, recent) = (scrollView, scrollView)
        scrollView.beginDragging()
    }

    /// Ends a touchpad's drag of a scroll view before a finger on the screen takes over.
    func yield(_ scrollView: UIScrollView) {
        if held === scrollView { letGo(at: .infinity) }
    }

    private func letGo(at time: TimeInterval) {
        stopTimer()
        let velocity = trail.velocity(at: time)
        held?.endDragging(withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000))
        held = nil
    }

    private func stopTimer() {
        if let timer { AnimationClock.current.cancel(timer) }
        timer = nil
    }

    // MARK: Finding the scroll view

    /// Returns the innermost scroll view at a point that can scroll further in a direction, or else the innermost one that
    /// scrolls along the axis.
    private func scrollView(at point: CGPoint, for distance: CGVector) -> UIScrollView? {
        let isHorizontal = abs(distance.dx) > abs(distance.dy)
        let along = CGVector(dx: isHorizontal ? distance.dx : 0, dy: isHorizontal ? 0 : distance.dy)
        let candidates = scrollViews(at: point).filter {
            $0.isScrollEnabled && $0.scrollableAxes.contains(isHorizontal ? .horizontal : .vertical)
        }
        return candidates.first { $0.hasRoom(toScroll: along) } ?? candidates.first
    }

    /// Returns the scroll views that a finger at a point could scroll, innermost first.
    private func scrollViews(at point: CGPoint) -> [UIScrollView] {
        var found: [UIScrollView] = []
        var ancestor = window.hitTest(point, with: nil)
        while let view = ancestor {
            let pans = (view.gestureRecognizers ?? []).compactMap { $0 as? ScrollPanGestureRecognizer }
            // A scroll view whose pan belongs to another view is inside that view.
            for scrollView in pans.compactMap(\.scrollView).sorted(by: { $0 !== view && $1 === view }) {
                if scrollView.bounds.contains(scrollView.convert(point, from: nil)) { found.append(scrollView) }
            }
            ancestor = view.superview
        }
        return found
    }
}

extension CGVector {
    fileprivate var isUsable: Bool { dx.isFinite && dy.isFinite }
}
