/// Rows of a ``SpanningGrid`` that become as long as what is in them: css-grid-2 § 12.5, "Resolve Intrinsic Track Sizes".
///
/// A row is as long as the longest item that lies in it alone. Items that cover several rows follow, those of fewer
/// rows first: what one needs beyond the length of its rows is shared equally among those of them in which none of
/// the items before lies, or among all of them if there are none such.
struct GridRows: ~Copyable {
    private struct Row {
        var length = 0.0
        /// How long the row is without the items that are being looked at.
        var lengthBefore = 0.0
        /// Where the row begins, once that is known.
        var start = 0.0
        /// The fewest rows that an item in this row covers.
        var leastSpan = Int.max
    }

    private let spacing: Double
    private var rows: LentBuffer<Row>
    /// A bit for each row span above 1 that an item has.
    private var rowSpans: UInt64 = 0

    /// Calls `body` with no rows, in memory that lies on the stack while rows are few.
    @inline(__always)
    static func withRows(spacing: Double, _ body: (consuming GridRows) -> Void) {
        withUnsafeTemporaryAllocation(of: Row.self, capacity: 1024 / MemoryLayout<Row>.stride) { room in
            body(GridRows(spacing: spacing, rows: LentBuffer(room)))
        }
    }

    /// Forgets all rows but a first one, which has a length if items lie in it.
    @inline(__always)
    mutating func begin(length: Double, isEmpty: Bool) {
        rows.count = 0
        rows.append(Row(length: length, leastSpan: isEmpty ? .max : 1))
    }

    /// Adds an item that needs a length and covers some rows, from one on.
    @inline(__always)
    mutating func cover(_ row: Int, rowSpan: Int, length: Double) {
        let end = row &+ rowSpan
        while rows.count < end { rows.append(Row()) }
        if rowSpan > 1 { return coverRows(row..<end) }
        rows.storage[row].length = max(rows.storage[row].length, length)
        rows.storage[row].leastSpan = 1
    }

    @inline(never)
    private mutating func coverRows(_ covered: Range<Int>) {
        rowSpans |= 1 &<< UInt64(covered.count - 1)
        for row in covered { rows.storage[row].leastSpan = min(rows.storage[row].leastSpan, covered.count) }
    }

    /// Makes rows longer for the items that cover several. O(items · different row spans).
    ///
    /// - Parameter frames: the rows as positions, see ``row(_:)``, and the lengths that items need.
    @inline(__always)
    mutating func fitLongItems(_ items: ItemRun.Unchecked, _ frames: borrowing FrameBuffer, from first: Int) {
        while rowSpans != 0 {
            let rowSpan = rowSpans.trailingZeroBitCount &+ 1
            rowSpans &= rowSpans &- 1
            // Items of as many rows do not see what the others add.
            for row in 0..<rows.count { rows.storage[row].lengthBefore = rows.storage[row].length }
            for offset in first..<frames.count
            where min(items.extents[offset].rowSpan, GridOccupancy.mostRows) == rowSpan {
                let frame = frames.frames.storage[offset]
                grow(GridRows.row(at: frame.main), rowSpan: rowSpan, to: frame.length)
            }
        }
    }

    /// A row as a position, for as long as the row has none.
    @inline(__always)
    static func position(ofRow row: Int) -> Double { Double(bitPattern: UInt64(truncatingIfNeeded: row)) }

    @inline(__always)
    static func row(at position: Double) -> Int { Int(truncatingIfNeeded: position.bitPattern) }

    private mutating func grow(_ first: Int, rowSpan: Int, to length: Double) {
        let covered = first..<(first &+ rowSpan)
        var missing = length - spacing * Double(rowSpan &- 1)
        var sharing = 0
        for row in covered {
            missing -= rows.storage[row].lengthBefore
            if rows.storage[row].leastSpan == rowSpan { sharing &+= 1 }
        }
        guard missing > 0 else { return }
        let isSharedByAll = sharing == 0
        if isSharedByAll { sharing = rowSpan }
        for row in covered where isSharedByAll || rows.storage[row].leastSpan == rowSpan {
            // The last row takes what rounding leaves.
            let share = LayoutUnit.roundedDown(missing / Double(sharing))
            missing -= share
            sharing &-= 1
            rows.storage[row].length = max(rows.storage[row].length, rows.storage[row].lengthBefore + share)
        }
    }

    /// Puts the rows one behind the other, and returns where another one would begin.
    mutating func lineUp(from start: Double) -> Double {
        var start = start
        for row in 0..<rows.count {
            rows.storage[row].start = start
            start += rows.storage[row].length + spacing
        }
        return start
    }

    /// Where an item begins that covers some rows from one on, and how long it may become.
    @inline(__always)
    func room(from row: Int, rowSpan: Int) -> (start: Double, length: Double) {
        let start = rows.storage[row].start
        if rowSpan == 1 { return (start, rows.storage[row].length) }
        let last = rows.storage[row &+ min(rowSpan, GridOccupancy.mostRows) &- 1]
        return (start, last.start + last.length - start)
    }
}
