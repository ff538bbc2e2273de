/// A repeated pattern of large and small cells, in closed form.
///
/// It ignores the sizes of the items. For items with spans of their own, see ``SpanningGrid``.
public struct Mosaic: BlockLayout {
    /// The block of cells that is repeated.
    public let pattern: MosaicPattern
    /// The length of a row, given the breadth of a column.
    public let row: ItemSize
    /// The distance between two cells along both axes, in points.
    public let spacing: Double
    @usableFromInline var solved: FrameBlock?

    /// - Parameters:
    ///   - pattern: The cells, in the order in which items fill them.
    ///   - row: The length of a row, given the breadth of a column. By default, cells are square.
    ///   - spacing: The distance between two cells along both axes, in points.
    public init(_ pattern: MosaicPattern = .feature, row: ItemSize = .ratio(1), spacing: Double = 0) {
        self.pattern = pattern
        self.row = row
        self.spacing = LayoutUnit.length(spacing)
    }

    @usableFromInline
    func block(in container: Container) -> FrameBlock {
        let grid = Lanes.count(pattern.columns).divide(container.breadth, spacing: spacing)
        let length = row.length(forBreadth: grid.laneBreadth)
        let step = length + spacing
        var frames: [LogicalRect] = []
        for cell in pattern.cells {
            frames.append(
                LogicalRect(
                    main: Double(cell.row) * step, cross: grid.start(of: cell.column),
                    length: Double(cell.rowSpan - 1) * step + length, breadth: grid.breadth(of: cell.columnSpan)))
        }
        return FrameBlock(frames, step: Double(pattern.rows) * step, in: container)
    }
}
