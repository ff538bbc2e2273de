extension AxisPlan {
    /// Finds where the box of every part lies, from the start of the first one's slot. O(parts), and where spacing is
    /// flexible O(parts · depth).
    ///
    /// - Parameters:
    ///   - spans: room for as many spans as there are parts; not initialized.
    ///   - itemExtent: the extent of an item by its number, where it is estimated.
    func solve(into spans: UnsafeMutableBufferPointer<Span>, itemExtent: (Int) -> Double) {
        _ = place(0, at: 0, in: spans, itemExtent)
    }

    /// - Parameter start: where its slot begins, which is its box and the spacing around it.
    /// - Returns: where the slot ends.
    private func place(
        _ number: Int, at start: Double, in spans: UnsafeMutableBufferPointer<Span>, _ itemExtent: (Int) -> Double
    ) -> Double {
        let part = parts[number]
        var box = Span(start: start + part.before.minimum, extent: part.extent)
        var room = box.inset(by: part.insets)
        var contentEnd = room.start
        switch part.content {
        case .item(let item):
            if part.isEstimated { box.extent = itemExtent(item) }
        case .sequence(let spacing):
            forEachSubpart(of: number) { subpart in
                if subpart > number + 1 { contentEnd += spacing.minimum }
                contentEnd = place(subpart, at: contentEnd, in: spans, itemExtent)
            }
        case .overlay:
            forEachSubpart(of: number) { subpart in
                contentEnd = max(contentEnd, place(subpart, at: room.start, in: spans, itemExtent))
            }
        }
        if part.isEstimated, part.isGroup {
            box.extent = max(0, contentEnd - box.start)
            room = box
        }
        if part.isFlexible { shareLeftover(of: number, room, contentEnd, in: spans) }
        spans.initializeElement(at: number, to: box)
        return box.end + part.after.minimum
    }

    /// Widens flexible spacing by what is left over, in equal parts; if that is negative, narrows it.
    private func shareLeftover(
        of number: Int, _ room: Span, _ contentEnd: Double, in spans: UnsafeMutableBufferPointer<Span>
    ) {
        guard case .sequence(let spacing) = parts[number].content else {
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
            if spacing.isFlexible, subpart > number + 1 { count += 1 }
            if parts[subpart].before.isFlexible { count += 1 }
            body()
            if parts[subpart].after.isFlexible { count += 1 }
        }
        forEachSubpart(of: number) { pass($0) {} }
        guard count > 0 else { return }
        let share = (room.end - contentEnd) / count
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

extension AxisPlan.Part {
    var isGroup: Bool {
        if case .item = content { false } else { true }
    }
}
