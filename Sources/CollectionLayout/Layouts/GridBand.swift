/// Rows of a ``SpanningGrid`` that are placed together because items cover several of them or fill holes in earlier
/// ones.
///
/// A row has no position until all items of its band are known. Until then, a frame has ``CoveredRows`` as its
/// position, and the length that the item needs.
struct GridBand: ~Copyable {
    private let grid: LaneGrid
    private let isSparse: Bool
    private let words: LentArray<UInt64>
    private var rows: GridRows

    /// Calls `body` with memory for a band. If there are few rows, the memory is on the stack.
    @inline(__always)  // Lets `body` keep what it captures in registers.
    static func withBand(in grid: LaneGrid, spacing: Double, isSparse: Bool, _ body: (inout GridBand) -> Void) {
        OpenRows.withWords { words in
            GridRows.withRows(spacing: spacing) { rows in
                var band = GridBand(grid: grid, isSparse: isSparse, words: words, rows: rows)
                body(&band)
            }
        }
    }

    /// Finds cells for the items of one band: up to the first boundary between rows that no item crosses.
    @inline(__always)  // Saves a call for each row; most rows have few items.
    mutating func place(_ items: ItemRun.Unchecked, count: Int, into frames: inout FrameBuffer) {
        let first = frames.count
        var lane = 0
        var length = 0.0
        // Most bands are a single row, which is found without looking at cells.
        while frames.count < count, lane < grid.count {
            let extent = items[frames.count].extent
            let span = min(extent.span, grid.count)
            if lane &+ span > grid.count, isSparse { break }
            if lane &+ span > grid.count || extent.rowSpan > 1 {
                rows.begin(length: length, isEmpty: lane == 0)
                return placeCells(of: items, from: first, count: count, after: lane, into: &frames)
            }
            let needed = append(items, rows: CoveredRows(first: 0, count: 1), lane: lane, span: span, to: &frames)
            length = max(length, needed)
            lane &+= span
        }
        rows.begin(length: length, isEmpty: lane == 0)
    }

    @inline(__always)  // Saves a call for each item.
    private func append(
        _ items: ItemRun.Unchecked, rows: CoveredRows, lane: Int, span: Int, to frames: inout FrameBuffer
    ) -> Double {
        let breadth = grid.breadth(of: span)
        let length = items[frames.count].length(forBreadth: breadth)
        frames.append(
            unchecked: LogicalRect(
                main: rows.position, cross: grid.start(of: lane), length: length, breadth: breadth))
        return length
    }

    /// - Parameter lane: The first free lane of the first row.
    private mutating func placeCells(
        of items: ItemRun.Unchecked, from first: Int, count: Int, after lane: Int, into frames: inout FrameBuffer
    ) {
        var open = OpenRows(words, taken: lane, laneCount: grid.count, isDense: !isSparse)
        var closed = 0
        while frames.count < count {
            let area = open.area(for: items[frames.count].extent)
            let row = closed &+ area.row
            let isBelowAll = isSparse && area.row == open.count
            if frames.count > first, isBelowAll || row >= GridOccupancy.maximumRowCount { break }
            closed &+= open.take(area)
            let covered = CoveredRows(first: row, count: area.rowSpan)
            let length = append(items, rows: covered, lane: area.lane, span: area.span, to: &frames)
            rows.cover(row, rowSpan: area.rowSpan, length: length)
            if open.count == 0 { break }
        }
        rows.fitLongItems(frames, from: first)
    }

    /// Positions the rows one after the other, and the items in them.
    ///
    /// - Returns: The start of the row after the last one.
    @inline(__always)  // Saves a call for each row; most rows have few items.
    mutating func lineUp(
        _ frames: inout FrameBuffer, from first: Int, at start: Double, _ alignment: LineAlignment
    ) -> Double {
        let end = rows.lineUp(from: start)
        frames.update(from: first) { frame in
            let (start, room) = rows.room(for: CoveredRows(position: frame.main))
            let place = alignment.place(frame.length, in: room)
            frame.main = start + place.offset
            frame.length = place.length
        }
        return end
    }
}
