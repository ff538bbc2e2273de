/// Equal cells in lanes, every other lane pushed along by a part of a cell.
public struct Staggered: FormulaLayout {
    public let lanes: Lanes
    public let cell: ItemSize
    public let spacing: Double
    /// How far every other lane is pushed, as a part of the length of a cell.
    public let offset: Double

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

    @inlinable
    public func frame(of index: Int, in container: Container) -> LogicalRect {
        let grid = lanes.divide(container.breadth, spacing: spacing)
        let (line, lane) = index.quotientAndRemainder(dividingBy: grid.count)
        let length = cell.length(forBreadth: grid.laneBreadth)
        let pushed = lane.isMultiple(of: 2) ? 0 : LayoutUnit.snap(length * offset)
        return LogicalRect(
            main: Double(line) * (length + spacing) + pushed, cross: grid.start(of: lane),
            length: length, breadth: grid.laneBreadth)
    }

    public func length(of count: Int, in container: Container) -> Double {
        guard count > 0 else { return 0 }
        // The last item that is pushed may end below the very last one.
        let last = frame(of: count - 1, in: container).mainEnd
        return count > 1 ? max(last, frame(of: count - 2, in: container).mainEnd) : last
    }

    public func indices(from start: Double, to end: Double, in container: Container) -> Range<Int> {
        let grid = lanes.divide(container.breadth, spacing: spacing)
        let length = cell.length(forBreadth: grid.laneBreadth)
        // What is pushed began its line earlier by at most one cell.
        return LineRange(from: start - length * offset, to: end, step: length + spacing).indices(perLine: grid.count)
    }
}
