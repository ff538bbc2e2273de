import UIKit

/// A flow layout whose first header grows into the room that appears when content is pulled down beyond its top.
final class ElasticHeaderLayout: UICollectionViewFlowLayout {
    private static let header = UICollectionView.elementKindSectionHeader
    private let first = IndexPath(item: 0, section: 0)

    override class var layoutAttributesClass: AnyClass { ElasticAttributes.self }

    /// Returns the distance by which content is pulled down, in points; never negative.
    private func pull(at bounds: CGRect) -> CGFloat {
        guard let collectionView, scrollDirection == .vertical else { return 0 }
        return max(0, -(bounds.minY + collectionView.adjustedContentInset.top))
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        let present = collectionView?.bounds ?? .zero
        return pull(at: newBounds) != pull(at: present) || super.shouldInvalidateLayout(forBoundsChange: newBounds)
    }

    override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        if newBounds.size == collectionView?.bounds.size {
            context.invalidateSupplementaryElements(ofKind: Self.header, at: [first])
        }
        return context
    }

    override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
        return elementKind == Self.header && indexPath == first ? attributes.map(stretched) : attributes
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var elements = super.layoutAttributesForElements(in: rect) ?? []
        elements.removeAll { $0.representedElementKind == Self.header && $0.indexPath == first }
        // A stretched header reaches into rectangles in which the flow has nothing to show.
        if let header = layoutAttributesForSupplementaryView(ofKind: Self.header, at: first),
            header.frame.intersects(rect)
        {
            elements.append(header)
        }
        return elements
    }

    private func stretched(_ header: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard let collectionView, let copy = header.copy() as? ElasticAttributes else { return header }
        copy.pull = pull(at: collectionView.bounds)
        copy.frame = CGRect(
            x: header.frame.minX, y: header.frame.minY - copy.pull, width: header.frame.width,
            height: header.frame.height + copy.pull)
        return copy
    }
}
