import UIKit

/// Columns that take photos in turn, for one section: the layout as it is written for UIKit.
///
/// All attributes are made in advance and searched one by one: O(n) for every change and for every rectangle asked for. See
/// ``PinterestPhotos`` for the same frames without that.
public final class PinterestLayout: UICollectionViewLayout {
    public weak var delegate: (any PinterestLayoutDelegate)? { didSet { invalidateLayout() } }

    /// Fewer than one are one.
    public var numberOfColumns = 2 { didSet { invalidateLayout() } }

    /// Points around every photo, so that two are twice as far apart.
    public var cellPadding: CGFloat = 6 { didSet { invalidateLayout() } }

    private var cache: [PinterestLayoutAttributes] = []
    private var contentHeight: CGFloat = 0

    public override class var layoutAttributesClass: AnyClass { PinterestLayoutAttributes.self }

    private var contentWidth: CGFloat {
        guard let collectionView else { return 0 }
        let insets = collectionView.contentInset
        return max(0, collectionView.bounds.width - insets.left - insets.right)
    }

    public override var collectionViewContentSize: CGSize { CGSize(width: contentWidth, height: contentHeight) }

    public override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    public override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        cache = []
        contentHeight = 0
        super.invalidateLayout(with: context)
    }

    public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.width != collectionView?.bounds.width
    }

    public override func prepare() {
        super.prepare()
        guard cache.isEmpty, let collectionView, collectionView.numberOfSections > 0 else { return }
        let columns = max(1, numberOfColumns)
        let columnWidth = contentWidth / CGFloat(columns)
        var bottoms = [CGFloat](repeating: 0, count: columns)
        for item in 0..<collectionView.numberOfItems(inSection: 0) {
            let column = item % columns
            let attributes = attributes(
                at: IndexPath(item: item, section: 0), x: CGFloat(column) * columnWidth, y: bottoms[column],
                columnWidth: columnWidth, in: collectionView)
            cache.append(attributes)
            bottoms[column] = attributes.frame.maxY + cellPadding
        }
        contentHeight = bottoms.max() ?? 0
    }

    private func attributes(
        at indexPath: IndexPath, x: CGFloat, y: CGFloat, columnWidth: CGFloat, in collectionView: UICollectionView
    ) -> PinterestLayoutAttributes {
        let width = max(0, columnWidth - 2 * cellPadding)
        let photoHeight =
            delegate?.collectionView(collectionView, heightForPhotoAt: indexPath, withWidth: width) ?? width
        let annotationHeight =
            delegate?.collectionView(collectionView, heightForAnnotationAt: indexPath, withWidth: width) ?? 0
        let attributes = PinterestLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(
            x: x + cellPadding, y: y + cellPadding, width: width, height: photoHeight + annotationHeight)
        attributes.photoHeight = photoHeight
        return attributes
    }

    public override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        cache.filter { $0.frame.intersects(rect) }
    }

    public override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        cache.indices.contains(indexPath.item) && indexPath.section == 0 ? cache[indexPath.item] : nil
    }
}
