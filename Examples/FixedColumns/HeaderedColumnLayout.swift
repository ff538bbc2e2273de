import UIKit

/// The second step: a header as high as a row above every section.
open class HeaderedColumnLayout: FixedColumnLayout {
    final private var headers: [IndexPath: UICollectionViewLayoutAttributes] = [:]

    override var headerHeight: CGFloat { frames.header.height }

    open override func prepare() {
        headers = [:]
        super.prepare()
    }

    override func prepare(section: Int, at y: CGFloat) {
        super.prepare(section: section, at: y)
        let attributes = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            with: IndexPath(item: 0, section: section))
        attributes.frame = frames.header.offsetBy(dx: 0, dy: y)
        headers[attributes.indexPath] = attributes
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        elementKind == UICollectionView.elementKindSectionHeader ? headers[indexPath] : nil
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (super.layoutAttributesForElements(in: rect) ?? []) + headers.values.filter { $0.frame.intersects(rect) }
    }
}
