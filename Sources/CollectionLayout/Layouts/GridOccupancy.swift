/// The cells that an item covers; the row counts from the first open one.
struct GridArea: Equatable {
    var row: Int
    var lane: Int
    var rowSpan: Int
    var span: Int
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

    /// The first place for an item. O(open rows · row span), which is O(1) where there are no holes.
    func area(for item: Item) -> GridArea {
        let span = min(item.span, laneCount)
        let rowSpan = min(item.rowSpan, Self.mostRows)
        var row = 0
        var beyondCursor = UInt64.max << UInt64(lane)
        while row < rows.count {
            var taken: UInt64 = 0
            for covered in row..<min(row + rowSpan, rows.count) { taken |= rows[covered] }
            let lanes = starts(ofFree: span, among: ~taken & bits(laneCount)) & beyondCursor
            if lanes != 0 {
                return GridArea(row: row, lane: lanes.trailingZeroBitCount, rowSpan: rowSpan, span: span)
            }
            row += 1
            beyondCursor = .max
        }
        return GridArea(row: row, lane: 0, rowSpan: rowSpan, span: span)
    }

    /// Takes the cells, and closes the rows at the top in which nothing will be placed any more.
    ///
    /// - Returns: how many rows were closed.
    mutating func take(_ area: GridArea) -> Int {
        while rows.count < area.row + area.rowSpan { rows.append(0) }
        for row in area.row..<(area.row + area.rowSpan) { rows[row] |= bits(area.span) << UInt64(area.lane) }
        let full = bits(laneCount)
        var closed = isDense ? max(0, rows.count - Self.mostRows) : area.row
        if !isDense { lane = area.lane + area.span }
        while closed < rows.count, rows[closed] == full {
            closed += 1
            lane = 0
        }
        if closed > 0 { rows.removeFirst(closed) }
        return closed
    }

    /// The lanes from which so many side by side are free.
    private func starts(ofFree span: Int, among free: UInt64) -> UInt64 {
        var starts = free
        var length = 1
        while length < span {
            let step = min(length, span - length)
            starts &= starts >> UInt64(step)
            length += step
        }
        return starts
    }

    private func bits(_ count: Int) -> UInt64 { count < UInt64.bitWidth ? 1 << UInt64(count) - 1 : .max }
}
