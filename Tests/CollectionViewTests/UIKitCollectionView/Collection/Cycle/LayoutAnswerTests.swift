import CollectionView
import Testing

/// The treatment of the attributes that a layout returns.
@Suite @MainActor struct LayoutAnswerTests {
    @Test func attributesOfALayoutAreCopied() {
        final class Caching: ListLayout {
            var cached: [UICollectionViewLayoutAttributes] = []

            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                if cached.isEmpty { cached = super.layoutAttributesForElements(in: rect) ?? [] }
                return cached
            }
        }
        let layout = Caching()
        let stage = Stage(TextSource(count: 3), layout)
        stage.show()
        layout.cached[0].frame.origin.x = 77
        stage.view.contentOffset.y = 0
        stage.view.setNeedsLayout()
        stage.show()
        #expect(stage.cell(0)?.frame.minX == 0)
        AnimationClock.startAfresh()
        let messages = stage.diagnostics {
            stage.view.performBatchUpdates {
                stage.source.sections[0].removeFirst()
                stage.view.deleteItems(at: [.item(0)])
            }
        }
        #expect(messages.count == 1 && messages[0].contains("index path that does not exist: [0, 2]"))
        #expect(layout.cached.map(\.indexPath) == [.item(0), .item(1), .item(2)])
    }

    @Test func foreignAnswersAreHarmless() {
        final class Careless: ListLayout {
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                let all = super.layoutAttributesForElements(in: rect) ?? []
                let far = UICollectionViewLayoutAttributes(forCellWith: .item(4))
                far.frame = CGRect(x: 0, y: 100, width: 100, height: 20)  // Touches the visible rectangle.
                let ghost = UICollectionViewLayoutAttributes(forCellWith: .item(99))
                ghost.frame = rect
                let twin = UICollectionViewLayoutAttributes(forCellWith: .item(0))
                twin.frame = CGRect(x: 50, y: 50, width: 5, height: 5)
                let lost = UICollectionViewLayoutAttributes(forCellWith: .item(3))
                lost.frame = CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)
                return all.filter { $0.indexPath.item < 3 } + [far, ghost, twin, lost]
            }
        }
        let stage = Stage(TextSource(count: 5), Careless())
        let messages = stage.diagnostics { stage.show() }
        #expect(stage.texts == ["0", "1", "2"])
        #expect(stage.cell(0)?.frame == CGRect(x: 0, y: 0, width: 100, height: 20))
        #expect(messages.count == 2 && messages.allSatisfy { $0.contains("Careless") })
        #expect(messages.contains { $0.contains("index path that does not exist: [0, 99]") })
    }

    @Test func hiddenElementsGetNoView() {
        final class Hiding: ListLayout {
            override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
                let attributes = super.layoutAttributesForItem(at: indexPath)
                attributes?.isHidden = indexPath.item == 1
                attributes?.alpha = indexPath.item == 2 ? 0 : 1
                return attributes
            }
        }
        let stage = Stage(TextSource(count: 3), Hiding())
        stage.show()
        #expect(stage.texts == ["0", "2"] && stage.source.asked == [.item(0), .item(2)])
    }

    @Test func aLayoutWithoutAnswersForSingleItemsIsSearched() {
        final class Silent: ListLayout {
            private let inner = ListLayout()

            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                (0..<50).map {
                    let attributes = UICollectionViewLayoutAttributes(forCellWith: .item($0))
                    attributes.frame = CGRect(x: 0, y: $0 * 20, width: 100, height: 20)
                    return attributes
                }.filter { $0.frame.intersects(rect) }
            }

            override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
        }
        let stage = Stage(TextSource(count: 50), Silent())
        stage.show()
        var frames: [CGFloat?] = []
        let messages = stage.diagnostics {
            for item in [30, 40] { frames.append(stage.view.layoutAttributesForItem(at: .item(item))?.frame.minY) }
        }
        #expect(
            frames == [600, 800] && messages.count == 1 && messages[0].contains("layoutAttributesForItemAtIndexPath"))
    }
}
