import CollectionView

/// Rows with the heights that their cells prefer, and 20 points until those are known.
class MeasuredRows: UICollectionViewLayout {
    var heights: [Int: CGFloat] = [:]
    /// Whether it accepts preferred heights.
    var listens = true
    var clamp: (CGFloat) -> CGFloat = { $0 }

    var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

    func start(_ item: Int) -> CGFloat { (0..<item).reduce(0) { $0 + (heights[$1] ?? 20) } }

    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: start(count)) }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(
            x: 0, y: start(indexPath.item), width: 100, height: heights[indexPath.item] ?? 20)
        return attributes
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (0..<count).compactMap { layoutAttributesForItem(at: .item($0)) }.filter { $0.frame.intersects(rect) }
    }

    override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { listens }

    override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        heights[preferredAttributes.indexPath.item] = clamp(preferredAttributes.size.height)
        return super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    }
}
