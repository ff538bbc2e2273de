import CollectionLayout

/// A plain model of ``SpanningGrid`` with rows as long as their items, without regard to cost: every cell is in a set,
/// and every search begins at the first open row.
struct FittedGridModel {
    struct Cell: Hashable {
        var row: Int
        var lane: Int
    }

    struct Area {
        var first: Cell
        var rowSpan: Int
        var span: Int

        var rows: Range<Int> { first.row..<(first.row + rowSpan) }
        var cells: [Cell] {
            rows.flatMap { row in (first.lane..<(first.lane + span)).map { Cell(row: row, lane: $0) } }
        }
    }

    let laneCount: Int
    let laneBreadth: Double
    let spacing: Double
    let isDense: Bool
    let alignment: LineAlignment

    func frames(of items: Items) -> [LogicalRect] {
        var frames: [LogicalRect] = []
        var start = 0.0
        while frames.count < items.count {
            let areas = band(of: items, from: frames.count)
            let lengths = areas.enumerated().map {
                items[frames.count + $0].length(forBreadth: breadth(of: $1.span))
            }
            let starts = rowLengths(areas, lengths).reduce(into: [start]) { $0.append($0.last! + $1 + spacing) }
            for (area, length) in zip(areas, lengths) {
                let room = starts[area.rows.upperBound] - spacing - starts[area.rows.lowerBound]
                let (offset, drawn) = place(length, in: room)
                frames.append(
                    LogicalRect(
                        main: starts[area.rows.lowerBound] + offset,
                        cross: Double(area.first.lane) * (laneBreadth + spacing), length: drawn,
                        breadth: breadth(of: area.span)))
            }
            start = starts.last!
        }
        return frames
    }

    private func breadth(of span: Int) -> Double { Double(span) * (laneBreadth + spacing) - spacing }

    private func place(_ length: Double, in room: Double) -> (offset: Double, length: Double) {
        switch alignment {
        case .start: (0, length)
        case .center: (roundedDown(max(0, room - length) / 2), length)
        case .end: (max(0, room - length), length)
        case .stretch: (0, room)
        }
    }

    /// Returns the areas of the items that are settled together. A band ends when every open row is full, or before an
    /// item below the 64th row. If packing is sparse, it also ends before an item below all others.
    private func band(of items: Items, from first: Int) -> [Area] {
        var areas: [Area] = []
        var occupied: Set<Cell> = []
        var cursor = Cell(row: 0, lane: 0)
        var firstOpen = 0
        var bottom = 0
        func isFull(_ row: Int) -> Bool { (0..<laneCount).allSatisfy { occupied.contains(Cell(row: row, lane: $0)) } }
        for index in first..<items.count {
            var area = Area(
                first: isDense ? Cell(row: firstOpen, lane: 0) : cursor, rowSpan: min(items.rowSpan(of: index), 64),
                span: min(items.span(of: index), laneCount))
            while area.first.lane + area.span > laneCount || !occupied.isDisjoint(with: area.cells) {
                area.first.lane += 1
                if area.first.lane + area.span > laneCount { area.first = Cell(row: area.first.row + 1, lane: 0) }
            }
            if !areas.isEmpty, area.first.row >= 64 || !isDense && area.first.row >= bottom { break }
            areas.append(area)
            occupied.formUnion(area.cells)
            cursor = Cell(row: area.first.row, lane: area.first.lane + area.span)
            bottom = max(bottom, area.rows.upperBound)
            firstOpen = max(firstOpen, bottom - 64)
            while firstOpen < bottom, isFull(firstOpen) { firstOpen += 1 }
            if isDense, firstOpen == bottom { break }
        }
        return areas
    }

    /// Sizes rows of `auto` as css-grid-2 § 12.5 does, but rounds shares down to the grid.
    private func rowLengths(_ areas: [Area], _ lengths: [Double]) -> [Double] {
        var rows = [Double](repeating: 0, count: areas.map(\.rows.upperBound).max() ?? 0)
        for rowSpan in Set(areas.map(\.rowSpan)).sorted() {
            let before = rows
            func growsFirst(_ row: Int) -> Bool {
                !areas.contains { $0.rowSpan < rowSpan && $0.rows.contains(row) }
            }
            for (area, length) in zip(areas, lengths) where area.rowSpan == rowSpan {
                var missing = length - spacing * Double(rowSpan - 1) - before[area.rows].reduce(0, +)
                let empty = area.rows.filter(growsFirst)
                let growing = empty.isEmpty ? Array(area.rows) : empty
                for (number, row) in growing.enumerated() where missing > 0 {
                    let share = roundedDown(missing / Double(growing.count - number))
                    missing -= share
                    rows[row] = max(rows[row], before[row] + share)
                }
            }
        }
        return rows
    }

    private func roundedDown(_ distance: Double) -> Double { (distance * 64).rounded(.down) / 64 }
}
