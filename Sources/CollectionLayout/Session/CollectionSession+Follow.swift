// What all changes of the content have in common.

extension CollectionSession {
    typealias Event = (inout CollectionSession) throws(SessionError) -> EditResponse
    typealias EventWhileDragging =
        @Sendable (_ session: inout CollectionSession, _ isAnimated: Bool, _ event: Event) throws(SessionError) ->
        EditResponse

    /// Lets an event happen to the content as the host has it: with the dragged item, if any, where it was picked up.
    ///
    /// Moving the item back is left to a function that ``pickUp(_:)`` sets. So a program in which no item is picked up does not
    /// contain the code of edits: it is a sixth of the element's WebAssembly module.
    ///
    /// - Returns: the answer to both at once, with the map of the event.
    /// - Throws: what the event throws; then nothing has happened, and the item is dragged still.
    mutating func afterPuttingBack(_ animated: Bool, _ event: Event) throws(SessionError) -> EditResponse {
        guard reordering != nil, let whileDragging else { return try event(&self) }
        return try whileDragging(&self, animated, event)
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
