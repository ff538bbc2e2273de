// The steps that all changes of the content share.

extension CollectionSession {
    typealias Event = (inout CollectionSession) throws(SessionError) -> EditResponse
    typealias EventWhileDragging =
        @Sendable (_ session: inout CollectionSession, _ isAnimated: Bool, _ event: Event) throws(SessionError) ->
        EditResponse

    /// Performs an event on the content without the movement of a dragged item, which is first put back.
    ///
    /// ``pickUp(_:)`` sets the function that puts the item back. So a program that never picks up items does not
    /// contain the code of edits, which is a sixth of the element's WebAssembly module.
    ///
    /// - Returns: the answer to both at once, with the map of the event.
    /// - Throws: The error of the event. Then nothing has changed, and the item is still dragged.
    mutating func afterPuttingBack(_ animated: Bool, _ event: Event) throws(SessionError) -> EditResponse {
        guard reordering != nil, let whileDragging else { return try event(&self) }
        return try whileDragging(&self, animated, event)
    }

    /// Returns an anchor with the new name of the held element, or of its substitute; nil if nothing is to be held.
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
        destination = destination?.mapped(through: map)
        retained = retained.compactMap { reason, id in
            // A new description need not have the header or the footer that is kept.
            guard let id = map.newID(of: id), arrangement.logicalFrame(of: id) != nil else { return nil }
            return (reason, id)
        }
        reordering = reordering?.mapped(through: map, isReturning: isReturning)
        shown.rename(through: map)
        var response = settle(follower.anchor, since: view)
        if !follower.isSame { response.isHeld = false }
        startTransition(since: view, through: map, isReturning: isReturning)
        return response
    }
}
