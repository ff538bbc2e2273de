import UIKit

/// The cards of a ``Wallet``, as wide as the view.
final class WalletLayout: UICollectionViewLayout {
    /// The height of a card divided by its width. The default is that of a bank card.
    var cardRatio: CGFloat = 0.63 { didSet { invalidateLayout() } }
    var strip: CGFloat = 50 { didSet { invalidateLayout() } }
    var sliver: CGFloat = 12 { didSet { invalidateLayout() } }

    private(set) var openCard: Int?
    private var wallet = Wallet(count: 0, cardSize: .zero, strip: 0, sliver: 0)
    private var discarded: Set<IndexPath> = []

    /// Opens a card; nil puts all cards back.
    func open(_ card: Int?, completion: ((Bool) -> Void)? = nil) {
        openCard = card
        collectionView?.performBatchUpdates({ self.invalidateLayout() }, completion: completion)
    }

    override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        let width = collectionView.bounds.inset(by: collectionView.adjustedContentInset).width
        wallet = Wallet(
            count: collectionView.numberOfSections > 0 ? collectionView.numberOfItems(inSection: 0) : 0,
            open: openCard, cardSize: CGSize(width: width, height: (width * cardRatio).rounded()), strip: strip,
            sliver: sliver)
    }

    override var collectionViewContentSize: CGSize { wallet.size }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        // Every card may have other content, so that no card stays open.
        if context.invalidateEverything { openCard = nil }
        super.invalidateLayout(with: context)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        openCard != nil || newBounds.width != collectionView?.bounds.width
    }

    // MARK: Attributes

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard indexPath.section == 0, indexPath.item < wallet.count, let collectionView else { return nil }
        let window = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
        let place = wallet.place(of: indexPath.item, in: window)
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = place.frame
        attributes.transform = CGAffineTransform(scaleX: place.scale, y: 1)
        attributes.zIndex = indexPath.item
        return attributes
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var answer: [UICollectionViewLayoutAttributes] = []
        for card in wallet.cards(from: rect.minY, to: rect.maxY) {
            guard let attributes = layoutAttributesForItem(at: IndexPath(item: card, section: 0)) else { continue }
            if attributes.frame.intersects(rect) { answer.append(attributes) }
        }
        return answer
    }

    // MARK: Updates

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        if !updateItems.isEmpty {
            // The open card's index may now be another card's.
            openCard = nil
            wallet.open = nil
        }
        discarded = Set(updateItems.filter { $0.updateAction == .delete }.compactMap(\.indexPathBeforeUpdate))
    }

    /// Throws a deleted card out sideways.
    override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
        guard discarded.contains(itemIndexPath),
            let thrown = attributes?.copy() as? UICollectionViewLayoutAttributes
        else { return attributes }
        thrown.center.x += wallet.cardSize.width
        thrown.transform = CGAffineTransform(rotationAngle: 0.3)
        return thrown
    }

    override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        discarded.removeAll()
    }
}
