import WebCollection

/// The pattern of a mosaic, as in the element's data.
enum Pattern: Decodable {
    case named(String)
    case cells(columns: Double, [CellRecord])

    private struct Cells: Decodable {
        struct Cell: Decodable {
            var column: Double
            var row: Double
            var columnSpan: Double?
            var rowSpan: Double?
        }

        var columns: Double
        var cells: [Cell]
    }

    init(from decoder: Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let name = try? value.decode(String.self) {
            self = .named(name)
        } else {
            let pattern = try value.decode(Cells.self)
            self = .cells(
                columns: pattern.columns,
                pattern.cells.map {
                    CellRecord(
                        column: $0.column, row: $0.row, columnSpan: $0.columnSpan ?? 1, rowSpan: $0.rowSpan ?? 1)
                })
        }
    }
}

extension Question {
    /// The spans and breadths of all items; empty if the question has none.
    var extents: [ExtentRecord] {
        if laneSpans == nil, rowSpans == nil, breadths == nil { return [] }
        return ratios.indices.map {
            ExtentRecord(lanes: laneSpans?[$0] ?? 1, rows: rowSpans?[$0] ?? 1, breadth: breadths?[$0] ?? .nan)
        }
    }
}
