/// Where a ``SpanningGrid`` stands.
public struct GridCursor: LayoutCursor {
    public internal(set) var end: Double
    /// Where the first open row begins.
    var start = 0.0
    /// Empty where rows are as long as what is in them: those are settled band by band.
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
