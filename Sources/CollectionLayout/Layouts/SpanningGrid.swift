/// Rows and lanes, with items that may cover several of each: the auto-placement of CSS Grid.
///
/// Rows are as long as their items, or all have one length. Two limits keep a grid a fold and its queries fast: an item
/// covers at most 64 rows, and at most 64 rows are open. Dense packing does not fill holes farther back. Rows that are
/// as long as their items are settled after 64 rows, even if items extend across. There are at most 64 lanes; a
/// ``UniformGrid``, which has no spans, can have more.
///
/// - Complexity: O(1) an item for arranging. A query costs, in addition to its results, the items of the open rows if
///   dense packing leaves holes, or if items connect rows.
///
/// If no item has a span and all rows have one length, ``UniformGrid`` gives the same result in closed form.
public struct SpanningGrid: RunLayout {
    /// The cell for the next item.
    public enum Packing: UInt8, Hashable, Sendable {
        /// Behind the one before. CSS: `grid-auto-flow: row`.
        case sparse
        /// Into the first hole it fits, out of order if need be. CSS: `grid-auto-flow: row dense`.
        case dense
    }

    /// The number of lanes, or how narrow they may become.
    public let lanes: Lanes
    /// The length of rows.
    public let rows: Rows
    /// The distance between two items along both axes, in points.
    public let spacing: Double
    /// Whether items fill holes that are left before them.
    public let packing: Packing
    /// The place of items that are shorter than the rows they cover.
    public let alignment: LineAlignment

    /// - Parameters:
    ///   - lanes: their number, or how narrow they may become.
    ///   - rows: The lengths of rows.
    ///   - spacing: points between items, along both axes.
    ///   - packing: whether items fill holes that are left before them.
    ///   - alignment: The position of items that are shorter than the rows they cover.
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

    /// Rows that are as long as their items end before the first item that needs a new one.
    public var lookahead: Int { rows.length == nil ? 1 : 0 }

    public var usesItemIndex: Bool { false }

    public var variesBreadth: Bool { false }

    public func earliestStart(after cursor: GridCursor) -> Double { cursor.start }

    public func begin(in container: Container) -> GridCursor {
        let grid = lanes.divide(container.breadth, spacing: spacing, most: GridOccupancy.mostLanes)
        return GridCursor(grid: grid, isDense: packing == .dense, spacing: spacing)
    }

    public func place(
        _ run: borrowing ItemRun, after cursor: inout GridCursor, in container: Container,
        into frames: inout FrameBuffer
    ) {
        if let length = rows.length {
            placeItems(run, after: &cursor, rowLength: length, into: &frames)
        } else {
            rows.fit?(self, run, &cursor, &frames)
        }
    }

    private func placeItems(
        _ run: borrowing ItemRun, after cursor: inout GridCursor, rowLength: ItemSize, into frames: inout FrameBuffer
    ) {
        let rowLength = rowLength.length(forBreadth: cursor.grid.laneBreadth)
        let step = rowLength + spacing
        let grid = cursor.grid
        var start = cursor.start
        cursor.occupancy.withOpenRows { rows in
            run.withItems { items in
                frames.append(uncheckedCount: run.suggestedCount) { offset in
                    let item = items[suggested: offset]
                    let area = rows.area(for: item.extent)
                    let breadth = grid.breadth(of: area.span)
                    let place = alignment.place(
                        item.length(forBreadth: breadth), in: Double(area.rowSpan - 1) * step + rowLength)
                    let main = start + Double(area.row) * step + place.offset
                    start += Double(rows.take(area)) * step
                    return LogicalRect(
                        main: main, cross: grid.start(of: area.lane), length: place.length, breadth: breadth)
                }
            }
        }
        cursor.start = start
        cursor.end = cursor.start + Double(cursor.occupancy.rowCount) * step - spacing
    }
}
