/// An element to scroll to, and its position in the viewport.
public struct ScrollDestination: Hashable, Sendable {
    /// The part of the viewport in which the element appears.
    public enum Alignment: UInt8, Sendable, CaseIterable {
        /// The part that needs the least scrolling. If the element is completely visible, the offset stays the same.
        case nearest
        /// The start, the middle or the end of the viewport.
        case start, center, end
    }

    /// The element to scroll to.
    public var element: ElementID
    /// The part of the viewport in which the element appears.
    public var alignment: Alignment
    /// The extents at the start and the end of the viewport that pinned headers or bars cover, in points.
    public var insets: LogicalInsets

    /// Makes a destination. By default, it needs the least scrolling.
    public init(_ element: ElementID, alignment: Alignment = .nearest, insets: LogicalInsets = .zero) {
        self.element = element
        self.alignment = alignment
        self.insets = insets
    }
}

extension Arrangement {
    /// Returns an anchor for the destination, given a viewport that begins at `offset`; nil if the element does not
    /// exist.
    ///
    /// The anchor stays correct while neighbors are measured; see ``ScrollApproach``.
    ///
    /// - Complexity: O(log *n*).
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
            // An element that is too long for the viewport shows its start.
            if frame.length > viewportLength - covered - coveredEnd || frame.main < offset + covered { return start }
            if frame.mainEnd > offset + viewportLength - coveredEnd { return end }
            return ScrollAnchor(element: target.element, distance: frame.main - offset)
        }
    }
}
