/// The cells that an item covers; the row counts from the first open one.
struct GridArea {
    var row: Int
    let lane: Int
    let rowSpan: Int
    let span: Int
    /// How long the item would be in rows of its own, where that has been asked.
    var length = 0.0
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

    /// Works on the open rows, for many items at a time.
    mutating func withOpenRows(_ body: (inout OpenRows) -> Void) {
        // Twice as many as there may be, because an item opens at most as many again.
        withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 2 * Self.mostRows) { words in
            _ = words.initialize(from: rows)
            var open = OpenRows(words, count: rows.count, lane: lane, laneCount: laneCount, isDense: isDense)
            body(&open)
            lane = open.lane
            if open.count == rows.count {
                for row in rows.indices { rows[row] = open[row] }
            } else {
                rows = (0..<open.count).map { open[$0] }
            }
        }
    }
}
