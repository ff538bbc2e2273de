/// A pattern of large and small cells, over and over, in closed form.
///
/// It pays no attention to the sizes of the items; a ``Grid`` lays out items that have spans of their own.
public struct Mosaic: FormulaLayout {
    public let pattern: MosaicPattern
    public let row: ItemSize
    public let spacing: Double
    /// What was worked out last.
    private var solved: SolvedCells?

    /// - Parameters:
    ///   - pattern: the cells, in the order of the items that fill them.
    ///   - row: the length of a row, given the breadth of a column; as long as a column is broad by default.
    ///   - spacing: points between cells, along both axes.
    public init(_ pattern: MosaicPattern = .feature, row: ItemSize = .ratio(1), spacing: Double = 0) {
        self.pattern = pattern
        self.row = row
        self.spacing = LayoutUnit.length(spacing)
    }

    public func prepared(for container: Container) -> Mosaic {
        var prepared = self
        prepared.solved = cells(in: container)
        return prepared
    }

    private func cells(in container: Container) -> SolvedCells {
        if let solved, solved.container == container { return solved }
        return SolvedCells(.count(pattern.columns), cell: row, spacing: spacing, in: container)
    }

    public func frame(of index: Int, in container: Container) -> LogicalRect {
        let cells = cells(in: container)
        let (block, number) = index.quotientAndRemainder(dividingBy: pattern.cells.count)
        let cell = pattern.cells[number]
        let step = cells.length + spacing
        return LogicalRect(
            main: (Double(block) * Double(pattern.rows) + Double(cell.row)) * step,
            cross: cells.lanes.start(of: cell.column),
            length: Double(cell.rowSpan - 1) * step + cells.length, breadth: cells.lanes.breadth(of: cell.columnSpan))
    }

    /// The last block is as long as the cells of it that are filled. O(cells of a block).
    public func length(of count: Int, in container: Container) -> Double {
        guard count > 0 else { return 0 }
        // Blocks have no cell that reaches into the next one.
        let firstOfLast = (count - 1) / pattern.cells.count * pattern.cells.count
        return (firstOfLast..<count).reduce(0) { max($0, frame(of: $1, in: container).mainEnd) }
    }

    public func indices(from start: Double, to end: Double, in container: Container) -> Range<Int> {
        let block = (cells(in: container).length + spacing) * Double(pattern.rows)
        return LineRange(from: start, to: end, step: block).indices(perLine: pattern.cells.count)
    }
}
