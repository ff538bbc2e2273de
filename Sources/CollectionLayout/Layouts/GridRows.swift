/// Where the rows of a grid begin.
struct GridRows {
    private let start: Double
    /// From one row to the next, where all are equally long.
    var step: Double
    /// Of each row, and of the one behind the last, where they are not; else empty.
    private(set) var starts: [Double] = []

    init(from start: Double, step: Double) {
        self.start = start
        self.step = step
    }

    @inline(__always)
    func start(of row: Int) -> Double { starts.isEmpty ? start + Double(row) * step : starts[row] }

    /// Makes rows as long as what is in them: css-grid-2 § 12.5, "Resolve Intrinsic Track Sizes".
    /// O(items · longest row span).
    ///
    /// A row is as long as the longest item that lies in it alone. Items that cover several rows follow, those of fewer
    /// rows first: what one needs beyond the length of its rows is shared equally among those of them in which none of
    /// the items before lies, or among all of them if there are none such.
    mutating func fit(_ areas: borrowing LentBuffer<GridArea>, spacing: Double) {
        var rowCount = 0
        var longestSpan = 1
        for number in 0..<areas.count {
            let area = areas.storage[number]
            rowCount = max(rowCount, area.row + area.rowSpan)
            longestSpan = max(longestSpan, area.rowSpan)
        }
        var rows = [Row](repeating: Row(), count: rowCount)
        for span in 1...longestSpan {
            // Items of as many rows do not see what the others add.
            let before = rows
            for number in 0..<areas.count where areas.storage[number].rowSpan == span {
                let area = areas.storage[number]
                Self.grow(&rows, before, area.row..<(area.row + span), to: area.length, spacing)
            }
        }
        starts = [start]
        for row in rows { starts.append(starts[starts.count - 1] + row.length + spacing) }
    }

    private struct Row {
        var length = 0.0
        /// Whether no item lies in it so far: its growth limit, as CSS calls it, is infinite.
        var growsFirst = true
    }

    private static func grow(
        _ rows: inout [Row], _ before: [Row], _ covered: Range<Int>, to length: Double, _ spacing: Double
    ) {
        var missing = length - spacing * Double(covered.count - 1)
        var sharing = 0
        for row in covered {
            missing -= before[row].length
            if before[row].growsFirst { sharing += 1 }
            rows[row].growsFirst = false
        }
        guard missing > 0 else { return }
        let isSharedByAll = sharing == 0
        if isSharedByAll { sharing = covered.count }
        for row in covered where isSharedByAll || before[row].growsFirst {
            // The last row takes what rounding leaves.
            let share = LayoutUnit.roundedDown(missing / Double(sharing))
            missing -= share
            sharing -= 1
            rows[row].length = max(rows[row].length, before[row].length + share)
        }
    }
}
