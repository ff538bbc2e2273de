import Foundation

/// Scrolling by a wheel or keys. The content glides by a distance at a time.
extension UIScrollView {
    /// The fraction of the distance that remains after one millisecond. Half of the distance remains after 46 milliseconds.
    private static let glidingRate = 0.985

    /// Scrolls by a distance in points, which adds to a running glide. Paging, the layout and the delegate can change the
    /// offset at which the content comes to rest, as after a drag.
    ///
    /// - Returns: Whether the content is gliding now.
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
            endScrollRequest()
            fingerWillScroll()
            scrollDelegate?.scrollViewWillBeginDragging(self)
        }
        // The initial velocity per point of distance, per millisecond.
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

    /// The destination of the glide. Nil if the content is not gliding.
    private var glidingTarget: CGPoint? {
        guard let motion, case .gliding = motion.pace else { return nil }
        return motion.target
    }
}
