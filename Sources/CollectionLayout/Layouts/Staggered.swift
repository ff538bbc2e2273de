/// Equal cells in lanes, every other lane pushed along by a part of a cell.
///
/// A ``UniformGrid`` but for that.
public struct Staggered: BlockLayout {
    private let grid: UniformGrid
    /// The shift of every other lane, as a fraction of the length of a cell.
    public let offset: Double
    @usableFromInline var solved: FrameBlock?

    /// The number of lanes, or how narrow they may become.
    public var lanes: Lanes { grid.lanes }
    /// The length of every cell, given its breadth.
    public var cell: ItemSize { grid.cell }
    /// The distance between two cells along both axes, in points.
    public var spacing: Double { grid.spacing }

    /// - Parameters:
    ///   - lanes: the number of lanes, or how narrow they may become.
    ///   - cell: the length of every cell; square by default.
    ///   - spacing: points between cells, along both axes.
    ///   - offset: The shift of every other lane, from 0 to 1 of the length of a cell.
    public init(lanes: Lanes, cell: ItemSize = .ratio(1), spacing: Double = 0, offset: Double = 0.25) {
        grid = UniformGrid(lanes: lanes, cell: cell, spacing: spacing)
        self.offset = offset > 0 ? min(offset, 1) : 0
    }

    @usableFromInline
    func block(in container: Container) -> FrameBlock { grid.block(in: container, offset: offset) }
}
