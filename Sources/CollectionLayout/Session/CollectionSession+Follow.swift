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

    /// Returns the anchor with the new name of its element, or a substitute if the element was deleted; nil if nothing
    /// is anchored.
    mutating func follower(
        of anchor: ScrollAnchor?, through map: CollectionMap, _ held: ScrollAnchor.HeldPosition
    ) -> (anchor: ScrollAnchor?, isSame: Bool) {
        guard let anchor else { return (nil, true) }
        if let mapped = anchor.mapped(through: map) { return (mapped, true) }
        var end = -Double.infinity
        while true {
            let substitute = arrangement.anchor(at: offset, holding: held, through: map)
            // At an estimated position, the substitute would depend on how much has settled. Without progress the loop
            // would not end. An inconsistent layout can cause that.
            guard let element = substitute?.element, arrangement.settledEnd > end, !arrangement.isSettled(element)
            else { return (substitute, false) }
            end = arrangement.settledEnd
            arrangement.settle(through: element)
        }
    }

    /// Renames all elements that the session refers to, and moves the viewport so that the anchor holds its position.
    mutating func follow(
        _ follower: (anchor: ScrollAnchor?, isSame: Bool), through map: CollectionMap, since old: StateBefore,
        isReturning: Bool = false
    ) -> Response {
        var follower = follower
        place.replace(with: follower.anchor, isSubstitute: !follower.isSame)
        if let anchor = follower.anchor, arrangement.offset(of: anchor) == nil {
            // The new description may lack the header or the footer to which the map leads.
            follower = (nil, false)
            place = HeldPlace(presentedAt: offset)
        }
        destination = destination?.mapped(through: map)
        retained = retained.compactMap { reason, id in
            // The new description may lack a retained header or footer.
            guard let id = map.newID(of: id), arrangement.logicalFrame(of: id) != nil else { return nil }
            return (reason, id)
        }
        reordering = reordering?.mapped(through: map, isReturning: isReturning)
        shown.rename(through: map)
        var response = hold(follower.anchor, since: old)
        if !follower.isSame { response.isHeld = false }
        startTransition(since: old, through: map, isReturning: isReturning)
        return response
    }
}
