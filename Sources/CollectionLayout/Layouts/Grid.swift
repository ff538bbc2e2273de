/// Rows and lanes, with items that may cover several of each: the auto-placement of CSS Grid.
///
/// Rows are as long as what is in them, or of one length. Two things are bounded, so that a grid stays a fold and every
/// item is found fast: an item covers at most 64 rows, and at most 64 rows are open. A hole farther back than that
/// is not filled by dense packing, and rows that are as long as what is in them are settled after 64, even if items
/// still reach across. There are at most 64 lanes; a ``UniformGrid``, which has no spans, may have more.
///
/// Arranging costs O(1) an item; a query, in addition to what it finds, the items of the open rows where dense packing
/// leaves holes, or where rows hang together because items reach across.
///
/// Where no item has a span and all rows have one length, ``UniformGrid`` is the same in closed form.
public struct Grid: RunLayout {
    /// How long rows are.
    public enum Rows: Hashable, Sendable {
        /// Each as long as what is in it; see ``Item/rowSpan`` for items that cover several. CSS: `grid-auto-rows: auto`.
        case fitted
        /// All of one length, given the breadth of a lane: `.ratio(1)` makes cells square.
        case fixed(ItemSize)
    }

    /// Where the next item goes.
    public enum Packing: UInt8, Hashable, Sendable {
        /// Behind the one before. CSS: `grid-auto-flow: row`.
        case sparse
        /// Into the first hole it fits, out of order if need be. CSS: `grid-auto-flow: row dense`.
        case dense
    }

    public let lanes: Lanes
    public let rows: Rows
    public let spacing: Double
    public let packing: Packing
    public let alignment: LineAlignment

    /// - Parameters:
    ///   - lanes: their number, or how narrow they may become.
    ///   - rows: how long rows are.
    ///   - spacing: points between items, along both axes.
    ///   - packing: whether items fill holes that are left before them.
    ///   - alignment: where items lie that are shorter than the rows they cover.
    public init(
        lanes: Lanes, rows: Rows = .fitted, spacing: Double = 0, packing: Packing = .sparse,
        alignment: LineAlignment = .stretch
    ) {
        self.lanes = lanes
        self.rows = rows
        self.spacing = LayoutUnit.length(spacing)
        self.packing = packing
        self.alignment = alignment
    }

    /// Rows that are as long as what is in them end before the first item that needs a new one.
    public var lookahead: Int { rows == .fitted ? 1 : 0 }

    public var usesItemIndex: Bool { false }

    public func earliestStart(after cursor: GridCursor) -> Double { cursor.start }

    public func begin(in container: Container) -> GridCursor {
        let grid = lanes.divide(container.breadth, spacing: spacing, most: GridOccupancy.mostLanes)
        return GridCursor(grid: grid, isDense: packing == .dense, spacing: spacing)
    }

    public func place(
        _ run: ItemRun, after cursor: inout GridCursor, in container: Container, into frames: inout FrameBuffer
    ) {
        run.withItems { items in
            // As many as lie on the stack.
            let capacity = 1024 / MemoryLayout<GridArea>.stride
            withUnsafeTemporaryAllocation(of: GridArea.self, capacity: capacity) { room in
                var areas = LentBuffer(room)
                let rows = place(items, of: run, after: &cursor, in: &areas)
                for number in 0..<areas.count {
                    let area = areas.storage[number]
                    let start = rows.start(of: area.row)
                    let room = rows.start(of: area.row + area.rowSpan) - spacing - start
                    let place = alignment.place(area.length, in: room)
                    frames.append(
                        sound: LogicalRect(
                            main: start + place.offset, cross: cursor.grid.start(of: area.lane), length: place.length,
                            breadth: cursor.grid.breadth(of: area.span)))
                }
            }
        }
    }

    /// Finds the cells for the next items and where their rows begin, and moves the cursor past them.
    private func place(
        _ items: ItemRun.Unchecked, of run: ItemRun, after cursor: inout GridCursor,
        in areas: inout LentBuffer<GridArea>
    ) -> GridRows {
        switch rows {
        case .fixed(let size):
            let closed = cursor.occupancy.place(
                items, count: run.suggestedCount, in: cursor.grid, isBand: false, into: &areas)
            let step = size.length(forBreadth: cursor.grid.laneBreadth) + spacing
            let rows = GridRows(from: cursor.start, step: step)
            cursor.start = rows.start(of: closed)
            cursor.end = rows.start(of: closed + cursor.occupancy.rowCount) - spacing
            return rows
        case .fitted:
            var rows = GridRows(from: cursor.start, step: spacing)
            if placeLoneRow(items, count: run.count, in: cursor.grid, into: &areas) {
                for number in 0..<areas.count { rows.step = max(rows.step, areas.storage[number].length + spacing) }
                cursor.start = rows.start(of: 1)
            } else {
                areas.count = 0
                var occupancy = cursor.occupancy
                _ = occupancy.place(items, count: run.count, in: cursor.grid, isBand: true, into: &areas)
                rows.fit(areas, spacing: spacing)
                cursor.start = rows.starts[rows.starts.count - 1]
            }
            cursor.end = cursor.start - spacing
            return rows
        }
    }

    /// What a band would be with almost every row, without memory for it: the items of the first row, if none reaches into
    /// another one and no later one comes back to it. False if there is no such row.
    private func placeLoneRow(
        _ items: ItemRun.Unchecked, count: Int, in grid: LaneGrid, into areas: inout LentBuffer<GridArea>
    ) -> Bool {
        var lane = 0
        while areas.count < count, lane < grid.count {
            let item = items[areas.count]
            let span = min(item.span, grid.count)
            if lane + span > grid.count { return packing == .sparse }
            if item.rowSpan > 1 { return false }
            let length = item.length(forBreadth: grid.breadth(of: span))
            areas.append(GridArea(row: 0, lane: lane, rowSpan: 1, span: span, length: length))
            lane += span
        }
        return true
    }
}
