import Foundation

/// Our addition: the finger, for tests and hosts that have no window to touch.
///
/// Distances and velocities are those of the content offset, as in `scrollViewWillEndDragging`: positive ones show
/// content farther down or to the right, for which a finger moves up or to the left.
extension UIScrollView {
    /// A finger takes hold, in the middle of the view. What moves stops.
    public func beginDragging() {
        guard isScrollEnabled, drag == nil else { return }
        panGestureRecognizer.location = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)
        hold()
    }

    /// Moves the content by a distance in points. Beyond its ends it follows with resistance if ``bounces``, else not
    /// at all.
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

    /// The finger lets go, at a velocity in points per millisecond. Layout and delegate are asked where the content is to
    /// come to rest; it moves there on the clock.
    public func endDragging(withVelocity velocity: CGPoint = .zero) {
        release(velocity: velocity) { drag, velocity in
            panGestureRecognizer.send(
                .ended, translation: drag.translation,
                velocity: CGPoint(x: -velocity.x * 1000, y: -velocity.y * 1000))
        }
    }
}

/// The effects of a finger on the content, by touches or by calls.
extension UIScrollView {
    /// A finger has come down. What moves stops where it is, without a jump.
    func hold() {
        guard isScrollEnabled, drag == nil else { return }
        stopMotion()
        let offset = contentOffset
        drag = ScrollDrag(at: bouncing(range.pull(reaching: offset, viewSize: bounds.size), else: offset))
    }

    /// The finger goes up without having moved the content.
    func letGo() {
        guard drag != nil else { return }
        drag = nil
        // It may have been caught beyond its end.
        let rest = range.clamp(contentOffset)
        if rest == contentOffset { rangeDidChange() } else { decelerate(to: rest, velocity: .zero) }
    }

    /// The finger begins to move the content.
    ///
    /// - Parameter translation: The finger's movement, which determines the axis of the drag.
    func startPulling(_ translation: CGPoint) {
        if isDirectionalLockEnabled, scrollableAxes == .both {
            let (across, along) = (abs(translation.x), abs(translation.y))
            if along >= 2 * across { drag?.axes = .vertical } else if across >= 2 * along { drag?.axes = .horizontal }
        }
        fingerWillScroll()
        scrollingBegan()
        scrollDelegate?.scrollViewWillBeginDragging(self)
    }

    /// - Parameter tell: Called when it is clear how far the finger has gone, before the content follows.
    func pull(by distance: CGVector, tell: (ScrollDrag) -> Void = { _ in }) {
        guard let axes = drag?.axes.intersection(scrollableAxes) else { return }
        drag?.move(
            by: CGVector(
                dx: axes.contains(.horizontal) ? distance.dx : 0, dy: axes.contains(.vertical) ? distance.dy : 0))
        guard let drag else { return }
        tell(drag)
        let range = range
        moveItself(to: bouncing(range.resist(drag.offset, viewSize: bounds.size), else: range.clamp(drag.offset)))
        refreshIfPulled()
    }

    /// The finger lets go, at a velocity in points per millisecond.
    ///
    /// - Parameter tell: Called when nothing is held any more, before the delegate hears of it.
    func release(velocity: CGPoint, tell: (ScrollDrag, CGPoint) -> Void = { _, _ in }) {
        guard let drag else { return }
        guard drag.hasMoved else { return letGo() }
        refreshControl?.takeRoom()
        let velocity = usable(velocity, along: drag.axes)
        let target = restingOffset(velocity: velocity)
        self.drag = nil
        tell(drag, velocity)
        let isMoving = range.clamp(target) != contentOffset || bouncing(target, else: contentOffset) != contentOffset
        scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: isMoving)
        guard isMoving else {
            scrollingEnded()
            return rangeDidChange()
        }
        decelerate(to: target, velocity: velocity)
    }

    private func usable(_ velocity: CGPoint, along axes: UIAxis) -> CGPoint {
        let axes = scrollableAxes.intersection(axes)
        return CGPoint(
            x: axes.contains(.horizontal) && velocity.x.isFinite ? velocity.x : 0,
            y: axes.contains(.vertical) && velocity.y.isFinite ? velocity.y : 0)
    }

    /// Returns the offset at which the motion would come to rest in content without end. Layout and delegate see and
    /// choose offsets in the content.
    private func restingOffset(velocity: CGPoint) -> CGPoint {
        let projected = ScrollMotion.projectedOffset(
            from: contentOffset, velocity: velocity, rate: Double(decelerationRate.rawValue))
        let proposed = range.clamp(projected)
        let target = chosenOffset(forProposed: proposed, from: contentOffset, velocity: velocity)
        // A motion to the end arrives there at its own speed.
        return CGPoint(
            x: target.x == proposed.x ? projected.x : target.x, y: target.y == proposed.y ? projected.y : target.y)
    }

    /// Returns the offset at which paging, the layout or the delegate lets a motion come to rest.
    ///
    /// - Parameter start: The offset whose page is the present one.
    func chosenOffset(forProposed proposed: CGPoint, from start: CGPoint, velocity: CGPoint) -> CGPoint {
        let range = range
        guard isPagingEnabled else {
            var target = targetContentOffset(forProposed: proposed, velocity: velocity)
            scrollDelegate?.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: &target)
            return range.clamp(target)
        }
        let target = range.clamp(pageOffset(from: start, velocity: velocity))
        // The delegate is told, but pages are pages.
        var told = target
        scrollDelegate?.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: &told)
        return target
    }

    /// Multiples of the view's size: the next one in the direction of the movement, the nearest one without any.
    private func pageOffset(from start: CGPoint, velocity: CGPoint) -> CGPoint {
        func page(_ offset: CGFloat, _ size: CGFloat, _ speed: CGFloat) -> CGFloat {
            guard size > 0 else { return offset }
            let pages = offset / size
            guard abs(speed) >= 0.1 else { return pages.rounded() * size }
            // Exactly on a page, the next one is another; a tenth of a point off, it counts as on it.
            return (speed > 0 ? (pages + 0.1 / size).rounded(.down) + 1 : (pages - 0.1 / size).rounded(.up) - 1) * size
        }
        return CGPoint(
            x: page(start.x, bounds.width, velocity.x), y: page(start.y, bounds.height, velocity.y))
    }

    private func decelerate(to target: CGPoint, velocity: CGPoint) {
        scrollDelegate?.scrollViewWillBeginDecelerating(self)
        let (isOutside, endsOutside) = (range.clamp(contentOffset) != contentOffset, range.clamp(target) != target)
        // The velocity at an end of the content is that of the finger with the normal rate.
        let rate = (isPagingEnabled || isOutside) && !endsOutside ? DecelerationRate.fast : decelerationRate
        let now = AnimationClock.current.now
        var motion = ScrollMotion(
            from: contentOffset, to: target, pace: .deceleration(rate: Double(rate.rawValue)), at: now)
        motion.bounce(in: range, room: bouncingRoom, at: now)
        begin(motion)
    }
}
