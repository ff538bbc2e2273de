/// A place in the content, named by an element rather than by a number of points.
///
/// Whatever happens to the content before it, an anchor finds the scroll offset at which the same element stands where it
/// stood: after measuring, after a change of width or layout.
public struct Anchor: Hashable, Sendable {
    public enum Edge: UInt8, Sendable { case start, end }

    public var element: ElementID
    /// The edge of the element that stays.
    public var edge: Edge
    /// From the start of the viewport to that edge, in points; negative where the edge is before the viewport.
    public var distance: Double

    public init(element: ElementID, edge: Edge = .start, distance: Double = 0) {
        self.element = element
        self.edge = edge
        self.distance = distance
    }
}

extension Arrangement {
    /// What to hold on to when the viewport begins at `offset`: the first item that begins in it; else the one that
    /// begins last before it; nil where the viewport shows no item, or begins at the very start of the content. O(log n + k).
    ///
    /// At the very start there is nothing to keep: what comes in above ought to be seen.
    public func anchor(at offset: Double) -> Anchor? {
        guard offset > 0 else { return nil }
        var best: Anchor?
        let viewportLength = max(1, orientation.length(of: viewport))
        forEachFrame(from: offset, to: offset + viewportLength) { id, frame, _ in
            guard id.kind == .item else { return }
            let candidate = Anchor(element: id, distance: frame.main - offset)
            if best.map({ candidate.isBetter(than: $0) }) ?? true { best = candidate }
        }
        return best
    }

    /// The offset at which the anchor's edge is as far from the start of the viewport as it was; nil where its element is
    /// gone. O(log n). Not clamped to the content.
    public func offset(of anchor: Anchor) -> Double? {
        guard let frame = logicalFrame(of: anchor.element) else { return nil }
        return (anchor.edge == .start ? frame.main : frame.mainEnd) - anchor.distance
    }
}

extension Anchor {
    fileprivate func isBetter(than other: Anchor) -> Bool {
        switch (distance >= 0, other.distance >= 0) {
        case (true, true): distance < other.distance
        case (false, false): distance > other.distance
        case (let beginsInside, _): beginsInside
        }
    }
}
