import UIKit

/// Columns of which the shortest one takes the next cell, for one section: the layout as it is written for UIKit.
///
/// Of several columns that are equally short, the first takes it. Everything is laid out again whenever anything is
/// invalidated; see ``ShortestColumns`` for the same frames without that.
public final class ShortestColumnLayout: UICollectionViewLayout {
    public weak var delegate: (any ShortestColumnLayoutDelegate)? { didSet { invalidateLayout() } }

    /// Fewer than one are one.
    public var numberOfColumns = 2 { didSet { invalidateLayout() } }

    /// Points around every cell, so that two are twice as far apart.
    public var cellPadding: CGFloat = 6 { didSet { invalidateLayout() } }

    private var cache: [UICollectionViewLayoutAttributes] = []
    private var contentHeight: CGFloat = 0

    private var contentWidth: CGFloat {
        guard let collectionView else { return 0 }
        let insets = collectionView.contentInset
        return max(0, collectionView.bounds.width - insets.left - insets.right)
    }

    public override var collectionViewContentSize: CGSize { CGSize(width: contentWidth, height: contentHeight) }

    public override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.width != collectionView?.bounds.width
    }

    public override func prepare() {
        super.prepare()
        cache = []
        contentHeight = 0
        guard let collectionView, collectionView.numberOfSections > 0 else { return }
        let columns = max(1, numberOfColumns)
        let columnWidth = contentWidth / CGFloat(columns)
        let width = max(0, columnWidth - 2 * cellPadding)
        var bottoms = [CGFloat](repeating: 0, count: columns)
        for item in 0..<collectionView.numberOfItems(inSection: 0) {
            let indexPath = IndexPath(item: item, section: 0)
            let height =
                delegate?.collectionView(collectionView, heightForCellAt: indexPath, withWidth: width) ?? width
            let column = bottoms.firstIndex(of: bottoms.min()!)!
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = CGRect(
                x: CGFloat(column) * columnWidth + cellPadding, y: bottoms[column] + cellPadding, width: width,
                height: height)
            cache.append(attributes)
            bottoms[column] = attributes.frame.maxY + cellPadding
        }
        contentHeight = bottoms.max() ?? 0
    }

    public override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        cache.filter { $0.frame.intersects(rect) }
    }

    public override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        cache.first { $0.indexPath == indexPath }
    }
}
