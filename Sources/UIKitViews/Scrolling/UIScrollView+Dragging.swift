import Foundation

/// Dragging by calls, for tests and hosts without a window. UIKit has no such methods.
///
/// Distances and velocities are those of the content offset, as in `scrollViewWillEndDragging`. Positive values show
/// content farther down or to the right, for which a finger moves up or to the left.
extension UIScrollView {
    /// Begins a drag at the center of the view. A running motion stops.
    public func beginDragging() {
        guard isScrollEnabled, drag == nil else { return }
        panGestureRecognizer.translation = .zero
        panGestureRecognizer.location = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)
        hold()
    }

    /// Moves the content by a distance in points. Beyond its end, the content follows with resistance if it bounces, and
    /// otherwise stops.
    public func drag(by distance: CGVector) {
        guard let started = drag, distance.dx.isFinite, distance.dy.isFinite else { return }
        let finger = CGPoint(x: -distance.dx, y: -distance.dy)
        if !started.hasMoved {
            guard panGestureRecognizer.accepts(.began, translation: finger) else { return letGo() }
            startPulling(finger)
        }
        pull(by: distance) { drag in
            panGestureRecognizer.moveFinger(to: drag.translation)
            panGestureRecognizer.enter(started.hasMoved ? .changed : .began)
        }
    }

    /// Ends a drag, with a velocity in points per millisecond. The content decelerates on the clock.
    ///
    /// The layout and the delegate can change the offset at which the content comes to rest.
    public func endDragging(withVelocity velocity: CGPoint = .zero) {
        release(velocity: velocity) { drag, velocity in
            panGestureRecognizer.send(
                .ended, translation: drag.translation,
                velocity: CGPoint(x: -velocity.x * 1000, y: -velocity.y * 1000))
        }
    }
}

/// The effects of a drag on the content, whether by touches or by calls.
extension UIScrollView {
    /// Begins a drag when a finger has come down. A running motion stops at its current offset.
    func hold() {
        guard isScrollEnabled, drag == nil else { return }
        stopMotion()
        endScrollRequest()
        let offset = contentOffset
        drag = ScrollDrag(at: bouncing(range.pull(reaching: offset, viewSize: bounds.size), else: offset))
    }

    /// Ends a drag in which the finger has not moved the content.
    func letGo() {
        guard drag != nil else { return }
        drag = nil
        // The finger may have stopped the content beyond its end.
        let rest = range.clamp(contentOffset)
        if rest == contentOffset { rangeDidChange() } else { decelerate(to: rest, velocity: .zero) }
    }

    /// Ends a drag, or the deceleration after one. An animation goes on.
    func stopFinger() {
        guard drag != nil else {
            if isDecelerating { stopMotion() }
            return
        }
        panGestureRecognizer.giveUp()
        // A touchpad or calls drag without touches.
        window?.scrollInput.yield(self)
        endDragging()
    }

    /// Begins the movement of the content.
    ///
    /// - Parameter translation: The finger's movement, which determines the axis of a drag with directional lock.
    func startPulling(_ translation: CGPoint) {
        if isDirectionalLockEnabled, scrollableAxes == .both {
            let (across, along) = (abs(translation.x), abs(translation.y))
            if along >= 2 * across { drag?.axes = .vertical } else if across >= 2 * along { drag?.axes = .horizontal }
        }
        fingerWillScroll()
        scrollingBegan()
        scrollDelegate?.scrollViewWillBeginDragging(self)
    }

    /// Moves the content by a distance in points, with resistance beyond its ends.
    ///
    /// - Parameter notify: A closure that is called with the new drag, before the content follows.
    func pull(by distance: CGVector, notify: (ScrollDrag) -> Void = { _ in }) {
        guard let axes = drag?.axes.intersection(scrollableAxes) else { return }
        takeOver()
        drag?.move(
            by: CGVector(
                dx: axes.contains(.horizontal) ? distance.dx : 0, dy: axes.contains(.vertical) ? distance.dy : 0))
        guard let drag else { return }
        notify(drag)
        let range = range
        move(
            to: bouncing(range.resist(drag.offset, viewSize: bounds.size), else: range.clamp(drag.offset)),
            because: .motion)
        refreshIfPulled()
    }

    /// Ends a motion that has begun since the finger came down, and lets the finger continue from the current offset.
    private func takeOver() {
        stopMotion()
        guard let drag else { return }
        let (range, offset) = (range, contentOffset)
        let followed = bouncing(range.resist(drag.offset, viewSize: bounds.size), else: range.clamp(drag.offset))
        // A smaller distance comes from rounding offsets to pixels, not from a motion.
        guard max(abs(followed.x - offset.x), abs(followed.y - offset.y)) > 1 else { return }
        let held = bouncing(range.pull(reaching: offset, viewSize: bounds.size), else: offset)
        self.drag?.shift(by: CGVector(dx: held.x - drag.offset.x, dy: held.y - drag.offset.y))
    }

    /// Ends a drag, with a velocity in points per millisecond.
    ///
    /// - Parameter notify: A closure that is called when the drag has ended, before the delegate is notified.
    func release(velocity: CGPoint, notify: (ScrollDrag, CGPoint) -> Void = { _, _ in }) {
        guard let drag else { return }
        guard drag.hasMoved else { return letGo() }
        if zooming.isActive { return handOverToZoom() }
        refreshControl?.takeRoom()
        let velocity = usable(velocity, along: drag.axes)
        let target = restingOffset(velocity: velocity)
        self.drag = nil
        notify(drag, velocity)
        let isMoving = range.clamp(target) != contentOffset || bouncing(target, else: contentOffset) != contentOffset
        scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: isMoving)
        guard isMoving else {
            scrollingEnded()
            return rangeDidChange()
        }
        decelerate(to: target, velocity: velocity)
    }

    /// Ends a drag during a pinch, or during the motion after it, which then moves the content alone.
    private func handOverToZoom() {
        drag = nil
        scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: false)
    }

    private func usable(_ velocity: CGPoint, along axes: UIAxis) -> CGPoint {
        let axes = scrollableAxes.intersection(axes)
        return CGPoint(
            x: axes.contains(.horizontal) && velocity.x.isFinite ? velocity.x : 0,
            y: axes.contains(.vertical) && velocity.y.isFinite ? velocity.y : 0)
    }

    /// Returns the offset at which the motion would come to rest if the content were endless.
    ///
    /// The layout and the delegate get and return offsets inside the content.
    private func restingOffset(velocity: CGPoint) -> CGPoint {
        let projected = ScrollMotion.projectedOffset(
            from: contentOffset, velocity: velocity, rate: Double(decelerationRate.rawValue))
        let proposed = range.clamp(projected)
        let target = chosenOffset(forProposed: proposed, from: contentOffset, velocity: velocity)
        // A motion beyond the end keeps its projected offset, because that determines its velocity at the end.
        return CGPoint(
            x: target.x == proposed.x ? projected.x : target.x, y: target.y == proposed.y ? projected.y : target.y)
    }

    /// Returns the offset at which a motion comes to rest, according to paging, the layout and the delegate.
    ///
    /// - Parameter start: The offset that determines the current page.
    func chosenOffset(forProposed proposed: CGPoint, from start: CGPoint, velocity: CGPoint) -> CGPoint {
        let range = range
        guard isPagingEnabled else {
            var target = targetContentOffset(forProposed: proposed, velocity: velocity)
            scrollDelegate?.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: &target)
            return range.clamp(target)
        }
        let target = range.clamp(pageOffset(from: start, velocity: velocity))
        // The delegate is notified, but cannot change the page.
        var proposed = target
        scrollDelegate?.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: &proposed)
        return target
    }

    /// Returns the next multiple of the view's size in the direction of the movement, or the nearest one if there is none.
    private func pageOffset(from start: CGPoint, velocity: CGPoint) -> CGPoint {
        func page(_ offset: CGFloat, _ size: CGFloat, _ speed: CGFloat) -> CGFloat {
            guard size > 0 else { return offset }
            let pages = offset / size
            guard abs(speed) >= 0.1 else { return pages.rounded() * size }
            // An offset within a tenth of a point of a page counts as that page, so that the next page is another one.
            return (speed > 0 ? (pages + 0.1 / size).rounded(.down) + 1 : (pages - 0.1 / size).rounded(.up) - 1) * size
        }
        return CGPoint(
            x: page(start.x, bounds.width, velocity.x), y: page(start.y, bounds.height, velocity.y))
    }

    private func decelerate(to target: CGPoint, velocity: CGPoint) {
        scrollDelegate?.scrollViewWillBeginDecelerating(self)
        let (isOutside, endsOutside) = (range.clamp(contentOffset) != contentOffset, range.clamp(target) != target)
        // A target outside was projected with `decelerationRate`. With another rate, the motion would not begin with the
        // finger's velocity.
        let rate = (isPagingEnabled || isOutside) && !endsOutside ? DecelerationRate.fast : decelerationRate
        let now = AnimationClock.current.now
        var motion = ScrollMotion(
            from: contentOffset, to: target, pace: .deceleration(rate: Double(rate.rawValue)), at: now)
        motion.bounce(in: range, room: bouncingRoom, at: now)
        begin(motion)
    }
}
