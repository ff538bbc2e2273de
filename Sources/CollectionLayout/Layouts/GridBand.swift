/// Rows of a grid that are as long as what is in them, and that are settled together because items reach across them.
struct GridBand {
    private(set) var areas: [GridArea] = []
    /// Of the items, in order, if they had a row each to themselves.
    private(set) var lengths: [Double] = []

    /// - Parameter area: its row counts from the first of the band.
    mutating func append(_ area: GridArea, length: Double) {
        areas.append(area)
        lengths.append(length)
    }

    /// The length of each row: css-grid-2 § 12.5, "Resolve Intrinsic Track Sizes". O(items · different row spans).
    ///
    /// A row is as long as the longest item that lies in it alone. Items that cover several rows follow, those of fewer
    /// rows first: what one needs beyond the length of its rows is shared equally among those of them in which none of
    /// the items before lies, or among all of them if there are none such.
    func rowLengths(spacing: Double) -> [Double] {
        var rows: [Row] = []
        var longestSpan = 1
        for (area, length) in zip(areas, lengths) {
            while rows.count < area.row + area.rowSpan { rows.append(Row()) }
            if area.rowSpan == 1 { rows[area.row] = Row(length: max(rows[area.row].length, length), growsFirst: false) }
            longestSpan = max(longestSpan, area.rowSpan)
        }
        for span in 1..<longestSpan { grow(&rows, forItemsOf: span + 1, spacing) }
        return rows.map { $0.length }
    }

    private struct Row {
        var length = 0.0
        /// Whether no item lies in it so far: its growth limit, as CSS calls it, is infinite.
        var growsFirst = true
    }

    private func grow(_ rows: inout [Row], forItemsOf span: Int, _ spacing: Double) {
        var grown = rows
        for (area, length) in zip(areas, lengths) where area.rowSpan == span {
            let covered = area.row..<(area.row + span)
            for row in covered { grown[row].growsFirst = false }
            var missing = length - spacing * Double(span - 1) - rows[covered].reduce(0) { $0 + $1.length }
            guard missing > 0 else { continue }
            let first = covered.filter { rows[$0].growsFirst }
            let sharing = first.isEmpty ? Array(covered) : first
            for (position, row) in sharing.enumerated() {
                // The last row takes what rounding leaves.
                let share = LayoutUnit.roundedDown(missing / Double(sharing.count - position))
                missing -= share
                grown[row].length = max(grown[row].length, rows[row].length + share)
            }
        }
        rows = grown
    }
}
