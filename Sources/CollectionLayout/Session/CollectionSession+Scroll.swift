extension CollectionSession {
    /// The viewport begins somewhere else, also beyond the ends of the content while a person pulls it. O(1).
    ///
    /// - Throws: ``SessionError/notFinite(_:)``.
    public mutating func scrolled(to offset: Double, by cause: ScrollCause) throws(SessionError) -> Response {
        guard offset.isFinite else { throw .notFinite(offset) }
        let offset = LayoutUnit.position(offset)
        defer {
            self.offset = offset
            running?.scroll(arrangement, to: offset)
        }
        switch cause {
        case .correction: break
        case .person:
            destination = nil
            if offset != self.offset { place.scrolled() }
        case .host:
            // Hosts round to pixels, which are a point at most.
            if let destination, abs(destination.offset - offset) <= 1 {
                place.hold(destination.anchor)
                self.destination = nil
            } else if offset != self.offset {
                place.scrolled()
            }
        }
        return Response()
    }

    /// Starts on the way to an element. The response says where to scroll; the host goes there, or animates there, and reports
    /// it by ``scrolled(to:by:)``.
    ///
    /// The way there is found again with every measurement, until it has been reached; then the element is held.
    /// Headers and footers that are pinned, and bars, do not cover it. A shelf is scrolled at once, so that the item can be seen.
    /// The first item is shown together with what lies before it, if both fit.
    ///
    /// - Throws: ``LayoutError/noSuchElement(_:)``.
    /// - Complexity: O(log n).
    public mutating func scroll(to target: ScrollDestination) throws(SessionError) -> Response {
        let id = target.element
        var target = target
        target.insets = coveredInsets(around: id, target.insets)
        guard let anchor = arrangement.anchor(for: target, from: offset) else { throw .layout(.noSuchElement(id)) }
        if let inner = arrangement.innerOffset(revealing: id), inner != arrangement.innerOffset(ofSection: id.section) {
            _ = try shelf(id.section, scrolledTo: inner)
        }
        return head(for: startIfNear(anchor, of: target))
    }

    /// Starts on the way to a place in the content, such as one that was saved.
    ///
    /// - Throws: ``LayoutError/noSuchElement(_:)``.
    public mutating func scroll(to anchor: ScrollAnchor) throws(SessionError) -> Response {
        if let element = anchor.element, arrangement.logicalFrame(of: element) == nil {
            throw .layout(.noSuchElement(element))
        }
        return head(for: anchor)
    }

    private mutating func head(for anchor: ScrollAnchor) -> Response {
        destination = (anchor, offset)
        var response = Response()
        response.scrollTo = headForDestination()
        if response.scrollTo == nil {
            // It is there already.
            place.hold(anchor)
            destination = nil
        }
        return response
    }

    /// Where the way to the destination leads now; nil if that is where the host was told to go already.
    mutating func headForDestination() -> Double? {
        guard let (anchor, told) = destination else { return nil }
        guard let wished = arrangement.offset(of: anchor) else {
            destination = nil
            return nil
        }
        let offset = arrangement.clampedOffset(wished)
        guard abs(offset - told) >= 1 / LayoutUnit.perPoint else { return nil }
        destination = (anchor, offset)
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

    /// The start of the content instead of its first item, if the item can be seen from there.
    private func startIfNear(_ anchor: ScrollAnchor, of target: ScrollDestination) -> ScrollAnchor {
        let id = target.element
        guard id.kind == .item, id.item == 0, target.alignment == .nearest || target.alignment == .start,
            (0..<id.section).allSatisfy({ arrangement.sections[$0].count == 0 }),
            let frame = arrangement.logicalFrame(of: id), let wished = arrangement.offset(of: anchor),
            wished <= offset || target.alignment == .start, frame.mainEnd <= roomLength - target.insets.end
        else { return anchor }
        return ScrollAnchor(element: nil)
    }
}
