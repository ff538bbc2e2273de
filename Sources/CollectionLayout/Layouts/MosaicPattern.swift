/// The block that a ``Mosaic`` repeats: cells in columns and rows.
public struct MosaicPattern: Hashable, Sendable {
    /// A cell, in columns from the leading edge and rows from the start of the block.
    public struct Cell: Hashable, Sendable {
        /// The first column, from 0 at the leading edge.
        public let column: Int
        /// The first row, from 0 at the start of the block.
        public let row: Int
        /// The number of columns that the cell covers.
        public let columnSpan: Int
        /// The number of rows that the cell covers.
        public let rowSpan: Int

        /// Makes a cell; it covers one column and one row by default.
        public init(column: Int, row: Int, columnSpan: Int = 1, rowSpan: Int = 1) {
            self.column = column
            self.row = row
            self.columnSpan = columnSpan
            self.rowSpan = rowSpan
        }
    }

    /// The number of columns; at least 1.
    public let columns: Int
    /// The cells, in the order in which items fill them; at least one.
    public let cells: [Cell]
    /// The number of rows that the cells cover.
    public let rows: Int

    /// The maximum number of rows in a block.
    private static let maximumRowCount = 1024

    /// Makes a pattern of cells, which may overlap and leave holes.
    ///
    /// Cells that extend beyond the columns are cut. Every span is at least 1, and a pattern without cells gets one.
    public init(columns: Int, cells: [Cell]) {
        let columns = max(1, min(columns, LaneGrid.maximumLaneCount))
        let cells = cells.isEmpty ? [Cell(column: 0, row: 0)] : cells
        self.columns = columns
        self.cells = cells.map { cell in
            let column = max(0, min(cell.column, columns - 1))
            let row = max(0, min(cell.row, Self.maximumRowCount - 1))
            return Cell(
                column: column, row: row, columnSpan: max(1, min(cell.columnSpan, columns - column)),
                rowSpan: max(1, min(cell.rowSpan, Self.maximumRowCount - row)))
        }
        self.rows = self.cells.reduce(1) { max($0, $1.row + $1.rowSpan) }
    }

    /// A large cell with two small ones beside it.
    public static let feature = MosaicPattern(
        columns: 3,
        cells: [
            Cell(column: 0, row: 0, columnSpan: 2, rowSpan: 2), Cell(column: 2, row: 0), Cell(column: 2, row: 1),
        ])

    /// A large cell at the leading side, a row of three, a large cell at the trailing side, a row of three.
    public static let alternatingFeature = MosaicPattern(
        columns: 3,
        cells: feature.cells + rowOfThree(2) + [
            Cell(column: 0, row: 3), Cell(column: 1, row: 3, columnSpan: 2, rowSpan: 2), Cell(column: 0, row: 4),
        ] + rowOfThree(5))

    private static func rowOfThree(_ row: Int) -> [Cell] { (0..<3).map { Cell(column: $0, row: row) } }
}
