import UIKit

/// Columns in one section, the shortest of which takes the next cell, as a layout for UIKit.
///
/// Among equally short columns, the first one takes the cell. Any invalidation lays out everything again; see
/// ``ShortestColumns`` for the same frames without that cost.
public final class ShortestColumnLayout: UICollectionViewLayout {
    public weak var delegate: (any ShortestColumnLayoutDelegate)? { didSet { invalidateLayout() } }

    /// The number of columns. Numbers below 1 are 1.
    public var numberOfColumns = 2 { didSet { invalidateLayout() } }

    /// The padding around every cell, in points. The gap between two cells is twice as large.
    public var cellPadding: CGFloat = 6 { didSet { invalidateLayout() } }

    /// The rectangles of cells with their padding, by item.
    private var tiles: [CGRect] = []
    private var size = CGSize.zero

    public override var collectionViewContentSize: CGSize { size }

    public override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        collectionView.map { room(in: $0, width: newBounds.width) } != size.width
    }

    private func room(in view: UICollectionView, width: CGFloat) -> CGFloat {
        max(0, width - view.contentInset.left - view.contentInset.right)
    }

    public override func prepare() {
        super.prepare()
        guard let view = collectionView else { return }
        let count = view.numberOfSections > 0 ? view.numberOfItems(inSection: 0) : 0
        var skyline = Skyline(columns: numberOfColumns)
        size.width = room(in: view, width: view.bounds.width)
        let tileWidth = size.width / CGFloat(skyline.columns)
        tiles = (0..<count).map { item in
            let height = cellHeight(of: item, width: max(0, tileWidth - 2 * cellPadding), in: view) + 2 * cellPadding
            let (column, top) = skyline.add(height: height)
            return CGRect(x: CGFloat(column) * tileWidth, y: top, width: tileWidth, height: height)
        }
        size.height = skyline.deepest
    }

    private func cellHeight(of item: Int, width: CGFloat, in view: UICollectionView) -> CGFloat {
        let path = IndexPath(item: item, section: 0)
        return delegate?.collectionView(view, heightForCellAt: path, withWidth: width) ?? width
    }

    public override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard indexPath.section == 0, tiles.indices.contains(indexPath.item) else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        let tile = tiles[indexPath.item]
        // Padding that is wider than the tile leaves a cell without width, at the tile's padding.
        attributes.frame = CGRect(
            x: tile.minX + cellPadding, y: tile.minY + cellPadding, width: max(0, tile.width - 2 * cellPadding),
            height: tile.height - 2 * cellPadding)
        return attributes
    }

    public override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let found = tiles.indices.filter { tiles[$0].intersects(rect) }
        return found.compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }
}
