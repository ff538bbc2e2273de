//
//  CardStackLayout.swift
//  Cards of a wallet: they pile up at the top, and come in from below when they are inserted.
//

import UIKit

public class CardStackLayout: UICollectionViewLayout {

    public struct Configuration {
        public var cardHeight: CGFloat = 200
        public var overlap: CGFloat = 140
        public var scaleStep: CGFloat = 0.05
        public init() {}
    }

    public var configuration = Configuration() {
        didSet { self.invalidateLayout() }
    }

    private var cachedAttributes: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    private var insertedIndexPaths: [IndexPath] = []
    private var deletedIndexPaths: [IndexPath] = []
    private lazy var numberOfCards: Int = 0

    private var step: CGFloat { return configuration.cardHeight - configuration.overlap }

    override public var collectionViewContentSize: CGSize {
        guard let collectionView = collectionView, numberOfCards > 0 else { return .zero }
        let width =
            collectionView.bounds.size.width - collectionView.contentInset.left - collectionView.contentInset.right
        return CGSize(width: width, height: CGFloat(numberOfCards - 1) * step + configuration.cardHeight)
    }

    override public func prepare() {
        super.prepare()
        cachedAttributes.removeAll(keepingCapacity: true)
        guard let collectionView = collectionView else { return }
        numberOfCards = collectionView.numberOfSections == 0 ? 0 : collectionView.numberOfItems(inSection: 0)
        let top = collectionView.contentOffset.y + collectionView.contentInset.top
        for item in 0..<numberOfCards {
            let indexPath = IndexPath(row: item, section: 0)
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            let naturalY = CGFloat(item) * step
            attributes.frame = CGRect(
                x: 0, y: max(naturalY, top), width: collectionViewContentSize.width, height: configuration.cardHeight)
            if naturalY < top {
                let depth = (top - naturalY) / step
                let scale = max(1 - depth * configuration.scaleStep, 0.5)
                attributes.transform = CGAffineTransform(scaleX: scale, y: scale)
                attributes.alpha = depth > 3 ? 0 : 1
                attributes.isHidden = depth > 4
            }
            attributes.zIndex = item
            cachedAttributes[indexPath] = attributes
        }
    }

    override public func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        return cachedAttributes.values.filter { rect.intersects($0.frame) }
    }

    override public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        return cachedAttributes[indexPath]
    }

    override public func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { return true }

    // MARK: - Updates

    override public func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        insertedIndexPaths.removeAll()
        deletedIndexPaths.removeAll()
        for update in updateItems {
            switch update.updateAction {
            case .insert:
                if let indexPath = update.indexPathAfterUpdate { insertedIndexPaths.append(indexPath) }
            case .delete:
                guard let indexPath = update.indexPathBeforeUpdate else { continue }
                deletedIndexPaths.append(indexPath)
            case .move, .reload, .none:
                break
            @unknown default:
                break
            }
        }
    }

    override public func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
        guard insertedIndexPaths.contains(itemIndexPath), let bounds = collectionView?.bounds else { return attributes }
        let inserted =
            attributes?.copy() as? UICollectionViewLayoutAttributes
            ?? UICollectionViewLayoutAttributes(forCellWith: itemIndexPath)
        inserted.frame = CGRect(
            x: 0, y: bounds.maxY, width: bounds.width, height: configuration.cardHeight)
        inserted.alpha = 1
        return inserted
    }

    override public func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
        if deletedIndexPaths.contains(itemIndexPath) {
            attributes?.transform = CGAffineTransform(translationX: collectionView?.bounds.width ?? 0, y: 0).rotated(
                by: .pi / 8)
            attributes?.alpha = 0
        }
        return attributes
    }

    override public func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        insertedIndexPaths = []
        deletedIndexPaths = []
    }
}
