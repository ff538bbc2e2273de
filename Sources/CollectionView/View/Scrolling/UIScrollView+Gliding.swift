import Foundation

/// Scrolling by a wheel or keys: a distance at a time, to which the content glides.
extension UIScrollView {
    /// The fraction of the distance that remains after one millisecond. Half of it remains after 46 milliseconds.
    private static let glidingRate = 0.985

    /// Scrolls by a distance beyond where the content is gliding to. As after a flick, paging, the layout or the delegate may have it
    /// come to rest elsewhere.
    ///
    /// - Returns: Whether there is anything left to scroll in this direction.
    @discardableResult func glide(by distance: CGVector) -> Bool {
        let axes = scrollableAxes
        let usable = CGVector(
            dx: axes.contains(.horizontal) ? distance.dx : 0, dy: axes.contains(.vertical) ? distance.dy : 0)
        let start = glidingTarget ?? contentOffset
        let proposed = range.clamp(start + usable)
        guard isScrollEnabled, drag == nil, proposed != range.clamp(start) else { return glidingTarget != nil }
        let isGliding = glidingTarget != nil
        if !isGliding {
            stopMotion()
            fingerWillScroll()
            scrollDelegate?.scrollViewWillBeginDragging(self)
        }
        // The speed with which a motion of this rate begins, in points per millisecond.
        let share = CGFloat(-log(Self.glidingRate))
        let target = chosenOffset(
            forProposed: proposed, from: start, velocity: CGPoint(x: usable.dx * share, y: usable.dy * share))
        if !isGliding {
            scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: true)
            scrollDelegate?.scrollViewWillBeginDecelerating(self)
        }
        begin(
            ScrollMotion(
                from: contentOffset, to: target, pace: .gliding(rate: Self.glidingRate),
                at: AnimationClock.current.now))
        return true
    }

    /// The destination of a gliding motion; nil if there is none.
    private var glidingTarget: CGPoint? {
        guard let motion, case .gliding = motion.pace else { return nil }
        return motion.target
    }
}
