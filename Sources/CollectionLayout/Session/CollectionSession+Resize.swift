extension CollectionSession {
    /// Changes the size, the orientation or the covered parts of the viewport.
    ///
    /// Measured lengths become estimates if the breadth or the axis changes. Shelves that rest at a page or a group
    /// rest there again. If the space for the content stays the same, a running transition goes on.
    ///
    /// - Parameters:
    ///   - viewport: The new viewport.
    ///   - orientation: The new orientation; nil to keep it.
    ///   - animated: Whether a transition leads to the result; see ``apply(_:animated:keepingPlace:)``.
    /// - Throws: ``SessionError/layout(_:)`` with ``LayoutError/invalidViewport(_:)``.
    /// - Complexity: That of laying out everything, or of ``settle(upTo:)`` if the space for the content stays the
    ///   same.
    public mutating func resized(
        to viewport: Viewport, orientation: Orientation? = nil, animated: Bool = false
    ) throws(SessionError) -> Response {
        let orientation = orientation ?? arrangement.orientation
        let room = viewport.room(orientation)
        if room == arrangement.viewport, orientation == arrangement.orientation {
            self.viewport = viewport
            running?.cover(viewport, orientation)
            reportedRect = nil
            // The covered parts or the margins may have become larger, and elements are shown there, too.
            return settle(upTo: horizon(at: offset))
        }
        do throws(LayoutError) { try Arrangement.check(room) } catch { throw .layout(error) }
        commitLanes()
        let map = CollectionMap.identity(sectionCount: arrangement.sections.count)
        let old = StateBefore(self, isAnimated: animated)
        let chosen = chooseAnchor(for: .descriptions, through: map, since: old)
        var next = arrangement
        // Nothing is placed yet, because the new offset decides which part is visible.
        next.horizon = 0
        do throws(LayoutError) { try next.turn(to: room, orientation) } catch { throw .layout(error) }
        next.horizon = .infinity
        self.viewport = viewport
        arrangement = next
        return follow(chosen, through: map, since: old)
    }
}

extension Arrangement {
    /// Lays out everything for another size or orientation. Does nothing if both stay the same.
    mutating func turn(to room: Size, _ orientation: Orientation) throws(LayoutError) {
        if room == viewport, orientation == self.orientation { return }
        let before = self
        let turns = orientation.axis != self.orientation.axis && orientation.breadth(of: room) == breadth
        if turns {
            // Lengths measured along the old axis are invalid, although the breadth stays the same. An intermediate
            // breadth turns them into estimates.
            let other = orientation.size(length: orientation.length(of: room), breadth: breadth + 1)
            try resize(to: other, orientation: orientation)
        }
        try resize(to: room, orientation: orientation)
        // At the intermediate breadth, sections may have been too short across for their offsets.
        if turns { restSections(like: before, through: .identity(sectionCount: sections.count)) }
    }
}
