import CollectionView
import Testing

/// Layouts that the collection view mirrors, because text runs from right to left.
@Suite("Layout cycle: mirrored layouts") @MainActor struct MirroredLayoutTests {
    /// Columns of 40 points in a row, at distances of 50 points.
    private final class Columns: UICollectionViewLayout {
        var asked: [CGRect] = []
        private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

        override var collectionViewContentSize: CGSize { CGSize(width: 50 * count, height: 100) }
        override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = CGRect(x: indexPath.item * 50, y: 0, width: 40, height: 100)
            return attributes
        }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            asked.append(rect)
            return (0..<count).compactMap { layoutAttributesForItem(at: .item($0)) }
        }
    }

    private func stage(count: Int) -> Stage {
        let stage = Stage(TextSource(count: count), Columns())
        stage.view.semanticContentAttribute = .forceRightToLeft
        stage.show()
        return stage
    }

    /// The distance of an item's right edge from that of the view.
    private func distance(of item: Int, in stage: Stage) -> CGFloat? {
        stage.cell(item).map { stage.view.bounds.maxX - $0.frame.maxX }
    }

    @Test("They begin at the right edge")
    func start() throws {
        let stage = stage(count: 10)
        #expect(
            stage.view.contentOffset.x == 400 && (stage.view.collectionViewLayout as? Columns)?.asked.first?.minX == 0)
        #expect(try #require(stage.cell(0)).frame == CGRect(x: 460, y: 0, width: 40, height: 100))
        #expect(Set(stage.view.indexPathsForVisibleItems) == [.item(0), .item(1)])
        stage.view.scrollToItem(at: .item(9), at: .left, animated: false)
        stage.show()
        #expect(stage.view.contentOffset.x == 10 && stage.cell(9)?.frame.minX == 10)
    }

    @Test("Items that arrive after the first layout pass begin at the right edge, too", arguments: [0, 1, 5])
    func laterContent(count: Int) {
        let stage = stage(count: count)
        stage.source.sections = TextSource(count: 10).sections
        stage.view.reloadData()
        stage.show()
        #expect(stage.view.contentOffset.x == 400 && distance(of: 0, in: stage) == 0)
    }

    @Test("Items that arrive together with another size begin at the right edge, too")
    func laterContentAndSize() {
        let stage = stage(count: 1)
        stage.view.frame.size.width = 200
        stage.source.sections = TextSource(count: 10).sections
        stage.view.reloadData()
        stage.show()
        #expect(stage.view.contentOffset.x == 300 && distance(of: 0, in: stage) == 0)
    }

    @Test("Content of another width keeps its distance from the right edge")
    func scrolled() {
        let stage = stage(count: 10)
        stage.view.contentOffset.x -= 120
        stage.show()
        #expect(distance(of: 3, in: stage) == 30)
        for count in [20, 8] {
            stage.source.sections = TextSource(count: count).sections
            stage.view.reloadData()
            stage.show()
            #expect(distance(of: 3, in: stage) == 30)
        }
        stage.source.sections = TextSource(count: 3).sections
        stage.view.reloadData()
        stage.show()
        #expect(stage.view.contentOffset.x == 0, "no farther than the end")
    }

    @Test("Inserted items do not move those before them on the screen, at any time")
    func batch() throws {
        let clock = AnimationClock.startAfresh()
        let stage = stage(count: 10)
        stage.view.contentOffset.x -= 60
        stage.show()
        stage.source.sections[0] += ["10", "11"]
        stage.view.insertItems(at: [.item(10), .item(11)])
        #expect(stage.view.contentOffset.x == 440 && distance(of: 2, in: stage) == 40)
        for _ in 0..<4 {
            let cell = try #require(stage.cell(2)?.layer.presentation())
            #expect(abs(cell.frame.maxX - (stage.view.layer.presentation()?.bounds.maxX ?? 0) + 40) < 1e-6)
            clock.advance(by: 0.1)
        }
    }

    @Test("The adjustment of the offset is a distance in the layout, whose items begin at the left")
    func adjustment() {
        let stage = stage(count: 10)
        stage.view.contentOffset.x -= 120
        stage.show()
        stage.source.sections[0].insert("new", at: 0)
        let context = UICollectionViewLayoutInvalidationContext()
        context.contentOffsetAdjustment.x = 50
        stage.view.reloadData()
        stage.view.collectionViewLayout.invalidateLayout(with: context)
        stage.show()
        #expect(distance(of: 4, in: stage) == 30)
    }
}
