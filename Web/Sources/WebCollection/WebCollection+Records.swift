import CollectionLayout

extension WebCollection {
    /// Everything that meets a stretch of the main axis.
    ///
    /// - Parameter origin: subtracted along the main axis, so that numbers stay small where content is longer than a
    ///   browser can place exactly. Where the main axis runs from right to left, x is measured from the content's right
    ///   edge, negative to the left, as browsers count there.
    public func records(from offset: Double, length: Double, origin: Double, _ body: (ElementRecord) -> Void) {
        guard let arrangement else { return }
        var section = -1
        var sectionEnd = 0.0
        arrangement.forEachFrame(from: offset, to: offset + length) { id, frame, _ in
            if id.section != section {
                section = id.section
                sectionEnd = arrangement.end(ofSection: section)
            }
            body(record(id, frame, sectionEnd: sectionEnd, origin: origin, in: arrangement))
        }
    }

    /// The record of an item; nil where there is none.
    public func record(ofItem number: Int, origin: Double) -> ElementRecord? {
        guard let id = id(ofItem: number) else { return nil }
        return record(of: id, origin: origin)
    }

    /// The record of a section's header; nil where there is none.
    public func record(ofHeader section: Int, origin: Double) -> ElementRecord? {
        record(of: .header(section: section), origin: origin)
    }

    private func record(of id: ElementID, origin: Double) -> ElementRecord? {
        guard let arrangement, let frame = arrangement.logicalFrame(of: id) else { return nil }
        return record(
            id, frame, sectionEnd: arrangement.end(ofSection: id.section), origin: origin, in: arrangement)
    }

    private func record(
        _ id: ElementID, _ frame: LogicalRect, sectionEnd: Double, origin: Double, in arrangement: Arrangement
    ) -> ElementRecord {
        // A box of no extent along the main axis: in it, what runs from right to left counts from the right edge.
        let box = arrangement.orientation.size(length: 0, breadth: arrangement.breadth)
        let rect = arrangement.orientation.physical(frame.offset(main: -origin), in: box)
        return ElementRecord(
            kind: Double(id.kind.raw), section: Double(id.section),
            item: id.kind == .item ? Double(number(of: id)) : -1,
            x: rect.x, y: rect.y, width: rect.width, height: rect.height,
            zIndex: Double(id.kind.zIndex), alpha: 1, sectionEnd: sectionEnd - origin)
    }

    /// The item to which the focus moves; nil at the edge. Directions as in ``Arrangement/Heading``.
    public func neighbor(of number: Int, toward heading: Arrangement.Heading) -> Int? {
        guard let arrangement, let id = id(ofItem: number) else { return nil }
        return arrangement.neighbor(of: id, toward: heading).map { self.number(of: $0) }
    }

    /// The offset of a viewport, now at `offset`, in which an item is to be seen.
    public func scrollOffset(ofItem number: Int, alignment: ScrollDestination.Alignment, offset: Double) -> Double {
        guard let arrangement, let id = id(ofItem: number) else { return offset }
        // The header stays in view and must not cover the item.
        let header = arrangement.logicalFrame(of: .header(section: id.section))?.length ?? 0
        let target = ScrollDestination(id, alignment: alignment, insets: LogicalInsets(start: header))
        let wished = arrangement.anchor(for: target, from: offset).flatMap { arrangement.offset(of: $0) }
        return arrangement.clampedOffset(wished ?? offset)
    }
}
