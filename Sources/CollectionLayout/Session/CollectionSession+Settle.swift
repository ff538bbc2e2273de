// Settling: invisible items can get their final positions later.

extension CollectionSession {
    /// The position up to which all elements have their final position, in points from the start of the content;
    /// infinite if all elements have it.
    ///
    /// The positions of elements beyond it are estimates. ``arrangement`` and all queries return the estimates, but no
    /// such element is shown, except for retained ones, those that a transition moves out of view, backgrounds, and
    /// footers that the host pins.
    public var settledEnd: Double { arrangement.settledEnd }

    /// Whether all elements have their final position.
    ///
    /// - Complexity: O(1).
    public var isSettled: Bool { arrangement.isSettled }

    /// Places some more invisible items. Hosts call it between frames, as long as ``isSettled`` is false.
    ///
    /// Elements before ``settledEnd`` keep their logical frames. Their physical frames change if the content scrolls
    /// from right to left, because its length changes.
    ///
    /// - Parameter budget: The number of items to place, or less than 1 to place none. Up to a thousand more may be
    ///   placed, because pages are placed as a whole. A million items take about ten milliseconds.
    /// - Complexity: O(budget + log *n*).
    public mutating func settle(items budget: Int) -> Response {
        settle(upTo: .infinity, items: budget)
    }

    /// Places everything up to a position, for hosts that query more than the shown elements.
    ///
    /// - Parameter position: The position in points from the start of the content; infinite for all of it.
    /// - Complexity: O(items placed + log *n*).
    public mutating func settle(upTo position: Double) -> Response {
        settle(upTo: position, items: .max)
    }

    private mutating func settle(upTo position: Double, items budget: Int) -> Response {
        if isSettled || position <= settledEnd { return unchanged }
        let old = StateBefore(self)
        var budget = budget
        arrangement.settle(upTo: position, items: &budget)
        return settled(since: old)
    }

    /// Returns the end of the part of the content that needs final positions if the viewport begins at an offset.
    func horizon(at offset: Double) -> Double {
        if policy.settling == .atOnce { return .infinity }
        var end = offset - self.offset + shownRect(lead: .infinity).mainEnd
        if let reach = arrangement.sections.extent.effectReach { end += reach * roomLength }
        // The anchored element depends on the distance to the end of the content, so that the end must be final.
        if case .end(let tolerance) = policy.heldPosition { end += max(0, tolerance) }
        return end
    }

    /// Changes the arrangement, and leaves items beyond the horizon at estimated positions if that saves time.
    mutating func changeArrangement(_ change: (inout Arrangement) -> Void) {
        arrangement.horizon = horizon(at: offset)
        change(&arrangement)
        arrangement.horizon = .infinity
    }

    /// Places the element of an anchor, and the elements that the viewport shows at the anchor's offset, or at `offset`
    /// without an anchor.
    mutating func settleArrangement(for anchor: ScrollAnchor?, at offset: Double) {
        if arrangement.isSettled { return }
        if let element = anchor?.element { arrangement.settle(through: element) }
        // A negative offset is later clamped to 0, where the viewport shows more of the content.
        var requested: Double { max(0, anchor.flatMap { arrangement.offset(of: $0) } ?? offset) }
        let isAtEnd = anchor.map { $0.element == nil && $0.edge == .end } ?? false
        var budget = Int.max
        // Some destinations, such as the middle of the content, move when more of the content is placed.
        var last: Double
        repeat {
            last = requested
            arrangement.settle(upTo: isAtEnd ? .infinity : horizon(at: last), items: &budget)
        } while !arrangement.isSettled && requested != last
    }
}
