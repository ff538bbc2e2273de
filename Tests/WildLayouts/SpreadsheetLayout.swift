//
//  SpreadsheetLayout.swift
//  A table that scrolls both ways; the first row and the first column stay in view.
//  Sections are rows, items are columns.
//

import CoreGraphics
import UIKit

public protocol SpreadsheetLayoutDelegate: AnyObject {
    func spreadsheet(_ layout: SpreadsheetLayout, widthForColumn column: Int) -> CGFloat
    func spreadsheet(_ layout: SpreadsheetLayout, heightForRow row: Int) -> CGFloat
}

public final class SpreadsheetLayout: UICollectionViewLayout {

    private weak var delegate: SpreadsheetLayoutDelegate?
    private var itemAttributes: [[UICollectionViewLayoutAttributes]] = []
    private var contentSize: CGSize = .zero

    public init(delegate: SpreadsheetLayoutDelegate?) {
        super.init()
        self.delegate = delegate
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    public override func prepare() {
        guard let collectionView = collectionView, collectionView.numberOfSections > 0 else {
            itemAttributes.removeAll()
            contentSize = .zero
            return
        }

        if itemAttributes.count != collectionView.numberOfSections
            || itemAttributes.first?.count != collectionView.numberOfItems(inSection: 0)
        {
            generateItemAttributes(collectionView: collectionView)
            return
        }

        for section in 0..<collectionView.numberOfSections {
            for item in 0..<collectionView.numberOfItems(inSection: section) {
                if section != 0 && item != 0 {
                    continue
                }
                let attributes = layoutAttributesForItem(at: IndexPath(item: item, section: section))!
                if section == 0 {
                    var frame = attributes.frame
                    frame.origin.y = collectionView.contentOffset.y
                    attributes.frame = frame
                }
                if item == 0 {
                    var frame = attributes.frame
                    frame.origin.x = collectionView.contentOffset.x
                    attributes.frame = frame
                }
            }
        }
    }

    public override var collectionViewContentSize: CGSize {
        return contentSize
    }

    public override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard indexPath.section < itemAttributes.count, indexPath.row < itemAttributes[indexPath.section].count else {
            return nil
        }
        return itemAttributes[indexPath.section][indexPath.row]
    }

    public override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var attributes = [UICollectionViewLayoutAttributes]()
        for section in itemAttributes {
            let filteredArray = section.filter { obj -> Bool in
                return rect.intersects(obj.frame)
            }
            attributes.append(contentsOf: filteredArray)
        }
        return attributes
    }

    public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        return true
    }

    private func generateItemAttributes(collectionView: UICollectionView) {
        itemAttributes.removeAll()
        var yOffset: CGFloat = 0
        var width: CGFloat = 0
        for section in 0..<collectionView.numberOfSections {
            var xOffset: CGFloat = 0
            let height = delegate?.spreadsheet(self, heightForRow: section) ?? 44
            var sectionAttributes: [UICollectionViewLayoutAttributes] = []
            for index in 0..<collectionView.numberOfItems(inSection: section) {
                let columnWidth = delegate?.spreadsheet(self, widthForColumn: index) ?? 100
                let attributes = UICollectionViewLayoutAttributes(
                    forCellWith: IndexPath(item: index, section: section))
                attributes.frame = CGRect(x: xOffset, y: yOffset, width: columnWidth, height: height).integral
                if section == 0 && index == 0 {
                    attributes.zIndex = 1024
                } else if section == 0 || index == 0 {
                    attributes.zIndex = 1023
                }
                if section == 0 {
                    attributes.frame.origin.y = collectionView.contentOffset.y
                }
                if index == 0 {
                    attributes.frame.origin.x = collectionView.contentOffset.x
                }
                sectionAttributes.append(attributes)
                xOffset += columnWidth
            }
            width = max(width, xOffset)
            yOffset += height
            itemAttributes.append(sectionAttributes)
        }
        contentSize = CGSize(width: width, height: yOffset)
    }
}
