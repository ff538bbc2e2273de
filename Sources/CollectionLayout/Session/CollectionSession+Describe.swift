extension CollectionSession {
    /// Replaces the descriptions of sections that keep their elements, with other layouts, sizes, headers or footers,
    /// and optionally the viewport.
    ///
    /// A self-sizing element that keeps its breadth keeps its measured size, which otherwise becomes an estimate. If
    /// breadths depend on the lengths of other items, they are compared before those have their measured lengths.
    /// Shelves keep their offsets. In another viewport, or with items of other sizes, those that rest at a page or a
    /// group rest there again. A dragged item is first put back to where it was picked up.
    ///
    /// - Parameters:
    ///   - sections: The new descriptions, each with the section's number of items.
    ///   - headerAndFooter: The global header and footer; nil to keep them.
    ///   - viewport: The viewport; nil to keep it.
    ///   - orientation: The orientation; nil to keep it.
    ///   - animated: Whether a transition leads to the result; see ``apply(_:animated:keepingPlace:)``.
    ///   - keepsPlace: Whether an element holds its position. Otherwise the viewport stays at its offset, as far as the
    ///     content extends.
    /// - Throws: ``SessionError/noSuchSection(_:count:)``, ``SessionError/itemCountsDiffer(section:expected:given:)``,
    ///   ``SessionError/layout(_:)`` with ``LayoutError/invalidViewport(_:)``.
    /// - Complexity: That of laying out the sections, or everything in another viewport.
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
        do throws(LayoutError) { try Arrangement.check(viewport.room(orientation)) } catch { throw .layout(error) }
        commitLanes()
        var next = arrangement
        do throws(LayoutError) {
            for (index, section) in sections { try next.describe(index, as: section) }
            if let headerAndFooter { next.setHeaderAndFooter(headerAndFooter) }
            try next.turn(to: viewport.room(orientation), orientation)
            try next.measure(arrangement.measurements(ofSections: sections.map { $0.index }, thatHoldIn: next))
        } catch { throw .layout(error) }
        let map = CollectionMap.identity(sectionCount: arrangement.sections.count)
        // Offsets are restored last, because sections may have been too short across during the steps above.
        next.restSections(like: arrangement, through: map)
        let old = StateBefore(self, isAnimated: animated, keepsPlace: keepsPlace)
        let chosen = chooseAnchor(for: .descriptions, through: map, since: old)
        self.viewport = viewport
        arrangement = next
        return follow(chosen, through: map, since: old)
    }
}
