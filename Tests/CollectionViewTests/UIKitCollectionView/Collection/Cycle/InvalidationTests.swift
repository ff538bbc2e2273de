import CollectionView
import Testing

@Suite @MainActor struct InvalidationTests {
    /// A layout that records its invalidation contexts.
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

    /// An invalidation by a layout while it prepares is part of the same layout pass.
    @Test(arguments: [0, 3]) func invalidatingWhilePreparingEnds(count: Int) {
        final class Restless: ListLayout {
            var named: IndexPath?

            override func prepare() {
                rowHeight = 30
                super.prepare()
                let context = UICollectionViewLayoutInvalidationContext()
                if let named { context.invalidateItems(at: [named]) }
                invalidateLayout(with: context)
            }
        }
        let layout = Restless()
        let stage = Stage(TextSource(count: count), layout)
        stage.show()
        #expect(layout.preparations == 1 && stage.view.visibleCells.count == count)
        #expect(stage.view.layoutAttributesForItem(at: .item(2))?.frame.minY == (count == 0 ? nil : 60))
        #expect(layout.preparations == 1, "the layout is valid")
        layout.named = .item(0)
        layout.invalidateLayout()
        stage.show()
        stage.show()
        #expect(layout.preparations == 2)
    }

    @Test func aFlowLayoutMayChangeItsSizesWhilePreparing() {
        final class Columns: UICollectionViewFlowLayout {
            override func prepare() {
                preparations += 1
                super.prepare()
                itemSize = CGSize(width: (collectionView?.bounds.width ?? 0) / 2, height: 10)
                (minimumInteritemSpacing, minimumLineSpacing) = (0, 0)
                invalidateLayout()
            }

            var preparations = 0
        }
        let layout = Columns()
        let stage = Stage(TextSource(count: 5), layout)
        stage.show()
        #expect(layout.preparations == 1)
        #expect(stage.view.contentSize == CGSize(width: 100, height: 30))
        #expect(stage.cell(3)?.frame == CGRect(x: 50, y: 10, width: 50, height: 10))
        stage.view.frame.size.width = 60
        stage.show()
        #expect(stage.cell(3)?.frame == CGRect(x: 30, y: 10, width: 30, height: 10))
    }

    /// An adjustment in a context of `prepare()` moves the content in the same pass, as an earlier one does.
    @Test func anAdjustmentWhilePreparingCounts() {
        final class Growing: ListLayout {
            var growth: CGFloat = 0

            override func prepare() {
                super.prepare()
                let context = UICollectionViewLayoutInvalidationContext()
                context.contentOffsetAdjustment.y = growth
                growth = 0
                invalidateLayout(with: context)
            }
        }
        let layout = Growing()
        let stage = Stage(TextSource(count: 50), layout)
        stage.show()
        layout.growth = 40
        layout.invalidateLayout()
        stage.show()
        #expect(stage.view.contentOffset.y == 40 && stage.texts.first == "2" && layout.preparations == 2)
    }
}
