/// Equal cells in rows, with a fixed number of columns or as many as fit.
///
/// It ignores the sizes of the items. For items with sizes of their own, see ``Waterfall``.
public struct UniformGrid: BlockLayout {
    /// The number of lanes, or their minimum breadth.
    public let lanes: Lanes
    /// The length of every cell, given its breadth.
    public let cell: ItemSize
    /// The distance between two cells along both axes, in points.
    public let spacing: Double
    @usableFromInline var solved: FrameBlock?

    /// - Parameters:
    ///   - lanes: The number of lanes, or their minimum breadth.
    ///   - cell: The length of every cell, given its breadth. By default, cells are square.
    ///   - spacing: The distance between two cells along both axes, in points.
    public init(lanes: Lanes, cell: ItemSize = .ratio(1), spacing: Double = 0) {
        self.lanes = lanes
        self.cell = cell
        self.spacing = LayoutUnit.length(spacing)
    }

    @usableFromInline
    func block(in container: Container) -> FrameBlock { block(in: container, offset: 0) }

    /// Returns the block of one row.
    ///
    /// - Parameter offset: The shift of every other lane along the main axis, as a fraction of the length of a cell.
    func block(in container: Container, offset: Double) -> FrameBlock {
        let grid = lanes.divide(container.breadth, spacing: spacing)
        let length = cell.length(forBreadth: grid.laneBreadth)
        var frames: [LogicalRect] = []
        for lane in 0..<grid.count {
            let main = lane.isMultiple(of: 2) ? 0 : LayoutUnit.snap(length * offset)
            frames.append(
                LogicalRect(main: main, cross: grid.start(of: lane), length: length, breadth: grid.laneBreadth))
        }
        return FrameBlock(frames, step: length + spacing, in: container)
    }
}
