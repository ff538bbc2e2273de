import CollectionView
import Testing

@Suite @MainActor struct ScrollToItemTests {
    private func offset(_ item: Int, _ position: UICollectionView.ScrollPosition, from start: CGFloat = 0) -> CGFloat {
        let stage = Stage(TextSource(count: 100))
        stage.view.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 30, right: 0)
        stage.show()
        stage.view.contentOffset.y = start
        stage.view.scrollToItem(at: .item(item), at: position, animated: false)
        return stage.view.contentOffset.y
    }

    @Test func itemsAreAlignedWithinTheInsets() {
        #expect(offset(50, .top) == 990)
        #expect(offset(50, .bottom) == 950)
        #expect(offset(50, .centeredVertically) == 970)
        #expect(offset(0, .bottom) == -10 && offset(99, .top) == 1930)
        #expect(offset(50, []) == 950 && offset(50, [], from: 1500) == 990 && offset(50, [], from: 970) == 970)
    }

    @Test func anIndexPathHasASectionAndAnItem() {
        let stage = Stage(TextSource(count: 100))
        stage.show()
        for path in [IndexPath(), IndexPath(index: 0), IndexPath(indexes: [0, 50, 0])] {
            let messages = stage.diagnostics { stage.view.scrollToItem(at: path, at: .top, animated: false) }
            #expect(messages.count == 1 && stage.view.contentOffset.y == 0)
        }
    }

    @Test func beforeTheFirstLayoutTheTargetIsKept() {
        let stage = Stage(TextSource(count: 100), size: .zero)
        stage.view.scrollToItem(at: .item(40), at: .top, animated: false)
        stage.view.frame.size = CGSize(width: 100, height: 100)
        stage.show()
        #expect(stage.view.contentOffset.y == 800 && stage.texts.first == "40")
    }

    @Test func itArrivesAlsoWhereItemsAreMeasuredOnTheWay() throws {
        let source = SelfSizingTests.SelfSizingSource(count: 100)
        source.preferredSize = { item, size in CGSize(width: size.width, height: 20 + CGFloat(item % 7)) }
        for animated in [false, true] {
            let clock = AnimationClock.startAfresh()
            let stage = Stage(source, MeasuredRows())
            stage.show()
            stage.view.scrollToItem(at: .item(60), at: .bottom, animated: animated)
            for _ in 0..<60 {
                clock.advance(by: 1 / 30)
                stage.show()
            }
            let frame = try #require(stage.cell(60)).frame
            #expect(frame.maxY == stage.view.bounds.maxY, "animated: \(animated)")
        }
    }

    /// Returns the offset to which the content scrolls if something else scrolls it after a request.
    private func offset(animated: Bool, waits: Bool, _ scroll: (UICollectionView) -> Void) -> CGFloat {
        let clock = AnimationClock.startAfresh()
        let stage = Stage(TextSource(count: 100))
        stage.show()
        stage.view.scrollToItem(at: .item(50), at: .top, animated: animated)
        if waits { clock.advanceUntilIdle() } else { clock.advance(by: 0.1) }
        scroll(stage.view)
        stage.show()
        clock.advanceUntilIdle()
        stage.show()
        return stage.view.contentOffset.y
    }

    @Test("The app scrolls elsewhere after it has scrolled to an item", arguments: [false, true], [false, true])
    func theAppChangesItsMind(animated: Bool, waits: Bool) {
        func end(_ scroll: (UICollectionView) -> Void) -> CGFloat {
            offset(animated: animated, waits: waits, scroll)
        }
        #expect(end { $0.setContentOffset(CGPoint(x: 0, y: 100), animated: false) } == 100)
        #expect(end { $0.setContentOffset(CGPoint(x: 0, y: 100), animated: true) } == 100)
        #expect(end { $0.contentOffset.y = 100 } == 100)
        #expect(end { $0.bounds.origin.y = 100 } == 100)
        var stop: CGFloat = 0
        let stopped = end { view in
            stop = view.contentOffset.y
            view.setContentOffset(view.contentOffset, animated: false)
        }
        #expect(stopped == stop)
    }

    @Test("The delegate is not told of an animation to an item that is there already")
    func anItemThatIsThereAlready() {
        let clock = AnimationClock.startAfresh()
        let (stage, recorder) = (Stage(TextSource(count: 100)), AnimationEnds())
        stage.view.delegate = recorder
        stage.show()
        for _ in 0..<2 {
            stage.view.scrollToItem(at: .item(20), at: .top, animated: true)
            stage.view.selectItem(at: .item(20), animated: true, scrollPosition: .top)
            clock.advanceUntilIdle()
            stage.show()
        }
        // The selection replaces the first animation by one to the same item.
        #expect(stage.view.contentOffset.y == 400 && recorder.count == 2)
    }

    private final class AnimationEnds: NSObject, UICollectionViewDelegate {
        private(set) var count = 0
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { count += 1 }
    }

    /// The layout moves content and offset in `prepare()`, as one that has learned the size of an item above.
    @Test("A layout keeps content in place while the collection view scrolls to an item")
    func theLayoutCorrectsTheOffset() {
        final class Growing: ListLayout {
            var growth: CGFloat = 0
            override func prepare() {
                super.prepare()
                collectionView?.contentOffset.y += growth
                growth = 0
            }
        }
        let clock = AnimationClock.startAfresh()
        let layout = Growing()
        let stage = Stage(TextSource(count: 100), layout)
        stage.show()
        stage.view.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
        clock.advance(by: 0.1)
        layout.growth = 30
        layout.invalidateLayout()
        stage.show()
        #expect(stage.view.isScrollAnimating)
        clock.advanceUntilIdle()
        #expect(stage.view.contentOffset.y == 430)
    }

    @Test("A finger scrolls after the app has scrolled to an item", arguments: [false, true])
    func aPersonScrolls(waits: Bool) {
        let dragged = offset(animated: true, waits: waits) { view in
            view.beginDragging()
            view.drag(by: CGVector(dx: 0, dy: -60))
            view.endDragging()
        }
        #expect(waits ? dragged == 940 : dragged < 940)
    }

    @Test("The delegate scrolls elsewhere while the collection view scrolls to an item")
    func theDelegateScrolls() {
        final class Delegate: NSObject, UICollectionViewDelegate {
            func scrollViewDidScroll(_ scrollView: UIScrollView) {
                if scrollView.contentOffset.y == 1000 { scrollView.contentOffset.y = 500 }
            }
        }
        let (stage, delegate) = (Stage(TextSource(count: 100)), Delegate())
        stage.view.delegate = delegate
        stage.show()
        stage.view.scrollToItem(at: .item(50), at: .top, animated: false)
        stage.show()
        #expect(stage.view.contentOffset.y == 500)
    }

    @Test func mistakesAreReportedAndIgnored() {
        let stage = Stage(TextSource(count: 100))
        stage.show()
        let messages = stage.diagnostics {
            stage.view.scrollToItem(at: .item(100), at: .top, animated: false)
            stage.view.scrollToItem(at: .item(10), at: [.top, .bottom], animated: false)
        }
        #expect(messages.count == 2 && stage.view.contentOffset == .zero)
        #expect(messages[0].contains("out-of-bounds item (100) when there are only 100 items in section 0"))
    }

    @Test func theLayoutDecidesWhereADragEnds() {
        final class Snapping: ListLayout {
            override func targetContentOffset(
                forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
            ) -> CGPoint { CGPoint(x: 0, y: (proposedContentOffset.y / 20).rounded() * 20) }
        }
        let clock = AnimationClock.startAfresh()
        let stage = Stage(TextSource(count: 1000), Snapping())
        stage.show()
        stage.view.beginDragging()
        stage.view.drag(by: CGVector(dx: 0, dy: 33))
        stage.view.endDragging(withVelocity: CGPoint(x: 0, y: 0.7))
        clock.advanceUntilIdle()
        let end = stage.view.contentOffset.y
        #expect(end > 40 && end.truncatingRemainder(dividingBy: 20) == 0)
    }

    @Test func comingItemsArePrefetchedNearestFirst() {
        final class Loader: NSObject, UICollectionViewDataSourcePrefetching {
            var log: [String] = []

            func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
                log.append("load \(indexPaths.map(\.item))")
            }

            func collectionView(
                _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
            ) { log.append("cancel \(indexPaths.map(\.item))") }
        }
        let stage = Stage(TextSource(count: 1000))
        let loader = Loader()
        stage.view.prefetchDataSource = loader
        stage.show()
        #expect(loader.log == [])
        for offset in [20.0, 25, 500, 480] {
            stage.view.contentOffset.y = offset
            stage.show()
        }
        #expect(
            loader.log == [
                "load [6, 7, 8, 9, 10]", "load [11]", "cancel [7, 8, 9, 10, 11]", "load [30, 31, 32, 33, 34]",
                "cancel [30, 31, 32, 33, 34]", "load [23, 22, 21, 20, 19]",
            ])
        stage.view.isPrefetchingEnabled = false
        stage.view.contentOffset.y = 900
        stage.show()
        #expect(loader.log.count == 6)
    }
}
