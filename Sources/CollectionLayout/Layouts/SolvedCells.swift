/// The cells into which lanes of one breadth and rows of one length divide a container: what a layout in closed form works
/// out once for all its frames.
struct SolvedCells: Sendable {
    let container: Container
    let lanes: LaneGrid
    /// Of a cell, in points.
    let length: Double

    init(_ lanes: Lanes, cell: ItemSize, spacing: Double, in container: Container) {
        self.container = container
        self.lanes = lanes.divide(container.breadth, spacing: spacing)
        length = cell.length(forBreadth: self.lanes.laneBreadth)
    }
}
