extension CollectionSession {
    /// Moves the viewport to an offset, which may be beyond the ends of the content while a person pulls it.
    ///
    /// - Parameters:
    ///   - offset: The offset, in points.
    ///   - cause: The origin of the scroll.
    /// - Returns: The response. It has a correction if the content was estimated to be so long, and is not, or if the
    ///   offset is farther than any content can be.
    /// - Throws: ``SessionError/notFinite(_:)``.
    /// - Complexity: O(log *n*), and O(items placed) if the viewport extends beyond ``settledEnd``; O(*k* · log *n*)
    ///   for *k* elements in a running transition.
    public mutating func scrolled(to offset: Double, by cause: ScrollCause) throws(SessionError) -> Response {
        guard offset.isFinite else { throw .notFinite(offset) }
        let requested = offset
        let offset = LayoutUnit.position(requested)
        if cause != .correction, offset != self.offset { running?.isScrolled = true }
        switch cause {
        case .correction: break
        case .person, .scrollbar:
            (destination, comesToRest) = (nil, false)
            if offset != self.offset { anchorChoice.scrolled() }
        case .host:
            // The tolerance is a point, because hosts round to pixels.
            if let destination, abs(destination.reportedOffset - offset) <= 1 {
                arrive(at: destination)
            } else if offset != self.offset {
                anchorChoice.scrolled()
            }
        }
        let isWithinContent = offset <= offsetRange.upperBound
        move(to: offset)
        let last = offsetRange.upperBound
        if cause == .scrollbar, last > 0, offset >= last - 1 || offset <= 1 {
            let edge: ScrollAnchor.Edge = offset <= 1 ? .start : .end
            let end = ScrollAnchor(element: nil, edge: edge, from: edge)
            return head(for: Destination(.anchor(end), from: offset), since: StateBefore(self))
        }
        var response = settle(upTo: horizon(at: offset))
        let end = arrangement.clampedOffset(offset)
        if isWithinContent, end < offset {
            // The content was estimated to be longer.
            response.correction = end - offset
            move(to: end)
        }
        response.correction += offset - requested
        return response
    }

    /// Moves the viewport and what is pinned to it. Nothing is placed.
    @inline(never)  // There are two calls.
    private mutating func move(to offset: Double) {
        self.offset = offset
        running?.scroll(arrangement, to: offset)
        retarget(seenBeforeFrom: visibleRect.corner)
    }

    /// Scrolls to the offset of the content that this content replaces, to the nearest resting position, or to the end
    /// of this content if it is too short for that.
    ///
    /// A scroll view would go back to the end by itself, but only after the elements at the old offset have been
    /// measured.
    ///
    /// - Parameters:
    ///   - offset: The offset of the replaced content, in points. A negative one stays as it is, because a person may
    ///     pull the content there.
    ///   - isMoving: Whether a person is moving the viewport. Then any offset stays as it is, unless the content was
    ///     estimated to be so long, and is not.
    /// - Returns: The response. Its correction is the distance from the offset of the replaced content.
    /// - Throws: ``SessionError/notFinite(_:)``.
    /// - Complexity: That of ``scrolled(to:by:)``.
    public mutating func resume(at offset: Double, whileMoving isMoving: Bool = false) throws(SessionError) -> Response
    {
        guard offset.isFinite else { throw .notFinite(offset) }
        var reached = self
        reached.settleArrangement(for: nil, at: offset)
        let end = offset < 0 || isMoving ? offset : reached.destinationOffset(near: offset)
        var response = try scrolled(to: end, by: .host)
        response.correction += end - offset
        return response
    }

    /// Starts a scroll to an element. The host scrolls or animates to ``Response/scrollTo``, and reports its progress
    /// with ``scrolled(to:by:)``. With ``Policy/snapping``, it is the resting position next to the element's.
    ///
    /// Until the destination is reached, its offset is computed again after every measurement and every change of the
    /// viewport. Then the element is anchored, unless its alignment is ``ScrollDestination/Alignment/nearest`` and it
    /// has been in view. Bars and the headers and footers that are pinned on arrival do not cover it. A shelf is
    /// scrolled at once to a resting position, so that the item is visible until earlier items of the shelf are
    /// measured. The first item is shown together with everything before it, if both fit. If ``Policy/heldPosition``
    /// holds the end of the content, the same is true of the last item and everything after it, including items that
    /// are appended on the way, and then the end is anchored. Whether they fit is decided again until a frame has been
    /// presented there.
    ///
    /// - Throws: ``SessionError/layout(_:)`` with ``LayoutError/noSuchElement(_:)``.
    /// - Complexity: O(log *n*), and O(items placed) for a destination beyond ``settledEnd``.
    public mutating func scroll(to target: ScrollDestination) throws(SessionError) -> Response {
        let (id, old) = (target.element, StateBefore(self))
        guard arrangement.logicalFrame(of: id) != nil else { throw .layout(.noSuchElement(id)) }
        settleArrangement(for: ScrollAnchor(element: id), at: offset)
        let shelfOffset = arrangement.innerOffset(ofSection: id.section)
        if let inner = arrangement.restingOffset(revealing: id), inner != shelfOffset {
            _ = try shelf(id.section, scrolledTo: inner)
        }
        return head(for: Destination(goal(of: target), from: offset), since: old)
    }

    /// Starts a scroll to an anchor, such as a saved one; see ``scroll(to:)-(ScrollDestination)``.
    ///
    /// - Throws: ``SessionError/layout(_:)`` with ``LayoutError/noSuchElement(_:)``.
    public mutating func scroll(to anchor: ScrollAnchor) throws(SessionError) -> Response {
        if let element = anchor.element, arrangement.logicalFrame(of: element) == nil {
            throw .layout(.noSuchElement(element))
        }
        var anchor = anchor
        // Later scrolls add to it.
        if !anchor.distance.isFinite { anchor.distance = 0 }
        return head(for: Destination(.anchor(anchor), from: offset), since: StateBefore(self))
    }

    private mutating func head(for destination: Destination, since old: StateBefore) -> Response {
        self.destination = destination
        let response = settled(since: old)
        if response.scrollTo != nil { return response }
        if destination.keepsAnchor {
            // Measurements may still move the element out of view.
            self.destination?.hasArrived = true
        } else {
            running?.isScrolled = true
            arrive(at: destination)
        }
        return response
    }

    private mutating func arrive(at destination: Destination) {
        guard let anchor = anchor(of: destination) else { return }
        if snaps { rest(at: destination, anchor) } else { anchorChoice.hold(anchor) }
        if destination.isOutermost { self.destination?.hasArrived = true } else { self.destination = nil }
    }

    /// Places the elements at the destination, and reports its offset to the host unless the host knows it. Forgets a
    /// destination that no longer exists.
    mutating func reportDestination(in response: inout Response) {
        guard var destination else { return }
        if let anchor = anchor(of: destination) { settleArrangement(for: anchor, at: offset) }
        guard let requested = anchor(of: destination).flatMap({ arrangement.offset(of: $0) }) else {
            self.destination = nil
            return
        }
        let next = destinationOffset(near: requested, showing: destination.element)
        if !destination.isKnown(next, inViewportAt: offset) {
            response.scrollTo = next
            destination.hasArrived = false
        }
        destination.reportedOffset = next
        self.destination = destination
    }

    /// Returns the goal of a scroll to an existing element. Its alignment is decided once, because the nearest one
    /// would change while scrolling.
    private func goal(of target: ScrollDestination) -> Destination.Goal {
        let anchor = anchor(of: Destination(.element(target, outermostAt: nil), from: offset))
        let requested = anchor.flatMap { arrangement.offset(of: $0) } ?? offset
        let isNearest = target.alignment == .nearest
        var end: Destination.ContentEnd?
        if isNearest && requested <= offset || target.alignment == .start,
            isOutermost(target.element, inDirection: -1)
        {
            end = .first
        }
        if case .end = policy.heldPosition, isNearest && requested >= offset || target.alignment == .end,
            isOutermost(target.element, inDirection: 1)
        {
            end = .last
        }
        var target = target
        if target.alignment == .nearest, let anchor, requested != arrangement.clampedOffset(offset) {
            target.alignment = anchor.edge == .end ? .end : .start
        }
        return .element(target, outermostAt: end)
    }

    /// Returns whether an element is the last item, or, with direction −1, the first one. O(empty sections).
    private func isOutermost(_ id: ElementID, inDirection direction: Int) -> Bool {
        let sections = arrangement.sections
        guard id.kind == .item, id.item == (direction < 0 ? 0 : sections[id.section].count - 1) else { return false }
        var section = id.section + direction
        while sections.indices.contains(section), sections[section].count == 0 { section += direction }
        return !sections.indices.contains(section)
    }
}
