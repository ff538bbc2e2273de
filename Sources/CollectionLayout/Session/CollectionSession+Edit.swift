extension CollectionSession {
    /// Deletes, inserts, moves and changes elements. The anchored element holds its position. If it is deleted, another
    /// visible element does, or else one before the viewport.
    ///
    /// In a shelf that is scrolled, the visible item nearest to where items come to rest does, and a shelf at rest
    /// stays at rest. At its beginning, a shelf shows what is inserted there.
    ///
    /// A dragged item is first put back to where it was picked up.
    ///
    /// - Parameters:
    ///   - edit: The edit.
    ///   - animated: Whether a transition leads to the result; see ``finishTransition()``. It takes over from a running
    ///     transition. Otherwise all changes are immediate, and a running transition is finished.
    ///   - keepsPlace: Whether an element holds its position. Otherwise the viewport stays at its offset, as far as the
    ///     content extends.
    /// - Throws: ``SessionError/edit(_:)``.
    /// - Complexity: That of ``Arrangement/apply(_:)``.
    public mutating func apply(
        _ edit: Edit, animated: Bool = false, keepingPlace keepsPlace: Bool = true
    ) throws(SessionError) -> EditResponse {
        try afterPuttingBack(animated) { session throws(SessionError) in
            try session.change(edit, animated, keepingPlace: keepsPlace, holdingShelves: keepsPlace)
        }
    }

    /// Applies an edit without putting back a dragged item.
    mutating func change(
        _ edit: Edit, _ animated: Bool, keepingPlace keepsPlace: Bool, holdingShelves holdsShelves: Bool
    ) throws(SessionError) -> EditResponse {
        let plan: EditPlan
        do throws(EditError) { plan = try EditPlan(edit, for: arrangement.sections) } catch { throw .edit(error) }
        if policy.keepsLanesInEdits { commitLanes() }
        let old = StateBefore(self, isAnimated: animated, keepsPlace: keepsPlace)
        let chosen = chooseAnchor(for: .elements, through: plan.map, since: old)
        changeArrangement { $0.carryOut(plan, of: edit, holdingShelves: holdsShelves) }
        seen = nil
        return EditResponse(response: follow(chosen, through: plan.map, since: old), map: plan.map)
    }

    /// Changes the global header and footer. The anchored element holds its position.
    ///
    /// - Parameters:
    ///   - headerAndFooter: The new header and footer.
    ///   - animated: Whether a transition leads to the result; see ``apply(_:animated:keepingPlace:)``. Otherwise a
    ///     running transition is finished.
    /// - Complexity: O(log *n*).
    public mutating func changeHeaderAndFooter(
        to headerAndFooter: HeaderAndFooter, animated: Bool = false
    ) -> Response {
        commitLanes()
        let map = CollectionMap.identity(sectionCount: arrangement.sections.count)
        let old = StateBefore(self, isAnimated: animated)
        let chosen = chooseAnchor(for: .descriptions, through: map, since: old)
        arrangement.setHeaderAndFooter(headerAndFooter)
        return follow(chosen, through: map, since: old)
    }
}

#if !$Embedded
    extension CollectionSession {
        /// Performs changes that belong to the last edit or measurement, such as new descriptions of its sections.
        ///
        /// The running transition leads to their result, and the element that the edit or measurement anchored holds
        /// its position. On its own, each of the changes would finish the transition and choose another anchor. A
        /// dragged item is first put back to where it was picked up.
        ///
        /// - Parameter changes: Changes of the session. They must not delete, insert or move elements.
        public mutating func completeChange(_ changes: (inout CollectionSession) -> Void) -> Response {
            let map = CollectionMap.identity(sectionCount: arrangement.sections.count)
            let answer = try? afterPuttingBack(running != nil) { session in
                EditResponse(response: session.complete(changes), map: map)
            }
            return answer?.response ?? unchanged
        }

        /// Scrolls shelves as far as those of another session with the same sections and items. In a viewport of
        /// another size, or with groups at other positions, those that rest at a page or a group rest there again.
        ///
        /// It is for hosts that change a copy of a session and back again, which may scroll its shelves.
        ///
        /// - Complexity: O(*s* log *n* + groups) for *s* sections.
        public mutating func scrollShelves(like other: CollectionSession) {
            arrangement.restSections(
                like: other.arrangement, through: .identity(sectionCount: arrangement.sections.count))
        }

        private mutating func complete(_ changes: (inout CollectionSession) -> Void) -> Response {
            let old = StateBefore(self)
            let anchor = anchorChoice.chosenAnchor
            let (running, anchorChoice, reported) = (running, anchorChoice, destination?.reportedOffset)
            changes(&self)
            (self.running, self.anchorChoice, offset) = (running, anchorChoice, old.offset)
            // The host has not been told of a destination that has moved meanwhile.
            if let reported { destination?.reportedOffset = reported }
            let response = hold(forgetIfMissing(anchor), since: old)
            retarget(seenBeforeFrom: old.corner)
            return response
        }
    }
#endif
