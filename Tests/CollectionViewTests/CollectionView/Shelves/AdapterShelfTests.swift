import CollectionLayout
import CollectionView
import Testing

/// Orthogonal sections, scrolled by the program, and by the scroll views that the adapter puts below their cells.
@Suite @MainActor struct AdapterShelfTests {
    /// Returns a page of orthogonal sections. Their items are 100 points broad and 80 long, with 10 points between
    /// them.
    private func stage(
        _ counts: [Int] = [20, 20], mode: OrthogonalScrolling.Mode = .continuous, orientation: Orientation = .vertical
    ) -> AdapterStage {
        let layout = CollectionLayoutAdapter(axis: orientation.axis) { _, environment in
            CollectionSection(
                LinearList(spacing: 10), items: Items(count: environment.itemCount, size: .fixed(100)),
                orthogonal: OrthogonalScrolling(mode, length: .fixed(80)), header: .fixed(20))
        }
        let stage = AdapterStage(
            layout, counts.enumerated().map { section, count in (0..<count).map { "\(section).\($0)" } })
        if orientation.direction == .rightToLeft { stage.view.semanticContentAttribute = .forceRightToLeft }
        stage.stage.show()
        return stage
    }

    /// Returns the scroll views of the orthogonal sections on the screen, in the order of the sections.
    private func scrollViews(_ stage: AdapterStage) -> [UIScrollView] {
        let shelves = stage.view.subviews.compactMap { $0 as? ShelfView }.filter { !$0.isHidden }
        let isVertical = stage.arrangement.orientation.axis == .vertical
        return shelves.sorted { isVertical ? $0.frame.minY < $1.frame.minY : $0.frame.minX < $1.frame.minX }
            .map(\.scrollView)
    }

    /// Expects that every cell is where the arrangement has it, and that none is missing.
    private func expectCells(_ stage: AdapterStage, _ comment: Comment) {
        stage.stage.show()
        let visible = Rect(
            x: stage.view.bounds.minX, y: stage.view.bounds.minY, width: stage.view.bounds.width,
            height: stage.view.bounds.height)
        let items = stage.arrangement.elements(in: visible).filter { $0.id.kind == .item }
        #expect(stage.view.visibleCells.count == items.count, comment)
        for item in items {
            let path = IndexPath.item(item.id.item, item.id.section)
            let cell = stage.view.cellForItem(at: path) as? TextCell
            #expect(cell?.frame == CGRect(item.frame), comment)
            #expect(cell?.text == stage.source.sections[path.section][path.item], comment)
        }
    }

    @Test func theProgramScrollsASectionAndItsScrollViewFollows() throws {
        for orientation in Orientation.all where orientation != Orientation(.horizontal, .rightToLeft) {
            let stage = stage(orientation: orientation)
            #expect(stage.stage.diagnostics { expectCells(stage, "\(orientation)") } == [])
            try stage.layout.scrollSection(1, to: 475)
            expectCells(stage, "\(orientation)")
            #expect(stage.arrangement.innerOffset(ofSection: 1) == 475)
            #expect(stage.arrangement.innerOffset(ofSection: 0) == 0)
            let isVertical = orientation.axis == .vertical
            let range = try #require(stage.arrangement.innerOffsetRange(ofSection: 1))
            let views = scrollViews(stage)
            #expect(views.count == 2)
            let decoration = stage.layout.layoutAttributesForDecorationView(
                ofKind: ElementName.shelfKind, at: .item(0, 1))
            #expect(decoration?.frame.size == views[1].bounds.size)
            let isMirrored = orientation == Orientation(.vertical, .rightToLeft)
            let expected = CGFloat(isMirrored ? range.upperBound - 475 : 475)
            #expect((isVertical ? views[1].contentOffset.x : views[1].contentOffset.y) == expected)
            let (content, bounds) = (views[1].contentSize, views[1].bounds.size)
            #expect(
                isVertical
                    ? content.width - bounds.width == CGFloat(range.upperBound)
                    : content.height - bounds.height == CGFloat(range.upperBound))
            try stage.layout.scrollSection(toItemAt: .item(19, 1))
            expectCells(stage, "\(orientation)")
            #expect(stage.arrangement.innerOffset(ofSection: 1) == range.upperBound)
        }
    }

    @Test func scrollingToAnItemAlignsItInItsSection() throws {
        for orientation in Orientation.all where orientation != Orientation(.horizontal, .rightToLeft) {
            let stage = stage(orientation: orientation)
            let isVertical = orientation.axis == .vertical
            func center() throws -> CGFloat {
                stage.stage.show()
                let frame = try #require(stage.view.cellForItem(at: .item(9, 0))).frame
                return isVertical ? frame.midX - stage.view.bounds.width / 2 : frame.midY - stage.view.bounds.height / 2
            }
            let length = isVertical ? stage.view.bounds.width : stage.view.bounds.height
            let positions: [(UICollectionView.ScrollPosition, CGFloat)] =
                isVertical
                ? [(.left, 50 - length / 2), (.centeredHorizontally, 0), (.right, length / 2 - 50)]
                : [(.top, 50 - length / 2), (.centeredVertically, 0), (.bottom, length / 2 - 50)]
            for (position, expected) in positions {
                stage.view.scrollToItem(at: .item(9, 0), at: position, animated: false)
                #expect(try center() == expected, "\(orientation) \(position)")
                expectCells(stage, "\(orientation)")
            }
        }
    }

    @Test func aSectionThatDoesNotScrollSaysSo() {
        let stage = stage()
        #expect(throws: SessionError.noSuchSection(2, count: 2)) { try stage.layout.scrollSection(2, to: 1) }
        #expect(throws: SessionError.layout(.doesNotScroll(section: 0))) {
            try stage.layout.scrollSection(toItemAt: .item(20, 0))
        }
    }

    @Test func aFingerOnTheScrollViewMovesTheCells() {
        AnimationClock.startAfresh()
        let stage = stage()
        let scrollView = scrollViews(stage)[0]
        scrollView.beginDragging()
        for distance in [30, 200, -55, 40] as [CGFloat] {
            scrollView.drag(by: CGVector(dx: distance, dy: 0))
            expectCells(stage, "by \(distance)")
            #expect(stage.arrangement.innerOffset(ofSection: 0) == Double(scrollView.contentOffset.x))
        }
        #expect(scrollView.contentOffset.x == 215)
        scrollView.endDragging()
        scrollView.beginDragging()
        scrollView.drag(by: CGVector(dx: -100, dy: 0))
        #expect(scrollView.contentOffset.x == 115)
        scrollView.endDragging()
        #expect(stage.arrangement.innerOffset(ofSection: 1) == 0)
        #expect(stage.view.contentOffset == .zero)
    }

    /// Cells are above the scroll view, so that the collection view must recognize the finger.
    @Test func theCollectionViewRecognizesTheFingerAsLongAsThereIsAShelf() {
        AnimationClock.startAfresh()
        let stage = stage()
        let pan = scrollViews(stage)[1].panGestureRecognizer
        #expect(pan.view === stage.view)
        stage.view.performBatchUpdates {
            stage.source.sections.removeLast()
            stage.view.deleteSections([1])
        }
        AnimationClock.current.advanceUntilIdle()
        #expect(pan.view !== stage.view)
    }

    @Test func scrollingComesToRestWhereTheSectionSays() {
        for (mode, rest) in [(.groupPaging, 110), (.groupLeadingBoundary, 110), (.paging, 300)]
            as [(OrthogonalScrolling.Mode, CGFloat)]
        {
            AnimationClock.startAfresh()
            let stage = stage(mode: mode)
            let scrollView = scrollViews(stage)[0]
            scrollView.beginDragging()
            scrollView.drag(by: CGVector(dx: 60, dy: 0))
            scrollView.endDragging(withVelocity: CGPoint(x: 0.05, y: 0))
            AnimationClock.current.advance(by: 10)
            expectCells(stage, "\(mode)")
            #expect(scrollView.contentOffset.x == rest, "\(mode)")
        }
    }

    @Test func aSectionStaysWhereItIsScrolledToThroughEverything() throws {
        AnimationClock.startAfresh()
        let stage = stage()
        try stage.layout.scrollSection(1, to: 330)
        stage.stage.show()
        stage.view.performBatchUpdates {
            stage.source.sections.insert(["new"], at: 0)
            stage.view.insertSections([0])
        }
        expectCells(stage, "with a section above")
        #expect(stage.arrangement.innerOffset(ofSection: 2) == 330)
        stage.view.performBatchUpdates {
            stage.source.sections[2].append("last")
            stage.view.insertItems(at: [.item(20, 2)])
        }
        expectCells(stage, "with another item")
        #expect(stage.arrangement.innerOffset(ofSection: 2) == 330)
        stage.layout.invalidateLayout()
        expectCells(stage, "described again")
        #expect(stage.arrangement.innerOffset(ofSection: 2) == 330)
        stage.view.frame.size.width = 200
        expectCells(stage, "narrower")
        #expect(stage.arrangement.innerOffset(ofSection: 2) == 330)
        stage.view.performBatchUpdates {
            stage.source.sections.append(stage.source.sections.remove(at: 2))
            stage.source.sections.remove(at: 0)
            stage.view.moveSection(2, toSection: 1)
            stage.view.deleteSections([0])
        }
        // The scroll view of the deleted section still fades out.
        AnimationClock.current.advanceUntilIdle()
        expectCells(stage, "at last")
        #expect(stage.arrangement.innerOffset(ofSection: 1) == 330)
        #expect(scrollViews(stage)[1].contentOffset.x == 330)
    }

    /// A section out of view scrolls, too, and is there when it comes into view.
    @Test func aSectionOutOfSightIsScrolled() throws {
        let stage = stage(Array(repeating: 20, count: 30))
        try stage.layout.scrollSection(25, to: 220)
        stage.stage.show()
        stage.view.contentOffset.y = 2300
        expectCells(stage, "farther down")
        #expect(stage.view.cellForItem(at: .item(0, 25)) == nil)
        try stage.layout.scrollSection(0, to: 220)
        stage.stage.show()
        stage.view.contentOffset.y = 0
        expectCells(stage, "back")
    }

    @Test func aSectionStaysWhereItIsScrolledToWhenEverythingIsReloaded() throws {
        let stage = stage()
        try stage.layout.scrollSection(1, to: 330)
        stage.source.sections[0] = ["other"]
        stage.source.sections[1].removeLast(14)
        stage.view.reloadData()
        expectCells(stage, "reloaded")
        // It scrolls no farther than its content reaches.
        let range = try #require(stage.arrangement.innerOffsetRange(ofSection: 1))
        #expect(stage.arrangement.innerOffset(ofSection: 1) == min(330, range.upperBound))
        #expect(scrollViews(stage)[1].contentOffset.x == 330)
    }

    @Test func aSectionIsFoundByItsIdentifierWhenEverythingIsReloaded() throws {
        let layout = CollectionLayoutAdapter { _, environment in
            CollectionSection(
                LinearList(), items: Items(count: environment.itemCount, size: .fixed(50)),
                orthogonal: OrthogonalScrolling(.continuous, length: .fixed(40)))
        }
        let stage = DiffableStage(layout)
        stage.apply(["a": Array(0..<20), "b": Array(20..<40), "c": Array(40..<60)])
        stage.show()
        try layout.scrollSection(1, to: 130)
        try layout.scrollSection(2, to: 70)
        stage.source.applySnapshotUsingReloadData(
            DiffableStage.snapshot(["new": [90], "c": Array(40..<60), "a": Array(0..<20), "b": Array(20..<40)]))
        stage.show()
        #expect((0..<4).map { layout.arrangement?.innerOffset(ofSection: $0) } == [0, 70, 0, 130])
    }

    @Test func aSectionThatIsFoundByItsIdentifierStaysWhereARotationHasPutIt() throws {
        let layout = CollectionLayoutAdapter { _, environment in
            CollectionSection(
                LinearList(), items: Items(count: environment.itemCount, size: .fixed(50)),
                orthogonal: OrthogonalScrolling(.paging, length: .fixed(40)))
        }
        let stage = DiffableStage(layout)
        stage.apply(["a": Array(0..<20)])
        stage.show()
        try layout.scrollSection(0, to: 200)
        stage.view.frame.size.width = 200
        stage.show()
        #expect(layout.arrangement?.innerOffset(ofSection: 0) == 400)
        stage.source.applySnapshotUsingReloadData(DiffableStage.snapshot(["a": Array(0..<20)]))
        stage.show()
        #expect(layout.arrangement?.innerOffset(ofSection: 0) == 400)
    }

    /// The collection view recognizes the finger. Its position and its direction decide which section scrolls, if any.
    @Test func aFingerMovesTheSectionOnWhichItMovesAcross() {
        typealias Finger = (place: CGPoint, velocity: CGPoint, begins: [Bool])
        let fingers: [Finger] = [
            (CGPoint(x: 150, y: 60), CGPoint(x: -300, y: 20), [true, false]),
            (CGPoint(x: 150, y: 160), CGPoint(x: 300, y: 20), [false, true]),
            (CGPoint(x: 150, y: 60), CGPoint(x: 20, y: -300), [false, false]),
            (CGPoint(x: 150, y: 300), CGPoint(x: -300, y: 0), [false, false]),
        ]
        for finger in fingers {
            let stage = stage()
            let begins = scrollViews(stage).map { scrollView in
                let pan = scrollView.panGestureRecognizer
                pan.send(.possible, at: finger.place)
                pan.send(.began, translation: .zero, velocity: finger.velocity)
                return pan.state == .began
            }
            #expect(begins == finger.begins, "at \(finger.place), \(finger.velocity)")
        }
    }

    @Test func itemsOfAShelfAreAsBroadAsTheyWant() {
        let layout = CollectionLayoutAdapter { _, environment in
            CollectionSection(
                LinearList(), items: Items(count: environment.itemCount, size: .estimated(50)),
                orthogonal: OrthogonalScrolling(.continuous, length: .fixed(80)))
        }
        let stage = AdapterStage(layout, [(0..<20).map { "\($0)" }])
        stage.source.preferredSize = { text, size in CGSize(width: length(of: text), height: size.height) }
        expectCells(stage, "measured")
        for cell in stage.view.visibleCells as! [TextCell] {
            #expect(cell.frame.size == CGSize(width: length(of: cell.text), height: 80))
        }
    }

    /// Items that come into view are measured. The scroll view follows the layout, which keeps the others in place.
    @Test func measuringDoesNotEndAnAnimation() throws {
        let clock = AnimationClock.startAfresh()
        let layout = CollectionLayoutAdapter { _, environment in
            CollectionSection(
                LinearList(), items: Items(count: environment.itemCount, size: .estimated(50)),
                orthogonal: OrthogonalScrolling(.continuous, length: .fixed(80)))
        }
        let stage = AdapterStage(layout, [(0..<60).map { "\($0)" }])
        stage.source.preferredSize = { _, size in CGSize(width: 70, height: size.height) }
        stage.stage.show()
        try stage.layout.scrollSection(0, to: 2000)
        stage.stage.show()
        let scrollView = scrollViews(stage)[0]
        let length = scrollView.contentSize.width
        stage.view.scrollToItem(at: .item(10, 0), at: .left, animated: true)
        for _ in 0..<10 {
            clock.advance(by: 0.02)
            stage.stage.show()
        }
        #expect(scrollView.contentSize.width > length, "items have been measured on the way")
        #expect(scrollView.isScrollAnimating)
    }
}
