/// The cursor of a ``SpanningGrid``.
public struct GridCursor: LayoutCursor {
    public internal(set) var end: Double
    /// The start of the first open row.
    var start = 0.0
    /// The occupied cells; empty if rows are as long as their items, because such rows are placed in complete bands.
    var occupancy: GridOccupancy
    let grid: LaneGrid

    init(grid: LaneGrid, isDense: Bool, spacing: Double) {
        self.grid = grid
        end = -spacing
        occupancy = GridOccupancy(laneCount: grid.count, isDense: isDense)
    }

    public mutating func shift(by distance: Double) {
        start += distance
        end += distance
    }
}
