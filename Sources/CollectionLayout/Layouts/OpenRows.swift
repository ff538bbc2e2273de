/// The open rows of a ``GridOccupancy`` while items are placed. It borrows memory, so do not store it.
struct OpenRows {
    private let words: LentArray<UInt64>
    /// The word of the first open row.
    private var first = 0
    private(set) var count: Int
    private(set) var lane: Int
    /// The bits of a row that is fully occupied.
    private let full: UInt64
    private let laneCount: Int
    private let isDense: Bool

    /// Calls `body` with memory for twice the maximum number of open rows, because one item can open as many again.
    @inline(__always)  // Lets `body` keep what it captures in registers.
    static func withWords(_ body: (LentArray<UInt64>) -> Void) {
        LentArray.with(count: 2 * GridOccupancy.maximumRowCount, body)
    }

    /// - Parameters:
    ///   - words: Memory from ``withWords(_:)``, with the open rows at its beginning.
    ///   - count: The number of open rows.
    ///   - lane: The auto-placement cursor in the first open row.
    ///   - laneCount: The number of lanes.
    ///   - isDense: Whether items fill holes that are left before them.
    init(_ words: LentArray<UInt64>, count: Int, lane: Int, laneCount: Int, isDense: Bool) {
        self.words = words
        self.count = count
        self.lane = lane
        self.laneCount = laneCount
        self.isDense = isDense
        full = Self.bits(laneCount)
    }

    /// Makes a single open row with `taken` occupied lanes, or no row if `taken` is 0.
    ///
    /// - Parameters:
    ///   - words: Memory from ``withWords(_:)``.
    ///   - taken: The number of occupied lanes.
    ///   - laneCount: The number of lanes.
    ///   - isDense: Whether items fill holes that are left before them.
    init(_ words: LentArray<UInt64>, taken: Int, laneCount: Int, isDense: Bool) {
        words[0] = Self.bits(taken)
        self.init(
            words, count: taken > 0 ? 1 : 0, lane: isDense ? 0 : taken, laneCount: laneCount, isDense: isDense)
    }

    subscript(row: Int) -> UInt64 { words[first &+ row] }

    /// Returns the first free area for an item. O(open rows · row span), which is O(1) if there are no holes.
    @inline(__always)  // Saves a call for each item; together a seventh of arranging a grid.
    func area(for extent: ItemExtent) -> GridArea {
        let span = min(extent.span, laneCount)
        let rowSpan = min(extent.rowSpan, GridOccupancy.maximumRowCount)
        var row = 0
        var free = isDense ? full : full & ~Self.bits(lane)
        while row < count {
            free &= ~self[row]
            if rowSpan > 1 {
                let end = min(row &+ rowSpan, count)
                var covered = row &+ 1
                while covered < end, free != 0 {
                    free &= ~self[covered]
                    covered &+= 1
                }
            }
            if span > 1 { free = starts(ofFree: span, among: free) }
            if free != 0 {
                return GridArea(row: row, lane: free.trailingZeroBitCount, rowSpan: rowSpan, span: span)
            }
            row &+= 1
            free = full
        }
        return GridArea(row: row, lane: 0, rowSpan: rowSpan, span: span)
    }

    /// Occupies cells, and closes the first rows if they can take no further item.
    ///
    /// - Returns: The number of closed rows.
    @inline(__always)  // Saves a call for each item; together a seventh of arranging a grid.
    mutating func take(_ area: GridArea) -> Int {
        let end = area.row &+ area.rowSpan
        if end > count { extend(to: end) }
        let mask = Self.bits(area.span) &<< UInt64(truncatingIfNeeded: area.lane)
        var row = area.row
        repeat {
            words[first &+ row] |= mask
            row &+= 1
        } while row < end
        var closed = isDense ? max(0, count &- GridOccupancy.maximumRowCount) : area.row
        if !isDense { lane = area.lane &+ area.span }
        while closed < count, self[closed] == full {
            closed &+= 1
            lane = 0
        }
        first &+= closed
        count &-= closed
        return closed
    }

    /// Adds empty rows.
    @inline(__always)  // Saves a call for each item; together a seventh of arranging a grid.
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

    /// Returns the lanes at which `span` free lanes begin.
    private func starts(ofFree span: Int, among free: UInt64) -> UInt64 {
        var starts = free
        var length = 1
        while length < span {
            let step = min(length, span &- length)
            starts &= starts &>> UInt64(truncatingIfNeeded: step)
            length &+= step
        }
        return starts
    }

    private static func bits(_ count: Int) -> UInt64 {
        count < UInt64.bitWidth ? 1 &<< UInt64(truncatingIfNeeded: count) &- 1 : .max
    }
}
