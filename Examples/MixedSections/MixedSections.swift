import CollectionLayout

/// A picture, texts that size themselves, and items in rows, each style a section of the core: the same frames as
/// ``MixedSectionsLayout``.
///
/// An arrangement puts sections with their own layouts one after the other, where the other version needs a `switch`.
/// Measured texts move the content below them, but nothing that the reader is looking at.
public struct MixedSections: Sendable {
    /// The height of a text that has not been measured, in points.
    public var estimatedTextHeight = 200.0
    /// The minimum width of an item, in points. A row has as many items as fit.
    public var minimumItemWidth = 120.0
    /// The ratio of an item's height to its width.
    public var itemRatio = 1.33
    /// The header of every section; nil for none.
    public var header: ItemSize?

    public init() {}

    /// Returns a section of a style.
    ///
    /// - Parameter breadth: The space across, in points.
    public func section(_ style: SectionStyle, of count: Int, breadth: Double) -> CollectionSection {
        switch style {
        case .image:
            return CollectionSection(LinearList(), items: Items(count: count, size: .ratio(1)), header: header)
        case .text:
            return CollectionSection(
                LinearList(), items: Items(count: count, size: .estimated(estimatedTextHeight)), header: header)
        case .items:
            let lanes = Lanes.minimumBreadth(minimumItemWidth)
            let width = lanes.divide(breadth, spacing: 0).laneBreadth
            let grid = UniformGrid(lanes: lanes, cell: .fixed((width * itemRatio).rounded()))
            return CollectionSection(grid, count: count, header: header)
        }
    }
}
