extension SpanningGrid {
    /// The lengths of rows.
    public struct Rows: Hashable, Sendable {
        /// The length of all rows, given the breadth of a lane; nil if each row is as long as its items.
        let length: ItemSize?
        /// Places items in rows that are as long as their items.
        ///
        /// Only ``fitted`` refers to this function, so that a program whose rows have a fixed length does not contain
        /// it.
        let fit:
            (
                @Sendable (
                    _ grid: SpanningGrid, _ run: borrowing ItemRun, _ cursor: inout GridCursor,
                    _ frames: inout FrameBuffer
                ) -> Void
            )?

        /// Rows that are as long as their items; see ``Item/rowSpan`` for items that cover several. CSS:
        /// `grid-auto-rows: auto`.
        public static let fitted = Rows(
            length: nil, fit: { grid, run, cursor, frames in grid.placeFittedRows(run, after: &cursor, into: &frames) })

        /// Rows of one length, given the breadth of a lane: `.ratio(1)` makes cells square.
        public static func fixed(_ length: ItemSize) -> Rows { Rows(length: length, fit: nil) }

        public static func == (left: Rows, right: Rows) -> Bool { left.length == right.length }

        public func hash(into hasher: inout Hasher) { hasher.combine(length) }
    }
}
