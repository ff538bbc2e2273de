extension AxisPlan.Boxes {
    /// Computes the box of every part from the extents of the items, relative to the start of the first part's slot.
    ///
    /// - Complexity: O(parts), or O(parts · depth) with flexible spacing.
    func solve() { _ = place(0, at: 0) }

    /// - Parameter start: The start of the part's slot, which consists of its box and the spacing around it.
    /// - Returns: The end of the slot.
    private func place(_ number: Int, at start: Double) -> Double {
        spans[number].start = start + parts[number].before.minimum
        if parts[number].isGroup { placeSubparts(of: number) }
        return spans[number].end + parts[number].after.minimum
    }

    private func placeSubparts(of number: Int) {
        let isSequence = parts[number].isSequence
        let start = spans[number].start + parts[number].insets.start
        var end = start
        // The start of the next part.
        var position = start
        var shares = 0.0
        var subpart = number + 1
        while subpart < parts[number].end {
            if isSequence, subpart > number + 1 {
                position += parts[number].gap.minimum
                shares += parts[number].gap.shares
            }
            let slotEnd = place(subpart, at: position)
            shares += parts[subpart].before.shares + parts[subpart].after.shares
            end = max(end, slotEnd)
            if isSequence { position = slotEnd }
            subpart = parts[subpart].end
        }
        // Parts with an estimated extent have no insets.
        if parts[number].isEstimated { spans[number].extent = end - start }
        guard shares > 0 else { return }
        let room = spans[number].inset(by: parts[number].insets)
        shareLeftover(of: number, roomEnd: room.end, end, among: shares)
    }

    /// Distributes the remaining extent equally among flexible spacings. A negative remainder makes them narrower.
    private func shareLeftover(of number: Int, roomEnd: Double, _ end: Double, among shares: Double) {
        // The shares of the subparts before this one. In an overlay, subparts do not share.
        var before = 0.0
        var subpart = number + 1
        while subpart < parts[number].end {
            let (own, after) = (parts[subpart].before.shares, parts[subpart].after.shares)
            if parts[number].isSequence {
                if subpart > number + 1 { before += parts[number].gap.shares }
                before += own
                move(subpart, by: (roomEnd - end) / shares * before)
                before += after
            } else if own > 0 {
                let leftover = roomEnd - spans[subpart].end - parts[subpart].after.minimum
                move(subpart, by: leftover / (own + after))
            }
            subpart = parts[subpart].end
        }
    }

    /// Moves a part and its descendants by a rounded distance, so that sizes stay the same.
    private func move(_ number: Int, by distance: Double) {
        let distance = LayoutUnit.snap(distance)
        for part in number..<parts[number].end { spans[part].start += distance }
    }
}
