//
//  CircularCollectionViewLayout.swift
//  Cards on a wheel that turns as one scrolls.
//

import UIKit

class CircularCollectionViewLayoutAttributes: UICollectionViewLayoutAttributes {

    var anchorPoint = CGPoint(x: 0.5, y: 0.5)

    var angle: CGFloat = 0 {
        didSet {
            zIndex = Int(angle * 1_000_000)
            transform = CGAffineTransform(rotationAngle: angle)
        }
    }

    override func copy(with zone: NSZone? = nil) -> Any {
        let copied = super.copy(with: zone) as! CircularCollectionViewLayoutAttributes
        copied.anchorPoint = self.anchorPoint
        copied.angle = self.angle
        return copied
    }
}

open class CircularCollectionViewLayout: UICollectionViewLayout {

    public var itemSize = CGSize(width: 133, height: 173)

    public var radius: CGFloat = 500 {
        didSet { invalidateLayout() }
    }

    var anglePerItem: CGFloat {
        return atan(itemSize.width / radius)
    }

    var angleAtExtreme: CGFloat {
        return collectionView!.numberOfItems(inSection: 0) > 0
            ? -CGFloat(collectionView!.numberOfItems(inSection: 0) - 1) * anglePerItem : 0
    }

    var angle: CGFloat {
        let scrollable = collectionViewContentSize.width - collectionView!.bounds.width
        guard scrollable > 0 else { return 0 }
        return angleAtExtreme * collectionView!.contentOffset.x / scrollable
    }

    private var attributesList = [CircularCollectionViewLayoutAttributes]()

    override open class var layoutAttributesClass: AnyClass {
        return CircularCollectionViewLayoutAttributes.self
    }

    override open var collectionViewContentSize: CGSize {
        return CGSize(
            width: CGFloat(collectionView!.numberOfItems(inSection: 0)) * itemSize.width,
            height: collectionView!.bounds.height)
    }

    override open func prepare() {
        super.prepare()
        guard let collectionView = self.collectionView, collectionView.numberOfItems(inSection: 0) > 0 else {
            attributesList = []
            return
        }
        let centerX = collectionView.contentOffset.x + (collectionView.bounds.width / 2.0)
        let anchorPointY = ((itemSize.height / 2.0) + radius) / itemSize.height
        let theta = atan2(
            collectionView.bounds.width / 2.0,
            radius + (itemSize.height / 2.0) - (collectionView.bounds.height / 2.0))
        var startIndex = 0
        var endIndex = collectionView.numberOfItems(inSection: 0) - 1
        if angle < -theta {
            startIndex = Int(floor((-theta - angle) / anglePerItem))
        }
        endIndex = min(endIndex, Int(ceil((theta - angle) / anglePerItem)))
        if endIndex < startIndex {
            endIndex = 0
            startIndex = 0
        }
        attributesList = (startIndex...endIndex).map { (i) -> CircularCollectionViewLayoutAttributes in
            let attributes = CircularCollectionViewLayoutAttributes(forCellWith: IndexPath(item: i, section: 0))
            attributes.size = self.itemSize
            attributes.center = CGPoint(x: centerX, y: self.collectionView!.bounds.midY)
            attributes.angle = self.angle + (self.anglePerItem * CGFloat(i))
            attributes.anchorPoint = CGPoint(x: 0.5, y: anchorPointY)
            return attributes
        }
    }

    override open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        return attributesList
    }

    override open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        return attributesList.first(where: { $0.indexPath == indexPath })
    }

    override open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        return true
    }

    override open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        var finalContentOffset = proposedContentOffset
        let factor = -angleAtExtreme / (collectionViewContentSize.width - collectionView!.bounds.width)
        let proposedAngle = proposedContentOffset.x * factor
        let ratio = proposedAngle / anglePerItem
        var multiplier: CGFloat
        if velocity.x > 0 {
            multiplier = ceil(ratio)
        } else if velocity.x < 0 {
            multiplier = floor(ratio)
        } else {
            multiplier = round(ratio)
        }
        finalContentOffset.x = multiplier * anglePerItem / factor
        return finalContentOffset
    }
}

public class CircularCollectionViewCell: UICollectionViewCell {

    override public func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        let circularlayoutAttributes = layoutAttributes as! CircularCollectionViewLayoutAttributes
        self.layer.anchorPoint = circularlayoutAttributes.anchorPoint
        self.center.y += (circularlayoutAttributes.anchorPoint.y - 0.5) * self.bounds.height
    }
}
