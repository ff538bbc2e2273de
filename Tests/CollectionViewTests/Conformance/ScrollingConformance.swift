import CollectionView
import Testing

extension Conformance {
    @Test("10. Offsets rest between the insets, and layout and delegate have the say where a drag ends")
    func no10() {
        final class Stopping: ListLayout {
            override func targetContentOffset(
                forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
            ) -> CGPoint { CGPoint(x: 0, y: 1e9) }
        }
        let clock = AnimationClock.startAfresh()
        let stage = Stage(TextSource(count: 100), Stopping())
        stage.view.contentInset = UIEdgeInsets(top: 7, left: 0, bottom: 13, right: 0)
        stage.show()
        #expect(stage.view.contentOffset.y == -7)
        let calls = stage.lines(to: [.layout]) {
            stage.view.beginDragging()
            stage.view.drag(by: CGVector(dx: 0, dy: 30))
            stage.view.endDragging(withVelocity: CGPoint(x: 0, y: 1))
        }
        #expect(calls.contains { $0.hasPrefix("targetContentOffset(forProposedContentOffset:withScrollingVelocity:)") })
        clock.advanceUntilIdle()
        #expect(stage.view.contentOffset.y == 1913)
        stage.source.sections[0].removeLast(90)
        stage.view.reloadData()
        stage.show()
        #expect(stage.view.contentOffset.y == 113)
    }

    @Test("10. Paging rests on pages, whatever the layout says")
    func no10Paging() {
        let clock = AnimationClock.startAfresh()
        let stage = Stage(TextSource(count: 100))
        stage.view.isPagingEnabled = true
        stage.show()
        stage.view.beginDragging()
        stage.view.drag(by: CGVector(dx: 0, dy: 60))
        stage.view.endDragging(withVelocity: .zero)
        clock.advanceUntilIdle()
        #expect(stage.view.contentOffset.y == 100)
    }

    @Test("11. Scrolling to an item waits for the first layout, and arrives where items are measured on the way")
    func no11() throws {
        AnimationClock.startAfresh()
        let source = SelfSizingTests.SelfSizingSource(count: 100)
        source.preferredSize = { item, size in CGSize(width: size.width, height: 15 + CGFloat(item % 9)) }
        let stage = Stage(source, MeasuredRows())
        stage.view.scrollToItem(at: .item(70), at: .top, animated: false)
        stage.show()
        stage.show()
        #expect(try #require(stage.cell(70)).frame.minY == stage.view.bounds.minY)
    }

    @Test("12. Measuring converges, is capped, covers what shrinks, and what is seen stays where it is")
    func no12() throws {
        AnimationClock.startAfresh()
        let source = SelfSizingTests.SelfSizingSource(count: 100)
        source.preferredSize = { _, size in CGSize(width: size.width, height: 9) }
        let stage = Stage(source, MeasuredRows())
        stage.show()
        #expect(stage.texts.count == 12 && stage.view.visibleCells.allSatisfy { $0.frame.height == 9 })
        let again = stage.lines(to: [.layout, .view]) {
            stage.view.setNeedsLayout()
            stage.show()
        }
        #expect(again == [])
        let growing = SelfSizingTests.SelfSizingSource(count: 3)
        growing.preferredSize = { _, size in CGSize(width: size.width, height: size.height + 1) }
        let endless = Stage(growing, MeasuredRows())
        let messages = endless.diagnostics { endless.show() }
        #expect(!messages.isEmpty && messages.allSatisfy { $0.contains("stuck in its update/layout loop") })
        let adjusting = Adjusting()
        let anchored = Stage(TextSource(count: 100), adjusting)
        anchored.show()
        anchored.view.contentOffset.y = 500
        anchored.show()
        adjusting.grow(first: 33)
        anchored.show()
        #expect(anchored.view.contentOffset.y == 533 && anchored.texts.first == "25")
    }

    /// A list whose first row grows, and which reports how far that has moved the others.
    private final class Adjusting: ListLayout {
        private var extra: CGFloat = 0

        func grow(first extra: CGFloat) {
            self.extra = extra
            let context = UICollectionViewLayoutInvalidationContext()
            context.contentOffsetAdjustment = CGPoint(x: 0, y: extra)
            invalidateLayout(with: context)
        }

        override var collectionViewContentSize: CGSize {
            CGSize(width: 100, height: super.collectionViewContentSize.height + extra)
        }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = super.layoutAttributesForItem(at: indexPath)
            if indexPath.item > 0 { attributes?.frame.origin.y += extra }
            return attributes
        }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            super.layoutAttributesForElements(in: rect.insetBy(dx: 0, dy: -extra))
        }
    }
}
