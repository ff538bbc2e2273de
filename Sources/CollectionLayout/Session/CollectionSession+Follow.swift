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
        /// Whether the anchored element is deleted. Then ``anchor`` is that of another one; nil if none remains.
        var isSubstitute = false
    }

    /// Chooses the anchor before a change of the content.
    @inline(never)  // Every kind of event calls it.
    mutating func chooseAnchor(
        for change: ContentChange, through map: CollectionMap, since old: StateBefore
    ) -> ChosenAnchor {
        guard old.keepsPlace else { return ChosenAnchor() }
        let (held, anchor): (ScrollAnchor.HeldPosition, ScrollAnchor?)
        switch change {
        case .elements:
            held = policy.heldPosition
            anchor = anchorChoice.resolve(in: arrangement, at: offset, holding: held)
        case .descriptions:
            held = heldPositionWhenResized
            anchor = anchorChoice.resolveForResizing(in: arrangement, at: offset, holding: held)
        }
        let mapped = anchor?.mapped(through: map)
        if anchor == nil || mapped != nil { return ChosenAnchor(anchor: mapped) }
        let substitute = arrangement.anchor(at: offset, holding: held, through: map)
        return ChosenAnchor(anchor: substitute, isSubstitute: true)
    }

    /// Renames all elements that the session refers to, and moves the viewport so that the anchor holds its position.
    mutating func follow(
        _ chosen: ChosenAnchor, through map: CollectionMap, since old: StateBefore, isReturning: Bool = false
    ) -> Response {
        anchorChoice.replace(with: chosen.anchor, isSubstitute: chosen.isSubstitute)
        let anchor = forgetIfMissing(chosen.anchor)
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

    /// Forgets an anchor whose element does not exist, and returns nil; otherwise returns the anchor. A new description
    /// may lack the header or footer to which a map leads.
    mutating func forgetIfMissing(_ anchor: ScrollAnchor?) -> ScrollAnchor? {
        guard let anchor, arrangement.offset(of: anchor) == nil else { return anchor }
        anchorChoice = AnchorChoice(presentedAt: offset)
        return nil
    }
}
