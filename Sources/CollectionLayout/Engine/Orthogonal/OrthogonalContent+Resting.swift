extension OrthogonalContent {
    /// The range of offsets. Unless a group has to come to rest in the middle, the viewport does not extend beyond the
    /// ends.
    var offsetRange: (lower: Double, upper: Double) {
        if scrolling.mode == .groupPagingCentered, count > 0 {
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

    /// Returns the offset at which scrolling comes to rest. O(log n) frames.
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
        case .paging, .groupPaging, .groupPagingCentered: clamped(nextStop(from: clamped(offset), velocity))
        }
    }
}

// Stops: the offsets at which scrolling may come to rest, ascending. The last ones may be equal.
extension OrthogonalContent {
    var stopCount: Int {
        @inline(never)  // Called from many places.
        get {
            if scrolling.mode == .paging {
                // The number is limited to what an `Int` with 32 bits can represent.
                return Int(min(inner.length / pageBreadth, 0x1p20)) + 1
            }
            return count / scrolling.itemsPerGroup + (count % scrolling.itemsPerGroup > 0 ? 1 : 0)
        }
    }

    private var pageBreadth: Double { max(viewportBreadth, 1) }

    func stop(_ number: Int) -> Double {
        if scrolling.mode == .paging { return min(Double(number) * pageBreadth, lastOffset) }
        let first = number * scrolling.itemsPerGroup
        let margins = scrolling.groupMargins
        let start = inner.frame(of: first).main - LayoutUnit.position(margins.leading)
        guard scrolling.mode == .groupPagingCentered else { return max(0, min(start, lastOffset)) }
        if let breadth = scrolling.groupBreadth, first + scrolling.itemsPerGroup <= count {
            return (start + start + breadth - viewportBreadth) / 2
        }
        var end = -Double.infinity
        for item in first..<(first + min(scrolling.itemsPerGroup, count - first)) {
            end = max(end, inner.frame(of: item).mainEnd)
        }
        return (start + end + LayoutUnit.position(margins.trailing) - viewportBreadth) / 2
    }

    private func nearestStop(to offset: Double) -> Double {
        guard stopCount > 0 else { return 0 }
        let next = countOfStops(upTo: offset)
        let (lower, upper) = (stop(max(next - 1, 0)), stop(min(next, stopCount - 1)))
        return abs(offset - lower) <= abs(upper - offset) ? lower : upper
    }

    /// Returns the next stop in the direction of the velocity, or the nearest stop without velocity.
    private func nextStop(from offset: Double, _ velocity: Double) -> Double {
        guard stopCount > 0 else { return 0 }
        if velocity > 0 { return stop(min(countOfStops(upTo: offset), stopCount - 1)) }
        if velocity < 0 { return stop(max(countOfStops(upTo: offset.nextDown) - 1, 0)) }
        return nearestStop(to: offset)
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
