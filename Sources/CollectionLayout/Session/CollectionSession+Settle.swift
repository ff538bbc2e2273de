// Invisible parts of the content can be placed later.

extension CollectionSession {
    /// The position before which all elements have their final position, in points from the start of the content;
    /// infinite if all have.
    ///
    /// Elements behind it were placed before a change above them, or have not been placed yet. Their positions are
    /// estimates. None of them is shown, and ``arrangement`` and all queries return the estimates.
    public var settledEnd: Double { arrangement.settledEnd }

    /// Whether all elements have their final position. O(1).
    public var isSettled: Bool { arrangement.isSettled }

    /// Places some more items that nobody sees yet. Hosts call it between frames, as long as ``Response/wantsSettling``
    /// is true. Visible elements do not move, except behind ``settledEnd``, and if lines run from right to left.
    ///
    /// - Parameter budget: the number of items that may be placed; a thousand more may be, because pages of up to a thousand
    ///   are placed whole. A million take some ten milliseconds.
    /// - Complexity: O(budget + log n).
    public mutating func settle(items budget: Int) -> Response {
        if isSettled { return Response() }
        return settle(upTo: .infinity, items: budget)
    }

    /// Places everything up to a position: for hosts that ask for more than is shown.
    ///
    /// - Parameter position: The position in points from the start of the content; infinite for all of it.
    /// - Complexity: O(items placed + log n).
    public mutating func settle(upTo position: Double) -> Response {
        if isSettled || position <= settledEnd { return Response() }
        return settle(upTo: position, items: .max)
    }

    private mutating func settle(upTo position: Double, items budget: Int) -> Response {
        let view = View(self)
        var budget = budget
        arrangement.settle(upTo: position, items: &budget)
        return settled(since: view)
    }

    /// Returns the end of the part of the content that needs final positions if the viewport begins at an offset.
    func horizon(at offset: Double) -> Double {
        if policy.settling == .atOnce { return .infinity }
        var end = offset - self.offset + shownStretch.mainEnd
        if let reach = arrangement.sections.extent.effectReach { end += reach * roomLength }
        // The distance to the end of the content determines which element is held.
        if case .end(let tolerance) = policy.hold { end += max(0, tolerance) }
        return end
    }

    /// Changes the arrangement, and leaves items behind the horizon at their old positions if that saves time.
    mutating func changeArrangement(_ change: (inout Arrangement) -> Void) {
        arrangement.horizon = horizon(at: offset)
        change(&arrangement)
        arrangement.horizon = .infinity
    }

    /// Places what an anchor is about, and what the viewport shows when it begins at an offset.
    mutating func settleArrangement(for anchor: ScrollAnchor?, at offset: Double) {
        if arrangement.isSettled { return }
        if let element = anchor?.element { arrangement.settle(through: element) }
        // Before the start of the content, the viewport shows more of the following content than the anchor asks for.
        var wished: Double { max(0, anchor.flatMap { arrangement.offset(of: $0) } ?? offset) }
        let isAtEnd = anchor.map { $0.element == nil && $0.edge == .end } ?? false
        var budget = Int.max
        // Some destinations, such as the middle of the content, move when more of it has been placed.
        var last: Double
        repeat {
            last = wished
            arrangement.settle(upTo: isAtEnd ? .infinity : horizon(at: last), items: &budget)
        } while !arrangement.isSettled && wished != last
    }
}
