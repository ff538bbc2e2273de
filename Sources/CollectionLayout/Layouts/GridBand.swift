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
    /// A row is as long as the longest item that lies in it alone. What an item needs that covers several rows is
    /// then shared equally among those, items of fewer rows first.
    func rowStarts(from start: Double, spacing: Double) -> [Double] {
        var lengths = [Double](repeating: 0, count: rowCount + 1)
        for span in 1...longestSpan { grow(&lengths, forItemsOf: span, spacing) }
        var end = start
        for row in lengths.indices {
            let length = lengths[row]
            lengths[row] = end
            end += length + spacing
        }
        return lengths
    }

    private func grow(_ lengths: inout [Double], forItemsOf span: Int, _ spacing: Double) {
        // Items of as many rows do not see what the others add.
        let before = lengths
        for (area, length) in items where area.rowSpan == span {
            let covered = area.row..<(area.row + span)
            var missing = length - spacing * Double(span - 1)
            for row in covered { missing -= before[row] }
            guard missing > 0 else { continue }
            for row in covered {
                // The last row takes what rounding leaves.
                let share = LayoutUnit.roundedDown(missing / Double(covered.upperBound - row))
                missing -= share
                lengths[row] = max(lengths[row], before[row] + share)
            }
        }
    }
}
