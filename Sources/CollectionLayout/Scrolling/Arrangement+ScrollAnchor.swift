extension ScrollAnchor {
    /// The rule that chooses the anchored element, which holds its position in the viewport.
    public enum HeldPosition: Hashable, Sendable {
        /// The first item that begins in the viewport, or else the last item that begins before it.
        ///
        /// If the viewport is at the very start of the content, there is no anchor, so that items inserted above become
        /// visible.
        case start
        /// Like ``start``, but also if the viewport is at the very start of the content. Items inserted above stay out
        /// of view.
        case startAlways
        /// The point in the center of the viewport, as a fraction of the item there or of the nearest one. It suits
        /// changes of width, layout or orientation.
        ///
        /// If the viewport is at the very start of the content, there is no anchor, so that it stays there.
        case center
        /// The end of the content if it is at most `tolerance` points after the viewport's end, so that appended items
        /// become visible. Otherwise, the end of the last item that ends in the viewport. It suits conversations.
        case end(tolerance: Double)
    }
}

extension Arrangement {
    /// Returns the anchor of a viewport that begins at `offset`; nil if the viewport shows no content, or if the rule
    /// chooses no anchor.
    ///
    /// If the viewport shows no item, a header or a footer is anchored. If it shows only a gap, a nearby element is
    /// anchored. If an edit deletes all visible elements, an element before them is anchored, or nothing if none
    /// remains.
    ///
    /// - Parameters:
    ///   - offset: The start of the viewport, in points.
    ///   - held: The rule that chooses the anchored element.
    ///   - map: The map of an edit that has been applied to a copy of this arrangement. Then only remaining elements
    ///     are chosen, and the anchor has the element's new name.
    /// - Complexity: O(log *n* + *k*), where *k* is the number of visible elements. If none of them remains after the
    ///   edit, *k* includes the elements before them, back to the last one that does.
    @inline(never)  // It is large, and called from many places.
    public func anchor(
        at offset: Double, holding held: ScrollAnchor.HeldPosition = .start, through map: CollectionMap? = nil
    ) -> ScrollAnchor? {
        let isAtStart = !(offset > 0)
        guard offset.magnitude <= LayoutUnit.farthest, !(isAtStart && held.isIdleAtStart) else { return nil }
        let viewportEnd = offset + orientation.length(of: viewport)
        if isEndHeld(by: held, inViewportEndingAt: viewportEnd) {
            return ScrollAnchor(element: nil, edge: .end, from: .end)
        }
        guard map != nil || offset < length && viewportEnd > 0 else { return nil }
        var (lower, upper) = (offset, max(viewportEnd, offset + 1))
        while true {
            var best: (id: ElementID, frame: LogicalRect)?
            var bestRank = (Double.infinity, Double.infinity, Double.infinity)
            forEachFrame(from: lower, to: upper) { old, frame, _ in
                // Backgrounds and decorations are positioned by other elements.
                guard old.kind.isMeasurable, let id = map == nil ? old : map?.stayingID(of: old) else { return }
                let (first, second) = held.rank(of: frame, breadth, from: offset, to: viewportEnd)
                let rank = (id.kind == .item ? 0.0 : 1, first, second)
                if rank < bestRank { (best, bestRank) = ((id, frame), rank) }
            }
            if let (id, frame) = best { return held.anchor(to: id, frame, from: offset, to: viewportEnd) }
            let reach = 2 * max(upper - lower, 1)
            if map == nil {
                if lower <= 0 && upper >= length { return nil }
                (lower, upper) = (lower - reach, upper + reach)
            } else {
                // Following an element beyond the viewport, the viewport would move by the length of the deleted ones.
                if lower <= 0 { return nil }
                (lower, upper) = (lower - reach, lower)
            }
        }
    }

    /// Returns whether an anchor's element is in a viewport; true for the whole content.
    func isInView(_ anchor: ScrollAnchor, at offset: Double) -> Bool {
        guard let frame = anchor.element.flatMap({ logicalFrame(of: $0) }) else { return true }
        return frame.main < offset + orientation.length(of: viewport) && offset < frame.mainEnd
    }

    /// Returns whether a rule holds the end of the content in a viewport that ends at a position.
    @inline(never)  // There are two calls.
    func isEndHeld(by held: ScrollAnchor.HeldPosition, inViewportEndingAt viewportEnd: Double) -> Bool {
        if case .end(let tolerance) = held { viewportEnd >= length - max(0, tolerance) } else { false }
    }

    /// Returns the offset at which the anchor's edge is at its distance from the viewport's edge; nil if its element
    /// was deleted.
    ///
    /// The offset is not clamped to the content; see ``clampedOffset(_:)``.
    ///
    /// - Complexity: O(log *n*).
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
    /// Applies measured lengths, and returns the offset at which the anchored element holds its position.
    ///
    /// - Parameters:
    ///   - measurements: The measured elements.
    ///   - anchor: The anchor; see ``anchor(at:holding:through:)``.
    /// - Returns: The offset to which the viewport must move; nil without an anchor.
    /// - Throws: The errors of ``measure(_:)``. Then nothing has changed.
    /// - Complexity: That of ``measure(_:)``, and O(log *n*).
    @discardableResult
    public mutating func measure(
        _ measurements: [MeasuredSize], keeping anchor: ScrollAnchor?
    ) throws(LayoutError) -> Double? {
        try measure(measurements)
        return anchor.flatMap { offset(of: $0) }
    }
}

extension ScrollAnchor.HeldPosition {
    var isIdleAtStart: Bool {
        switch self {
        case .start, .center: true
        case .startAlways, .end: false
        }
    }

    /// Returns the rank of an item as an anchor in a viewport. The lowest rank is the best.
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
        // Edges inside the viewport rank before those outside. Among them, the nearest one is the best.
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
