/// Equal cells in rows, with a fixed number of columns or as many as fit.
///
/// It pays no attention to the sizes of the items; ``Waterfall`` does.
public struct UniformGrid: FormulaLayout {
    public let lanes: Lanes
    public let cell: ItemSize
    public let spacing: Double

    /// - Parameters:
    ///   - lanes: the number of columns, or how narrow they may become.
    ///   - cell: the length of every cell; square by default.
    ///   - spacing: points between cells, along both axes.
    public init(lanes: Lanes, cell: ItemSize = .ratio(1), spacing: Double = 0) {
        self.lanes = lanes
        self.cell = cell
        self.spacing = LayoutUnit.length(spacing)
    }

    @inlinable
    public func frame(of index: Int, in container: Container) -> LogicalRect {
        let grid = lanes.divide(container.breadth, spacing: spacing)
        let (row, lane) = index.quotientAndRemainder(dividingBy: grid.count)
        let length = cell.length(forBreadth: grid.laneBreadth)
        return LogicalRect(
            main: Double(row) * (length + spacing), cross: grid.start(of: lane),
            length: length, breadth: grid.laneBreadth)
    }

    public func length(of count: Int, in container: Container) -> Double {
        count > 0 ? frame(of: count - 1, in: container).mainEnd : 0
    }

    public func indices(from start: Double, to end: Double, in container: Container) -> Range<Int> {
        let grid = lanes.divide(container.breadth, spacing: spacing)
        let step = cell.length(forBreadth: grid.laneBreadth) + spacing
        return LineRange(from: start, to: end, step: step).indices(perLine: grid.count)
    }
}
