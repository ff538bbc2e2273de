import CollectionLayout

/// Rows of equal cells, with a gap between columns and none between rows. It has the same frames as
/// ``FixedColumnLayout`` and the same idea as ``FixedColumnFrames``, as a layout of the core.
///
/// Arranging takes constant time and no memory per item. A query computes the frames in its rectangle.
public struct FixedColumns: FormulaLayout {
    public let columns: Lanes
    public let columnSpacing: Double
    public let rowHeight: Double

    public init(columns: Lanes = .count(3), columnSpacing: Double = 4, rowHeight: Double = 50) {
        self.columns = columns
        self.columnSpacing = columnSpacing
        // Comparisons with NaN are false.
        self.rowHeight = rowHeight > 0 ? rowHeight : 0
    }

    private func grid(_ container: Container) -> LaneGrid {
        columns.divide(container.breadth, spacing: columnSpacing)
    }

    public func frame(of index: Int, in container: Container) -> LogicalRect {
        let grid = grid(container)
        let (row, column) = index.quotientAndRemainder(dividingBy: grid.count)
        return LogicalRect(
            main: Double(row) * rowHeight, cross: grid.start(of: column), length: rowHeight,
            breadth: grid.laneBreadth)
    }

    public func length(of count: Int, in container: Container) -> Double {
        count > 0 ? frame(of: count - 1, in: container).mainEnd : 0
    }

    public func indices(from start: Double, to end: Double, in container: Container) -> Range<Int> {
        guard rowHeight > 0 else { return 0..<Int.max }
        let columns = grid(container).count
        let maximumRowCount = Double(Int.max / 2 / columns)
        let first = Int(max(0, min(start / rowHeight, maximumRowCount)))
        let last = Int(max(-1, min(end / rowHeight, maximumRowCount)))
        return (first * columns)..<(max(first, last + 1) * columns)
    }
}

extension FixedColumns {
    /// Returns a section as in one of the three steps.
    ///
    /// - Parameters:
    ///   - hasHeader: Whether there is a header as tall as a row, above the items.
    ///   - hasItemBackgrounds: Whether there is a background behind every item.
    public func section(of count: Int, hasHeader: Bool = false, hasItemBackgrounds: Bool = false) -> CollectionSection {
        var section = CollectionSection(self, count: count, header: hasHeader ? .fixed(rowHeight) : nil)
        if hasItemBackgrounds { section.decorations = [.background(.itemBackground, zIndex: -1)] }
        return section
    }

    /// Returns a section of self-sizing cells. A row is as tall as its tallest cell, and rows have the same spacing as
    /// columns. The estimated height of a cell is `rowHeight`.
    public func selfSizingSection(of count: Int) -> CollectionSection {
        let rows = SpanningGrid(lanes: columns, spacing: columnSpacing, alignment: .start)
        return CollectionSection(rows, items: Items(count: count, size: .estimated(rowHeight)))
    }
}

extension ElementKind {
    /// The kind of an item's background.
    public static let itemBackground = ElementKind.custom(0)
}
