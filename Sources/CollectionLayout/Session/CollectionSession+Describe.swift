extension CollectionSession {
    /// The same elements, described again: by other layouts, sizes, headers or footers, and perhaps in another viewport.
    ///
    /// The measured size of an element that sizes itself is valid at the breadth at which it was measured, and an
    /// estimate at any other. Shelves keep their offsets.
    ///
    /// - Parameters:
    ///   - sections: the sections that are described otherwise, each with as many items as it has.
    ///   - headerAndFooter: the global ones; nil to leave them.
    ///   - viewport: nil to leave it.
    ///   - animated: See ``apply(_:animated:keepingPlace:)``.
    ///   - keepsPlace: Whether an element is held; otherwise the viewport stays at its offset, as far as the content
    ///     extends.
    /// - Throws: ``SessionError/noSuchSection(_:count:)``, ``SessionError/itemCountsDiffer(section:expected:given:)``,
    ///   ``LayoutError/invalidViewport(_:)``.
    /// - Complexity: That of arranging the sections; in another viewport, that of arranging everything.
    public mutating func describe(
        _ sections: [(index: Int, section: CollectionSection)], headerAndFooter: HeaderAndFooter? = nil,
        in viewport: Viewport? = nil, orientation: Orientation? = nil, animated: Bool = false,
        keepingPlace keepsPlace: Bool = true
    ) throws(SessionError) -> Response {
        try afterPuttingBack(animated) { session throws(SessionError) in
            let response = try session.redescribe(
                sections, headerAndFooter, viewport ?? session.viewport,
                orientation ?? session.arrangement.orientation, animated, keepsPlace)
            return EditResponse(
                response: response, map: .identity(sectionCount: session.arrangement.sections.count))
        }.response
    }

    private mutating func redescribe(
        _ sections: [(index: Int, section: CollectionSection)], _ headerAndFooter: HeaderAndFooter?,
        _ viewport: Viewport, _ orientation: Orientation, _ animated: Bool, _ keepsPlace: Bool
    ) throws(SessionError) -> Response {
        for (index, section) in sections {
            try check(section: index)
            let expected = arrangement.sections[index].count
            guard section.count == expected else {
                throw .itemCountsDiffer(section: index, expected: expected, given: section.count)
            }
        }
        var next = arrangement
        do throws(LayoutError) {
            for (index, section) in sections { try next.describe(index, as: section) }
            if let headerAndFooter { next.setHeaderAndFooter(headerAndFooter) }
            try next.turn(to: viewport.room(orientation), orientation)
            try next.measure(arrangement.measurements(ofSections: sections.map { $0.index }, thatHoldIn: next))
        } catch { throw .layout(error) }
        let map = CollectionMap.identity(sectionCount: arrangement.sections.count)
        // Before the last of these steps, sections may not have reached as far across.
        next.scrollSections(like: arrangement, through: map)
        let view = View(self, isAnimated: animated)
        let held = policy.heldPositionWhenResized
        let anchor =
            keepsPlace ? place.resolveForResizing(in: arrangement, at: offset, holding: held) : nil
        let follower = follower(of: anchor, through: map, held)
        seen = nil
        self.viewport = viewport
        arrangement = next
        let response = follow(follower, through: map, since: view)
        if !keepsPlace { place = HeldPlace(presentedAt: offset) }
        return response
    }
}
