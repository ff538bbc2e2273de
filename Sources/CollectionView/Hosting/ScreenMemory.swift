import CollectionLayout
import Foundation

/// What has been on the screen, and what of it stays there while something is measured.
///
/// What comes into view is measured in the same frame. Held is what was in view before that, so that items which come in at the
/// start grow away from it.
struct ScreenMemory {
    /// Along the main axis, since lanes were kept last.
    private var seen: ClosedRange<Double>?
    /// Where the viewport began before it was scrolled last, until that is asked for.
    private var lastOffset: Double?
    private var held: ElementID?
    /// By how much the collection view will scroll in the next layout pass.
    private var adjustment = CGPoint.zero
    /// Where it will be after that.
    private var adjustedOrigin: CGPoint?

    /// The collection view is about to scroll by what it was told to.
    mutating func layoutPassBegins(in window: ScrollWindow) {
        adjustedOrigin = adjustment == .zero ? nil : window.moved(by: adjustment).bounds.origin
        adjustment = .zero
    }

    /// For what was arranged at once for other bounds.
    mutating func willScroll(by distance: CGPoint) { adjustment = distance }

    mutating func note(_ hosted: HostedArrangement, scrolledFrom window: ScrollWindow, to next: ScrollWindow) {
        // A collection view may also scroll at once. It rounds to pixels.
        let rest = next.moved(by: CGPoint(x: -adjustment.x, y: -adjustment.y)).bounds.origin
        if adjustment != .zero, abs(rest.x - window.bounds.minX) < 1, abs(rest.y - window.bounds.minY) < 1 {
            adjustment = .zero
            return
        }
        if next.bounds.origin == adjustedOrigin {
            adjustedOrigin = nil
            return
        }
        let stretch = hosted.stretch(of: window)
        lastOffset = stretch.lowerBound
        guard let seen, seen.overlaps(stretch) else {
            seen = stretch
            return
        }
        self.seen = min(seen.lowerBound, stretch.lowerBound)...max(seen.upperBound, stretch.upperBound)
    }

    /// Takes a measurement. What has been on the screen keeps its lane, and the first of what still is keeps its place.
    ///
    /// - Returns: by how much the content offset and the content size change.
    mutating func measure(
        _ measurement: MeasuredSize, in hosted: inout HostedArrangement,
        seenThrough window: ScrollWindow
    ) -> (offset: CGPoint, size: CGSize) {
        let window = window.moved(by: adjustment)
        let before = hosted.contentSize
        if let seen { hosted.arrangement.keepLanes(from: seen.lowerBound, to: seen.upperBound) }
        seen = nil
        let anchor = anchor(in: hosted, window)
        let distance = hosted.measure(measurement, keeping: anchor, seenThrough: window)
        adjustment.x += distance.x
        adjustment.y += distance.y
        let after = hosted.contentSize
        return (distance, CGSize(width: after.width - before.width, height: after.height - before.height))
    }

    private mutating func anchor(in hosted: HostedArrangement, _ window: ScrollWindow) -> ScrollAnchor? {
        if let lastOffset { held = hosted.arrangement.anchor(at: lastOffset)?.element }
        lastOffset = nil
        let stretch = hosted.stretch(of: window)
        if let held, let frame = hosted.arrangement.logicalFrame(of: held), frame.main < stretch.upperBound,
            frame.mainEnd > stretch.lowerBound
        {
            return ScrollAnchor(element: held, distance: frame.main - stretch.lowerBound)
        }
        let anchor = hosted.arrangement.anchor(at: stretch.lowerBound)
        held = anchor?.element
        return anchor
    }
}
