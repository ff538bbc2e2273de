extension CollectionSession {
    /// The state before an event, from which the response is computed.
    struct StateBefore {
        let offset: Double
        let anchorChoice: AnchorChoice
        let viewport: Viewport
        let length: Double
        /// The arrangement, if the event starts a transition; otherwise nil, because a second reference would force a
        /// copy.
        let arrangement: Arrangement?
        /// The corner of the uncovered part of the viewport, in the physical coordinates of the content. If the content
        /// scrolls from right to left, a change of its length moves this corner.
        let corner: Point
        /// Whether all elements had their final positions.
        let isSettled: Bool
        /// The distance by which the viewport is pulled beyond an end of the content, in points; negative beyond the
        /// start.
        let overshoot: Double
        /// Whether the change leads to a resting position, because the viewport is at one.
        let rests: Bool
        /// Whether something holds its position. Otherwise, the viewport stays at its offset.
        let keepsPlace: Bool

        /// - Parameters:
        ///   - session: The session. It is borrowed, because an initializer would otherwise own a large copy.
        ///   - isAnimated: Whether the event starts a transition.
        ///   - keepsPlace: See ``keepsPlace``.
        @inline(never)  // Every kind of event makes one.
        init(_ session: borrowing CollectionSession, isAnimated: Bool = false, keepsPlace: Bool = true) {
            offset = session.offset
            anchorChoice = session.anchorChoice
            viewport = session.viewport
            arrangement = isAnimated ? session.arrangement : nil
            length = session.arrangement.length
            corner = session.visibleRect.corner
            isSettled = session.isSettled
            overshoot = session.offset - session.arrangement.clampedOffset(session.offset)
            rests = keepsPlace && session.snaps && (session.comesToRest || session.isAtRest)
            self.keepsPlace = keepsPlace
        }
    }

    /// The anchor that would hold its position if the content changed now; nil if ``Policy/heldPosition`` anchors
    /// nothing, or if nothing is visible. O(log n + k).
    public var heldAnchor: ScrollAnchor? {
        var anchorChoice = anchorChoice
        return anchorChoice.resolve(in: arrangement, at: offset, holding: policy.heldPosition)
    }

    /// The rule that chooses the anchor for another size or layout. A conversation at its end stays there.
    var heldPositionWhenResized: ScrollAnchor.HeldPosition {
        let isEndHeld = arrangement.isEndHeld(by: policy.heldPosition, inViewportEndingAt: offset + roomLength)
        return isEndHeld ? policy.heldPosition : policy.heldPositionWhenResized
    }

    /// Moves the viewport so that an anchor holds its position, as far as the content extends, or to the nearest
    /// resting position if the viewport was at one.
    ///
    /// - Parameters:
    ///   - anchor: The anchor, whose element exists in the current arrangement; nil to stay at the offset.
    ///   - old: The state before the event.
    mutating func hold(_ anchor: ScrollAnchor?, since old: StateBefore) -> Response {
        reportedRect = nil
        settleArrangement(for: anchor, at: offset)
        var requested = anchor.flatMap { arrangement.offset(of: $0) } ?? offset
        // If the anchor is the end of the content, a viewport that is pulled beyond the end stays equally far beyond
        // it.
        if let anchor, anchor.element == nil, anchor.edge == .end, old.overshoot > 0 {
            requested = arrangement.clampedOffset(requested) + old.overshoot
        }
        let clamped = arrangement.clampedOffset(requested)
        let beyond = requested - clamped
        // The correction never moves the viewport farther beyond an end than it is already pulled.
        var next =
            clamped + (beyond < 0 ? max(beyond, min(0, old.overshoot)) : min(beyond, max(0, old.overshoot)))
        // Where nothing snaps at compile time, the first condition removes the code.
        if snaps, old.rests {
            comesToRest = false
            let stop = destinationOffset(near: next, showing: anchorChoice.requestedElement)
            if abs(stop - next) > Self.restTolerance {
                // Another layout may have a resting position at the start of the content, or none at all.
                if anchor == nil, next == 0 { anchorChoice.replace(with: ScrollAnchor(element: nil)) }
                next = stop
                settleArrangement(for: nil, at: next)
            }
        }
        var response = Response()
        // A smaller difference is invisible. Such differences do not add up, because the anchor stays the same.
        if abs(next - offset) >= 1 / LayoutUnit.perPoint {
            response.correction = next - offset
            offset = next
        }
        response.isHeld = anchor == nil || abs(offset - requested) < 1 / LayoutUnit.perPoint
        conclude(&response, since: old)
        return response
    }

    /// Completes a response with the destination's offset and the changes of the whole content.
    private mutating func conclude(_ response: inout Response, since old: StateBefore) {
        // This may place more of the content, so the length is compared afterwards.
        reportDestination(in: &response)
        response.lengthChanged = arrangement.length != old.length
        response.wantsSettling = !arrangement.isSettled
    }

    /// The response to an event that changes nothing.
    var unchanged: Response {
        var response = Response()
        response.wantsSettling = !isSettled
        return response
    }

    /// Returns the response to an event that changes no content, but places estimated parts of it.
    mutating func settled(since old: StateBefore) -> Response {
        var response = Response()
        conclude(&response, since: old)
        guard !old.isSettled else { return response }
        reportedRect = nil
        retarget(seenBeforeFrom: old.corner)
        return response
    }
}
