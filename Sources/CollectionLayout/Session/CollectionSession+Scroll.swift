extension CollectionSession {
    /// The viewport begins somewhere else, also beyond the ends of the content while a person pulls it.
    ///
    /// - Throws: ``SessionError/notFinite(_:)``.
    /// - Complexity: O(log n), and O(items placed) where the viewport gets behind ``settledEnd``.
    public mutating func scrolled(to offset: Double, by cause: ScrollCause) throws(SessionError) -> Response {
        guard offset.isFinite else { throw .notFinite(offset) }
        let offset = LayoutUnit.position(offset)
        switch cause {
        case .correction: break
        case .person:
            destination = nil
            if offset != self.offset { place.scrolled() }
        case .host:
            // Hosts round to pixels, which are a point at most.
            if let destination, abs(destination.told - offset) <= 1 {
                arrive(at: destination)
            } else if offset != self.offset {
                place.scrolled()
            }
        }
        self.offset = offset
        running?.scroll(arrangement, to: offset)
        return settle(upTo: horizon(at: offset))
    }

    /// Starts on the way to an element. The response says where to scroll; the host goes there, or animates there, and reports
    /// it by ``scrolled(to:by:)``.
    ///
    /// The way there is found again with every measurement, until it has been reached; then the element is held. Headers and
    /// footers that are pinned, and bars, do not cover it. A shelf is scrolled at once, so that the item can be seen. The
    /// first item is shown together with what lies before it, if both fit.
    ///
    /// - Throws: ``LayoutError/noSuchElement(_:)``.
    /// - Complexity: O(log n).
    public mutating func scroll(to target: ScrollDestination) throws(SessionError) -> Response {
        let id = target.element
        let view = View(self)
        var target = target
        target.insets = coveredInsets(around: id, target.insets)
        if arrangement.logicalFrame(of: id) != nil { settleArrangement(for: ScrollAnchor(element: id), at: offset) }
        guard let anchor = arrangement.anchor(for: target, from: offset) else { throw .layout(.noSuchElement(id)) }
        if let inner = arrangement.innerOffset(revealing: id), inner != arrangement.innerOffset(ofSection: id.section) {
            _ = try shelf(id.section, scrolledTo: inner)
        }
        let isFirst = isFirst(anchor, of: target)
        return head(for: Destination(anchor, from: offset, firstInset: isFirst ? target.insets.end : nil), since: view)
    }

    /// Starts on the way to a place in the content, such as one that was saved.
    ///
    /// - Throws: ``LayoutError/noSuchElement(_:)``.
    public mutating func scroll(to anchor: ScrollAnchor) throws(SessionError) -> Response {
        if let element = anchor.element, arrangement.logicalFrame(of: element) == nil {
            throw .layout(.noSuchElement(element))
        }
        return head(for: Destination(anchor, from: offset), since: View(self))
    }

    private mutating func head(for destination: Destination, since view: View) -> Response {
        self.destination = destination
        let response = settled(since: view)
        if response.scrollTo == nil { arrive(at: destination) }
        return response
    }

    private mutating func arrive(at destination: Destination) {
        place.hold(destination.goal(in: arrangement))
        // Until the first item has been presented, it may turn out to be out of view after all.
        if !destination.isFirst { self.destination = nil }
    }

    /// The offset of the destination, if it has changed since the host was told; else nil.
    mutating func headForDestination() -> Double? {
        guard let destination else { return nil }
        settleArrangement(for: destination.goal(in: arrangement), at: offset)
        guard let wished = arrangement.offset(of: destination.goal(in: arrangement)) else {
            self.destination = nil
            return nil
        }
        let offset = arrangement.clampedOffset(wished)
        guard abs(offset - destination.told) >= 1 / LayoutUnit.perPoint else { return nil }
        self.destination?.told = offset
        return offset
    }

    /// What the caller says is covered, and what is pinned and would cover an element. Where nothing is left of the viewport, nothing
    /// can be kept clear.
    private func coveredInsets(around id: ElementID, _ insets: LogicalInsets) -> LogicalInsets {
        let pinned = pinnedInsets(around: id)
        let (start, end) = (insets.start + pinned.start, insets.end + pinned.end)
        guard start + end < roomLength else { return insets }
        return LogicalInsets(start: start, end: end, leading: insets.leading, trailing: insets.trailing)
    }

    /// Whether the destination is the first item, and need not be scrolled on to beyond the start of the content.
    private func isFirst(_ anchor: ScrollAnchor, of target: ScrollDestination) -> Bool {
        let id = target.element
        guard id.kind == .item, id.item == 0, target.alignment == .nearest || target.alignment == .start,
            (0..<id.section).allSatisfy({ arrangement.sections[$0].count == 0 }),
            let wished = arrangement.offset(of: anchor)
        else { return false }
        return wished <= offset || target.alignment == .start
    }
}
