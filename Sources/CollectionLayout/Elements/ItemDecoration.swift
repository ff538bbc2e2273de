/// Something drawn with every item of a section that takes no room: a separator below it, a badge at its corner, a
/// background behind it.
///
/// Its frame follows from the item's frame whenever it is asked for; nothing is stored per item. It is not a
/// header or a footer, which take room, and it is never measured.
public struct ItemDecoration: Hashable, Sendable {
    /// ``ElementKind/separator``, ``ElementKind/badge``, or one of your own from ``ElementKind/custom(_:)``.
    public var kind: ElementKind
    /// Items are at 0. From −1000 to 1000, so that whatever is pinned stays above.
    public let zIndex: Int
    static let farthestZIndex = 1000
    private let main: Placement
    private let cross: Placement
    /// The edge of the content at which an item has none.
    private let skippedEdge: SeparatorEdge?
    /// Which items have one.
    public var occurrence = Occurrence.always

    /// Which items of a section have a decoration.
    public struct Occurrence: Hashable, Sendable {
        /// One for each item of a group; none where all items have it.
        private let pattern: [Bool]

        /// Every item has the decoration.
        public static let always = Occurrence(pattern: [])

        private init(pattern: [Bool]) { self.pattern = pattern }

        /// Those at some positions in every group of so many items.
        public init(of positions: [Int], inGroupsOf count: Int) {
            let pattern = (0..<max(0, count)).map { positions.contains($0) }
            self.init(pattern: pattern.contains(false) ? pattern : [])
        }

        func includes(_ item: Int) -> Bool { pattern.isEmpty || pattern[item % pattern.count] }
    }

    /// Where an item's separator is.
    public enum SeparatorEdge: UInt8, Sendable {
        /// Where the item ends along the main axis: between the rows of a list.
        case end
        /// At the trailing side: between columns.
        case trailing
    }

    /// A line along an edge of the item.
    ///
    /// - Parameters:
    ///   - thickness: of the line, in points.
    ///   - edge: at which edge of the item.
    ///   - gap: points from that edge to the line; the negative thickness, which is the default, puts it inside of the item.
    ///   - insets: points by which it is shorter than the edge; those at the two ends of the edge count.
    ///   - isOnlyBetween: whether items at that edge of the content have none.
    public static func separator(
        _ kind: ElementKind = .separator, thickness: Double = 1, at edge: SeparatorEdge = .end, gap: Double? = nil,
        insets: LogicalInsets = .zero, isOnlyBetween: Bool = true, zIndex: Int = 1
    ) -> ItemDecoration {
        let thickness = LayoutUnit.length(thickness)
        let across = Placement(anchor: 1, offset: offset(gap ?? -thickness), proportion: 0, extent: thickness)
        let (first, last) = edge == .end ? (insets.leading, insets.trailing) : (insets.start, insets.end)
        let along = Placement(anchor: 0, offset: first, proportion: 1, extent: -first - last)
        return ItemDecoration(
            kind, zIndex, main: edge == .end ? across : along, cross: edge == .end ? along : across,
            isOnlyBetween ? edge : nil)
    }

    /// Something of a size of its own, attached to the item by a point.
    ///
    /// - Parameters:
    ///   - length: along the main axis, in points.
    ///   - breadth: across, in points.
    ///   - anchor: the point of the item.
    ///   - ownAnchor: the point of the badge that comes to lie there; by default the same, so that the badge lies within
    ///     the item. ``LogicalAnchor/center`` puts its center on the item's point.
    ///   - offset: points by which it is moved from there.
    public static func badge(
        _ kind: ElementKind = .badge, length: Double, breadth: Double, at anchor: LogicalAnchor,
        ownAnchor: LogicalAnchor? = nil, offset: (main: Double, cross: Double) = (0, 0), zIndex: Int = 1
    ) -> ItemDecoration {
        let (length, breadth) = (LayoutUnit.length(length), LayoutUnit.length(breadth))
        let own = ownAnchor ?? anchor
        return ItemDecoration(
            kind, zIndex,
            main: Placement(
                anchor: anchor.main, offset: Self.offset(offset.main) - own.main * length, proportion: 0,
                extent: length),
            cross: Placement(
                anchor: anchor.cross, offset: Self.offset(offset.cross) - own.cross * breadth, proportion: 0,
                extent: breadth), nil)
    }

    /// Something behind the whole item, or within it.
    ///
    /// - Parameter insets: from the edges of the item, in points.
    public static func background(_ kind: ElementKind, insets: LogicalInsets = .zero, zIndex: Int = -1)
        -> ItemDecoration
    {
        ItemDecoration(
            kind, zIndex,
            main: Placement(anchor: 0, offset: insets.start, proportion: 1, extent: -insets.start - insets.end),
            cross: Placement(
                anchor: 0, offset: insets.leading, proportion: 1, extent: -insets.leading - insets.trailing), nil)
    }

    static func attached(
        _ kind: ElementKind, main: Placement, cross: Placement, zIndex: Int
    ) -> ItemDecoration { ItemDecoration(kind, zIndex, main: main, cross: cross, nil) }

    private init(
        _ kind: ElementKind, _ zIndex: Int, main: Placement, cross: Placement, _ skippedEdge: SeparatorEdge?
    ) {
        self.kind = kind
        self.zIndex = max(-Self.farthestZIndex, min(zIndex, Self.farthestZIndex))
        self.main = main
        self.cross = cross
        self.skippedEdge = skippedEdge
    }

    private static func offset(_ distance: Double) -> Double {
        distance < 0 ? -LayoutUnit.length(-distance) : LayoutUnit.length(distance)
    }

    /// How far it may stick out of an item along the main axis, in points.
    var reach: Double { main.reach }

    /// How far it may stick out of an item along either axis, in points.
    var spread: Double { max(main.reach, cross.reach) }

    /// Its frame with an item; nil where the item has none. O(1).
    ///
    /// - Parameters:
    ///   - number: that of the item in its section.
    ///   - length: that of the content, in whose coordinates the item's frame is.
    ///   - breadth: that of the content.
    func frame(on item: LogicalRect, _ number: Int, inContentOf length: Double, _ breadth: Double) -> LogicalRect? {
        guard occurrence.includes(number) else { return nil }
        if skippedEdge == .end, item.mainEnd >= length { return nil }
        if skippedEdge == .trailing, item.crossEnd >= breadth { return nil }
        return LogicalRect(
            main: main.start(on: item.main, item.length), cross: cross.start(on: item.cross, item.breadth),
            length: main.extent(on: item.length), breadth: cross.extent(on: item.breadth))
    }
}
