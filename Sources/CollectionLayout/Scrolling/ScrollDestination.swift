/// An element to be scrolled to, and where in the viewport it is to appear.
public struct ScrollDestination: Hashable, Sendable {
    /// The part of the viewport in which the element is to appear.
    public enum Alignment: UInt8, Sendable, CaseIterable {
        /// Wherever it takes the least scrolling; nowhere else if it is in full view.
        case nearest
        /// At the start, in the middle or at the end of the viewport.
        case start, center, end
    }

    /// The element to be scrolled to.
    public var element: ElementID
    /// The part of the viewport in which the element is to appear.
    public var alignment: Alignment
    /// What is covered at the start and the end of the viewport, by pinned headers or bars, in points.
    public var insets: LogicalInsets

    /// Makes a destination; by default it takes the least scrolling.
    public init(_ element: ElementID, alignment: Alignment = .nearest, insets: LogicalInsets = .zero) {
        self.element = element
        self.alignment = alignment
        self.insets = insets
    }
}

extension Arrangement {
    /// Where the target is to stand in the viewport, which begins at `offset` now; nil where there is no such element.
    /// O(log n).
    ///
    /// It stays right when what is around the element is measured; see ``ScrollApproach``.
    public func anchor(for target: ScrollDestination, from offset: Double) -> ScrollAnchor? {
        guard let frame = logicalFrame(of: target.element) else { return nil }
        let (covered, coveredEnd) = (target.insets.start, target.insets.end)
        let start = ScrollAnchor(element: target.element, distance: covered)
        let end = ScrollAnchor(element: target.element, edge: .end, distance: -coveredEnd, from: .end)
        switch target.alignment {
        case .start: return start
        case .end: return end
        case .center:
            return ScrollAnchor(
                element: target.element, edge: .center, distance: (covered - coveredEnd) / 2, from: .center)
        case .nearest:
            let viewportLength = orientation.length(of: viewport)
            // Of what is too long to be seen in full, the start is to be seen.
            if frame.length > viewportLength - covered - coveredEnd || frame.main < offset + covered { return start }
            if frame.mainEnd > offset + viewportLength - coveredEnd { return end }
            return ScrollAnchor(element: target.element, distance: frame.main - offset)
        }
    }
}
