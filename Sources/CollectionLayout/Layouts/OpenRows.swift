/// The open rows of a ``GridOccupancy`` while items are placed; not to be kept.
struct OpenRows {
    private let words: UnsafeMutableBufferPointer<UInt64>
    /// The word of the first open row.
    private var first = 0
    private(set) var count: Int
    private(set) var lane: Int
    /// A row in which every lane is taken.
    private let full: UInt64
    private let laneCount: Int
    private let isDense: Bool

    /// - Parameter words: room for twice as many rows as may be open; the first `count` are.
    init(_ words: UnsafeMutableBufferPointer<UInt64>, count: Int, lane: Int, laneCount: Int, isDense: Bool) {
        self.words = words
        self.count = count
        self.lane = lane
        self.laneCount = laneCount
        self.isDense = isDense
        full = Self.bits(laneCount)
    }

    subscript(row: Int) -> UInt64 { words[first &+ row] }

    /// The first place for an item. O(open rows · row span), which is O(1) where there are no holes.
    @inline(__always)
    func area(for item: Item) -> GridArea {
        let span = min(item.span, laneCount)
        let rowSpan = min(item.rowSpan, GridOccupancy.mostRows)
        var row = 0
        var free = full & UInt64.max << UInt64(lane)
        while row < count {
            for covered in row..<min(row &+ rowSpan, count) { free &= ~self[covered] }
            let lanes = starts(ofFree: span, among: free)
            if lanes != 0 {
                return GridArea(row: row, lane: lanes.trailingZeroBitCount, rowSpan: rowSpan, span: span)
            }
            row &+= 1
            free = full
        }
        return GridArea(row: row, lane: 0, rowSpan: rowSpan, span: span)
    }

    /// Takes the cells, and closes the rows at the top in which nothing will be placed any more.
    ///
    /// - Returns: how many rows were closed.
    @inline(__always)
    mutating func take(_ area: GridArea) -> Int {
        extend(to: area.row &+ area.rowSpan)
        let mask = Self.bits(area.span) &<< UInt64(area.lane)
        for row in area.row..<(area.row &+ area.rowSpan) { words[first &+ row] |= mask }
        var closed = isDense ? max(0, count &- GridOccupancy.mostRows) : area.row
        if !isDense { lane = area.lane &+ area.span }
        while closed < count, self[closed] == full {
            closed &+= 1
            lane = 0
        }
        first &+= closed
        count &-= closed
        return closed
    }

    /// Adds rows in which nothing is taken.
    @inline(__always)
    private mutating func extend(to newCount: Int) {
        if first &+ newCount > words.count {
            for row in 0..<count { words[row] = self[row] }
            first = 0
        }
        while count < newCount {
            words[first &+ count] = 0
            count &+= 1
        }
    }

    /// The lanes from which so many side by side are free.
    private func starts(ofFree span: Int, among free: UInt64) -> UInt64 {
        var starts = free
        var length = 1
        while length < span {
            let step = min(length, span &- length)
            starts &= starts &>> UInt64(step)
            length &+= step
        }
        return starts
    }

    private static func bits(_ count: Int) -> UInt64 { count < UInt64.bitWidth ? 1 &<< UInt64(count) &- 1 : .max }
}
