/// The cells that an item covers; the row counts from the first one that was open before a run.
struct GridArea {
    var row: Int
    let lane: Int
    let rowSpan: Int
    let span: Int
    /// How long the item would be in rows of its own.
    var length: Double
}

/// Which cells of a grid are taken, in the rows in which there may still be free ones: css-grid-2 § 8.5, "Grid Item
/// Placement Algorithm", for items without a position of their own.
struct GridOccupancy: Equatable, Sendable {
    /// No more rows than this are open; those at the top are closed with the holes they have.
    static let mostRows = 64
    /// A row is a machine word.
    static let mostLanes = UInt64.bitWidth

    /// A bit for each lane that is taken, from the first open row on. The last row has some.
    private var rows: [UInt64] = []
    /// The auto-placement cursor, in the first open row: items are never put before it. Stays 0 where packing is dense.
    private var lane = 0
    private let laneCount: Int
    private let isDense: Bool

    init(laneCount: Int, isDense: Bool) {
        self.laneCount = min(laneCount, Self.mostLanes)
        self.isDense = isDense
    }

    /// How many rows are open and have something in them.
    var rowCount: Int { rows.count }

    /// Takes cells for the next items.
    ///
    /// - Parameter isBand: whether to stop at the first row that begins with a new item and across whose start none reaches,
    ///   or at the latest when as many rows are open as may be.
    /// - Returns: how many rows were closed.
    mutating func place(
        _ items: ItemRun.Unchecked, count: Int, in grid: LaneGrid, isBand: Bool,
        into areas: inout LentBuffer<GridArea>
    ) -> Int {
        var closed = 0
        // Twice as many as there may be, because an item opens at most as many again.
        withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 2 * Self.mostRows) { words in
            _ = words.initialize(from: rows)
            var open = OpenRows(words, count: rows.count, lane: lane, laneCount: laneCount, isDense: isDense)
            while areas.count < count {
                let item = items[areas.count]
                var area = open.area(for: item)
                if isBand, areas.count > 0 {
                    let isBelowAll = !isDense && area.row == open.count
                    if isBelowAll || closed + area.row >= Self.mostRows { break }
                }
                let closedNow = open.take(area)
                area.row += closed
                area.length = item.length(forBreadth: grid.breadth(of: area.span))
                areas.append(area)
                closed += closedNow
                if isBand, open.count == 0 { break }
            }
            lane = open.lane
            if open.count != rows.count { rows = [UInt64](repeating: 0, count: open.count) }
            for row in rows.indices { rows[row] = open[row] }
        }
        return closed
    }
}
