extension CollectionSession {
    /// The viewport has another size or orientation, or another part of it is covered.
    ///
    /// Measured lengths become estimates where the breadth is another one, or the axis.
    ///
    /// - Parameter animated: as in ``apply(_:animated:keepingPlace:)``.
    /// - Throws: ``LayoutError/invalidViewport(_:)``.
    /// - Complexity: That of arranging everything; O(1) where the content has as much room as before.
    public mutating func resized(
        to viewport: Viewport, orientation: Orientation? = nil, animated: Bool = false
    ) throws(SessionError) -> Response {
        let orientation = orientation ?? arrangement.orientation
        let room = viewport.room(orientation)
        if room == arrangement.viewport, orientation == arrangement.orientation {
            self.viewport = viewport
            toldStretch = nil
            return Response()
        }
        do throws(LayoutError) { try Arrangement.check(room) } catch { throw .layout(error) }
        commitLanes()
        let view = View(self, isAnimated: animated)
        let next = try arranged(in: room, orientation)
        let anchor = place.resolveForResizing(in: arrangement, at: offset, holding: policy.holdWhenResized)
        self.viewport = viewport
        arrangement = next
        let response = settle(anchor, since: view)
        startTransition(since: view, through: .identity(sectionCount: arrangement.sections.count))
        return response
    }

    /// The same content in another room.
    private func arranged(in room: Size, _ orientation: Orientation) throws(SessionError) -> Arrangement {
        var next = arrangement
        // What is in view is placed as soon as it is known what that is.
        next.horizon = 0
        let turns = orientation.axis != next.orientation.axis && orientation.breadth(of: room) == next.breadth
        do throws(LayoutError) {
            if turns {
                // What was measured along one axis says nothing of the other, although the breadth is the same.
                let other = orientation.size(length: orientation.length(of: room), breadth: next.breadth + 1)
                try next.resize(to: other, orientation: orientation)
            }
            try next.resize(to: room, orientation: orientation)
        } catch { throw .layout(error) }
        if turns {
            // Sections may not reach as far at the breadth in between.
            next.scrollSections(like: arrangement, through: .identity(sectionCount: next.sections.count))
        }
        next.horizon = .infinity
        return next
    }
}
