import Foundation

/// The scrolling while a dragging finger is near an edge. The speed grows as the finger comes nearer to the edge.
///
/// Unlike UIKit, it does not scroll by whole pages if paging is enabled.
@MainActor final class EdgeScrolling {
    /// The width of the margin in which it scrolls, in points, and its speed at the edge, in points per second.
    private static let margin: CGFloat = 44
    private static let maximumSpeed: CGFloat = 600

    private unowned let scrollView: UIScrollView
    /// Called with the distance by which the content has scrolled under the finger.
    private let didScroll: (CGVector) -> Void
    private var link: CADisplayLink?
    private var speed = CGVector.zero

    init(in scrollView: UIScrollView, didScroll: @escaping (CGVector) -> Void) {
        self.scrollView = scrollView
        self.didScroll = didScroll
    }

    /// Adapts the speed to the position of the finger.
    ///
    /// - Parameter point: The finger's position in content coordinates.
    func finger(at point: CGPoint) {
        let visible = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
        let axes = scrollView.scrollableAxes
        speed = CGVector(
            dx: axes.contains(.horizontal) ? Self.speed(point.x, visible.minX, visible.maxX) : 0,
            dy: axes.contains(.vertical) ? Self.speed(point.y, visible.minY, visible.maxY) : 0)
        if speed == .zero { return stop() }
        if link == nil { link = CADisplayLink { [weak self] in self?.step($0) } }
    }

    func stop() {
        link?.invalidate()
        link = nil
    }

    private func step(_ link: CADisplayLink) {
        let (offset, time) = (scrollView.contentOffset, link.elapsed)
        let wanted = CGPoint(x: offset.x + speed.dx * time, y: offset.y + speed.dy * time)
        let target = scrollView.range.clamp(wanted)
        guard target != offset else { return stop() }
        scrollView.contentOffset = target
        // The scroll view's delegate may have ended the movement.
        guard self.link != nil else { return }
        didScroll(CGVector(dx: target.x - offset.x, dy: target.y - offset.y))
    }

    /// Returns the speed: negative near the start, positive near the end, and 0 in views that are too small for both
    /// margins.
    private static func speed(_ position: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
        let margin = min(margin, (end - start) / 4)
        guard margin > 0 else { return 0 }
        let depth = max(start + margin - position, 0) - max(position - end + margin, 0)
        return -min(max(depth / margin, -1), 1) * maximumSpeed
    }
}
