import CollectionLayout

/// Columns, the shortest of which takes the next cell, as a section of the core with the same frames as
/// ``ShortestColumnLayout``.
///
/// Among equally short columns, the first one takes the cell. It is the leading one, even if text runs from right to
/// left.
public struct ShortestColumns: Sendable {
    /// The number of columns, or their minimum width.
    public var columns = Lanes.count(2)
    /// The padding around every cell, in points. The gap between two cells is twice as large.
    public var padding = 6.0

    public init() {}

    public var layout: Waterfall { Waterfall(lanes: columns, spacing: 2 * padding, placement: .shortest) }

    public var insets: LogicalInsets { LogicalInsets(all: padding) }

    /// Returns the width of cells.
    public func cellWidth(inBreadth breadth: Double) -> Double {
        columns.divide(breadth - 2 * padding, spacing: 2 * padding).laneBreadth
    }

    /// - Parameter cells: The heights of the cells, for any width: `.fixed`, `.ratio`, or `.estimated` for cells that
    ///   size themselves.
    public func section(of cells: [ItemSize]) -> CollectionSection {
        CollectionSection(layout, items: Items(cells), insets: insets)
    }

    /// Returns the same section with a header, a footer, a badge at every cell, a line below every cell, and a
    /// background. The first three are supplementary views; the line and the background are decoration views.
    public func section(of cells: [ItemSize], header: ItemSize, footer: ItemSize) -> CollectionSection {
        var section = section(of: cells)
        (section.header, section.footer, section.hasBackground) = (header, footer, true)
        section.decorations = [
            .badge(length: 16, breadth: 16, at: .startTrailing),
            .separator(gap: padding / 2, isOnlyBetween: false),
        ]
        return section
    }
}
