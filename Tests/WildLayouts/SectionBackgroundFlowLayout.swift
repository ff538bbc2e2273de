//
//  SectionBackgroundFlowLayout.swift
//  A colored card behind every section, as in inset grouped lists.
//

import UIKit

private let sectionBackground = "SectionBackgroundReusableView"

public protocol SectionBackgroundDelegateLayout: UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        backgroundColorForSectionAt section: Int
    ) -> UIColor
}

public class SectionBackgroundLayoutAttributes: UICollectionViewLayoutAttributes {
    public var backgroundColor = UIColor.white

    override public func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone) as! SectionBackgroundLayoutAttributes
        copy.backgroundColor = self.backgroundColor
        return copy
    }

    override public func isEqual(_ object: Any?) -> Bool {
        guard let rhs = object as? SectionBackgroundLayoutAttributes else { return false }
        if !self.backgroundColor.isEqual(rhs.backgroundColor) { return false }
        return super.isEqual(object)
    }
}

public class SectionBackgroundReusableView: UICollectionReusableView {
    override public func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        guard let attributes = layoutAttributes as? SectionBackgroundLayoutAttributes else { return }
        self.backgroundColor = attributes.backgroundColor
        self.layer.cornerRadius = 8
        self.layer.masksToBounds = true
    }
}

public class SectionBackgroundFlowLayout: UICollectionViewFlowLayout {
    private var decorationViewAttrs: [Int: UICollectionViewLayoutAttributes] = [:]

    override public init() {
        super.init()
        setup()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
    }

    override public func awakeFromNib() {
        super.awakeFromNib()
        setup()
    }

    func setup() {
        self.register(SectionBackgroundReusableView.classForCoder(), forDecorationViewOfKind: sectionBackground)
    }

    override public func prepare() {
        super.prepare()
        guard let numberOfSections = self.collectionView?.numberOfSections,
            let delegate = self.collectionView?.delegate as? SectionBackgroundDelegateLayout
        else { return }

        self.decorationViewAttrs.removeAll()
        for section in 0..<numberOfSections {
            guard let numberOfItems = self.collectionView?.numberOfItems(inSection: section),
                numberOfItems > 0,
                let firstItem = self.layoutAttributesForItem(at: IndexPath(item: 0, section: section)),
                let lastItem = self.layoutAttributesForItem(at: IndexPath(item: numberOfItems - 1, section: section))
            else { continue }

            var sectionInset = self.sectionInset
            if let inset = delegate.collectionView?(self.collectionView!, layout: self, insetForSectionAt: section) {
                sectionInset = inset
            }
            var sectionFrame = firstItem.frame.union(lastItem.frame)
            sectionFrame.origin.x = 0
            sectionFrame.origin.y -= sectionInset.top
            if self.scrollDirection == .horizontal {
                sectionFrame.size.width += sectionInset.left + sectionInset.right
                sectionFrame.size.height = self.collectionView!.frame.height
            } else {
                sectionFrame.size.width = self.collectionView!.frame.width
                sectionFrame.size.height += sectionInset.top + sectionInset.bottom
            }
            let attr = SectionBackgroundLayoutAttributes(
                forDecorationViewOfKind: sectionBackground, with: IndexPath(item: 0, section: section))
            attr.frame = sectionFrame
            attr.zIndex = -1
            attr.backgroundColor = delegate.collectionView(
                self.collectionView!, layout: self, backgroundColorForSectionAt: section)
            self.decorationViewAttrs[section] = attr
        }
    }

    override public func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var attrs = super.layoutAttributesForElements(in: rect)
        attrs?.append(contentsOf: self.decorationViewAttrs.values.filter { return rect.intersects($0.frame) })
        return attrs
    }

    override public func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        if elementKind == sectionBackground {
            return self.decorationViewAttrs[indexPath.section]
        }
        return super.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath)
    }
}
