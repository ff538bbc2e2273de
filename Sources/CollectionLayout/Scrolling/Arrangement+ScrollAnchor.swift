extension ScrollAnchor {
    /// The part of the content that stays in place in a viewport.
    public enum Hold: Hashable, Sendable {
        /// The first item that begins in the viewport, else the last one that begins before it.
        ///
        /// At the very start of the content nothing is held, so that items inserted above are visible.
        case start
        /// Like ``start``, but also at the very start of the content. Items inserted above stay out of view.
        case startAlways
        /// The item nearest the center, at the very point of it that is there. For another width, layout or orientation.
        ///
        /// At the very start of the content nothing is held: a viewport at the top stays there.
        case center
        /// The end of the content if the viewport is within `tolerance` points of it, so that appended items come into
        /// view. Elsewhere it is the last item that ends in the viewport, by its end. For conversations.
        case end(tolerance: Double)
    }
}

extension Arrangement {
    /// Returns the anchor that holds the content of a viewport that begins at `offset`; nil if the viewport shows no
    /// content, or nothing is to be held.
    ///
    /// If the viewport shows no item, a header or a footer is held. If it shows only a gap, a nearby element is held.
    ///
    /// - Parameters:
    ///   - map: The map of an edit that has been applied to a copy of this arrangement. Then only remaining elements
    ///     are chosen, and the anchor has the element's new name.
    /// - Complexity: O(log n + k); where nothing visible stays, k is the number of elements up to the first that does.
    @inline(never)  // Large, and asked for in many places.
    public func anchor(
        at offset: Double, holding hold: ScrollAnchor.Hold = .start, through map: CollectionMap? = nil
    ) -> ScrollAnchor? {
        let isAtStart = !(offset > 0)
        guard offset.magnitude <= LayoutUnit.farthest, !(isAtStart && hold.isIdleAtStart) else { return nil }
        let viewportEnd = offset + orientation.length(of: viewport)
        if case .end(let tolerance) = hold, viewportEnd >= length - max(0, tolerance) {
            return ScrollAnchor(element: nil, edge: .end, from: .end)
        }
        guard map != nil || offset < length && viewportEnd > 0 else { return nil }
        var reach = 0.0
        while true {
            let (lower, upper) = (offset - reach, max(viewportEnd, offset + 1) + reach)
            var best: (id: ElementID, frame: LogicalRect)?
            var bestRank = (Double.infinity, Double.infinity, Double.infinity)
            forEachFrame(from: lower, to: upper) { old, frame, _ in
                // Backgrounds and decorations are positioned by other elements.
                guard old.kind.isMeasurable, let id = map == nil ? old : map?.stayingID(of: old) else { return }
                let place = hold.rank(of: frame, breadth, from: offset, to: viewportEnd)
                let rank = (id.kind == .item ? 0 : 1.0, place.0, place.1)
                if rank < bestRank { (best, bestRank) = ((id, frame), rank) }
            }
            if let (id, frame) = best { return hold.anchor(to: id, frame, from: offset, to: viewportEnd) }
            if lower <= 0 && upper >= length { return nil }
            reach = max(upper - lower, 1)
        }
    }

    /// Returns the offset at which the anchor's edge is at its distance from the viewport's edge; nil if its element
    /// was deleted. O(log n). The offset is not clamped to the content; see ``clampedOffset(_:)``.
    public func offset(of anchor: ScrollAnchor) -> Double? {
        var whole = LogicalRect(main: 0, cross: 0, length: length, breadth: breadth)
        if let element = anchor.element {
            guard let frame = logicalFrame(of: element) else { return nil }
            whole = frame
        }
        let distance = anchor.distance.isFinite ? anchor.distance : 0
        return whole.main + anchor.edge.fraction * whole.length - distance
            - anchor.viewportEdge.fraction * orientation.length(of: viewport)
    }
}

extension Arrangement {
    /// Takes measured lengths, and finds where the viewport must be for something to stay where it is.
    ///
    /// - Parameter anchor: The anchor to hold; see ``anchor(at:holding:through:)``.
    /// - Returns: the offset to which the viewport must move so that it does; nil without an anchor.
    /// - Throws: The errors of ``measure(_:)``. Then nothing has changed.
    /// - Complexity: That of ``measure(_:)``, and O(log n).
    @discardableResult
    public mutating func measure(
        _ measurements: [MeasuredSize], keeping anchor: ScrollAnchor?
    ) throws(LayoutError) -> Double? {
        try measure(measurements)
        return anchor.flatMap { offset(of: $0) }
    }
}

extension ScrollAnchor.Hold {
    var isIdleAtStart: Bool {
        switch self {
        case .start, .center: true
        case .startAlways, .end: false
        }
    }

    /// Returns the suitability of an item as an anchor in a viewport. The least rank is the best.
    fileprivate func rank(
        of frame: LogicalRect, _ breadth: Double, from start: Double, to end: Double
    ) -> (Double, Double) {
        let inward: Double
        switch self {
        case .start, .startAlways: inward = frame.main - start
        case .end: inward = end - frame.mainEnd
        case .center:
            let center = (start + end) / 2
            return (
                max(0, frame.main - center, center - frame.mainEnd),
                max(0, frame.cross - breadth / 2, breadth / 2 - frame.crossEnd)
            )
        }
        // An edge inside the viewport is better than one outside, and then the nearer one is.
        return inward >= 0 ? (0, inward) : (1, -inward)
    }

    fileprivate func anchor(to id: ElementID, _ frame: LogicalRect, from start: Double, to end: Double) -> ScrollAnchor
    {
        switch self {
        case .start, .startAlways: return ScrollAnchor(element: id, distance: frame.main - start)
        case .end: return ScrollAnchor(element: id, edge: .end, distance: frame.mainEnd - end, from: .end)
        case .center:
            let center = (start + end) / 2
            let nearest = max(frame.main, min(center, frame.mainEnd))
            let edge = ScrollAnchor.Edge(fraction: frame.length > 0 ? (nearest - frame.main) / frame.length : 0)
            return ScrollAnchor(element: id, edge: edge, distance: nearest - center, from: .center)
        }
    }
}
