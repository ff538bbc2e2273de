// Rows that are as long as what is in them: one at a time if possible, else as many as hang together.

extension Grid {
    func placeFittedRows(_ run: ItemRun, after cursor: inout GridCursor, into frames: inout FrameBuffer) {
        if let count = loneRow(of: run, in: cursor.grid) {
            placeRow(of: count, run, after: &cursor, into: &frames)
        } else {
            placeBand(run, after: &cursor, into: &frames)
        }
    }

    /// As many items as are in the first row, if none reaches into another one and no later one comes back to it: then
    /// the row can be settled by itself. Nil if it cannot.
    private func loneRow(of run: ItemRun, in grid: LaneGrid) -> Int? {
        var lane = 0
        var count = 0
        while count < run.count, lane < grid.count {
            let item = run[count]
            lane += min(item.span, grid.count)
            if lane > grid.count { return packing == .sparse ? count : nil }
            if item.rowSpan > 1 { return nil }
            count += 1
        }
        return count
    }

    /// What `placeBand` would do with almost every row, without memory for it.
    private func placeRow(
        of count: Int, _ run: ItemRun, after cursor: inout GridCursor, into frames: inout FrameBuffer
    ) {
        let grid = cursor.grid
        var rowLength = 0.0
        for offset in 0..<count {
            let item = run[offset]
            rowLength = max(rowLength, item.length(forBreadth: grid.breadth(of: min(item.span, grid.count))))
        }
        var lane = 0
        for offset in 0..<count {
            let item = run[offset]
            let span = min(item.span, grid.count)
            let breadth = grid.breadth(of: span)
            let place = alignment.place(item.length(forBreadth: breadth), in: rowLength)
            frames.append(
                LogicalRect(
                    main: cursor.start + place.offset, cross: grid.start(of: lane), length: place.length,
                    breadth: breadth))
            lane += span
        }
        cursor.end = cursor.start + rowLength
        cursor.start = cursor.end + spacing
    }

    private func placeBand(_ run: ItemRun, after cursor: inout GridCursor, into frames: inout FrameBuffer) {
        let grid = cursor.grid
        let band = band(of: run, from: cursor)
        let starts = band.rowStarts(from: cursor.start, spacing: spacing)
        for (area, length) in band.items {
            let start = starts[area.row]
            let place = alignment.place(length, in: starts[area.row + area.rowSpan] - spacing - start)
            frames.append(
                LogicalRect(
                    main: start + place.offset, cross: grid.start(of: area.lane), length: place.length,
                    breadth: grid.breadth(of: area.span)))
        }
        cursor.start = starts[starts.count - 1]
        cursor.end = cursor.start - spacing
    }

    /// The items up to the first row that begins with a new one and across whose start none reaches.
    private func band(of run: ItemRun, from cursor: GridCursor) -> GridBand {
        var band = GridBand()
        var occupancy = cursor.occupancy
        occupancy.withOpenRows { rows in
            var closed = 0
            while band.items.count < run.count {
                let item = run[band.items.count]
                var area = rows.area(for: item)
                let isBelowAll = packing == .sparse && area.row == rows.count
                if !band.items.isEmpty, isBelowAll || closed + area.row >= GridOccupancy.mostRows { break }
                let closedNow = rows.take(area)
                area.row += closed
                closed += closedNow
                band.append(area, length: item.length(forBreadth: cursor.grid.breadth(of: area.span)))
                if rows.count == 0 { break }
            }
        }
        return band
    }
}
