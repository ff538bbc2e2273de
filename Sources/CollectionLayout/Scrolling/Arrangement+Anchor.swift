extension Anchor {
    /// What a viewport holds on to.
    public enum Hold: Hashable, Sendable {
        /// The first item that begins in the viewport; else the one that begins last before it.
        ///
        /// At the very start of the content nothing is held: what comes in above ought to be seen.
        case start
        /// The same, also at the very start: what is put in above stays out of sight.
        case startAlways
        /// The item nearest the center, at the very point of it that is there. For another width, layout or orientation.
        ///
        /// At the very start of the content nothing is held: a person at the top stays at the top.
        case center
        /// The end of the content where the viewport is no more than so many points away from it, so that what is
        /// appended comes into view; elsewhere the last item that ends in the viewport, by its end. For conversations.
        case end(tolerance: Double)
    }
}

extension Arrangement {
    /// What to hold on to when the viewport begins at `offset`; nil where the viewport shows no item, or nothing is to be
    /// held.
    ///
    /// - Parameters:
    ///   - map: of an edit that has been applied to a copy of this arrangement. Only items that stay are chosen then, from
    ///     beyond the viewport if need be, and the anchor has the item's new name.
    /// - Complexity: O(log n + k); where nothing visible stays, k is the number of items up to the first that does.
    public func anchor(
        at offset: Double, holding hold: Anchor.Hold = .start, through map: CollectionMap? = nil
    ) -> Anchor? {
        let isAtStart = !(offset > 0)
        guard offset.isFinite, !(isAtStart && hold.isIdleAtStart) else { return nil }
        let viewportEnd = offset + orientation.length(of: viewport)
        if case .end(let tolerance) = hold, viewportEnd >= length - max(0, tolerance) {
            return Anchor(element: nil, edge: .end, from: .end)
        }
        var reach = 0.0
        while true {
            let (lower, upper) = (offset - reach, max(viewportEnd, offset + 1) + reach)
            var best: Anchor?
            var bestRank = (Double.infinity, Double.infinity)
            forEachFrame(from: lower, to: upper) { id, frame, _ in
                guard id.kind == .item, map.map({ $0.newID(of: id) != nil }) ?? true else { return }
                let candidate = hold.candidate(id, frame, breadth, from: offset, to: viewportEnd)
                guard candidate.rank < bestRank else { return }
                (best, bestRank) = (candidate.anchor, candidate.rank)
            }
            if let best { return map.map { best.mapped(through: $0) } ?? best }
            if map == nil || lower <= 0 && upper >= length { return nil }
            reach = max(upper - lower, 1)
        }
    }

    /// The offset at which the anchor's edge is as far from the viewport's as it was; nil where its element is gone.
    /// O(log n). Not clamped to the content; see ``clampedOffset(_:)``.
    public func offset(of anchor: Anchor) -> Double? {
        var whole = LogicalRect(main: 0, cross: 0, length: length, breadth: breadth)
        if let element = anchor.element {
            guard let frame = logicalFrame(of: element) else { return nil }
            whole = frame
        }
        return whole.main + anchor.edge.fraction * whole.length - anchor.distance
            - anchor.viewportEdge.fraction * orientation.length(of: viewport)
    }
}

extension Anchor.Hold {
    fileprivate var isIdleAtStart: Bool { self == .start || self == .center }

    /// An item as something to hold on to in a viewport; the least rank is the best.
    fileprivate func candidate(
        _ id: ElementID, _ frame: LogicalRect, _ breadth: Double, from start: Double, to end: Double
    ) -> (anchor: Anchor, rank: (Double, Double)) {
        /// An edge inside the viewport is better than one outside, and then the nearer one is.
        func rank(_ inward: Double) -> (Double, Double) { inward >= 0 ? (0, inward) : (1, -inward) }

        switch self {
        case .start, .startAlways:
            let distance = frame.main - start
            return (Anchor(element: id, distance: distance), rank(distance))
        case .end:
            let distance = frame.mainEnd - end
            return (Anchor(element: id, edge: .end, distance: distance, from: .end), rank(-distance))
        case .center:
            let center = (start + end) / 2
            let nearest = max(frame.main, min(center, frame.mainEnd))
            let edge = Anchor.Edge(fraction: frame.length > 0 ? (nearest - frame.main) / frame.length : 0)
            let aside = max(0, frame.cross - breadth / 2, breadth / 2 - frame.crossEnd)
            return (
                Anchor(element: id, edge: edge, distance: nearest - center, from: .center),
                (abs(nearest - center), aside)
            )
        }
    }
}
