/// Equal cells in rows, with a fixed number of columns or as many as fit.
///
/// It pays no attention to the sizes of the items; ``Waterfall`` does.
public struct UniformGrid: FormulaLayout {
    public let lanes: Lanes
    public let cell: ItemSize
    public let spacing: Double
    /// What was worked out last.
    private var solved: SolvedCells?

    /// - Parameters:
    ///   - lanes: the number of columns, or how narrow they may become.
    ///   - cell: the length of every cell; square by default.
    ///   - spacing: points between cells, along both axes.
    public init(lanes: Lanes, cell: ItemSize = .ratio(1), spacing: Double = 0) {
        self.lanes = lanes
        self.cell = cell
        self.spacing = LayoutUnit.length(spacing)
    }

    public func prepared(for container: Container) -> UniformGrid {
        var prepared = self
        prepared.solved = cells(in: container)
        return prepared
    }

    func cells(in container: Container) -> SolvedCells {
        if let solved, solved.container == container { return solved }
        return SolvedCells(lanes, cell: cell, spacing: spacing, in: container)
    }

    public func frame(of index: Int, in container: Container) -> LogicalRect {
        let cells = cells(in: container)
        let (row, lane) = index.quotientAndRemainder(dividingBy: cells.lanes.count)
        return LogicalRect(
            main: Double(row) * (cells.length + spacing), cross: cells.lanes.start(of: lane),
            length: cells.length, breadth: cells.lanes.laneBreadth)
    }

    public func length(of count: Int, in container: Container) -> Double {
        count > 0 ? frame(of: count - 1, in: container).mainEnd : 0
    }

    public func indices(from start: Double, to end: Double, in container: Container) -> Range<Int> {
        let cells = cells(in: container)
        return LineRange(from: start, to: end, step: cells.length + spacing).indices(perLine: cells.lanes.count)
    }
}
