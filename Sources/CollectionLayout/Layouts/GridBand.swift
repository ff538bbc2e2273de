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
    /// A row is as long as the longest item that lies in it alone. What an item needs that covers several rows is
    /// then shared equally among those, items of fewer rows first.
    func rowLengths(spacing: Double) -> [Double] {
        var rows: [Double] = []
        var longestSpan = 1
        for (area, length) in zip(areas, lengths) {
            while rows.count < area.row + area.rowSpan { rows.append(0) }
            if area.rowSpan == 1 { rows[area.row] = max(rows[area.row], length) }
            longestSpan = max(longestSpan, area.rowSpan)
        }
        for span in 1..<longestSpan { grow(&rows, forItemsOf: span + 1, spacing) }
        return rows
    }

    private func grow(_ rows: inout [Double], forItemsOf span: Int, _ spacing: Double) {
        var grown = rows
        for (area, length) in zip(areas, lengths) where area.rowSpan == span {
            let covered = area.row..<(area.row + span)
            var missing = length - spacing * Double(span - 1) - rows[covered].reduce(0, +)
            guard missing > 0 else { continue }
            for row in covered {
                // The last row takes what rounding leaves.
                let share = LayoutUnit.roundedDown(missing / Double(covered.upperBound - row))
                missing -= share
                grown[row] = max(grown[row], rows[row] + share)
            }
        }
        rows = grown
    }
}
