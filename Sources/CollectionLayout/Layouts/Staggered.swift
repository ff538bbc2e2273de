/// Equal cells in lanes, with every other lane shifted by a part of a cell.
///
/// Otherwise it is a ``UniformGrid``.
public struct Staggered: BlockLayout {
    private let grid: UniformGrid
    /// The shift of every other lane, as a fraction of the length of a cell.
    public let offset: Double
    @usableFromInline var solved: FrameBlock?

    /// The number of lanes, or their minimum breadth.
    public var lanes: Lanes { grid.lanes }
    /// The length of every cell, given its breadth.
    public var cell: ItemSize { grid.cell }
    /// The distance between two cells along both axes, in points.
    public var spacing: Double { grid.spacing }

    /// - Parameters:
    ///   - lanes: The number of lanes, or their minimum breadth.
    ///   - cell: The length of every cell, given its breadth. By default, cells are square.
    ///   - spacing: The distance between two cells along both axes, in points.
    ///   - offset: The shift of every other lane, as a fraction of the length of a cell, from 0 to 1.
    public init(lanes: Lanes, cell: ItemSize = .ratio(1), spacing: Double = 0, offset: Double = 0.25) {
        grid = UniformGrid(lanes: lanes, cell: cell, spacing: spacing)
        self.offset = offset > 0 ? min(offset, 1) : 0
    }

    @usableFromInline
    func block(in container: Container) -> FrameBlock { grid.block(in: container, offset: offset) }
}
