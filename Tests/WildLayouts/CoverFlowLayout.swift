//
//  CoverFlowLayout.swift
//

import QuartzCore
import UIKit

open class CoverFlowLayout: UICollectionViewFlowLayout {

    private var lastCollectionViewSize: CGSize = .zero

    public var maxCoverDegree: CGFloat = 45
    public var coverDensity: CGFloat = 0.25
    public var minCoverScale: CGFloat = 0.72
    public var minCoverOpacity: CGFloat = 0.5

    override public init() {
        super.init()
        configure()
    }

    required public init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        configure()
    }

    private func configure() {
        scrollDirection = .horizontal
        minimumLineSpacing = 10
        itemSize = CGSize(width: 120, height: 160)
    }

    override open func prepare() {
        super.prepare()
        guard let collectionView = self.collectionView else { return }
        let currentSize = collectionView.bounds.size
        if !currentSize.equalTo(self.lastCollectionViewSize) {
            self.configureInset()
            self.lastCollectionViewSize = currentSize
        }
    }

    private func configureInset() {
        guard let collectionView = self.collectionView else { return }
        let inset = collectionView.bounds.size.width / 2 - self.itemSize.width / 2
        collectionView.contentInset = UIEdgeInsets(top: 0, left: inset, bottom: 0, right: inset)
        collectionView.contentOffset = CGPoint(x: -inset, y: 0)
    }

    override open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        guard let collectionView = self.collectionView else { return proposedContentOffset }
        let proposedRect = CGRect(
            x: proposedContentOffset.x, y: 0, width: collectionView.bounds.width, height: collectionView.bounds.height)
        guard let layoutAttributes = self.layoutAttributesForElements(in: proposedRect) else {
            return proposedContentOffset
        }
        var candidateAttributes: UICollectionViewLayoutAttributes?
        let proposedContentOffsetCenterX = proposedContentOffset.x + collectionView.bounds.width / 2
        for attributes: UICollectionViewLayoutAttributes in layoutAttributes {
            if attributes.representedElementCategory != .cell { continue }
            if candidateAttributes == nil {
                candidateAttributes = attributes
                continue
            }
            if abs(attributes.center.x - proposedContentOffsetCenterX)
                < abs(candidateAttributes!.center.x - proposedContentOffsetCenterX)
            {
                candidateAttributes = attributes
            }
        }
        guard let aCandidateAttributes = candidateAttributes else { return proposedContentOffset }
        var newOffsetX = aCandidateAttributes.center.x - collectionView.bounds.size.width / 2
        let offset = newOffsetX - collectionView.contentOffset.x
        if (velocity.x < 0 && offset > 0) || (velocity.x > 0 && offset < 0) {
            let pageWidth = self.itemSize.width + self.minimumLineSpacing
            newOffsetX += velocity.x > 0 ? pageWidth : -pageWidth
        }
        return CGPoint(x: newOffsetX, y: proposedContentOffset.y)
    }

    override open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let collectionView = self.collectionView,
            let superAttributes = super.layoutAttributesForElements(in: rect)
        else { return super.layoutAttributesForElements(in: rect) }
        let attributes = NSArray(array: superAttributes, copyItems: true) as! [UICollectionViewLayoutAttributes]
        let visibleCenter = collectionView.contentOffset.x + collectionView.bounds.size.width / 2
        for attribute in attributes where attribute.representedElementCategory == .cell {
            let distance = max(-1, min(1, (attribute.center.x - visibleCenter) / (itemSize.width + minimumLineSpacing)))
            var transform = CATransform3DIdentity
            transform.m34 = -1 / 500
            transform = CATransform3DTranslate(transform, -itemSize.width * coverDensity * distance, 0, 0)
            transform = CATransform3DRotate(transform, -distance * maxCoverDegree * .pi / 180, 0, 1, 0)
            let scale = 1 - abs(distance) * (1 - minCoverScale)
            transform = CATransform3DScale(transform, scale, scale, 1)
            attribute.transform3D = transform
            attribute.alpha = 1 - abs(distance) * (1 - minCoverOpacity)
            attribute.zIndex = Int(-abs(distance) * 1000)
        }
        return attributes
    }
}
