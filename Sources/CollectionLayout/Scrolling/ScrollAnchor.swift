/// A place in the content, named by an element rather than by a number of points.
///
/// An anchor finds the scroll offset at which an element is where it was in the viewport: after measuring, an edit, a
/// change of width or layout, or a relaunch. Keeping the place while measuring and inserting, rotation, sticking to the
/// end and scrolling to an element all use this one rule.
///
/// It names a position in one arrangement. Use ``mapped(through:)`` to find the position after an edit. After a
/// relaunch, give the anchor the element that shows the same content.
public struct ScrollAnchor: Hashable, Sendable {
    /// A line across an element or across the viewport.
    public struct Edge: Hashable, Sendable {
        /// The position of the line, from 0 at the start to 1 at the end.
        public let fraction: Double

        /// The line at the start.
        public static let start = Edge(fraction: 0)
        /// The line in the middle.
        public static let center = Edge(fraction: 0.5)
        /// The line at the end.
        public static let end = Edge(fraction: 1)

        /// - Parameter fraction: cut to 0…1; not a number is 0.
        public init(fraction: Double) { self.fraction = fraction > 0 ? min(fraction, 1) : 0 }
    }

    /// Nil stands for the whole of the content.
    public var element: ElementID?
    /// The line of the element that stays.
    public var edge: Edge
    /// The line of the viewport from which the distance is measured, also after the viewport's length has changed.
    public var viewportEdge: Edge
    /// The distance from the viewport's line to the element's line, in points; negative if the element's line comes
    /// first. Numbers that are not finite become 0.
    public var distance: Double

    /// Makes an anchor; without an element it is about the whole of the content.
    public init(
        element: ElementID?, edge: Edge = .start, distance: Double = 0, from viewportEdge: Edge = .start
    ) {
        self.element = element
        self.edge = edge
        self.viewportEdge = viewportEdge
        self.distance = distance
    }

    /// The same place after an edit; nil if its element is gone. O(log m).
    public func mapped(through map: CollectionMap) -> ScrollAnchor? {
        guard let element else { return self }
        guard let new = map.stayingID(of: element) else { return nil }
        var anchor = self
        anchor.element = new
        return anchor
    }
}

#if !$Embedded
    extension ScrollAnchor: Codable {}
    extension ScrollAnchor.Edge: Codable {}
#endif
