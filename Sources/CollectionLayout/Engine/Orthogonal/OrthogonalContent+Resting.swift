extension OrthogonalContent {
    /// The range of offsets. Unless a group has to come to rest in the middle, the viewport does not extend beyond the
    /// ends.
    var offsetRange: (lower: Double, upper: Double) {
        if scrolling.mode == .groupPagingCentered, stopCount > 0 {
            let first = stop(0)
            return (first, max(first, stop(stopCount - 1)))
        }
        return (0, lastOffset)
    }

    /// The offset at which the viewport shows the end of the content.
    private var lastOffset: Double { max(0, inner.length - viewportBreadth) }

    @inline(never)  // Called from many places.
    func clamped(_ offset: Double) -> Double {
        let range = offsetRange
        // A comparison with NaN is false, so NaN becomes the lower bound.
        return offset > range.lower ? min(offset, range.upper) : range.lower
    }

    /// Returns the offset at which scrolling comes to rest. O(log n).
    ///
    /// - Parameters:
    ///   - offset: The offset at which the finger is lifted.
    ///   - proposed: The offset at which it would come to rest by itself.
    ///   - velocity: The velocity, of which only the sign matters, and only in the modes that move by one page or
    ///     group.
    func restingOffset(from offset: Double, proposed: Double, velocity: Double) -> Double {
        switch scrolling.mode {
        case .continuous: clamped(proposed)
        case .groupLeadingBoundary: clamped(nearestStop(to: clamped(proposed)))
        case .paging, .groupPaging, .groupPagingCentered:
            clamped(nextStop(from: clamped(offset), proposed: clamped(proposed), velocity))
        }
    }

    /// Returns the offset nearest to another one at which scrolling comes to rest, or the item's own one if that does
    /// not show the whole item. If none of them shows any of it, as in a group that is broader than the viewport,
    /// returns the other offset. O(log n).
    func restingOffset(near offset: Double, showing item: Int) -> Double {
        guard scrolling.mode != .continuous, stopCount > 0 else { return offset }
        let frame = inner.frame(of: item)
        var own: Double {
            scrolling.mode == .groupPagingCentered
                ? nearestStop(to: (frame.main + frame.mainEnd - viewportBreadth) / 2)
                : stop(max(0, countOfStops(upTo: frame.main) - 1))
        }
        return frame.restingOffset(
            nearest: clamped(nearestStop(to: offset)), own: clamped(own), inViewportOf: viewportBreadth) ?? offset
    }
}

// Stops: the offsets at which scrolling may come to rest, ascending. Some may be equal.
extension OrthogonalContent {
    var stopCount: Int {
        @inline(never)  // Called from many places.
        get {
            // The number of pages is limited to what an `Int` with 32 bits can represent.
            restsAtGroups ? groupLines.count : Int(min(inner.length / pageBreadth, 0x1p20)) + 1
        }
    }

    /// Whether a group can come to rest.
    var restsAtGroups: Bool { scrolling.mode != .continuous && scrolling.mode != .paging }

    private var pageBreadth: Double { max(viewportBreadth, 1) }

    func stop(_ number: Int) -> Double {
        switch scrolling.mode {
        case .groupPagingCentered: (groupLines[number] - viewportBreadth) / 2
        case .groupLeadingBoundary, .groupPaging: max(0, min(groupLines[number], lastOffset))
        case .continuous, .paging: min(Double(number) * pageBreadth, lastOffset)
        }
    }

    func nearestStop(to offset: Double) -> Double {
        guard stopCount > 0 else { return 0 }
        let next = countOfStops(upTo: offset)
        let (lower, upper) = (stop(max(next - 1, 0)), stop(min(next, stopCount - 1)))
        return abs(offset - lower) <= abs(upper - offset) ? lower : upper
    }

    /// Returns the next stop in the direction of the velocity, or the nearest stop without velocity.
    private func nextStop(from offset: Double, proposed: Double, _ velocity: Double) -> Double {
        guard stopCount > 0 else { return 0 }
        let nearest = nearestStop(to: offset)
        // Hosts round to pixels.
        let isAtStop = abs(offset - nearest) < 0.5
        // A scroll that has ended at a stop has led there.
        if isAtStop, abs(proposed - offset) < 0.5 { return nearest }
        let origin = isAtStop ? nearest : offset
        if velocity > 0 { return stop(min(countOfStops(upTo: origin), stopCount - 1)) }
        if velocity < 0 { return stop(max(countOfStops(upTo: origin.nextDown) - 1, 0)) }
        return nearest
    }

    /// Returns the number of stops up to an offset. O(log n).
    func countOfStops(upTo offset: Double) -> Int {
        var lower = 0
        var upper = stopCount
        while lower < upper {
            let middle = (lower + upper) / 2
            if stop(middle) <= offset { lower = middle + 1 } else { upper = middle }
        }
        return lower
    }
}
