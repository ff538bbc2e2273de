/// A position of an element relative to the viewport, from which the scroll offset can be computed.
///
/// An anchor gives the offset at which its element holds its position in the viewport after measuring, an edit, a
/// change of width or layout, or a relaunch. Holding position, rotation, sticking to the end and scrolling to an
/// element all use this rule.
///
/// It names an element of one arrangement. Use ``mapped(through:)`` for the new name after an edit. After a relaunch,
/// set ``element`` to the element that shows the same content.
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

        /// - Parameter fraction: The position of the line, clamped to 0…1. NaN is 0.
        public init(fraction: Double) { self.fraction = fraction > 0 ? min(fraction, 1) : 0 }
    }

    /// The anchored element; nil for the whole content.
    public var element: ElementID?
    /// The line of the element that holds its position.
    public var edge: Edge
    /// The line of the viewport from which the distance is measured, even after the viewport's length has changed.
    public var viewportEdge: Edge
    /// The distance from the viewport's line to the element's line, in points; negative if the element's line comes
    /// first. Numbers that are not finite count as 0.
    public var distance: Double

    /// Makes an anchor. Without an element, it anchors the whole content.
    public init(
        element: ElementID?, edge: Edge = .start, distance: Double = 0, from viewportEdge: Edge = .start
    ) {
        self.element = element
        self.edge = edge
        self.viewportEdge = viewportEdge
        self.distance = distance
    }

    /// Returns the anchor with the element's name after an edit; nil if the element was deleted.
    ///
    /// - Complexity: O(log *m*) for *m* changes in the edit.
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
    extension ScrollAnchor.Edge: Codable {
        /// Reads an edge. A fraction outside of 0…1 is clamped.
        public init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            self.init(fraction: try values.decode(Double.self, forKey: .fraction))
        }

        private enum CodingKeys: CodingKey {
            case fraction
        }
    }
#endif
