extension CollectionSession {
    /// Deletes, inserts, moves and changes elements. The held element stays in its place, or a neighbor if it is deleted.
    ///
    /// An item that is dragged is back where it was picked up before that.
    ///
    /// - Parameters:
    ///   - animated: whether a transition leads to the result; see ``endTransition(_:)``. It takes over from one that runs.
    ///     Otherwise everything is there at once, and a transition that runs is finished.
    ///   - keepsPlace: Whether an element is held; otherwise the viewport stays at its offset, as far as the content
    ///     extends.
    /// - Throws: ``SessionError/edit(_:)``.
    /// - Complexity: That of ``Arrangement/apply(_:)``.
    public mutating func apply(
        _ edit: Edit, animated: Bool = false, keepingPlace keepsPlace: Bool = true
    ) throws(SessionError) -> EditResponse {
        try afterPuttingBack(animated) { session throws(SessionError) in
            try session.change(edit, animated, keepingPlace: keepsPlace)
        }
    }

    /// The same, while an item may be dragged.
    mutating func change(
        _ edit: Edit, _ animated: Bool, keepingPlace keepsPlace: Bool = true
    ) throws(SessionError) -> EditResponse {
        let plan: EditPlan
        do throws(EditError) { plan = try EditPlan(edit, for: arrangement.sections) } catch { throw .edit(error) }
        if policy.keepsLanesInEdits { commitLanes() }
        let view = View(self, isAnimated: animated)
        let anchor = keepsPlace ? place.resolve(in: arrangement, at: offset, holding: policy.heldPosition) : nil
        let follower = follower(of: anchor, through: plan.map, policy.heldPosition)
        changeArrangement { $0.carryOut(plan, of: edit) }
        seen = nil
        let response = follow(follower, through: plan.map, since: view)
        if !keepsPlace { place = HeldPlace(presentedAt: offset) }
        return EditResponse(response: response, map: plan.map)
    }

    /// Changes the global header and footer. The held element stays in its place, and a transition that runs is finished.
    ///
    /// - Complexity: O(log n) in the items, to find the held element again.
    public mutating func changeHeaderAndFooter(to headerAndFooter: HeaderAndFooter) -> Response {
        commitLanes()
        let view = View(self)
        let anchor = place.resolveForResizing(in: arrangement, at: offset, holding: policy.heldPositionWhenResized)
        arrangement.setHeaderAndFooter(headerAndFooter)
        return follow((anchor, true), through: .identity(sectionCount: arrangement.sections.count), since: view)
    }
}
