import CollectionLayout

/// A picture, texts that size themselves, and items in rows, each style a section of the core: the same frames as
/// ``MixedSectionsLayout``.
///
/// What one section of the other version does in a `switch`, an arrangement does by putting sections with layouts of their own one
/// after the other. Measured texts move what comes after them, and nothing that the reader looks at.
public struct MixedSections: Sendable {
    /// Of a text that has not been measured.
    public var estimatedTextHeight = 200.0
    /// As many items as fit are in a row, none narrower.
    public var minimumItemWidth = 120.0
    /// Height to width.
    public var itemRatio = 1.33
    /// Above every section; nil for none.
    public var header: ItemSize?

    public init() {}

    /// - Parameter breadth: what there is to share out across, in points.
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
