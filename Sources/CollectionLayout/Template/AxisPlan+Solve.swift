extension AxisPlan {
    /// Finds where the box of every part lies, from the start of the first one's slot. O(parts), and where spacing is
    /// flexible O(parts · depth).
    ///
    /// - Parameter spans: one for each part. The extents of items are known; the rest is found.
    func solve(_ spans: UnsafeMutableBufferPointer<Span>) {
        _ = place(0, at: 0, in: spans)
    }

    /// - Parameter start: where its slot begins, which is its box and the spacing around it.
    /// - Returns: where the slot ends.
    private func place(_ number: Int, at start: Double, in spans: UnsafeMutableBufferPointer<Span>) -> Double {
        let part = parts[number]
        spans[number].start = start + part.before.minimum
        if part.isGroup { placeSubparts(of: number, in: spans) }
        return spans[number].end + part.after.minimum
    }

    private func placeSubparts(of number: Int, in spans: UnsafeMutableBufferPointer<Span>) {
        let part = parts[number]
        var room = Span(start: spans[number].start, extent: part.extent).inset(by: part.insets)
        var end = room.start
        if case .sequence(let gap) = part.content {
            forEachSubpart(of: number) { subpart in
                end = place(subpart, at: subpart > number + 1 ? end + gap.minimum : end, in: spans)
            }
        } else {
            forEachSubpart(of: number) { end = max(end, place($0, at: room.start, in: spans)) }
        }
        // What is estimated has no insets.
        if part.isEstimated { room.extent = end - room.start }
        spans[number].extent = part.isEstimated ? room.extent : part.extent
        if part.isFlexible { shareLeftover(of: number, room, end, in: spans) }
    }

    /// Widens flexible spacing by what is left over, in equal parts; if that is negative, narrows it.
    private func shareLeftover(
        of number: Int, _ room: Span, _ end: Double, in spans: UnsafeMutableBufferPointer<Span>
    ) {
        guard case .sequence(let gap) = parts[number].content else {
            return forEachSubpart(of: number) { subpart in
                let part = parts[subpart]
                guard part.before.isFlexible else { return }
                let leftover = room.end - spans[subpart].end - part.after.minimum
                move(subpart, by: part.after.isFlexible ? leftover / 2 : leftover, in: spans)
            }
        }
        // Twice the same walk: to count the flexible spacings, and then to know how many lie before each subitem.
        var count = 0.0
        func pass(_ subpart: Int, _ body: () -> Void) {
            if gap.isFlexible, subpart > number + 1 { count += 1 }
            if parts[subpart].before.isFlexible { count += 1 }
            body()
            if parts[subpart].after.isFlexible { count += 1 }
        }
        forEachSubpart(of: number) { pass($0) {} }
        guard count > 0 else { return }
        let share = (room.end - end) / count
        count = 0
        forEachSubpart(of: number) { subpart in
            pass(subpart) { move(subpart, by: share * count, in: spans) }
        }
    }

    /// Moves a part and all in it; positions are rounded to the nearest, sizes stay.
    private func move(_ number: Int, by distance: Double, in spans: UnsafeMutableBufferPointer<Span>) {
        let distance = LayoutUnit.snap(distance)
        for part in number..<parts[number].end { spans[part].start += distance }
    }
}
