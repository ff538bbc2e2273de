import CoreGraphics
import UIKit

/// Items on the rim of a wheel, whose hub is below the window. Scrolling sideways turns the wheel.
final class WheelLayout: UICollectionViewLayout {
    var itemSize = CGSize(width: 80, height: 120) { didSet { invalidateLayout() } }
    var radius: CGFloat = 300 { didSet { invalidateLayout() } }
    var spacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// The distance above the item at the top, in points.
    var topMargin: CGFloat = 20 { didSet { invalidateLayout() } }

    private var wheel = Wheel(radius: 1, pitch: 1, count: 0)
    private var arriving: Set<IndexPath> = []

    override class var layoutAttributesClass: AnyClass { WheelAttributes.self }

    private var hub: CGPoint {
        let bounds = collectionView?.bounds ?? .zero
        return CGPoint(x: bounds.midX, y: topMargin + itemSize.height / 2 + radius)
    }

    private var turn: CGFloat { collectionView?.contentOffset.x ?? 0 }

    override func prepare() {
        super.prepare()
        let count = collectionView.map { $0.numberOfSections > 0 ? $0.numberOfItems(inSection: 0) : 0 } ?? 0
        wheel = Wheel(radius: max(1, radius), pitch: max(1, itemSize.width + spacing), count: count)
    }

    override var collectionViewContentSize: CGSize {
        guard let size = collectionView?.bounds.size else { return .zero }
        return CGSize(width: size.width + wheel.travel, height: size.height)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    // MARK: Attributes

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard indexPath.section == 0, indexPath.item < wheel.count else { return nil }
        let attributes = WheelAttributes(forCellWith: indexPath)
        let angle = wheel.angle(of: indexPath.item, turnedBy: turn)
        attributes.size = itemSize
        attributes.center = wheel.position(at: angle, around: hub)
        attributes.transform = CGAffineTransform(rotationAngle: angle)
        attributes.angle = angle
        // Of overlapping cells, those nearer to the top are in front.
        attributes.zIndex = -Int((abs(angle) * 1000).rounded())
        return attributes
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        wheel.itemsAbove(turnedBy: turn)
            .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
            .filter { $0.frame.intersects(rect) }
    }

    // MARK: Rest

    override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        var target = proposedContentOffset
        target.x = wheel.detent(near: target.x, from: turn, push: velocity.x)
        return target
    }

    // MARK: Updates

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        arriving = Set(updateItems.filter { $0.updateAction == .insert }.compactMap(\.indexPathAfterUpdate))
    }

    /// An inserted item comes out of the hub.
    override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard arriving.contains(itemIndexPath), let attributes = layoutAttributesForItem(at: itemIndexPath) else {
            return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
        }
        attributes.center = hub
        attributes.transform = attributes.transform.scaledBy(x: 0.1, y: 0.1)
        attributes.alpha = 0
        return attributes
    }

    override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        arriving = []
    }
}

/// Attributes that tell a cell its angle, so that it can keep parts of itself upright.
final class WheelAttributes: UICollectionViewLayoutAttributes {
    var angle: CGFloat = 0

    override func copy(with zone: NSZone? = nil) -> Any {
        let twin = super.copy(with: zone)
        (twin as? WheelAttributes)?.angle = angle
        return twin
    }

    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? WheelAttributes, other.angle == angle else { return false }
        return super.isEqual(other)
    }
}
