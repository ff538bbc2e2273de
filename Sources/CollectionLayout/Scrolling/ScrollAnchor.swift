/// A place in the content, named by an element rather than by a number of points.
///
/// Whatever happens to the content, an anchor finds the scroll offset at which the same element stands where it stood:
/// after measuring, after an edit, after a change of width or layout, after a relaunch. Measuring, inserting, turning the
/// screen, sticking to the end and going to an element all come down to this one rule.
///
/// It names a place in one arrangement. To find it again after an edit, ``mapped(through:)``; after a relaunch, give it
/// the element that has the same content.
public struct ScrollAnchor: Hashable, Sendable {
    /// A line across an element or across the viewport.
    public struct Edge: Hashable, Sendable {
        /// From 0 at the start to 1 at the end.
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
    /// The line of the viewport from which its distance is kept, also when the viewport's length changes.
    public var viewportEdge: Edge
    /// From that line of the viewport to that line of the element, in points; negative where the element's comes first.
    /// What is not finite counts as 0.
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
