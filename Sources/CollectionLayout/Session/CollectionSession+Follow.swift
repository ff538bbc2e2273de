// The steps that all changes of the content share.

extension CollectionSession {
    typealias Event = (inout CollectionSession) throws(SessionError) -> EditResponse
    typealias EventWhileDragging =
        @Sendable (_ session: inout CollectionSession, _ isAnimated: Bool, _ event: Event) throws(SessionError) ->
        EditResponse

    /// Performs an event after a dragged item, if any, has been put back.
    ///
    /// ``pickUp(_:)`` sets the function that puts the item back. So a program that never picks up items does not
    /// contain the code of edits, which is a sixth of the element's WebAssembly module.
    ///
    /// - Returns: A response to both changes together, with the map of the event.
    /// - Throws: The error of the event. Then nothing has changed, and the item is still dragged.
    mutating func afterPuttingBack(_ animated: Bool, _ event: Event) throws(SessionError) -> EditResponse {
        guard reordering != nil, let whileDragging else { return try event(&self) }
        return try whileDragging(&self, animated, event)
    }

    /// A change of the content, whose kind decides which rule chooses the anchored element.
    enum ContentChange { case elements, descriptions }

    /// The anchor that holds its position in a change, with the element's new name.
    struct ChosenAnchor {
        /// The anchor; nil to stay at the offset.
        var anchor: ScrollAnchor?
        /// Whether the anchored element is deleted, and a neighbor holds its position instead.
        var isSubstitute = false
    }

    /// Chooses the anchor before a change of the content.
    @inline(never)  // Every kind of event calls it.
    mutating func chooseAnchor(
        for change: ContentChange, through map: CollectionMap, keepingPlace keepsPlace: Bool = true
    ) -> ChosenAnchor {
        guard keepsPlace else { return ChosenAnchor() }
        let held = change == .elements ? policy.heldPosition : heldPositionWhenResized
        let anchor =
            change == .elements
            ? anchorChoice.resolve(in: arrangement, at: offset, holding: held)
            : anchorChoice.resolveForResizing(in: arrangement, at: offset, holding: held)
        let mapped = anchor?.mapped(through: map)
        if anchor == nil || mapped != nil { return ChosenAnchor(anchor: mapped) }
        return ChosenAnchor(anchor: settledSubstitute(holding: held, through: map), isSubstitute: true)
    }

    /// Returns an anchor to a remaining element, after its position has become final.
    private mutating func settledSubstitute(
        holding held: ScrollAnchor.HeldPosition, through map: CollectionMap
    ) -> ScrollAnchor? {
        var end = -Double.infinity
        while true {
            let substitute = arrangement.anchor(at: offset, holding: held, through: map)
            // At an estimated position, the substitute would depend on how much has settled. Without progress the loop
            // would not end. An inconsistent layout can cause that.
            guard let element = substitute?.element, arrangement.settledEnd > end, !arrangement.isSettled(element)
            else { return substitute }
            end = arrangement.settledEnd
            arrangement.settle(through: element)
        }
    }

    /// Renames all elements that the session refers to, and moves the viewport so that the anchor holds its position.
    mutating func follow(
        _ chosen: ChosenAnchor, through map: CollectionMap, since old: StateBefore, isReturning: Bool = false
    ) -> Response {
        anchorChoice.replace(with: chosen.anchor, isSubstitute: chosen.isSubstitute)
        let anchor = existing(chosen.anchor)
        destination = destination?.mapped(through: map)
        retained = retained.compactMap { reason, id in
            // The new description may lack a retained header or footer.
            guard let id = map.newID(of: id), arrangement.logicalFrame(of: id) != nil else { return nil }
            return (reason, id)
        }
        reordering = reordering?.mapped(through: map, isReturning: isReturning)
        shown.rename(through: map)
        var response = hold(anchor, since: old)
        if chosen.isSubstitute || anchor != chosen.anchor { response.isHeld = false }
        startTransition(since: old, through: map, isReturning: isReturning)
        // Without an element that remains, the next change chooses another anchor.
        if !old.keepsPlace || chosen.isSubstitute && anchor == nil { anchorChoice = AnchorChoice(presentedAt: offset) }
        return response
    }

    /// Returns an anchor if its element exists. A new description may lack the header or footer to which a map leads;
    /// then another anchor is chosen in the next change.
    mutating func existing(_ anchor: ScrollAnchor?) -> ScrollAnchor? {
        guard let anchor, arrangement.offset(of: anchor) == nil else { return anchor }
        anchorChoice = AnchorChoice(presentedAt: offset)
        return nil
    }
}
