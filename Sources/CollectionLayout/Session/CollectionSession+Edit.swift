extension CollectionSession {
    /// Deletes, inserts, moves and changes elements. The held element stays in its place, or a neighbor if it is deleted.
    ///
    /// - Parameter keepsPlace: whether anything is held; else the viewport stays at its offset, as far as the content reaches.
    /// - Throws: ``SessionError/edit(_:)``.
    /// - Complexity: That of ``Arrangement/apply(_:)``.
    public mutating func apply(
        _ edit: Edit, keepingPlace keepsPlace: Bool = true
    ) throws(SessionError) -> EditResponse {
        let view = View(self)
        let map: CollectionMap
        do throws(EditError) { map = try EditPlan(edit, for: arrangement.sections).map } catch { throw .edit(error) }
        let anchor = keepsPlace ? place.resolve(in: arrangement, at: offset, holding: policy.hold) : nil
        let follower = follower(of: anchor, through: map, policy.hold)
        if policy.keepsLanesInEdits { commitLanes() }
        seen = nil
        do throws(EditError) { try arrangement.apply(edit) } catch { throw .edit(error) }
        let response = follow(follower, through: map, since: view)
        if !keepsPlace { place = HeldPlace(presentedAt: offset) }
        return EditResponse(response: response, map: map)
    }

    /// Another global header and footer. What is seen stays in its place.
    ///
    /// - Complexity: O(sections).
    public mutating func changeHeaderAndFooter(to headerAndFooter: HeaderAndFooter) -> Response {
        let view = View(self)
        let anchor = place.resolveForResizing(in: arrangement, at: offset, holding: policy.holdWhenResized)
        arrangement.setHeaderAndFooter(headerAndFooter)
        return settle(anchor, since: view)
    }

    /// Other descriptions of the content: other layouts, headers, or content that went where a map says.
    ///
    /// The new sections bring their own items; measured sizes that they have become estimates.
    ///
    /// - Parameter map: from the elements before to those after; ``CollectionMap/identity(sectionCount:)`` where they are the same.
    /// - Throws: ``SessionError/sectionCountsDiffer(expected:given:)``,
    ///   ``SessionError/itemCountsDiffer(section:expected:given:)``.
    /// - Complexity: That of arranging everything.
    public mutating func replace(
        _ sections: [CollectionSection], through map: CollectionMap
    ) throws(SessionError) -> Response {
        try check(sections, through: map)
        var sections = sections
        for index in sections.indices {
            guard let old = map.sections.oldIndex(of: index) else { continue }
            sections[index] = sections[index].scrolled(like: arrangement.sections[old])
        }
        let view = View(self)
        let next: Arrangement
        do throws(LayoutError) {
            next = try Arrangement(
                sections, in: arrangement.viewport, orientation: arrangement.orientation,
                headerAndFooter: arrangement.headerAndFooter)
        } catch { throw .layout(error) }
        let hold = policy.holdWhenResized
        let anchor = place.resolveForResizing(in: arrangement, at: offset, holding: hold)
        let follower = follower(of: anchor, through: map, hold)
        seen = nil
        arrangement = next
        return follow(follower, through: map, since: view)
    }

    /// Another description of a section of the same items: another layout, header, background, effect.
    ///
    /// - Throws: ``SessionError/noSuchSection(_:count:)``, ``SessionError/itemCountsDiffer(section:expected:given:)``.
    /// - Complexity: That of arranging everything.
    public mutating func changeSection(
        _ index: Int, to section: CollectionSection
    ) throws(SessionError) -> Response {
        try check(section: index)
        commitLanes()
        var sections = arrangement.sections
        sections[index] = section
        return try replace(sections, through: .identity(sectionCount: sections.count))
    }

    private func check(_ sections: [CollectionSection], through map: CollectionMap) throws(SessionError) {
        let old = arrangement.sections
        guard map.sections.oldCount == old.count else {
            throw .sectionCountsDiffer(expected: map.sections.oldCount, given: old.count)
        }
        guard map.sections.newCount == sections.count else {
            throw .sectionCountsDiffer(expected: map.sections.newCount, given: sections.count)
        }
        for index in sections.indices {
            guard let source = map.sections.oldIndex(of: index) else { continue }
            let expected = map.itemCount(ofSection: index, before: old[source].count)
            guard sections[index].count == expected else {
                throw .itemCountsDiffer(section: index, expected: expected, given: sections[index].count)
            }
        }
    }

    /// The anchor that has the new name of the held element, or of one that takes over; nil where nothing is to be held.
    private func follower(
        of anchor: ScrollAnchor?, through map: CollectionMap, _ hold: ScrollAnchor.Hold
    ) -> (anchor: ScrollAnchor?, isSame: Bool) {
        guard let anchor else { return (nil, true) }
        if let mapped = anchor.mapped(through: map) { return (mapped, true) }
        return (arrangement.anchor(at: offset, holding: hold, through: map), false)
    }

    /// Gives everything that is remembered its new name, and moves the viewport.
    private mutating func follow(
        _ follower: (anchor: ScrollAnchor?, isSame: Bool), through map: CollectionMap, since view: View
    ) -> Response {
        place.replace(with: follower.anchor)
        if let (anchor, offset) = destination {
            destination = anchor.mapped(through: map).map { ($0, offset) }
        }
        retained = retained.compactMap { retained in map.newID(of: retained.id).map { (retained.reason, $0) } }
        shown.rename(through: map)
        var response = settle(follower.anchor, since: view)
        if !follower.isSame { response.isHeld = false }
        return response
    }
}

extension CollectionMap {
    /// How many items a section has after the change, by its new index.
    fileprivate func itemCount(ofSection section: Int, before count: Int) -> Int {
        let changed = ends.arriving.positions(inSection: section)
        return changed.isEmpty ? count : ends.arriving[changed.lowerBound].item
    }
}
