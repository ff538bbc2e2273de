import Foundation

/// Our addition: the finger that a headless host does not have.
///
/// Distances and velocities are those of the content offset, as in `scrollViewWillEndDragging`: positive ones show what is
/// farther down or to the right, for which a finger moves up or to the left.
extension UIScrollView {
    /// A finger takes hold, in the middle of the view. What moves stops.
    public func beginDragging() {
        guard isScrollEnabled, drag == nil else { return }
        panGestureRecognizer.location = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)
        stopMotion()
        drag = ScrollDrag(at: contentOffset)
    }

    /// The finger moves the content, in points. Beyond its ends it follows reluctantly if ``bounces``, else not at all.
    public func drag(by distance: CGVector) {
        guard let started = drag, distance.dx.isFinite, distance.dy.isFinite else { return }
        if !started.hasMoved {
            let finger = CGPoint(x: -distance.dx, y: -distance.dy)
            guard panGestureRecognizer.accepts(.began, translation: finger) else {
                drag = nil
                return rangeDidChange()
            }
            fingerWillScroll()
            scrollDelegate?.scrollViewWillBeginDragging(self)
        }
        let axes = scrollableAxes
        drag?.move(
            by: CGVector(
                dx: axes.contains(.horizontal) ? distance.dx : 0, dy: axes.contains(.vertical) ? distance.dy : 0))
        guard let drag else { return }
        panGestureRecognizer.moveFinger(to: drag.translation)
        panGestureRecognizer.enter(started.hasMoved ? .changed : .began)
        let range = range
        moveItself(to: bounces ? range.resist(drag.offset, viewSize: bounds.size) : range.clamp(drag.offset))
    }

    /// The finger lets go, at a velocity in points per millisecond. Layout and delegate are asked where the content is to
    /// come to rest; it moves there on the clock.
    public func endDragging(withVelocity velocity: CGPoint = .zero) {
        guard let drag else { return }
        guard drag.hasMoved else {
            self.drag = nil
            return rangeDidChange()
        }
        let velocity = usable(velocity)
        let target = restingOffset(after: drag, velocity: velocity)
        self.drag = nil
        panGestureRecognizer.send(
            .ended, translation: drag.translation,
            velocity: CGPoint(x: -velocity.x * 1000, y: -velocity.y * 1000))
        let isMoving = range.clamp(target) != contentOffset || bounces && target != contentOffset
        scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: isMoving)
        guard isMoving else { return rangeDidChange() }
        decelerate(to: target, velocity: velocity)
    }

    private func usable(_ velocity: CGPoint) -> CGPoint {
        let axes = scrollableAxes
        return CGPoint(
            x: axes.contains(.horizontal) && velocity.x.isFinite ? velocity.x : 0,
            y: axes.contains(.vertical) && velocity.y.isFinite ? velocity.y : 0)
    }

    /// Where the motion would come to rest in content without end. Layout and delegate hear of, and choose, offsets in the content.
    private func restingOffset(after drag: ScrollDrag, velocity: CGPoint) -> CGPoint {
        let range = range
        let projected = ScrollMotion.projectedOffset(
            from: contentOffset, velocity: velocity, rate: Double(decelerationRate.rawValue))
        let proposed = range.clamp(projected)
        var target: CGPoint
        if isPagingEnabled {
            target = range.clamp(pageOffset(velocity: velocity))
            // The delegate is told, but pages are pages.
            var told = target
            scrollDelegate?.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: &told)
        } else {
            target = targetContentOffset(forProposed: proposed, velocity: velocity)
            scrollDelegate?.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: &target)
            target = range.clamp(target)
        }
        // What is to rest at the end runs into it at the speed that it has.
        return CGPoint(
            x: target.x == proposed.x ? projected.x : target.x, y: target.y == proposed.y ? projected.y : target.y)
    }

    /// Multiples of the view's size: the next one in the direction of the movement, the nearest one without any.
    private func pageOffset(velocity: CGPoint) -> CGPoint {
        func page(_ offset: CGFloat, _ size: CGFloat, _ speed: CGFloat) -> CGFloat {
            guard size > 0 else { return offset }
            let rule: FloatingPointRoundingRule =
                abs(speed) < 0.1 ? .toNearestOrAwayFromZero : speed > 0 ? .up : .down
            return (offset / size).rounded(rule) * size
        }
        return CGPoint(
            x: page(contentOffset.x, bounds.width, velocity.x), y: page(contentOffset.y, bounds.height, velocity.y))
    }

    private func decelerate(to target: CGPoint, velocity: CGPoint) {
        scrollDelegate?.scrollViewWillBeginDecelerating(self)
        let (isOutside, endsOutside) = (range.clamp(contentOffset) != contentOffset, range.clamp(target) != target)
        // The speed at an end of the content is that of the finger, which goes with the usual rate.
        let rate = (isPagingEnabled || isOutside) && !endsOutside ? DecelerationRate.fast : decelerationRate
        let now = AnimationClock.current.now
        var motion = ScrollMotion(
            from: contentOffset, to: target, pace: .deceleration(rate: Double(rate.rawValue)), at: now)
        motion.bounce(in: range, room: bouncingRoom, at: now)
        begin(motion)
    }
}
