/// Rows of a grid that are as long as what is in them, and that are settled together because items reach across them.
struct GridBand {
    /// In order, and how long each would be in rows of its own. The row counts from the first of the band.
    private(set) var items: [(area: GridArea, length: Double)] = []
    private var rowCount = 0
    private var longestSpan = 1

    init() { items.reserveCapacity(16) }

    mutating func append(_ area: GridArea, length: Double) {
        items.append((area, length))
        rowCount = max(rowCount, area.row + area.rowSpan)
        longestSpan = max(longestSpan, area.rowSpan)
    }

    /// Where each row begins, and where the next band does: css-grid-2 § 12.5, "Resolve Intrinsic Track Sizes".
    /// O(items · longest row span).
    ///
    /// A row is as long as the longest item that lies in it alone. Items that cover several rows follow, those of fewer
    /// rows first: what one needs beyond the length of its rows is shared equally among those of them in which none of
    /// the items before lies, or among all of them if there are none such.
    func rowStarts(from start: Double, spacing: Double) -> [Double] {
        var rows = [Row](repeating: Row(), count: rowCount)
        for span in 1...longestSpan { grow(&rows, forItemsOf: span, spacing) }
        var starts = [start]
        starts.reserveCapacity(rowCount + 1)
        for row in rows { starts.append(starts[starts.count - 1] + row.length + spacing) }
        return starts
    }

    private struct Row {
        var length = 0.0
        /// Whether no item lies in it so far: its growth limit, as CSS calls it, is infinite.
        var growsFirst = true
    }

    private func grow(_ rows: inout [Row], forItemsOf span: Int, _ spacing: Double) {
        // Items of as many rows do not see what the others add.
        let before = rows
        for (area, length) in items where area.rowSpan == span {
            var missing = length - spacing * Double(span - 1)
            var sharing = 0
            for row in area.row..<(area.row + span) {
                missing -= before[row].length
                if before[row].growsFirst { sharing += 1 }
                rows[row].growsFirst = false
            }
            guard missing > 0 else { continue }
            let isSharedByAll = sharing == 0
            if isSharedByAll { sharing = span }
            for row in area.row..<(area.row + span) where isSharedByAll || before[row].growsFirst {
                // The last row takes what rounding leaves.
                let share = LayoutUnit.roundedDown(missing / Double(sharing))
                missing -= share
                sharing -= 1
                rows[row].length = max(rows[row].length, before[row].length + share)
            }
        }
    }
}
