// What nobody sees yet may be placed later.

extension CollectionSession {
    /// The position before which everything lies where it stays, in points from the start of the content; infinite where that
    /// holds of all of it.
    ///
    /// What lies behind it was placed before something changed above, or not at all yet, and is only a guess. Nothing of it is
    /// shown, and ``arrangement`` and all questions answer with the guess.
    public var settledEnd: Double { arrangement.settledEnd }

    /// Whether everything lies where it stays. O(1).
    public var isSettled: Bool { arrangement.isSettled }

    /// Goes on placing what nobody sees yet. Hosts grant it time between frames, as long as ``Response/wantsSettling`` says so.
    /// Nothing that is shown moves, but for what is behind it, and where lines run from right to left.
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
    /// - Parameter position: in points from the start of the content; infinite for all.
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

    /// Where the part of the content ends that has to lie where it stays when the viewport begins at an offset.
    func horizon(at offset: Double) -> Double {
        if policy.settling == .atOnce { return .infinity }
        var end = offset - self.offset + shownStretch.mainEnd
        if let reach = arrangement.sections.extent.effectReach { end += reach * roomLength }
        // Whether the end of the content is near decides what is held.
        if case .end(let tolerance) = policy.hold { end += max(0, tolerance) }
        return end
    }

    /// Changes the arrangement, and leaves what lies behind the horizon as it is, if that saves time.
    mutating func changeArrangement(_ change: (inout Arrangement) -> Void) {
        arrangement.horizon = horizon(at: offset)
        change(&arrangement)
        arrangement.horizon = .infinity
    }

    /// Places what an anchor is about, and what the viewport shows when it begins at an offset.
    mutating func settleArrangement(for anchor: ScrollAnchor?, at offset: Double) {
        if arrangement.isSettled { return }
        if let element = anchor?.element { arrangement.settle(through: element) }
        // Beyond the start of the content, the viewport shows more of what follows than it is wished to.
        var wished: Double { max(0, anchor.flatMap { arrangement.offset(of: $0) } ?? offset) }
        let isAtEnd = anchor.map { $0.element == nil && $0.edge == .end } ?? false
        var budget = Int.max
        // The middle of the content, for one, is somewhere else when more of it has been placed.
        var last: Double
        repeat {
            last = wished
            arrangement.settle(upTo: isAtEnd ? .infinity : horizon(at: last), items: &budget)
        } while !arrangement.isSettled && wished != last
    }
}
