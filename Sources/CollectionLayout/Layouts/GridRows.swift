/// Rows of a ``SpanningGrid`` that are as long as their items: css-grid-2 § 12.5, "Resolve Intrinsic Track Sizes".
///
/// At first, a row is as long as the longest item that covers only this row. Items that cover several rows are added
/// next, in the order of their row spans. If such an item is longer than its rows, the missing length is divided
/// equally among those of its rows that no item with a smaller row span covers, or among all of its rows if there are
/// none.
struct GridRows: ~Copyable {
    private struct Row {
        var length = 0.0
        /// The length of the row without the items that are being added.
        var lengthBefore = 0.0
        /// The start of the row, once it is known.
        var start = 0.0
        /// The fewest rows that an item in this row covers.
        var minimumSpan = Int.max
    }

    private let spacing: Double
    private var rows: LentBuffer<Row>
    /// A bit for each row span above 1 that an item has.
    private var rowSpans: UInt64 = 0

    /// Calls `body` with no rows. While there are few rows, their memory is on the stack.
    @inline(__always)  // Lets `body` keep what it captures in registers.
    static func withRows(spacing: Double, _ body: (consuming GridRows) -> Void) {
        LentBuffer.withStack { body(GridRows(spacing: spacing, rows: $0)) }
    }

    /// Removes all rows, and adds a first one.
    ///
    /// - Parameters:
    ///   - length: The length of the row, in points.
    ///   - isEmpty: Whether the row has no items yet.
    @inline(__always)  // Saves a call for each band.
    mutating func begin(length: Double, isEmpty: Bool) {
        rows.removeAll()
        rows.append(Row(length: length, minimumSpan: isEmpty ? .max : 1))
    }

    /// Adds an item that covers `rowSpan` rows from `row` on and needs a length.
    @inline(__always)  // Saves a call for each item.
    mutating func cover(_ row: Int, rowSpan: Int, length: Double) {
        let end = row &+ rowSpan
        while rows.count < end { rows.append(Row()) }
        if rowSpan > 1 { return coverRows(row..<end) }
        rows[unchecked: row].length = max(rows[unchecked: row].length, length)
        rows[unchecked: row].minimumSpan = 1
    }

    @inline(never)  // Keeps the loop that calls it small, because few items cover several rows.
    private mutating func coverRows(_ covered: Range<Int>) {
        rowSpans |= 1 &<< UInt64(covered.count - 1)
        rows.update(in: covered) { $0.minimumSpan = min($0.minimumSpan, covered.count) }
    }

    /// Makes rows longer for the items that cover several of them. O(items · different row spans).
    ///
    /// - Parameters:
    ///   - frames: The items' frames, with ``CoveredRows`` as positions, and the lengths that the items need.
    ///   - first: The number of the band's first frame.
    @inline(__always)  // Saves a call for each band.
    mutating func fitLongItems(_ frames: borrowing FrameBuffer, from first: Int) {
        while rowSpans != 0 {
            let rowSpan = rowSpans.trailingZeroBitCount &+ 1
            rowSpans &= rowSpans &- 1
            // Items with equal row spans are independent of each other: each starts from the lengths before all of
            // them.
            rows.update(in: 0..<rows.count) { $0.lengthBefore = $0.length }
            for number in first..<frames.count {
                let frame = frames.frame(number)
                let covered = CoveredRows(position: frame.main)
                if covered.count == rowSpan { grow(covered.first, rowSpan: rowSpan, to: frame.length) }
            }
        }
    }

    private mutating func grow(_ first: Int, rowSpan: Int, to length: Double) {
        let covered = first..<(first &+ rowSpan)
        var missing = length - spacing * Double(rowSpan &- 1)
        var sharing = 0
        rows.forEach(in: covered) { _, row in
            missing -= row.lengthBefore
            if row.minimumSpan == rowSpan { sharing &+= 1 }
        }
        guard missing > 0 else { return }
        let isSharedByAll = sharing == 0
        if isSharedByAll { sharing = rowSpan }
        rows.update(in: covered) { row in
            guard isSharedByAll || row.minimumSpan == rowSpan else { return }
            // The last row gets the remainder of the rounding.
            let share = LayoutUnit.roundedDown(missing / Double(sharing))
            missing -= share
            sharing &-= 1
            row.length = max(row.length, row.lengthBefore + share)
        }
    }

    /// Positions the rows one after the other, and returns the start of the row after the last one.
    mutating func lineUp(from start: Double) -> Double {
        var start = start
        rows.update(in: 0..<rows.count) { row in
            row.start = start
            start += row.length + spacing
        }
        return start
    }

    /// Returns the start of an item, and the length available to it.
    @inline(__always)  // Saves a call for each item.
    func room(for covered: CoveredRows) -> (start: Double, length: Double) {
        let start = rows[unchecked: covered.first].start
        if covered.count == 1 { return (start, rows[unchecked: covered.first].length) }
        let last = rows[unchecked: covered.first &+ covered.count &- 1]
        return (start, last.start + last.length - start)
    }
}

/// The rows that an item covers. They are stored in the position of its frame until rows have positions, so that no
/// memory except for the frames is needed.
struct CoveredRows {
    private static let countBits: UInt64 = 8
    private let bits: UInt64

    @inline(__always)  // Saves a call for each item.
    init(first: Int, count: Int) {
        bits = UInt64(truncatingIfNeeded: first) &<< Self.countBits | UInt64(truncatingIfNeeded: count)
    }

    @inline(__always)  // Saves a call for each item.
    init(position: Double) { bits = position.bitPattern }

    @inline(__always)  // Saves a call for each item.
    var position: Double { Double(bitPattern: bits) }

    @inline(__always)  // Saves a call for each item.
    var first: Int { Int(truncatingIfNeeded: bits &>> Self.countBits) }

    /// The number of rows, at most ``GridOccupancy/maximumRowCount``.
    @inline(__always)  // Saves a call for each item.
    var count: Int { Int(truncatingIfNeeded: bits & 0xFF) }
}
