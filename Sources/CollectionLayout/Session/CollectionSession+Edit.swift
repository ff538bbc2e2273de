extension CollectionSession {
    /// Deletes, inserts, moves and changes elements. The held element stays in its place, or a neighbor if it is deleted.
    ///
    /// An item that is dragged is back where it was picked up before that.
    ///
    /// - Parameters:
    ///   - animated: whether a transition leads to the result; see ``endTransition(_:)``. It takes over from one that runs.
    ///     Otherwise everything is there at once, and a transition that runs is finished.
    ///   - keepsPlace: whether anything is held; else the viewport stays at its offset, as far as the content reaches.
    /// - Throws: ``SessionError/edit(_:)``.
    /// - Complexity: That of ``Arrangement/apply(_:)``.
    public mutating func apply(
        _ edit: Edit, animated: Bool = false, keepingPlace keepsPlace: Bool = true
    ) throws(SessionError) -> EditResponse {
        guard reordering != nil else { return try change(edit, animated, keepingPlace: keepsPlace) }
        // The host's content has the dragged item where it was picked up.
        let before = self
        _ = cancelDrag(animated: false)
        do throws(SessionError) { return try change(edit, animated, keepingPlace: keepsPlace) } catch {
            self = before
            throw error
        }
    }

    mutating func change(
        _ edit: Edit, _ animated: Bool, keepingPlace keepsPlace: Bool = true
    ) throws(SessionError) -> EditResponse {
        if policy.keepsLanesInEdits { commitLanes() }
        let view = View(self, isAnimated: animated)
        let map: CollectionMap
        do throws(EditError) { map = try EditPlan(edit, for: arrangement.sections).map } catch { throw .edit(error) }
        let anchor = keepsPlace ? place.resolve(in: arrangement, at: offset, holding: policy.hold) : nil
        let follower = follower(of: anchor, through: map, policy.hold)
        do throws(EditError) { try arrangement.apply(edit) } catch { throw .edit(error) }
        seen = nil
        let response = follow(follower, through: map, since: view)
        if !keepsPlace { place = HeldPlace(presentedAt: offset) }
        return EditResponse(response: response, map: map)
    }

    /// Another global header and footer. What is seen stays in its place.
    ///
    /// - Complexity: O(log n) in the items, to find the held element again.
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
    /// - Parameters:
    ///   - map: from the elements before to those after; ``CollectionMap/identity(sectionCount:)`` where they are the same.
    ///   - animated: as in ``apply(_:animated:keepingPlace:)``.
    /// - Throws: ``SessionError/sectionCountsDiffer(expected:given:)``,
    ///   ``SessionError/itemCountsDiffer(section:expected:given:)``.
    /// - Complexity: That of arranging everything.
    public mutating func replace(
        _ sections: [CollectionSection], through map: CollectionMap, animated: Bool = false
    ) throws(SessionError) -> Response {
        try check(sections, through: map)
        _ = cancelDrag(animated: false)
        let view = View(self, isAnimated: animated)
        var next: Arrangement
        do throws(LayoutError) {
            next = try Arrangement(
                sections, in: arrangement.viewport, orientation: arrangement.orientation,
                headerAndFooter: arrangement.headerAndFooter)
        } catch { throw .layout(error) }
        next.scrollSections(like: arrangement, through: map)
        let hold = policy.holdWhenResized
        let anchor = place.resolveForResizing(in: arrangement, at: offset, holding: hold)
        let follower = follower(of: anchor, through: map, hold)
        seen = nil
        arrangement = next
        return follow(follower, through: map, since: view)
    }

    /// Changes the description of a section in place: its layout, header, background, effect. Its items stay.
    ///
    /// - Parameters:
    ///   - animated: as in ``apply(_:animated:keepingPlace:)``.
    ///   - change: changes the description; a change of the number of items is refused.
    /// - Throws: ``SessionError/noSuchSection(_:count:)``, ``SessionError/itemCountsDiffer(section:expected:given:)``.
    /// - Complexity: That of ``Arrangement/changeSection(_:_:)``.
    public mutating func changeSection(
        _ index: Int, animated: Bool = false, _ change: (inout CollectionSection) -> Void
    ) throws(SessionError) -> Response {
        try check(section: index)
        let dragging = reordering == nil ? nil : self
        _ = cancelDrag(animated: false)
        commitLanes()
        let view = View(self, isAnimated: animated)
        let hold = policy.holdWhenResized
        let map = CollectionMap.identity(sectionCount: arrangement.sections.count)
        let anchor = place.resolveForResizing(in: arrangement, at: offset, holding: hold)
        var refused: (expected: Int, given: Int)?
        do throws(LayoutError) {
            try arrangement.changeSection(index) { section in
                let described = section
                change(&section)
                guard section.count != described.count else { return }
                refused = (described.count, section.count)
                section = described
            }
        } catch { throw .layout(error) }
        if let refused {
            if let dragging { self = dragging }
            throw .itemCountsDiffer(section: index, expected: refused.expected, given: refused.given)
        }
        seen = nil
        return follow(follower(of: anchor, through: map, hold), through: map, since: view)
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
    func follower(
        of anchor: ScrollAnchor?, through map: CollectionMap, _ hold: ScrollAnchor.Hold
    ) -> (anchor: ScrollAnchor?, isSame: Bool) {
        guard let anchor else { return (nil, true) }
        if let mapped = anchor.mapped(through: map) { return (mapped, true) }
        return (arrangement.anchor(at: offset, holding: hold, through: map), false)
    }

    /// Gives everything that is remembered its new name, and moves the viewport.
    mutating func follow(
        _ follower: (anchor: ScrollAnchor?, isSame: Bool), through map: CollectionMap, since view: View,
        isReturning: Bool = false
    ) -> Response {
        var follower = follower
        place.replace(with: follower.anchor)
        if let anchor = follower.anchor, arrangement.offset(of: anchor) == nil {
            // The map leads to a header or a footer that the new description does not have.
            follower = (nil, false)
            place = HeldPlace(presentedAt: offset)
        }
        if let (anchor, offset) = destination {
            destination = anchor.mapped(through: map).map { ($0, offset) }
        }
        retained = retained.compactMap { retained in map.newID(of: retained.id).map { (retained.reason, $0) } }
        // A new description need not have the header or the footer that is kept.
        retained.removeAll { arrangement.logicalFrame(of: $0.id) == nil }
        if let dragged = reordering {
            reordering = map.newID(of: dragged.item).map { Reordering(origin: dragged.origin, item: $0) }
        }
        shown.rename(through: map)
        var response = settle(follower.anchor, since: view)
        if !follower.isSame { response.isHeld = false }
        startTransition(since: view, through: map, isReturning: isReturning)
        return response
    }
}

extension CollectionMap {
    /// How many items a section has after the change, by its new index.
    fileprivate func itemCount(ofSection section: Int, before count: Int) -> Int {
        let changed = ends.arriving[ends.arriving.positions(inSection: section)]
        return changed.first.map { PackedIndexMap.Arrival($0).destination.item } ?? count
    }
}
