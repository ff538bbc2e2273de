/// Rows and lanes, with items that may cover several of each: the auto-placement of CSS Grid.
///
/// Rows are as long as their items, or all have the same length. Two limits keep queries fast: an item covers at most
/// 64 rows, and at most 64 rows are open. Dense packing does not fill holes farther back. Rows that are as long as
/// their items get their positions after at most 64 rows, even if an item would cover the next one. There are at most
/// 64 lanes; a ``UniformGrid``, which has no spans, can have more.
///
/// If no item has a span and all rows have the same length, ``UniformGrid`` gives the same result in closed form.
///
/// - Complexity: Layout is O(1) for each item. If dense packing leaves holes or items connect rows, a query also visits
///   the items of the open rows.
public struct SpanningGrid: RunLayout {
    /// The rule that chooses the cell of an item.
    public enum Packing: UInt8, Hashable, Sendable {
        /// The first free cell after the previous item. CSS: `grid-auto-flow: row`.
        case sparse
        /// The first hole that the item fits, even if items get out of order. CSS: `grid-auto-flow: row dense`.
        case dense
    }

    /// The number of lanes, or their minimum breadth.
    public let lanes: Lanes
    /// The lengths of rows.
    public let rows: Rows
    /// The distance between two items along both axes, in points.
    public let spacing: Double
    /// Whether items fill holes that are left before them.
    public let packing: Packing
    /// The alignment of items that are shorter than the rows they cover.
    public let alignment: LineAlignment

    /// - Parameters:
    ///   - lanes: The number of lanes, or their minimum breadth.
    ///   - rows: The lengths of rows.
    ///   - spacing: The distance between two items along both axes, in points.
    ///   - packing: Whether items fill holes that are left before them.
    ///   - alignment: The alignment of items that are shorter than the rows they cover.
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

    /// One item if rows are as long as their items, because such a row ends before the first item that needs a new one.
    public var lookahead: Int { rows.length == nil ? 1 : 0 }

    public var usesItemIndex: Bool { false }

    public var variesBreadth: Bool { false }

    public func earliestStart(after cursor: GridCursor) -> Double { cursor.start }

    public func begin(in container: Container) -> GridCursor {
        let grid = lanes.divide(container.breadth, spacing: spacing, most: GridOccupancy.maximumLaneCount)
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
