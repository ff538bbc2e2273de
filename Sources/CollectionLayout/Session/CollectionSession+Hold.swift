extension CollectionSession {
    /// The state before an event to which its response is compared.
    struct View {
        let offset: Double
        let viewport: Viewport
        let length: Double
        /// The arrangement, if the event starts a transition; otherwise nil, because a second reference would force a
        /// copy.
        let before: Arrangement?
        /// The corner of the uncovered part of the viewport, in the physical coordinates of the content: where lines run from right
        /// to left, another length of the content moves it.
        let corner: Point
        /// Whether everything lay where it stays.
        let isSettled: Bool
        /// The distance by which the viewport is pulled beyond an end of the content, in points; negative beyond the
        /// start.
        let overshoot: Double

        /// - Parameter session: is borrowed, for it is large, and an initializer would own a copy.
        @inline(never)  // It is made for every kind of event.
        init(_ session: borrowing CollectionSession, isAnimated: Bool = false) {
            offset = session.offset
            viewport = session.viewport
            before = isAnimated ? session.arrangement : nil
            length = session.arrangement.length
            corner = session.visibleRect.corner
            isSettled = session.isSettled
            overshoot = session.offset - session.arrangement.clampedOffset(session.offset)
        }
    }

    /// The anchor that would stay in its place if anything changed now; nil at the start of the content, and where nothing is
    /// shown. O(log n + k).
    public var heldAnchor: ScrollAnchor? {
        var place = place
        return place.resolve(in: arrangement, at: offset, holding: policy.heldPosition)
    }

    /// Moves the viewport so that an anchor is where it was, as far as the content reaches.
    ///
    /// - Parameter anchor: exists in the arrangement as it is now; nil to stay at the offset.
    mutating func settle(_ anchor: ScrollAnchor?, since view: View) -> Response {
        toldStretch = nil
        settleArrangement(for: anchor, at: offset)
        var wished = anchor.flatMap { arrangement.offset(of: $0) } ?? offset
        // A viewport that is pulled beyond the end that it holds stays as far beyond it.
        if let anchor, anchor.element == nil, anchor.edge == .end, view.overshoot > 0 {
            wished = arrangement.clampedOffset(wished) + view.overshoot
        }
        let clamped = arrangement.clampedOffset(wished)
        let beyond = wished - clamped
        // No farther beyond an end than the viewport is pulled already.
        let next =
            clamped + (beyond < 0 ? max(beyond, min(0, view.overshoot)) : min(beyond, max(0, view.overshoot)))
        var response = Response()
        response.isHeld = anchor == nil || abs(next - wished) < 1 / LayoutUnit.perPoint
        // Less than that cannot be seen. It does not add up, for the anchor stays.
        if abs(next - offset) >= 1 / LayoutUnit.perPoint {
            response.correction = next - offset
            offset = next
        }
        conclude(&response, since: view)
        return response
    }

    /// Adds the correction of the offset and the changes of the whole content to a response.
    private mutating func conclude(_ response: inout Response, since view: View) {
        // The way to a destination may place more of the content, so that its length is known last.
        response.scrollTo = headForDestination()
        response.lengthChanged = arrangement.length != view.length
        response.wantsSettling = !arrangement.isSettled
    }

    /// Returns the response to an event that changes no content, but places estimated parts of it.
    mutating func settled(since view: View) -> Response {
        var response = Response()
        conclude(&response, since: view)
        guard !view.isSettled else { return response }
        toldStretch = nil
        running?.retarget(to: arrangement, at: offset, seenBeforeFrom: view.corner)
        return response
    }
}
