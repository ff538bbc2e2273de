import UIKit

/// The second step: a header as tall as a row above every section.
open class HeaderedColumnLayout: FixedColumnLayout {
    override var headerHeight: CGFloat { frames.header.height }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard elementKind == UICollectionView.elementKindSectionHeader, indexPath.item == 0,
            shelves.indices.contains(indexPath.section)
        else { return nil }
        let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
        header.frame = frames.header.offsetBy(dx: 0, dy: shelves[indexPath.section].top)
        return header
    }

    override func elements(ofSection section: Int) -> [UICollectionViewLayoutAttributes] {
        let header = layoutAttributesForSupplementaryView(
            ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))
        return super.elements(ofSection: section) + (header.map { [$0] } ?? [])
    }
}
