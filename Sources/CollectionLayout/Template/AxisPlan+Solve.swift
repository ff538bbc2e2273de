extension AxisPlan {
    /// Finds where the box of every part lies, from the start of the first one. O(parts).
    ///
    /// - Parameter spans: one for each part. The extents of items are known; the rest is found.
    func solve(_ spans: UnsafeMutableBufferPointer<Span>) {
        // Backward, subparts come before their groups, and forward, groups before theirs.
        for number in parts.indices.reversed() where parts[number].isGroup { placeSubparts(of: number, in: spans) }
        for number in parts.indices.dropFirst() { spans[number].start += spans[parts[number].parent].start }
    }

    /// Places subparts from the start of their group's box.
    private func placeSubparts(of number: Int, in spans: UnsafeMutableBufferPointer<Span>) {
        let start = parts[number].insets.start
        var end = start
        var shares = 0.0
        var first = number + 1
        while first < parts[number].end {
            let line = line(of: number, from: first)
            let placed = place(line, gap: parts[number].gap, from: start, share: 0, in: spans)
            end = max(end, placed.end)
            shares += placed.shares
            first = line.upperBound
        }
        // What is estimated has no insets.
        if parts[number].isEstimated { spans[number].extent = end - start }
        guard shares > 0 else { return }
        end = start + Span(start: 0, extent: spans[number].extent).inset(by: parts[number].insets).extent
        first = number + 1
        while first < parts[number].end {
            let line = line(of: number, from: first)
            let placed = place(line, gap: parts[number].gap, from: start, share: 0, in: spans)
            let share = placed.shares > 0 ? (end - placed.end) / placed.shares : 0
            _ = place(line, gap: parts[number].gap, from: start, share: share, in: spans)
            first = line.upperBound
        }
    }

    /// Subparts that follow each other. An overlay is as many lines as there are subparts.
    private func line(of number: Int, from first: Int) -> Range<Int> {
        first..<(parts[number].isSequence ? parts[number].end : parts[first].end)
    }

    /// Places parts one after the other.
    ///
    /// - Parameter share: by how much flexible spacing is wider than it should be at least; negative if it is narrower.
    /// - Returns: where the last slot ends without shares, and how many there are.
    private func place(
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
