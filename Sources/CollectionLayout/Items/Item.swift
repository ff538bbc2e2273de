/// An item as a layout sees it.
public struct Item: Sendable {
    /// Its place in the section, from 0.
    public let index: Int
    /// The length of the item as a function of its breadth.
    public let size: ItemSize
    /// The lane in which the item has been seen, and in which the layout must place it again; nil if the layout is
    /// free.
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

    /// How many lanes it covers, at least 1.
    @inlinable public var span: Int { extent.span }

    /// How many rows it covers, at least 1; for layouts that have rows.
    @inlinable public var rowSpan: Int { extent.rowSpan }

    /// How broad it wishes to be, in points; nil where it leaves that to the layout.
    @inlinable public var breadth: Double? { extent.breadth }

    /// Its length at a breadth, in points.
    @inlinable
    public func length(forBreadth breadth: Double) -> Double { size.length(forBreadth: breadth) }
}
