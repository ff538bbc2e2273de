/// An item as a layout sees it.
public struct Item: Sendable {
    /// The index of the item in its section.
    public let index: Int
    /// The length of the item as a function of its breadth.
    public let size: ItemSize
    /// The lane in which the item has been visible, and in which the layout must place it; nil if the layout can
    /// choose.
    public let keptLane: Int?
    @usableFromInline let extent: ItemExtent

    @usableFromInline
    init(index: Int, size: ItemSize, extent: ItemExtent, keptLane: Int?) {
        self.index = index
        self.size = size
        self.extent = extent
        self.keptLane = keptLane
    }

    /// Makes an item. Spans below 1 become 1, and a lane below 0 becomes 0.
    public init(
        index: Int, size: ItemSize, span: Int = 1, rowSpan: Int = 1, breadth: Double? = nil, keptLane: Int? = nil
    ) {
        self.init(
            index: index, size: size, extent: ItemExtent(span: span, rowSpan: rowSpan, breadth: breadth),
            keptLane: keptLane.map { max(0, $0) })
    }

    /// The number of lanes that the item covers, at least 1.
    @inlinable public var span: Int { extent.span }

    /// The number of rows that the item covers, at least 1. Only layouts with rows use it.
    @inlinable public var rowSpan: Int { extent.rowSpan }

    /// The preferred breadth, in points; nil if the layout determines the breadth.
    @inlinable public var breadth: Double? { extent.breadth }

    /// Returns the length of the item at a breadth, in points.
    @inlinable
    public func length(forBreadth breadth: Double) -> Double { size.length(forBreadth: breadth) }
}
