import CollectionLayout

/// A plain model of auto-placement and track sizing in CSS Grid, which follows the specification without regard to
/// cost.
struct CSSGrid {
    struct Cell: Hashable {
        var row: Int
        var column: Int
    }

    struct Area {
        var row: Int
        var column: Int
        var rowSpan: Int
        var span: Int
    }

    let columns: Int
    let isDense: Bool

    /// Places the items: css-grid-2 § 8.5, step 4, for items without a position of their own.
    func areas(of items: Items) -> [Area] {
        var occupied: Set<Cell> = []
        var cursor = Cell(row: 0, column: 0)
        return (0..<items.count).map { index in
            let (span, rowSpan) = (min(items.span(of: index), columns), items.rowSpan(of: index))
            func cells(at start: Cell) -> [Cell] {
                (0..<rowSpan).flatMap { row in
                    (0..<span).map { Cell(row: start.row + row, column: start.column + $0) }
                }
            }
            if isDense { cursor = Cell(row: 0, column: 0) }
            while cursor.column + span > columns || !occupied.isDisjoint(with: cells(at: cursor)) {
                cursor.column += 1
                if cursor.column + span > columns { cursor = Cell(row: cursor.row + 1, column: 0) }
            }
            occupied.formUnion(cells(at: cursor))
            return Area(row: cursor.row, column: cursor.column, rowSpan: rowSpan, span: span)
        }
    }

    /// Sizes rows of `auto`: css-grid-2 § 12.5.
    ///
    /// - Parameter lengths: the length that each item needs, in points.
    func rowLengths(_ areas: [Area], _ lengths: [Double], gap: Double) -> [Double] {
        var base = [Double](repeating: 0, count: areas.map { $0.row + $0.rowSpan }.max() ?? 0)
        // A row without items has an infinite growth limit, so that it takes all it can get.
        var isLimitless = base.map { _ in true }
        for span in 1...max(1, areas.map(\.rowSpan).max() ?? 1) {
            var planned = [Double](repeating: 0, count: base.count)
            for (area, length) in zip(areas, lengths) where area.rowSpan == span {
                let rows = area.row..<(area.row + span)
                let extra = max(0, length - gap * Double(span - 1) - base[rows].reduce(0, +))
                let limitless = rows.filter { isLimitless[$0] }
                let growing = limitless.isEmpty ? Array(rows) : limitless
                for row in growing { planned[row] = max(planned[row], extra / Double(growing.count)) }
            }
            for row in base.indices { base[row] += planned[row] }
            for area in areas where area.rowSpan == span {
                for row in area.row..<(area.row + span) { isLimitless[row] = false }
            }
        }
        return base
    }
}
