import UIKit

/// A flow layout whose lines begin at the leading edge, with the minimum spacing between items.
///
/// The flow decides which items share a line and how large they are. This layout only moves them within their line, so
/// that self-sizing cells need nothing more. If scrolling is horizontal, it is an ordinary flow.
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
        // An item that begins within the rectangle here may be beside it in the flow.
        let band = CGRect(x: 0, y: rect.minY, width: collectionViewContentSize.width, height: rect.height)
        return super.layoutAttributesForElements(in: band)?
            .compactMap { $0.representedElementCategory == .cell ? layoutAttributesForItem(at: $0.indexPath) : $0 }
            .filter { $0.frame.intersects(rect) }
    }

    /// Returns the widths of the items before an item in its line. The line begins where an item is not to the left of
    /// the next.
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

    // MARK: The delegate's values

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
