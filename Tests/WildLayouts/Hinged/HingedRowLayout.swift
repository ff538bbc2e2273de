import QuartzCore
import UIKit

/// A horizontal row of doors (see ``HingedRow``). The door in the middle is shut and in front.
final class HingedRowLayout: UICollectionViewLayout {
    var doorSize = CGSize(width: 120, height: 160) { didSet { invalidateLayout() } }
    var pitch: CGFloat = 90 { didSet { invalidateLayout() } }

    private var row = HingedRow(doorSize: .zero, pitch: 1, count: 0)

    private var bounds: CGRect { collectionView?.bounds ?? .zero }

    override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        // A fast deceleration lets a fling end near the place where a person looks.
        collectionView.decelerationRate = .fast
        row = HingedRow(
            doorSize: doorSize, pitch: max(1, pitch),
            count: (0..<collectionView.numberOfSections).prefix(1).reduce(0) {
                $0 + collectionView.numberOfItems(inSection: $1)
            })
    }

    override var collectionViewContentSize: CGSize {
        CGSize(width: bounds.width + row.travel, height: bounds.height)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard indexPath.section == 0, indexPath.item < row.count else { return nil }
        let distance = row.distance(of: indexPath.item, scrolledBy: bounds.minX)
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.size = doorSize
        attributes.center = CGPoint(x: bounds.width / 2 + CGFloat(indexPath.item) * row.pitch, y: bounds.height / 2)
        attributes.transform3D = row.transform(at: distance)
        attributes.zIndex = -Int((abs(distance) * 10).rounded())
        return attributes
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        row.items(from: rect.minX - bounds.width / 2, to: rect.maxX - bounds.width / 2).compactMap {
            layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
        }
    }

    override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        CGPoint(x: row.restingOffset(near: proposedContentOffset.x), y: proposedContentOffset.y)
    }

    /// Keeps the door in the middle when the collection view changes its size or its data.
    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        CGPoint(x: row.restingOffset(near: proposedContentOffset.x), y: proposedContentOffset.y)
    }
}
