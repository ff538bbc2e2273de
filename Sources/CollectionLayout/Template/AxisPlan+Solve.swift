extension AxisPlan {
    /// Finds where the box of every part lies, from the start of the first one's slot, which is its box and the spacing
    /// around it. O(parts).
    ///
    /// - Parameter spans: one for each part. The extents of items are known; the rest is found.
    func solve(_ spans: UnsafeMutableBufferPointer<Span>) {
        // Backward, subparts come before their groups, and the size of these is found; forward it is their place.
        for number in parts.indices.reversed() where parts[number].isEstimated && parts[number].isGroup {
            spans[number].extent = placeSubparts(of: number, in: spans)
        }
        for number in parts.indices where parts[number].isGroup { _ = placeSubparts(of: number, in: spans) }
    }

    /// Returns what they take.
    private func placeSubparts(of number: Int, in spans: UnsafeMutableBufferPointer<Span>) -> Double {
        let room = spans[number].inset(by: parts[number].insets)
        var longest = 0.0
        var first = number + 1
        while first < parts[number].end {
            // An overlay is as many lines as there are subparts.
            let next = parts[number].isSequence ? parts[number].end : parts[first].end
            let line = placeLine(first..<next, gap: parts[number].gap, from: room.start, share: 0, in: spans)
            if line.shares > 0 {
                let share = (room.end - line.end) / line.shares
                _ = placeLine(first..<next, gap: parts[number].gap, from: room.start, share: share, in: spans)
            }
            longest = max(longest, line.end - room.start)
            first = next
        }
        return longest
    }

    /// Places parts one after the other.
    ///
    /// - Parameter share: by how much flexible spacing is wider than it should be at least; negative if it is narrower.
    /// - Returns: where the last slot ends without shares, and how many there are.
    private func placeLine(
        _ line: Range<Int>, gap: Gap, from start: Double, share: Double, in spans: UnsafeMutableBufferPointer<Span>
    ) -> (end: Double, shares: Double) {
        var end = start
        var shares = 0.0
        var number = line.lowerBound
        while number < line.upperBound {
            if number > line.lowerBound {
                end += gap.minimum
                shares += gap.shares
            }
            end += parts[number].before.minimum
            shares += parts[number].before.shares
            // Positions are rounded to the nearest; sizes stay.
            spans[number].start = end + LayoutUnit.snap(share * shares)
            end += spans[number].extent + parts[number].after.minimum
            shares += parts[number].after.shares
            number = parts[number].end
        }
        return (end, shares)
    }
}
