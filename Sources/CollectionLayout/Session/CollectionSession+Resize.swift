extension CollectionSession {
    /// The viewport has another size or orientation, or another part of it is covered.
    ///
    /// Measured lengths become estimates where the breadth is another one, or the axis.
    ///
    /// - Parameter animated: See ``apply(_:animated:keepingPlace:)``.
    /// - Throws: ``LayoutError/invalidViewport(_:)``.
    /// - Complexity: That of arranging everything; that of ``settle(upTo:)`` if the room for the content stays the
    ///   same.
    public mutating func resized(
        to viewport: Viewport, orientation: Orientation? = nil, animated: Bool = false
    ) throws(SessionError) -> Response {
        let orientation = orientation ?? arrangement.orientation
        let room = viewport.room(orientation)
        if room == arrangement.viewport, orientation == arrangement.orientation {
            self.viewport = viewport
            toldStretch = nil
            // More may be shown beside the room.
            return settle(upTo: horizon(at: offset))
        }
        do throws(LayoutError) { try Arrangement.check(room) } catch { throw .layout(error) }
        commitLanes()
        let view = View(self, isAnimated: animated)
        var next = arrangement
        // The visible part is placed as soon as it is known.
        next.horizon = 0
        do throws(LayoutError) { try next.turn(to: room, orientation) } catch { throw .layout(error) }
        next.horizon = .infinity
        let anchor = place.resolveForResizing(in: arrangement, at: offset, holding: policy.holdWhenResized)
        self.viewport = viewport
        arrangement = next
        let response = settle(anchor, since: view)
        startTransition(since: view, through: .identity(sectionCount: arrangement.sections.count))
        return response
    }
}

extension Arrangement {
    /// Arranges everything in another room; nothing happens where it is the same one.
    mutating func turn(to room: Size, _ orientation: Orientation) throws(LayoutError) {
        if room == viewport, orientation == self.orientation { return }
        let before = self
        let turns = orientation.axis != self.orientation.axis && orientation.breadth(of: room) == breadth
        if turns {
            // Lengths measured along one axis are meaningless along the other, although the breadth is the same.
            let other = orientation.size(length: orientation.length(of: room), breadth: breadth + 1)
            try resize(to: other, orientation: orientation)
        }
        try resize(to: room, orientation: orientation)
        // Sections may not reach as far at the breadth in between.
        if turns { scrollSections(like: before, through: .identity(sectionCount: sections.count)) }
    }
}
