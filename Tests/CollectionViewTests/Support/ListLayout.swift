import CollectionView

/// Rows of 100 × 20 points, one below another, with optional headers of 30 points. It counts what it is asked for.
class ListLayout: UICollectionViewLayout {
    static let header = "header"

    var hasHeaders = false
    var rowHeight: CGFloat = 20
    var width: CGFloat = 100
    private(set) var preparations = 0
    private(set) var rects: [CGRect] = []
    private var sectionStarts: [CGFloat] = [0]
    private var counts: [Int] = []

    override func prepare() {
        super.prepare()
        preparations += 1
        guard let collectionView else { return }
        counts = (0..<collectionView.numberOfSections).map(collectionView.numberOfItems)
        sectionStarts = [0]
        for count in counts { sectionStarts.append(sectionStarts.last! + headerHeight + CGFloat(count) * rowHeight) }
    }

    var headerHeight: CGFloat { hasHeaders ? 30 : 0 }

    override var collectionViewContentSize: CGSize { CGSize(width: width, height: sectionStarts.last!) }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard indexPath.section < counts.count, indexPath.item < counts[indexPath.section] else { return nil }
        let attributes = newAttributes(at: indexPath)
        attributes.frame = CGRect(
            x: 0, y: sectionStarts[indexPath.section] + headerHeight + CGFloat(indexPath.item) * rowHeight,
            width: width,
            height: rowHeight)
        return attributes
    }

    func newAttributes(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes {
        UICollectionViewLayoutAttributes(forCellWith: indexPath)
    }

    override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard hasHeaders, indexPath.section < counts.count else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
        attributes.frame = CGRect(x: 0, y: sectionStarts[indexPath.section], width: width, height: 30)
        attributes.zIndex = 1
        return attributes
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        rects.append(rect)
        return counts.indices.flatMap { section -> [UICollectionViewLayoutAttributes] in
            let start = sectionStarts[section] + headerHeight
            let first = max(0, Int(((rect.minY - start) / rowHeight).rounded(.down)))
            let last = min(counts[section], Int(((rect.maxY - start) / rowHeight).rounded(.up)))
            let paths = (first..<max(first, last)).map { IndexPath(item: $0, section: section) }
            let header = layoutAttributesForSupplementaryView(
                ofKind: Self.header, at: IndexPath(item: 0, section: section))
            return [header].compactMap { $0 } + paths.compactMap(layoutAttributesForItem)
        }
    }
}
