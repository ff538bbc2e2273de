/// Equal cells in lanes, every other lane pushed along by a part of a cell.
///
/// A ``UniformGrid`` but for that.
public struct Staggered: FormulaLayout {
    private var grid: UniformGrid
    /// How far every other lane is pushed, as a part of the length of a cell.
    public let offset: Double

    public var lanes: Lanes { grid.lanes }
    public var cell: ItemSize { grid.cell }
    public var spacing: Double { grid.spacing }

    /// - Parameters:
    ///   - lanes: the number of lanes, or how narrow they may become.
    ///   - cell: the length of every cell; square by default.
    ///   - spacing: points between cells, along both axes.
    ///   - offset: how far every other lane is pushed, from 0 to 1 of the length of a cell.
    public init(lanes: Lanes, cell: ItemSize = .ratio(1), spacing: Double = 0, offset: Double = 0.25) {
        grid = UniformGrid(lanes: lanes, cell: cell, spacing: spacing)
        self.offset = offset > 0 ? min(offset, 1) : 0
    }

    public func prepared(for container: Container) -> Staggered {
        var prepared = self
        prepared.grid = grid.prepared(for: container)
        return prepared
    }

    public func frame(of index: Int, in container: Container) -> LogicalRect {
        let frame = grid.frame(of: index, in: container)
        let lane = index % grid.cells(in: container).lanes.count
        return lane.isMultiple(of: 2) ? frame : frame.offset(main: LayoutUnit.snap(frame.length * offset))
    }

    public func length(of count: Int, in container: Container) -> Double {
        guard count > 0 else { return 0 }
        // The last item that is pushed may end below the very last one.
        let last = frame(of: count - 1, in: container).mainEnd
        return count > 1 ? max(last, frame(of: count - 2, in: container).mainEnd) : last
    }

    public func indices(from start: Double, to end: Double, in container: Container) -> Range<Int> {
        // What is pushed began its line earlier by at most one cell.
        grid.indices(from: start - grid.cells(in: container).length * offset, to: end, in: container)
    }
}
