/// Rows and lanes, with items that may cover several of each: the auto-placement of CSS Grid.
///
/// Rows are as long as what is in them, or of one length. Two things are bounded, so that a grid stays a fold and every
/// item is found in no time: an item covers at most 64 rows, and at most 64 rows are open. A hole farther back than that
/// is not filled by dense packing, and rows that are as long as what is in them are settled after 64, even if items
/// still reach across. There are at most 64 lanes; a ``UniformGrid``, which has no spans, may have more.
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
        switch rows {
        case .fitted: placeBand(run, after: &cursor, into: &frames)
        case .fixed(let size): placeItems(run, after: &cursor, rowLength: size, into: &frames)
        }
    }

    private func placeItems(
        _ run: ItemRun, after cursor: inout GridCursor, rowLength: ItemSize, into frames: inout FrameBuffer
    ) {
        let rowLength = rowLength.length(forBreadth: cursor.grid.laneBreadth)
        let step = rowLength + spacing
        for offset in 0..<run.suggestedCount {
            let item = run[offset]
            let area = cursor.occupancy.area(for: item)
            let breadth = cursor.grid.breadth(of: area.span)
            let place = alignment.place(
                item.length(forBreadth: breadth), in: Double(area.rowSpan - 1) * step + rowLength)
            frames.append(
                LogicalRect(
                    main: cursor.start + Double(area.row) * step + place.offset,
                    cross: cursor.grid.start(of: area.lane),
                    length: place.length, breadth: breadth))
            cursor.start += Double(cursor.occupancy.take(area)) * step
        }
        cursor.end = cursor.start + Double(cursor.occupancy.rowCount) * step - spacing
    }

    private func placeBand(_ run: ItemRun, after cursor: inout GridCursor, into frames: inout FrameBuffer) {
        let grid = cursor.grid
        let band = band(of: run, from: cursor)
        let rowLengths = band.rowLengths(spacing: spacing)
        var starts: [Double] = [cursor.start]
        for length in rowLengths { starts.append(starts[starts.count - 1] + length + spacing) }
        for (area, length) in zip(band.areas, band.lengths) {
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
        var closed = 0
        while band.areas.count < run.count {
            let item = run[band.areas.count]
            var area = occupancy.area(for: item)
            let isBelowAll = packing == .sparse && area.row == occupancy.rowCount
            if !band.areas.isEmpty, isBelowAll || closed + area.row >= GridOccupancy.mostRows { break }
            let closedNow = occupancy.take(area)
            area.row += closed
            closed += closedNow
            band.append(area, length: item.length(forBreadth: cursor.grid.breadth(of: area.span)))
            if occupancy.rowCount == 0 { break }
        }
        return band
    }
}

/// Where a ``Grid`` stands.
public struct GridCursor: LayoutCursor {
    public internal(set) var end: Double
    /// Where the first open row begins.
    var start = 0.0
    /// Empty where rows are as long as what is in them: those are settled band by band.
    var occupancy: GridOccupancy
    let grid: LaneGrid

    init(grid: LaneGrid, isDense: Bool, spacing: Double) {
        self.grid = grid
        end = -spacing
        occupancy = GridOccupancy(laneCount: grid.count, isDense: isDense)
    }

    public mutating func shift(by distance: Double) {
        start += distance
        end += distance
    }
}
