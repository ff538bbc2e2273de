// Changes of the content's description.

extension CollectionSession {
    /// Replaces all sections with other descriptions of the same or other content.
    ///
    /// The new sections have their own items. Measured sizes among them become estimates. A dragged item is first put
    /// back to where it was picked up.
    ///
    /// - Parameters:
    ///   - sections: The new sections.
    ///   - map: The map from old to new elements; ``CollectionMap/identity(sectionCount:)`` if they are the same.
    ///   - animated: Whether a transition leads to the result; see ``apply(_:animated:keepingPlace:)``.
    /// - Throws: ``SessionError/sectionCountsDiffer(expected:given:)``,
    ///   ``SessionError/itemCountsDiffer(section:expected:given:)``.
    /// - Complexity: That of laying out everything.
    public mutating func replace(
        _ sections: [CollectionSection], through map: CollectionMap, animated: Bool = false
    ) throws(SessionError) -> Response {
        try afterPuttingBack(animated) { session throws(SessionError) in
            EditResponse(response: try session.put(sections, through: map, animated), map: map)
        }.response
    }

    private mutating func put(
        _ sections: [CollectionSection], through map: CollectionMap, _ animated: Bool
    ) throws(SessionError) -> Response {
        try check(sections, through: map)
        var next: Arrangement
        do throws(LayoutError) {
            next = try Arrangement(
                sections, in: arrangement.viewport, orientation: arrangement.orientation,
                headerAndFooter: arrangement.headerAndFooter, upTo: 0)
        } catch { throw .layout(error) }
        next.horizon = .infinity
        next.restSections(like: arrangement, through: map)
        let old = StateBefore(self, isAnimated: animated)
        let chosen = chooseAnchor(for: .descriptions, through: map, since: old)
        seen = nil
        arrangement = next
        shown.forgetAsking()
        return follow(chosen, through: map, since: old)
    }

    /// Changes the description of a section in place: its layout, header, background or effect. Its items stay. A
    /// dragged item is first put back to where it was picked up.
    ///
    /// - Parameters:
    ///   - index: The index of the section.
    ///   - animated: Whether a transition leads to the result; see ``apply(_:animated:keepingPlace:)``.
    ///   - change: Changes the description. It must not change the number of items.
    /// - Throws: ``SessionError/noSuchSection(_:count:)``, ``SessionError/itemCountsDiffer(section:expected:given:)``.
    /// - Complexity: That of ``Arrangement/changeSection(_:_:)``.
    public mutating func changeSection(
        _ index: Int, animated: Bool = false, _ change: (inout CollectionSection) -> Void
    ) throws(SessionError) -> Response {
        try check(section: index)
        return try changeDescriptions(of: index..<(index + 1), animated) { change(&$1) }
    }

    /// Changes the descriptions of all sections in place, as one event; see ``changeSection(_:animated:_:)``.
    ///
    /// - Parameters:
    ///   - animated: Whether a transition leads to the result; see ``apply(_:animated:keepingPlace:)``.
    ///   - change: Changes a description. It is called once for every section, in order.
    /// - Throws: ``SessionError/itemCountsDiffer(section:expected:given:)``.
    /// - Complexity: That of laying out everything.
    public mutating func changeSections(
        animated: Bool = false, _ change: (_ index: Int, _ section: inout CollectionSection) -> Void
    ) throws(SessionError) -> Response {
        try changeDescriptions(of: 0..<arrangement.sections.count, animated, change)
    }

    private mutating func changeDescriptions(
        of sections: Range<Int>, _ animated: Bool, _ change: (Int, inout CollectionSection) -> Void
    ) throws(SessionError) -> Response {
        try afterPuttingBack(animated) { session throws(SessionError) in
            let map = CollectionMap.identity(sectionCount: session.arrangement.sections.count)
            return EditResponse(
                response: try session.changeDescriptions(of: sections, through: map, animated, change), map: map)
        }.response
    }

    private mutating func changeDescriptions(
        of sections: Range<Int>, through map: CollectionMap, _ animated: Bool,
        _ change: (Int, inout CollectionSection) -> Void
    ) throws(SessionError) -> Response {
        let before = (arrangement, anchorChoice, seen)
        commitLanes()
        let old = StateBefore(self, isAnimated: animated)
        let chosen = chooseAnchor(for: .descriptions, through: map, since: old)
        var refused: SessionError?
        for index in sections {
            changeArrangement { arrangement in
                // It cannot throw, because the section exists.
                try? arrangement.changeSection(index) { section in
                    let count = section.count
                    change(index, &section)
                    if section.count == count { return }
                    refused = .itemCountsDiffer(section: index, expected: count, given: section.count)
                }
            }
            guard let refused else { continue }
            (arrangement, anchorChoice, seen) = before
            throw refused
        }
        seen = nil
        return follow(chosen, through: map, since: old)
    }

    private func check(_ sections: [CollectionSection], through map: CollectionMap) throws(SessionError) {
        let old = arrangement.sections
        guard map.sections.oldCount == old.count else {
            throw .sectionCountsDiffer(expected: old.count, given: map.sections.oldCount)
        }
        guard map.sections.newCount == sections.count else {
            throw .sectionCountsDiffer(expected: map.sections.newCount, given: sections.count)
        }
        for index in sections.indices {
            guard let source = map.sections.oldIndex(of: index) else { continue }
            let mapped = map.itemCounts(ofSection: index) ?? (old[source].count, old[source].count)
            guard mapped.old == old[source].count else {
                throw .itemCountsDiffer(section: source, expected: old[source].count, given: mapped.old)
            }
            guard sections[index].count == mapped.new else {
                throw .itemCountsDiffer(section: index, expected: mapped.new, given: sections[index].count)
            }
        }
    }
}

extension CollectionMap {
    /// Returns the numbers of items in a section, given by its new index, before and after the change; nil if its items
    /// are the same.
    fileprivate func itemCounts(ofSection section: Int) -> (old: Int, new: Int)? {
        let changed = ends.arriving[ends.arriving.positions(inSection: section)]
        guard let end = changed.first.map({ PackedIndexMap.InsertedOrMoved($0) }), let old = end.origin else {
            return nil
        }
        return (old.item, end.destination.item)
    }
}
