extension AxisPlan {
    /// Computes the box of every part, relative to the start of the first part's slot.
    ///
    /// - Parameter spans: One span for each part, with the extents of the items. The rest is computed.
    /// - Complexity: O(parts), or O(parts · depth) with flexible spacing.
    func solve(_ spans: LentArray<Span>) {
        parts.withLentElements { _ = Self.place(0, of: $0, at: 0, in: spans) }
    }

    /// - Parameter start: The start of the part's slot, which consists of its box and the spacing around it.
    /// - Returns: The end of the slot.
    private static func place(
        _ number: Int, of parts: LentElements<Part>, at start: Double,
        in spans: LentArray<Span>
    ) -> Double {
        spans[number].start = start + parts[number].before.minimum
        if parts[number].isGroup { placeSubparts(of: number, parts, in: spans) }
        return spans[number].end + parts[number].after.minimum
    }

    private static func placeSubparts(
        of number: Int, _ parts: LentElements<Part>, in spans: LentArray<Span>
    ) {
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
            let slotEnd = place(subpart, of: parts, at: position, in: spans)
            shares += parts[subpart].before.shares + parts[subpart].after.shares
            end = max(end, slotEnd)
            if isSequence { position = slotEnd }
            subpart = parts[subpart].end
        }
        // Parts with an estimated extent have no insets.
        if parts[number].isEstimated { spans[number].extent = end - start }
        guard shares > 0 else { return }
        let room = spans[number].inset(by: parts[number].insets)
        shareLeftover(of: number, parts, roomEnd: room.end, end, among: shares, in: spans)
    }

    /// Distributes the remaining extent equally among flexible spacings. A negative remainder makes them narrower.
    private static func shareLeftover(
        of number: Int, _ parts: LentElements<Part>, roomEnd: Double, _ end: Double, among shares: Double,
        in spans: LentArray<Span>
    ) {
        // The shares of the subparts before this one. In an overlay, subparts do not share.
        var before = 0.0
        var subpart = number + 1
        while subpart < parts[number].end {
            let (own, after) = (parts[subpart].before.shares, parts[subpart].after.shares)
            if parts[number].isSequence {
                if subpart > number + 1 { before += parts[number].gap.shares }
                before += own
                move(subpart, of: parts, by: (roomEnd - end) / shares * before, in: spans)
                before += after
            } else if own > 0 {
                let leftover = roomEnd - spans[subpart].end - parts[subpart].after.minimum
                move(subpart, of: parts, by: leftover / (own + after), in: spans)
            }
            subpart = parts[subpart].end
        }
    }

    /// Moves a part and its descendants by a rounded distance, so that sizes stay the same.
    private static func move(
        _ number: Int, of parts: LentElements<Part>, by distance: Double,
        in spans: LentArray<Span>
    ) {
        let distance = LayoutUnit.snap(distance)
        for part in number..<parts[number].end { spans[part].start += distance }
    }
}
