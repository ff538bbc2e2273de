// Rows that are as long as what is in them: one at a time if possible, else as many as hang together.

extension SpanningGrid {
    func placeFittedRows(_ run: ItemRun, after cursor: inout GridCursor, into frames: inout FrameBuffer) {
        run.withItems { items in
            // As many as lie on the stack.
            let capacity = 1024 / MemoryLayout<GridArea>.stride
            withUnsafeTemporaryAllocation(of: GridArea.self, capacity: capacity) { room in
                var areas = LentBuffer(room)
                let rows = placeRows(of: items, count: run.count, after: &cursor, into: &areas)
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
    private func placeRows(
        of items: ItemRun.Unchecked, count: Int, after cursor: inout GridCursor,
        into areas: inout LentBuffer<GridArea>
    ) -> GridRows {
        var rows = GridRows(from: cursor.start, step: spacing)
        if placeLoneRow(items, count: count, in: cursor.grid, into: &areas) {
            for number in 0..<areas.count { rows.step = max(rows.step, areas.storage[number].length + spacing) }
            cursor.start = rows.start(of: 1)
        } else {
            areas.count = 0
            placeBand(items, count: count, from: cursor, into: &areas)
            rows.fit(areas, spacing: spacing)
            cursor.start = rows.starts[rows.starts.count - 1]
        }
        cursor.end = cursor.start - spacing
        return rows
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

    /// The items up to the first row that begins with a new one and across whose start none reaches.
    private func placeBand(
        _ items: ItemRun.Unchecked, count: Int, from cursor: GridCursor, into areas: inout LentBuffer<GridArea>
    ) {
        var occupancy = cursor.occupancy
        occupancy.withOpenRows { rows in
            var closed = 0
            while areas.count < count {
                let item = items[areas.count]
                var area = rows.area(for: item)
                let isBelowAll = packing == .sparse && area.row == rows.count
                if areas.count > 0, isBelowAll || closed + area.row >= GridOccupancy.mostRows { break }
                let closedNow = rows.take(area)
                area.row += closed
                area.length = item.length(forBreadth: cursor.grid.breadth(of: area.span))
                areas.append(area)
                closed += closedNow
                if rows.count == 0 { break }
            }
        }
    }
}
