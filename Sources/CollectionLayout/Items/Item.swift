/// One item, as a layout is given it.
public struct Item: Sendable {
    /// Its place in the section, from 0.
    public let index: Int
    public let size: ItemSize
    /// How many lanes it covers, at least 1.
    public let span: Int
    /// The lane in which it has been seen and shall stay; nil where the layout is free.
    public let keptLane: Int?

    @inlinable
    public init(index: Int, size: ItemSize, span: Int = 1, keptLane: Int? = nil) {
        self.index = index
        self.size = size
        self.span = max(1, span)
        self.keptLane = keptLane.map { max(0, $0) }
    }

    /// Its length at a breadth, in points.
    @inlinable
    public func length(forBreadth breadth: Double) -> Double { size.length(forBreadth: breadth) }
}
