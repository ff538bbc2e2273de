/// Lanes and the length of the cells in them, worked out for a container: what ``UniformGrid`` and ``Staggered`` ask of it
/// again and again.
struct CellGrid: Sendable {
    let container: Container
    let lanes: LaneGrid
    let cellLength: Double

    init(_ lanes: Lanes, cell: ItemSize, spacing: Double, in container: Container) {
        self.container = container
        self.lanes = lanes.divide(container.breadth, spacing: spacing)
        cellLength = cell.length(forBreadth: self.lanes.laneBreadth)
    }

    /// Line by line, one cell in each lane.
    @inline(__always)
    func frame(of index: Int, step: Double) -> LogicalRect {
        let (line, lane) = index.quotientAndRemainder(dividingBy: lanes.count)
        return LogicalRect(
            main: Double(line) * step, cross: lanes.start(of: lane), length: cellLength, breadth: lanes.laneBreadth)
    }
}
