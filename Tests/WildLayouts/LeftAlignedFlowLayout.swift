//
//  LeftAlignedFlowLayout.swift
//  Tags that begin at the left instead of being spread over the line.
//

import UIKit

extension UICollectionViewLayoutAttributes {
    func leftAlignFrameWithSectionInset(_ sectionInset: UIEdgeInsets) {
        var frame = self.frame
        frame.origin.x = sectionInset.left
        self.frame = frame
    }
}

public class LeftAlignedFlowLayout: UICollectionViewFlowLayout {

    // MARK: - UICollectionViewLayout

    override public func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let superArray = super.layoutAttributesForElements(in: rect) else { return nil }
        guard let attributes = NSArray(array: superArray, copyItems: true) as? [UICollectionViewLayoutAttributes] else {
            return nil
        }
        for (index, attribute) in attributes.enumerated() {
            guard attribute.representedElementKind == nil else { continue }
            if let newFrame = layoutAttributesForItem(at: attribute.indexPath)?.frame {
                attributes[index].frame = newFrame
            }
        }
        return attributes
    }

    override public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard
            let currentItemAttributes = super.layoutAttributesForItem(at: indexPath)?.copy()
                as? UICollectionViewLayoutAttributes, let collectionView = self.collectionView
        else { return nil }
        let sectionInset = evaluatedSectionInsetForSection(at: indexPath.section)
        guard indexPath.item != 0 else {
            currentItemAttributes.leftAlignFrameWithSectionInset(sectionInset)
            return currentItemAttributes
        }
        let previous = IndexPath(item: indexPath.item - 1, section: indexPath.section)
        guard let previousFrame = layoutAttributesForItem(at: previous)?.frame else { return nil }
        let layoutWidth = collectionView.frame.width - sectionInset.left - sectionInset.right
        let stretchedCurrentFrame = CGRect(
            x: sectionInset.left, y: currentItemAttributes.frame.origin.y, width: layoutWidth,
            height: currentItemAttributes.frame.size.height)
        // If the frame of the one before does not meet this line, this one is the first of it.
        guard previousFrame.intersects(stretchedCurrentFrame) else {
            currentItemAttributes.leftAlignFrameWithSectionInset(sectionInset)
            return currentItemAttributes
        }
        let previousFrameRightPoint = previousFrame.origin.x + previousFrame.width
        var frame = currentItemAttributes.frame
        frame.origin.x = previousFrameRightPoint + evaluatedMinimumInteritemSpacing(at: indexPath.section)
        currentItemAttributes.frame = frame
        return currentItemAttributes
    }

    private func evaluatedMinimumInteritemSpacing(at sectionIndex: Int) -> CGFloat {
        if let delegate = self.collectionView?.delegate as? UICollectionViewDelegateFlowLayout,
            let spacing = delegate.collectionView?(
                self.collectionView!, layout: self, minimumInteritemSpacingForSectionAt: sectionIndex)
        {
            return spacing
        }
        return self.minimumInteritemSpacing
    }

    private func evaluatedSectionInsetForSection(at index: Int) -> UIEdgeInsets {
        if let delegate = self.collectionView?.delegate as? UICollectionViewDelegateFlowLayout,
            let insets = delegate.collectionView?(self.collectionView!, layout: self, insetForSectionAt: index)
        {
            return insets
        }
        return self.sectionInset
    }
}
