import UIKit

/// A picture, texts that size themselves, and items in rows: one section each, as it is written for UIKit.
///
/// All attributes are made in advance and searched one by one. See ``MixedSections`` for the same frames without that.
public final class MixedSectionsLayout: UICollectionViewFlowLayout {
    /// The height of a text that has not been measured, in points.
    public var estimatedTextHeight: CGFloat = 200 { didSet { invalidateLayout() } }
    /// The minimum width of an item, in points. A row has as many items as fit.
    public var minimumItemWidth: CGFloat = 120 { didSet { invalidateLayout() } }
    /// The ratio of an item's height to its width.
    public var itemRatio: CGFloat = 1.33 { didSet { invalidateLayout() } }

    private var elements: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    private var textHeights: [IndexPath: CGFloat] = [:]
    private var measuredWidth: CGFloat = 0
    private var height: CGFloat = 0

    private struct ElementKey: Hashable {
        let kind: String?
        let indexPath: IndexPath
    }

    private var width: CGFloat { collectionView?.bounds.width ?? 0 }

    public override var collectionViewContentSize: CGSize { CGSize(width: width, height: height) }

    public override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    // MARK: Invalidation

    public override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        // The index paths may refer to other texts now.
        if context.invalidateEverything || context.invalidateDataSourceCounts { textHeights = [:] }
        super.invalidateLayout(with: context)
    }

    public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.width != width
    }

    public override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        let path = preferredAttributes.indexPath
        // If this always returned true, measuring would never end.
        guard preferredAttributes.representedElementCategory == .cell,
            case .text = SectionStyle(ofSection: path.section),
            preferredAttributes.size.height != originalAttributes.size.height
        else { return false }
        textHeights[path] = preferredAttributes.size.height
        return true
    }

    // MARK: Geometry

    public override func prepare() {
        super.prepare()
        if width != measuredWidth { textHeights = [:] }
        measuredWidth = width
        elements = [:]
        height = 0
        guard let collectionView else { return }
        for section in 0..<collectionView.numberOfSections {
            prepareHeader(of: section)
            let count = collectionView.numberOfItems(inSection: section)
            switch SectionStyle(ofSection: section) {
            case .image: prepareRows(count, in: section) { _ in width }
            case .text: prepareRows(count, in: section) { textHeights[$0] ?? estimatedTextHeight }
            case .items: prepareItems(count, in: section)
            }
        }
    }

    private func prepareHeader(of section: Int) {
        guard headerReferenceSize.height > 0 else { return }
        let attributes = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            with: IndexPath(item: 0, section: section))
        add(attributes, CGRect(x: 0, y: height, width: width, height: headerReferenceSize.height))
        height += headerReferenceSize.height
    }

    private func prepareRows(_ count: Int, in section: Int, height rowHeight: (IndexPath) -> CGFloat) {
        for item in 0..<count {
            let path = IndexPath(item: item, section: section)
            let frame = CGRect(x: 0, y: height, width: width, height: rowHeight(path))
            add(UICollectionViewLayoutAttributes(forCellWith: path), frame)
            height = frame.maxY
        }
    }

    private func prepareItems(_ count: Int, in section: Int) {
        let itemsPerRow = max(1, Int(width / minimumItemWidth))
        let itemWidth = width / CGFloat(itemsPerRow)
        let itemHeight = (itemWidth * itemRatio).rounded()
        for item in 0..<count {
            let (row, column) = item.quotientAndRemainder(dividingBy: itemsPerRow)
            add(
                UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section)),
                CGRect(
                    x: CGFloat(column) * itemWidth, y: height + CGFloat(row) * itemHeight, width: itemWidth,
                    height: itemHeight))
        }
        height += CGFloat((count + itemsPerRow - 1) / itemsPerRow) * itemHeight
    }

    private func add(_ attributes: UICollectionViewLayoutAttributes, _ frame: CGRect) {
        attributes.frame = frame
        elements[ElementKey(kind: attributes.representedElementKind, indexPath: attributes.indexPath)] = attributes
    }

    public override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        elements[ElementKey(kind: nil, indexPath: indexPath)]
    }

    public override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        elements[ElementKey(kind: elementKind, indexPath: indexPath)]
    }

    public override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        elements.values.filter { $0.frame.intersects(rect) }
    }
}
