/// The cells that an item covers. Rows are counted from the first open one.
struct GridArea {
    var row: Int
    let lane: Int
    let rowSpan: Int
    let span: Int
}

/// The occupied cells of the open rows, which may still have free cells: css-grid-2 § 8.5, "Grid Item Placement
/// Algorithm", for items without a position of their own.
struct GridOccupancy: Equatable, Sendable {
    /// The maximum number of open rows. The first ones in excess of it are closed, even if they have holes.
    static let maximumRowCount = 64
    /// The maximum number of lanes, because a row is a machine word.
    static let maximumLaneCount = UInt64.bitWidth

    private typealias Few = (UInt64, UInt64, UInt64, UInt64)
    private static let inlineCapacity = MemoryLayout<Few>.size / MemoryLayout<UInt64>.stride

    /// The number of open rows with occupied cells.
    private(set) var rowCount = 0
    /// The rows' words, with a bit for each occupied lane. The words after ``rowCount`` are 0.
    ///
    /// A few rows, which is the usual case, are stored inline, because a section stores a cursor for each block.
    private var fewRows: Few = (0, 0, 0, 0)
    /// The same bits for many rows; otherwise empty.
    private var manyRows: [UInt64] = []
    /// The auto-placement cursor in the first open row: no item is placed before it. It stays 0 if packing is dense.
    private var lane = 0
    private let laneCount: Int
    private let isDense: Bool

    init(laneCount: Int, isDense: Bool) {
        self.laneCount = min(laneCount, Self.maximumLaneCount)
        self.isDense = isDense
    }

    /// Calls `body` with the open rows, so that it can place many items at a time.
    mutating func withOpenRows(_ body: (inout OpenRows) -> Void) {
        OpenRows.withWords { words in
            if manyRows.isEmpty {
                (words[0], words[1], words[2], words[3]) = fewRows
            } else {
                for row in manyRows.indices { words[row] = manyRows[row] }
            }
            var open = OpenRows(words, count: rowCount, lane: lane, laneCount: laneCount, isDense: isDense)
            body(&open)
            keep(open)
        }
    }

    private mutating func keep(_ open: OpenRows) {
        lane = open.lane
        rowCount = open.count
        if open.count <= Self.inlineCapacity {
            func row(_ index: Int) -> UInt64 { index < open.count ? open[index] : 0 }
            fewRows = (row(0), row(1), row(2), row(3))
            if !manyRows.isEmpty { manyRows = [] }
        } else if open.count == manyRows.count {
            for row in manyRows.indices { manyRows[row] = open[row] }
        } else {
            manyRows = Array(count: open.count) { open[$0] }
            fewRows = (0, 0, 0, 0)
        }
    }

    static func == (left: GridOccupancy, right: GridOccupancy) -> Bool {
        left.lane == right.lane && left.rowCount == right.rowCount && left.fewRows == right.fewRows
            && left.manyRows == right.manyRows
    }
}
