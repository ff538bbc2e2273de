/// A decoration of the items of a section: a separator, a badge at a corner, or a background.
///
/// Its frame is computed from the item's frame, so nothing is stored per item. Unlike a header or a footer, it does not
/// take up space and is never measured.
public struct ItemDecoration: Hashable, Sendable {
    /// The kind: ``ElementKind/separator``, ``ElementKind/badge``, or one of your own from ``ElementKind/custom(_:)``.
    public var kind: ElementKind
    /// The z-index, from −1000 to 1000, so that pinned elements stay above it. Items have 0.
    public let zIndex: Int
    static let maximumZIndex = 1000
    let main: Placement
    let cross: Placement
    /// The edge of the content at which items do not have the decoration; nil if there is none.
    let skippedEdge: SeparatorEdge?
    /// The items that have the decoration.
    public var occurrence = Occurrence.always

    /// The items of a section that have a decoration.
    public struct Occurrence: Hashable, Sendable {
        /// The positions in a group whose items have the decoration.
        let positions: [Int]
        /// The number of items in a group.
        let count: Int

        /// Every item has the decoration.
        public static let always = Occurrence(of: [0], inGroupsOf: 1)

        /// Makes an occurrence at the given positions in every group of `count` items. A count below 1 means that every
        /// item has the decoration.
        public init(of positions: [Int], inGroupsOf count: Int) {
            self.positions = count < 1 ? [0] : positions
            self.count = max(1, count)
        }

        func includes(_ item: Int) -> Bool { positions.contains(item % count) }
    }

    /// The edge of an item along which its separator is drawn.
    public enum SeparatorEdge: UInt8, Sendable {
        /// The item's end along the main axis: between the rows of a list.
        case end
        /// The item's trailing side: between columns.
        case trailing
    }

    /// Makes a separator: a line along an edge of each item.
    ///
    /// - Parameters:
    ///   - kind: The kind of the decoration.
    ///   - thickness: The line's thickness, in points.
    ///   - edge: The edge of the item.
    ///   - gap: The distance from that edge to the line, in points. The default is the negative thickness, so that the
    ///     line lies within the item.
    ///   - insets: The distances by which the line is shorter than the edge, in points. Only the insets at the line's
    ///     two ends have an effect.
    ///   - isOnlyBetween: Whether items at that edge of the content have no separator.
    ///   - zIndex: The z-index, from −1000 to 1000.
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

    /// Makes a badge: a decoration with its own size, attached to a point of each item.
    ///
    /// - Parameters:
    ///   - kind: The kind of the decoration.
    ///   - length: The extent along the main axis, in points.
    ///   - breadth: The extent across, in points.
    ///   - anchor: The point of the item.
    ///   - ownAnchor: The point of the badge that lies on the item's point. By default it is the same point, so that
    ///     the badge lies within the item. ``LogicalAnchor/center`` centers the badge on the item's point.
    ///   - offset: The distance from that position, in points.
    ///   - zIndex: The z-index, from −1000 to 1000.
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

    /// Makes a background behind each item.
    ///
    /// - Parameters:
    ///   - kind: The kind of the decoration.
    ///   - insets: The distances from the edges of the item, in points.
    ///   - zIndex: The z-index, from −1000 to 1000. Negative ones are below the items.
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

    /// The decoration with exchanged axes. A section that scrolls across lays out its items along the other axis, but
    /// not their decorations.
    public var transposed: ItemDecoration {
        var decoration = ItemDecoration(
            kind, zIndex, main: cross, cross: main, skippedEdge.map { $0 == .end ? .trailing : .end })
        decoration.occurrence = occurrence
        return decoration
    }

    init(
        _ kind: ElementKind, _ zIndex: Int, main: Placement, cross: Placement, _ skippedEdge: SeparatorEdge?
    ) {
        self.kind = kind
        self.zIndex = max(-Self.maximumZIndex, min(zIndex, Self.maximumZIndex))
        self.main = main
        self.cross = cross
        self.skippedEdge = skippedEdge
    }

    private static func offset(_ distance: Double) -> Double {
        distance < 0 ? -LayoutUnit.length(-distance) : LayoutUnit.length(distance)
    }

    /// The distance by which the decoration may extend beyond its item along the main axis, in points.
    var reach: Double { main.reach }

    /// The distance by which the decoration may extend beyond its item along either axis, in points.
    var spread: Double { max(main.reach, cross.reach) }

    /// Returns the decoration's frame at an item, or nil if the item has none. O(1).
    ///
    /// - Parameters:
    ///   - item: The item's frame, in content coordinates.
    ///   - number: The item's index in its section.
    ///   - length: The length of the content.
    ///   - breadth: The breadth of the content.
    func frame(on item: LogicalRect, _ number: Int, inContentOf length: Double, _ breadth: Double) -> LogicalRect? {
        guard occurrence.includes(number) else { return nil }
        if skippedEdge == .end, item.mainEnd >= length { return nil }
        if skippedEdge == .trailing, item.crossEnd >= breadth { return nil }
        return LogicalRect(
            main: main.start(on: item.main, item.length), cross: cross.start(on: item.cross, item.breadth),
            length: main.extent(on: item.length), breadth: cross.extent(on: item.breadth))
    }
}
