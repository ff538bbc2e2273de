extension OrthogonalContent {
    /// The offsets at which the viewport shows no more beyond the ends than it must.
    var offsetRange: (lower: Double, upper: Double) {
        if scrolling.mode == .groupPagingCentered, count > 0 {
            let stops = groupStops
            let first = stops.position(0)
            return (first, max(first, stops.position(stops.count - 1)))
        }
        return (0, lastOffset)
    }

    /// Where the viewport shows the end of the content.
    private var lastOffset: Double { max(0, inner.length - viewportBreadth) }

    func clamped(_ offset: Double) -> Double {
        let range = offsetRange
        // Not a number is above nothing.
        return offset > range.lower ? min(offset, range.upper) : range.lower
    }

    /// Where scrolling comes to rest. O(log n) frames.
    ///
    /// - Parameters:
    ///   - offset: where the finger leaves it.
    ///   - proposed: where it would come to rest by itself.
    ///   - velocity: only its sign counts, in the modes that go one page on or back.
    func restingOffset(from offset: Double, proposed: Double, velocity: Double) -> Double {
        let rest: Double
        switch scrolling.mode {
        case .continuous: rest = proposed
        case .groupLeadingBoundary: rest = groupStops.nearest(to: clamped(proposed))
        case .paging: rest = pageStops.next(from: clamped(offset), velocity)
        case .groupPaging, .groupPagingCentered: rest = groupStops.next(from: clamped(offset), velocity)
        }
        return clamped(rest)
    }

    private var pageStops: Stops {
        let breadth = max(viewportBreadth, 1)
        // No more than an `Int` of 32 bits holds.
        let fullPages = Int(min(inner.length / breadth, 0x1p20))
        return Stops(count: fullPages + 1) { [lastOffset] in min(Double($0) * breadth, lastOffset) }
    }

    private var groupStops: Stops {
        let isCentered = scrolling.mode == .groupPagingCentered
        let groupCount = count / scrolling.itemsPerGroup + (count % scrolling.itemsPerGroup > 0 ? 1 : 0)
        return Stops(count: groupCount) { [self] group in
            let stretch = stretch(ofGroup: group)
            return isCentered
                ? (stretch.start + stretch.end - viewportBreadth) / 2 : max(0, min(stretch.start, lastOffset))
        }
    }

    private func stretch(ofGroup group: Int) -> (start: Double, end: Double) {
        let first = group * scrolling.itemsPerGroup
        var stretch = (start: Double.infinity, end: -Double.infinity)
        for item in first..<(first + min(scrolling.itemsPerGroup, count - first)) {
            let frame = inner.frame(of: item)
            stretch = (min(stretch.start, frame.main), max(stretch.end, frame.mainEnd))
        }
        return stretch
    }
}

/// Positions at which scrolling may come to rest, none before the one before it. The last ones may be the same.
private struct Stops {
    let count: Int
    let position: (_ stop: Int) -> Double

    func nearest(to offset: Double) -> Double {
        guard count > 0 else { return 0 }
        let next = countOfStops { $0 <= offset }
        let (lower, upper) = (position(max(next - 1, 0)), position(min(next, count - 1)))
        return abs(offset - lower) <= abs(upper - offset) ? lower : upper
    }

    /// The next stop in the direction of a velocity; without one, the nearest.
    func next(from offset: Double, _ velocity: Double) -> Double {
        guard count > 0 else { return 0 }
        if velocity > 0 { return position(min(countOfStops { $0 <= offset }, count - 1)) }
        if velocity < 0 { return position(max(countOfStops { $0 < offset } - 1, 0)) }
        return nearest(to: offset)
    }

    /// How many of the first stops are before something. O(log n).
    private func countOfStops(_ isBefore: (_ position: Double) -> Bool) -> Int {
        var lower = 0
        var upper = count
        while lower < upper {
            let middle = (lower + upper) / 2
            if isBefore(position(middle)) { lower = middle + 1 } else { upper = middle }
        }
        return lower
    }
}
