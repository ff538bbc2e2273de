import UIKit

/// A flow layout whose lines begin at the leading edge and end where they end, with the least spacing between items.
///
/// It asks the flow which items share a line and how large they are, and only decides where in the line they begin. So
/// sizes that cells ask for need nothing more. Sideways it is an ordinary flow.
class RaggedFlowLayout: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let flowing = super.layoutAttributesForItem(at: indexPath), scrollDirection == .vertical,
            let attributes = flowing.copy() as? UICollectionViewLayoutAttributes
        else { return super.layoutAttributesForItem(at: indexPath) }
        let before = widths(ofItemsBefore: flowing)
        let spacing = interitemSpacing(in: indexPath.section)
        attributes.frame.origin.x =
            insets(of: indexPath.section).left + before.reduce(0) { $0 + $1 + spacing }
        return attributes
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard scrollDirection == .vertical else { return super.layoutAttributesForElements(in: rect) }
        // The flow may have put an item beside the rectangle that begins within it here.
        let band = CGRect(x: 0, y: rect.minY, width: collectionViewContentSize.width, height: rect.height)
        return super.layoutAttributesForElements(in: band)?
            .compactMap { $0.representedElementCategory == .cell ? layoutAttributesForItem(at: $0.indexPath) : $0 }
            .filter { $0.frame.intersects(rect) }
    }

    /// The widths of an item's predecessors in its line: those that stand farther left each, as far back as that goes.
    private func widths(ofItemsBefore attributes: UICollectionViewLayoutAttributes) -> [CGFloat] {
        var widths: [CGFloat] = []
        var (path, x) = (attributes.indexPath, attributes.frame.minX)
        while path.item > 0 {
            path.item -= 1
            guard let previous = super.layoutAttributesForItem(at: path)?.frame, previous.minX < x else { break }
            widths.append(previous.width)
            x = previous.minX
        }
        return widths
    }

    // MARK: What the delegate says

    private var delegate: UICollectionViewDelegateFlowLayout? {
        collectionView?.delegate as? UICollectionViewDelegateFlowLayout
    }

    private func insets(of section: Int) -> UIEdgeInsets {
        guard let collectionView else { return sectionInset }
        return delegate?.collectionView?(collectionView, layout: self, insetForSectionAt: section) ?? sectionInset
    }

    private func interitemSpacing(in section: Int) -> CGFloat {
        guard let collectionView else { return minimumInteritemSpacing }
        return delegate?.collectionView?(
            collectionView, layout: self, minimumInteritemSpacingForSectionAt: section) ?? minimumInteritemSpacing
    }
}
