extension CollectionSession {
    /// Moves the viewport to an offset, which may be beyond the ends of the content while a person pulls it.
    ///
    /// - Throws: ``SessionError/notFinite(_:)``.
    /// - Complexity: O(log n), and O(items placed) where the viewport gets behind ``settledEnd``.
    public mutating func scrolled(to offset: Double, by cause: ScrollCause) throws(SessionError) -> Response {
        guard offset.isFinite else { throw .notFinite(offset) }
        let offset = LayoutUnit.position(offset)
        switch cause {
        case .correction: break
        case .person, .scrollbar:
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
        let last = offsetRange.upperBound
        if cause == .scrollbar, last > 0, offset >= last - 1 {
            let end = ScrollAnchor(element: nil, edge: .end, from: .end)
            return head(for: Destination(.place(end), from: offset), since: View(self))
        }
        return settle(upTo: horizon(at: offset))
    }

    /// Starts on the way to an element. The response says where to scroll; the host goes there, or animates there, and reports
    /// it by ``scrolled(to:by:)``.
    ///
    /// The offset is computed again after every measurement and in every other viewport until it has been reached. Then
    /// the element is held. Headers and footers that are pinned on arrival, and bars, do not cover it. A shelf is
    /// scrolled at once, so that the item is visible. The first item is shown together with everything before it, if
    /// both fit.
    ///
    /// - Throws: ``LayoutError/noSuchElement(_:)``.
    /// - Complexity: O(log n), and O(items placed) for a destination behind ``settledEnd``.
    public mutating func scroll(to target: ScrollDestination) throws(SessionError) -> Response {
        let (id, view) = (target.element, View(self))
        guard arrangement.logicalFrame(of: id) != nil else { throw .layout(.noSuchElement(id)) }
        settleArrangement(for: ScrollAnchor(element: id), at: offset)
        if let inner = arrangement.innerOffset(revealing: id), inner != arrangement.innerOffset(ofSection: id.section) {
            _ = try shelf(id.section, scrolledTo: inner)
        }
        return head(for: Destination(goal(of: target), from: offset), since: view)
    }

    /// Starts on the way to a place in the content, such as one that was saved.
    ///
    /// - Throws: ``LayoutError/noSuchElement(_:)``.
    public mutating func scroll(to anchor: ScrollAnchor) throws(SessionError) -> Response {
        if let element = anchor.element, arrangement.logicalFrame(of: element) == nil {
            throw .layout(.noSuchElement(element))
        }
        return head(for: Destination(.place(anchor), from: offset), since: View(self))
    }

    private mutating func head(for destination: Destination, since view: View) -> Response {
        self.destination = destination
        let response = settled(since: view)
        if response.scrollTo == nil { arrive(at: destination) }
        return response
    }

    private mutating func arrive(at destination: Destination) {
        guard let anchor = anchor(of: destination) else { return }
        place.hold(anchor)
        // Until the first item has been presented, it may turn out to be out of view after all.
        if !destination.isFirst { self.destination = nil }
    }

    /// Returns the offset of the destination if it has changed since the host was told; otherwise nil.
    mutating func headForDestination() -> Double? {
        guard let destination else { return nil }
        if let anchor = anchor(of: destination) { settleArrangement(for: anchor, at: offset) }
        guard let wished = anchor(of: destination).flatMap({ arrangement.offset(of: $0) }) else {
            self.destination = nil
            return nil
        }
        let offset = arrangement.clampedOffset(wished)
        guard abs(offset - destination.told) >= 1 / LayoutUnit.perPoint else { return nil }
        self.destination?.told = offset
        return offset
    }

    /// Returns the goal of a scroll to an existing element, with the line of the viewport at which it appears. That is
    /// decided once, because the nearest line would change on the way.
    private func goal(of target: ScrollDestination) -> Destination.Goal {
        let anchor = anchor(of: Destination(.element(target, isFirst: false), from: offset))
        let wished = anchor.flatMap { arrangement.offset(of: $0) } ?? offset
        let (id, mayBeFirst) = (target.element, wished <= offset && target.alignment == .nearest)
        let isFirst =
            id.kind == .item && id.item == 0 && (mayBeFirst || target.alignment == .start)
            && (0..<id.section).allSatisfy { arrangement.sections[$0].count == 0 }
        var target = target
        if target.alignment == .nearest, let anchor, wished != arrangement.clampedOffset(offset) {
            target.alignment = anchor.edge == .end ? .end : .start
        }
        return .element(target, isFirst: isFirst)
    }
}
