import CollectionView
import Testing

@Suite @MainActor struct InvalidationTests {
    /// Remembers the contexts it gets.
    final class Listening: ListLayout {
        var contexts: [UICollectionViewLayoutInvalidationContext] = []
        var plainCalls = 0
        var wantsBounds = false
        var seenBounds: [CGRect] = []
        var named: [IndexPath] = []

        override func invalidateLayout() {
            plainCalls += 1
            super.invalidateLayout()
        }

        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
            contexts.append(context)
            super.invalidateLayout(with: context)
        }

        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
            seenBounds = [collectionView!.bounds, newBounds]
            return wantsBounds
        }

        override func invalidationContext(
            forBoundsChange newBounds: CGRect
        ) -> UICollectionViewLayoutInvalidationContext {
            let context = super.invalidationContext(forBoundsChange: newBounds)
            if !named.isEmpty { context.invalidateItems(at: named) }
            return context
        }
    }

    @Test func aFreshContextInvalidatesNothingInParticular() {
        let context = UICollectionViewLayoutInvalidationContext()
        #expect(context.invalidatedItemIndexPaths == nil && context.invalidatedSupplementaryIndexPaths == nil)
        #expect(context.invalidatedDecorationIndexPaths == nil && context.contentOffsetAdjustment == .zero)
        #expect(!context.invalidateEverything && !context.invalidateDataSourceCounts)
    }

    @Test func listsAccumulateSortedAndWithoutDuplicates() {
        let context = UICollectionViewLayoutInvalidationContext()
        context.invalidateItems(at: [.item(3), .item(1)])
        context.invalidateItems(at: [.item(3), .item(2)])
        #expect(context.invalidatedItemIndexPaths == [.item(1), .item(2), .item(3)])
        context.invalidateSupplementaryElements(ofKind: "a", at: [.item(1)])
        context.invalidateSupplementaryElements(ofKind: "b", at: [.item(2)])
        context.invalidateSupplementaryElements(ofKind: "a", at: [.item(0)])
        #expect(context.invalidatedSupplementaryIndexPaths == ["a": [.item(0), .item(1)], "b": [.item(2)]])
    }

    @Test func theFunnelHasOneDirection() {
        let layout = Listening()
        let stage = Stage(TextSource(count: 3), layout)
        stage.show()
        layout.contexts = []
        layout.invalidateLayout()
        #expect(layout.plainCalls == 1 && layout.contexts.count == 1)
        layout.invalidateLayout(with: UICollectionViewLayoutInvalidationContext())
        stage.view.reloadData()
        #expect(layout.plainCalls == 1 && layout.contexts.count == 3)
        #expect(layout.contexts[2].invalidateEverything && layout.contexts[2].invalidateDataSourceCounts)
    }

    @Test func manyInvalidationsAreOnePreparation() {
        let stage = Stage(TextSource(count: 3))
        stage.show()
        for _ in 0..<5 { stage.layout.invalidateLayout() }
        #expect(stage.layout.preparations == 1)
        stage.show()
        #expect(stage.layout.preparations == 2)
    }

    @Test func theQuestionAboutBoundsSeesTheOldOnes() {
        let layout = Listening()
        let stage = Stage(TextSource(count: 100), layout)
        stage.show()
        stage.view.contentOffset.y = 30
        #expect(layout.seenBounds.map(\.minY) == [0, 30])
        stage.show()
        #expect(layout.preparations == 1)
        layout.wantsBounds = true
        stage.view.frame.size.height = 60
        #expect(layout.seenBounds.map(\.height) == [100, 60])
        stage.show()
        #expect(layout.preparations == 2)
    }

    @Test func namedElementsAreAskedForOneByOne() {
        let layout = Listening()
        let stage = Stage(TextSource(count: 100), layout)
        stage.show()
        (layout.wantsBounds, layout.named) = (true, [.item(1)])
        layout.rowHeight = 19
        let messages = stage.messages(to: .layout) {
            stage.view.contentOffset.y = 1
            stage.view.contentOffset.y = 0
            stage.show()
        }
        #expect(messages.contains("layoutAttributesForItem(at:)"))
        #expect(stage.cell(1)?.frame.height == 19)
        layout.rowHeight = 25
        let others = stage.messages(to: .layout) {
            stage.view.contentOffset.y = 1
            stage.view.contentOffset.y = 0
            stage.show()
        }
        #expect(!others.contains("layoutAttributesForElements(in:)"))
        #expect(stage.cell(1)?.frame.height == 25 && stage.cell(2)?.frame.height == 19)
    }

    @Test func pinnedHeadersMoveWithoutAnotherRectangle() throws {
        final class Pinning: ListLayout {
            override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

            override func invalidationContext(
                forBoundsChange newBounds: CGRect
            ) -> UICollectionViewLayoutInvalidationContext {
                let context = super.invalidationContext(forBoundsChange: newBounds)
                context.invalidateSupplementaryElements(ofKind: ListLayout.header, at: [.item(0)])
                return context
            }

            override func layoutAttributesForSupplementaryView(
                ofKind elementKind: String, at indexPath: IndexPath
            ) -> UICollectionViewLayoutAttributes? {
                let attributes = super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
                attributes?.frame.origin.y = max(0, collectionView!.bounds.minY)
                return attributes
            }
        }
        let layout = Pinning()
        layout.hasHeaders = true
        let stage = Stage(TextSource(count: 100), layout)
        stage.show()
        let header = try #require(stage.view.supplementaryView(forElementKind: ListLayout.header, at: .item(0)))
        for offset in stride(from: 0.0, to: 900, by: 7) {
            stage.view.contentOffset.y = offset
            stage.show()
            #expect(header.superview === stage.view && header.frame.minY == offset)
        }
        #expect(layout.rects.count == 10)
    }

    @Test func adjustmentsKeepWhatIsSeenInPlace() {
        final class Growing: ListLayout {
            override func invalidationContext(
                forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
                withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
            ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }
        }
        let stage = Stage(TextSource(count: 100), Growing())
        stage.show()
        stage.view.contentOffset.y = 200
        stage.show()
        let context = UICollectionViewLayoutInvalidationContext()
        context.contentOffsetAdjustment = CGPoint(x: 0, y: 50)
        context.contentSizeAdjustment = CGSize(width: 0, height: 500)
        stage.layout.rowHeight = 25
        stage.layout.invalidateLayout(with: context)
        #expect(stage.view.contentSize.height == 2500)
        stage.show()
        #expect(stage.view.contentOffset.y == 250 && stage.view.contentSize.height == 2500)
        #expect(stage.texts.first == "10")
    }

    @Test func whatALayoutReturnedIsNeitherChangedNorBelieved() {
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

    @Test func untilTheNextPassTheScreenStaysAsItIsAndQueriesAreAnsweredAfresh() throws {
        let stage = Stage(TextSource(count: 3))
        stage.show()
        let cell = try #require(stage.cell(1))
        stage.layout.rowHeight = 33
        stage.layout.invalidateLayout()
        #expect(cell.frame.minY == 20)
        #expect(stage.view.layoutAttributesForItem(at: .item(1))?.frame.minY == 33 && cell.frame.minY == 20)
        stage.show()
        #expect(cell.frame.minY == 33)
    }

    @Test func invalidatingInAnAnimationMovesTheViewsThatStay() throws {
        let clock = AnimationClock.startAfresh()
        let stage = Stage(TextSource(count: 3))
        stage.show()
        let cell = try #require(stage.cell(1))
        UIView.animate(withDuration: 1) {
            stage.layout.rowHeight = 30
            stage.layout.invalidateLayout()
            stage.show()
        }
        #expect(cell.frame.minY == 30)
        clock.advance(by: 0.5)
        let between = try #require(cell.layer.presentation()).frame.minY
        #expect(between > 20 && between < 30)
    }
}
