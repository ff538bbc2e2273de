/// A line of items along the main axis whose sizes determine their breadths, such as cards on a shelf.
///
/// For sections that scroll across, see ``OrthogonalScrolling``. In other sections it is a list of items with their own
/// breadths.
public struct Strip: SectionLayout {
    /// The extent of every item along the strip. Ratios refer to the viewport's extent along the strip: in a section
    /// that scrolls across, the breadth between the insets.
    public let breadth: ItemSize
    /// The distance between two items, in points.
    public let spacing: Double

    /// - Parameters:
    ///   - breadth: The extent of every item along the strip, in points, or as a ratio to the viewport's extent.
    ///   - spacing: The distance between two items, in points.
    public init(breadth: ItemSize, spacing: Double = 0) {
        self.breadth = breadth
        self.spacing = LayoutUnit.length(spacing)
    }

    @inlinable public var usesItemIndex: Bool { false }

    public var variesBreadth: Bool { false }

    public var isSizedAcross: Bool { true }

    public func earliestStart(after end: Double) -> Double { end + spacing }

    public func begin(in container: Container) -> Double { -spacing }

    @inlinable
    public func place(_ item: Item, after end: inout Double, in container: Container) -> LogicalRect {
        let length = breadth.length(forBreadth: container.viewportLength)
        let frame = LogicalRect(
            main: end + spacing, cross: 0, length: length, breadth: item.length(forBreadth: length))
        end = frame.mainEnd
        return frame
    }
}
