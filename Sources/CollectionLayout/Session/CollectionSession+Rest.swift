// Resting positions.

extension CollectionSession {
    /// Whether scrolling along the main axis comes to rest at certain offsets only.
    var snaps: Bool {
        #if WITHOUT_SNAPPING
            false
        #else
            policy.snapping != .none
        #endif
    }

    /// The distance within which an offset counts as a resting position, in points. Hosts round to pixels.
    static var restTolerance: Double { 0.5 }

    /// Whether the viewport is at a resting position.
    var isAtRest: Bool { abs(restingOffset(proposed: offset, velocity: 0) - offset) <= Self.restTolerance }

    /// Returns the offset at which a scroll to a requested one ends.
    ///
    /// - Parameter element: The element to which the scroll leads; nil for none. If it would not be wholly in view at
    ///   the nearest resting position, its own one counts.
    @inline(never)  // It is called from several places.
    func destinationOffset(near requested: Double, showing element: ElementID? = nil) -> Double {
        guard snaps else { return arrangement.clampedOffset(requested) }
        let nearest = restingOffset(proposed: requested, velocity: 0)
        guard let frame = element.flatMap({ arrangement.logicalFrame(of: $0) }) else { return nearest }
        // The page where the element starts is the nearest one to the offset half a page before.
        let line =
            if case .items(let edge) = policy.snapping { line(of: frame, edge) } else { frame.main - roomLength / 2 }
        // Scrolling does not come to rest at items without an area, and perhaps nowhere near a header.
        return frame.restingOffset(
            nearest: nearest, own: restingOffset(proposed: line, velocity: 0), inViewportOf: roomLength)
            ?? arrangement.clampedOffset(requested)
    }

    /// Holds the position of a destination's element at the resting position next to the requested offset.
    mutating func rest(at destination: Destination, _ requested: ScrollAnchor) {
        var anchor = requested
        if anchor.element != nil {
            // The line of the element that rests is held, so that it stays at rest when the element is measured.
            if case .items(let edge) = policy.snapping {
                anchor = ScrollAnchor(element: anchor.element, edge: edge, from: edge)
            }
            if let home = arrangement.offset(of: anchor) { anchor.distance += home - destination.reportedOffset }
        }
        anchorChoice.hold(anchor, asRequested: destination.element != nil)
    }

    /// Returns the offset at which a line of a frame meets the same line of the viewport.
    private func line(of frame: LogicalRect, _ edge: ScrollAnchor.Edge) -> Double {
        frame.main + edge.fraction * (frame.length - roomLength)
    }

    /// Returns the offset at which scrolling along the main axis comes to rest, according to ``Policy/snapping``.
    ///
    /// - Parameters:
    ///   - proposed: The offset at which scrolling would come to rest by itself, in points.
    ///   - velocity: The velocity, of which only the sign matters: positive toward the end. NaN is 0. It does not matter
    ///     if scrolling has already ended at a resting position.
    /// - Complexity: O(log *n* + *k*) for *k* elements within three viewports around the proposed offset, and O(items
    ///   placed) if estimated positions are among them.
    public func restingOffset(proposed: Double, velocity: Double) -> Double {
        var arrangement = arrangement
        var budget = Int.max
        // Pages count from the present offset. Without final positions there, a page could lie beyond the content.
        if proposed.isFinite { arrangement.settle(upTo: max(proposed, offset) + 3 * roomLength, items: &budget) }
        let proposed = arrangement.clampedOffset(proposed)
        switch policy.snapping {
        case .none: return proposed
        case .paging:
            // Pages count from the offset at which the finger was lifted, so that a flick moves by one page. An offset
            // less than half a point from a page is on it, because hosts round to pixels.
            let page = max(roomLength, 1)
            var position = arrangement.clampedOffset(offset) / page
            let present = (position + 0.5).roundedDown
            let isAtPage = abs(present - position) < min(0.25, Self.restTolerance / page)
            // A scroll that has ended at a page has led there.
            let velocity = isAtPage && abs(proposed - position * page) <= Self.restTolerance ? 0 : velocity
            if isAtPage { position = present }
            if velocity > 0 { return arrangement.clampedOffset((position.roundedDown + 1) * page) }
            if velocity < 0 { return arrangement.clampedOffset((position.roundedUp - 1) * page) }
            let nearest = arrangement.clampedOffset((proposed / page + 0.5).roundedDown * page)
            // The last page may be shorter.
            let end = arrangement.clampedOffset(.greatestFiniteMagnitude)
            return end - proposed < abs(nearest - proposed) ? end : nearest
        case .items(let edge): return restingOffset(near: proposed, velocity, edge, in: arrangement)
        }
    }

    private func restingOffset(
        near proposed: Double, _ velocity: Double, _ edge: ScrollAnchor.Edge, in arrangement: Arrangement
    ) -> Double {
        // A viewport without room shows no item at which to rest.
        guard roomLength >= 1, arrangement.breadth > 0 else { return proposed }
        var (before, after) = (-Double.infinity, Double.infinity)
        arrangement.forEachFrame(from: proposed - roomLength, to: proposed + 2 * roomLength) { id, frame, _ in
            guard id.kind == .item else { return }
            let stop = arrangement.clampedOffset(line(of: frame, edge))
            if stop <= proposed { before = max(before, stop) }
            if stop >= proposed { after = min(after, stop) }
        }
        // An end of the content counts if no item stops within half a viewport of it, so that the margin before a first
        // item is no stop, but a long header is.
        let end = arrangement.clampedOffset(.greatestFiniteMagnitude)
        let (hasFirst, hasLast) = (after <= roomLength / 2, before >= end - roomLength / 2)
        if !before.isFinite, !hasFirst, proposed <= roomLength { before = 0 }
        if !after.isFinite, !hasLast, end <= proposed + roomLength { after = end }
        guard before.isFinite || after.isFinite else { return proposed }
        // Near a stop, the velocity is that of the scroll that has led there.
        if min(after - proposed, proposed - before) <= Self.restTolerance {
            return after - proposed <= proposed - before ? after : before
        }
        if velocity > 0, after.isFinite { return after }
        if velocity < 0, before.isFinite { return before }
        return after - proposed <= proposed - before ? after : before
    }
}
