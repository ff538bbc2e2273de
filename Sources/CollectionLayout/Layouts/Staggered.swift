/// Equal cells in lanes, every other lane pushed along by a part of a cell.
public struct Staggered: FormulaLayout {
    public let lanes: Lanes
    public let cell: ItemSize
    public let spacing: Double
    /// How far every other lane is pushed, as a part of the length of a cell.
    public let offset: Double
    /// What was worked out last.
    private var solved: CellGrid?

    /// - Parameters:
    ///   - lanes: the number of lanes, or how narrow they may become.
    ///   - cell: the length of every cell; square by default.
    ///   - spacing: points between cells, along both axes.
    ///   - offset: how far every other lane is pushed, from 0 to 1 of the length of a cell.
    public init(lanes: Lanes, cell: ItemSize = .ratio(1), spacing: Double = 0, offset: Double = 0.25) {
        self.lanes = lanes
        self.cell = cell
        self.spacing = LayoutUnit.length(spacing)
        self.offset = offset > 0 ? min(offset, 1) : 0
    }

    public func prepared(for container: Container) -> Staggered {
        var prepared = self
        prepared.solved = cells(in: container)
        return prepared
    }

    private func cells(in container: Container) -> CellGrid {
        if let solved, solved.container == container { return solved }
        return CellGrid(lanes, cell: cell, spacing: spacing, in: container)
    }

    public func frame(of index: Int, in container: Container) -> LogicalRect {
        let cells = cells(in: container)
        let frame = cells.frame(of: index, step: cells.cellLength + spacing)
        let isPushed = index % cells.lanes.count % 2 != 0
        return isPushed ? frame.offset(main: LayoutUnit.snap(cells.cellLength * offset)) : frame
    }

    public func length(of count: Int, in container: Container) -> Double {
        guard count > 0 else { return 0 }
        // The last item that is pushed may end below the very last one.
        let last = frame(of: count - 1, in: container).mainEnd
        return count > 1 ? max(last, frame(of: count - 2, in: container).mainEnd) : last
    }

    public func indices(from start: Double, to end: Double, in container: Container) -> Range<Int> {
        let cells = cells(in: container)
        // What is pushed began its line earlier by at most one cell.
        return LineRange(from: start - cells.cellLength * offset, to: end, step: cells.cellLength + spacing)
            .indices(perLine: cells.lanes.count)
    }
}
