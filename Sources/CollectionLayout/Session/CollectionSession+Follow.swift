// What all changes of the content have in common.

extension CollectionSession {
    /// Lets an event happen to the content as the host has it: with the dragged item, if any, where it was picked up.
    ///
    /// - Returns: the answer to both at once, with the map of the event.
    /// - Throws: what the event throws; then nothing has happened, and the item is dragged still.
    mutating func afterPuttingBack(
        _ animated: Bool, _ event: (inout CollectionSession) throws(SessionError) -> EditResponse
    ) throws(SessionError) -> EditResponse {
        guard reordering != nil else { return try event(&self) }
        let before = self
        let back = cancelDrag(animated: animated)
        do throws(SessionError) {
            let answer = try event(&self)
            // In between, a section that scrolls across may not have reached as far as it does now.
            arrangement.scrollSections(like: before.arrangement, through: answer.map)
            let corner = visibleRect.corner
            running?.retarget(to: arrangement, at: offset, seenBeforeFrom: corner)
            var response = answer.response
            if let back = back?.response {
                response.correction += back.correction
                response.scrollTo = response.scrollTo ?? back.scrollTo
                response.isHeld = response.isHeld && back.isHeld
                response.lengthChanged = arrangement.length != before.arrangement.length
            }
            return EditResponse(response: response, map: answer.map)
        } catch {
            self = before
            throw error
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
        destination = destination?.mapped(through: map)
        retained = retained.compactMap { retained in map.newID(of: retained.id).map { (retained.reason, $0) } }
        // A new description need not have the header or the footer that is kept.
        retained.removeAll { arrangement.logicalFrame(of: $0.id) == nil }
        reordering = reordering?.mapped(through: map, isReturning: isReturning)
        shown.rename(through: map)
        var response = settle(follower.anchor, since: view)
        if !follower.isSame { response.isHeld = false }
        startTransition(since: view, through: map, isReturning: isReturning)
        return response
    }
}
