/// Rows as broad as the container, one below the other.
///
/// It is for rows of different lengths, or rows that size themselves. If all rows have one known length, a
/// ``UniformGrid`` with one lane gives the same result in closed form.
public struct LinearList: SectionLayout {
    /// The distance between two items, in points.
    public let spacing: Double

    /// - Parameter spacing: points between rows.
    public init(spacing: Double = 0) { self.spacing = LayoutUnit.length(spacing) }

    @inlinable public var usesItemIndex: Bool { false }

    public var variesBreadth: Bool { false }

    @inlinable
    public func earliestStart(after end: Double) -> Double { end + spacing }

    public func begin(in container: Container) -> Double { -spacing }

    @inlinable
    public func place(_ item: Item, after end: inout Double, in container: Container) -> LogicalRect {
        let length = item.length(forBreadth: container.breadth)
        let frame = LogicalRect(main: end + spacing, cross: 0, length: length, breadth: container.breadth)
        end = frame.mainEnd
        return frame
    }
}
