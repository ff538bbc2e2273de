import CollectionLayout
import CollectionView
import Testing

/// The scroll offsets that keep visible items in place, or that show a requested item.
@Suite @MainActor struct PlaceKeepingTests {
    // MARK: Room for pinned views

    private func flow(_ direction: UICollectionView.ScrollDirection) -> FlowStage {
        let stage = FlowStage([10, 10], size: CGSize(width: 200, height: 200), hasDelegate: false)
        stage.layout.scrollDirection = direction
        stage.layout.itemSize = CGSize(
            width: direction == .vertical ? 200 : 50, height: direction == .vertical ? 50 : 200)
        stage.layout.minimumLineSpacing = 0
        stage.layout.headerReferenceSize = CGSize(width: 30, height: 30)
        stage.layout.footerReferenceSize = CGSize(width: 20, height: 20)
        stage.layout.sectionHeadersPinToVisibleBounds = true
        stage.layout.sectionFootersPinToVisibleBounds = true
        stage.stage.show()
        return stage
    }

    @Test func anItemIsScrolledBesidePinnedHeadersAndFooters() {
        for isAnimated in [false, true] {
            let clock = AnimationClock.startAfresh()
            let stage = flow(.vertical)
            func place(_ item: Int, _ section: Int, at position: UICollectionView.ScrollPosition) -> CGFloat {
                stage.view.scrollToItem(at: .item(item, section), at: position, animated: isAnimated)
                clock.advance(by: 1)
                stage.stage.show()
                return stage.frame(item, section)!.minY - stage.view.contentOffset.y
            }
            #expect(place(5, 0, at: .top) == 30)
            #expect(stage.header(0)?.frame.maxY == stage.frame(5)?.minY)
            #expect(place(5, 1, at: .bottom) == 130)
            #expect(place(4, 0, at: .centeredVertically) == 80)
            // An item scrolls no farther than necessary.
            #expect(place(2, 0, at: []) == 30)
            #expect(place(9, 0, at: []) == 130)
        }
    }

    @Test func sidewaysToo() {
        let stage = flow(.horizontal)
        stage.view.scrollToItem(at: .item(5), at: .left, animated: false)
        #expect(stage.frame(5)!.minX - stage.view.contentOffset.x == 30)
        stage.view.scrollToItem(at: .item(5, 1), at: .right, animated: false)
        #expect(stage.frame(5, 1)!.maxX - stage.view.contentOffset.x == 180)
    }

    @Test func layoutsOfTheCoreLeaveRoomForAllTheirBands() {
        let layout = CollectionLayoutAdapter { _, environment in
            var section = CollectionSection(
                LinearList(), items: Items(count: environment.itemCount, size: .fixed(50)), header: .fixed(20))
            section.headerAndFooter.pinsHeader = true
            return section
        }
        layout.headerAndFooter = HeaderAndFooter(header: .fixed(15), pinsHeader: true)
        let stage = AdapterStage(layout, [(0..<50).map { "\($0)" }])
        stage.stage.show()
        stage.view.scrollToItem(at: .item(20), at: .top, animated: false)
        stage.stage.show()
        #expect(stage.place(of: "20")?.minY == 35)
    }

    // MARK: Updates

    @Test func visibleItemsStayWhenItemsAreInsertedBefore() {
        for keeps in [false, true] {
            AnimationClock.startAfresh()
            let stage = Stage(TextSource(count: 100))
            stage.view.keepsVisibleCellsInPlace = keeps
            stage.show()
            for offset in [0, 500] as [CGFloat] {
                stage.view.contentOffset.y = offset
                stage.show()
                let first = stage.texts[0]
                stage.view.performBatchUpdates {
                    stage.source.sections[0].insert(contentsOf: ["a", "b", "c"], at: 0)
                    stage.view.insertItems(at: [.item(0), .item(1), .item(2)])
                }
                #expect(stage.view.contentOffset.y == offset + (keeps ? 60 : 0))
                #expect((stage.texts[0] == first) == keeps)
            }
        }
    }

    @Test func theCellThatIsKeptMayBeTheNextThatStays() {
        AnimationClock.startAfresh()
        let stage = Stage(TextSource(count: 100))
        stage.view.keepsVisibleCellsInPlace = true
        stage.show()
        stage.view.contentOffset.y = 495
        stage.show()
        // Item 24 begins before the screen, and item 25 is the first that begins on it.
        stage.view.performBatchUpdates {
            stage.source.sections[0].removeSubrange(20..<26)
            stage.view.deleteItems(at: (20..<26).map { .item($0) })
        }
        #expect(stage.cell(20)?.text == "26" && stage.cell(20)!.frame.minY - stage.view.contentOffset.y == 25)
    }

    @Test func measuringMovesNothingAlsoForALayoutThatDoesNotSay() throws {
        let source = SelfSizingTests.SelfSizingSource(count: 200)
        source.preferredSize = { item, size in CGSize(width: size.width, height: 15 + CGFloat(item * 7 % 23)) }
        let stage = Stage(source, MeasuredRows())
        stage.view.keepsVisibleCellsInPlace = true
        stage.show()
        stage.view.contentOffset.y = 2_000
        stage.show()
        for _ in 0..<80 {
            let visible = stage.view.visibleCells.filter { $0.frame.minY >= stage.view.bounds.minY }
            let cell = try #require(visible.min { $0.frame.minY < $1.frame.minY })
            let place = cell.frame.minY - stage.view.contentOffset.y
            stage.view.contentOffset.y -= 20
            stage.show()
            #expect(cell.frame.minY - stage.view.contentOffset.y == place + 20)
        }
    }

    // MARK: Supplementary views

    @Test func supplementaryViewsAreConfiguredAgainWithoutReuse() throws {
        AnimationClock.startAfresh()
        let layout = ListLayout()
        layout.hasHeaders = true
        let stage = Stage(TextSource([["a"], ["b"]]), layout)
        stage.show()
        let header = try #require(stage.view.supplementaryView(forElementKind: ListLayout.header, at: .item(0, 1)))
        let calls = stage.lines(to: [.dataSource]) {
            stage.view.reconfigureSupplementaryElements(ofKind: ListLayout.header, at: [.item(0, 1), .item(0, 9)])
        }
        let call = "collectionView(_:viewForSupplementaryElementOfKind:at:)"
        #expect(calls == ["\(call) header [1, 0]"])
        #expect(stage.view.supplementaryView(forElementKind: ListLayout.header, at: .item(0, 1)) === header)
        let batch = stage.lines(to: [.dataSource]) {
            stage.view.performBatchUpdates {
                stage.source.sections.remove(at: 0)
                stage.view.deleteSections([0])
                stage.view.reconfigureSupplementaryElements(ofKind: ListLayout.header, at: [.item(0, 0)])
            }
        }
        #expect(batch.filter { $0.hasPrefix(call) } == ["\(call) header [0, 0]"])
        #expect(stage.view.supplementaryView(forElementKind: ListLayout.header, at: .item(0)) === header)
    }
}
