// Resting positions.

extension CollectionSession {
    /// Returns the offset at which scrolling along the main axis comes to rest, according to ``Policy/snapping``.
    ///
    /// - Parameters:
    ///   - proposed: The offset at which scrolling would come to rest by itself, in points.
    ///   - velocity: The velocity, of which only the sign matters: positive toward the end. NaN is 0.
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
            if abs(present - position) < min(0.25, 0.5 / page) { position = present }
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
        var (before, after) = (-Double.infinity, Double.infinity)
        arrangement.forEachFrame(from: proposed - roomLength, to: proposed + 2 * roomLength) { id, frame, _ in
            guard id.kind == .item else { return }
            let line = frame.main + edge.fraction * (frame.length - roomLength)
            let stop = arrangement.clampedOffset(line)
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
        if velocity > 0, after.isFinite { return after }
        if velocity < 0, before.isFinite { return before }
        return after - proposed <= proposed - before ? after : before
    }
}
