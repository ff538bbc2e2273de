import CollectionLayout
import CollectionView
import Testing

/// Elements without size until their views are measured.
@Suite @MainActor struct ZeroSizeTests {
    /// Columns that are 0 points wide until they are measured.
    private final class MeasuredColumns: UICollectionViewLayout {
        var widths: [Int: CGFloat] = [:]
        var isVertical = false

        var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

        func frame(_ item: Int) -> CGRect {
            let start = (0..<item).reduce(0) { $0 + (widths[$1] ?? 0) }
            let frame = CGRect(x: start, y: 0, width: widths[item] ?? 0, height: 100)
            return isVertical ? CGRect(x: 0, y: frame.minX, width: 100, height: frame.width) : frame
        }

        override var collectionViewContentSize: CGSize {
            let end = count == 0 ? 0 : isVertical ? frame(count - 1).maxY : frame(count - 1).maxX
            return isVertical ? CGSize(width: 100, height: end) : CGSize(width: end, height: 100)
        }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = frame(indexPath.item)
            return attributes
        }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            (0..<count).compactMap { layoutAttributesForItem(at: .item($0)) }
        }

        override func shouldInvalidateLayout(
            forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
            withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
        ) -> Bool { true }

        override func invalidationContext(
            forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
            withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutInvalidationContext {
            let size = preferredAttributes.size
            widths[preferredAttributes.indexPath.item] = isVertical ? size.height : size.width
            return UICollectionViewLayoutInvalidationContext()
        }
    }

    private final class WideCell: TextCell {
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            let preferred = super.preferredLayoutAttributesFitting(layoutAttributes)
            if preferred.size.width != 100 { preferred.size.width = 40 }
            if preferred.size.height != 100 { preferred.size.height = 40 }
            return preferred
        }
    }

    @Test(arguments: [false, true]) func elementsWithoutBreadthAtTheEdgeAreMeasured(isVertical: Bool) {
        let layout = MeasuredColumns()
        layout.isVertical = isVertical
        let stage = Stage(TextSource(count: 10), layout)
        stage.view.register(WideCell.self, forCellWithReuseIdentifier: "text")
        stage.show()
        let start = { (cell: UICollectionViewCell?) in isVertical ? cell?.frame.minY : cell?.frame.minX }
        #expect((0..<3).map { start(stage.cell($0)) } == [0, 40, 80])
        #expect(layout.widths.values.allSatisfy { $0 == 40 })
    }

    @Test func anElementWithoutBreadthAtTheFarEdgeIsNotSeen() {
        let layout = MeasuredColumns()
        layout.widths = [0: 100, 1: 0, 2: 50]
        let stage = Stage(TextSource(count: 3), layout)
        stage.show()
        #expect(stage.texts == ["0"])
        stage.view.contentOffset.x = 50
        stage.show()
        #expect(Set(stage.texts) == ["0", "1", "2"])
    }

    /// The library's own layouts report elements without size, too.
    @Test(arguments: [false, true]) func layoutsOfTheLibraryTellOfThem(isFlow: Bool) {
        let flow = UICollectionViewFlowLayout()
        flow.scrollDirection = .horizontal
        (flow.itemSize, flow.estimatedItemSize) = (CGSize(width: 0, height: 100), CGSize(width: 0, height: 100))
        flow.minimumLineSpacing = 0
        let list = CollectionLayoutAdapter(LinearList(), axis: .horizontal) { _, _ in .estimated(0) }
        let layout: UICollectionViewLayout = isFlow ? flow : list
        let stage = Stage(TextSource(count: 10), layout)
        stage.view.register(WideCell.self, forCellWithReuseIdentifier: "text")
        stage.show()
        #expect((0..<3).map { stage.cell($0)?.frame.minX } == [0, 40, 80])
        // No element is returned twice, and none that merely touches the rectangle.
        let told = layout.layoutAttributesForElements(in: CGRect(x: 40, y: 0, width: 40, height: 100)) ?? []
        #expect(told.map(\.indexPath) == [.item(1)])
    }
}
