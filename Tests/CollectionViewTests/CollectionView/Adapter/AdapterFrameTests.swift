import CollectionLayout
import CollectionView
import Testing

@Suite @MainActor struct AdapterFrameTests {
    /// Returns a section with one of several layouts, and random surroundings.
    static func section(_ seed: Int, count: Int) -> CollectionSection {
        var random = SplitMix64(seed: seed)
        let sizes = (0..<count).map { _ in ItemSize.fixed(random.distance(5...90)) }
        let items = Items(sizes, breadths: sizes.map { _ in random.distance(10...120) })
        var section =
            switch seed % 5 {
            case 0: CollectionSection(Waterfall(lanes: .count(3), spacing: 7), items: items)
            case 1: CollectionSection(LinearList(spacing: 3), items: items)
            case 2: CollectionSection(Flow(itemSpacing: 4, lineSpacing: 5, distribution: .spaceBetween), items: items)
            case 3: CollectionSection(UniformGrid(lanes: .minimumBreadth(70), spacing: 4), count: count)
            default: CollectionSection(SpanningGrid(lanes: .count(4), spacing: 2), items: items)
            }
        if random.oneIn(2) { section.header = .fixed(random.distance(1...40)) }
        if random.oneIn(2) { section.footer = .fixed(random.distance(1...40)) }
        section.hasBackground = random.oneIn(2)
        if random.oneIn(2) { section.decorations = [.separator(), .badge(length: 8, breadth: 8, at: .startTrailing)] }
        section.headerAndFooter.pinsHeader = random.oneIn(2)
        return section
    }

    /// The screen must show what the core's arrangement contains, in all four orientations.
    @Test func theScreenShowsTheArrangement() throws {
        for seed in 0..<20 {
            for orientation in Orientation.all {
                var random = SplitMix64(seed: seed)
                let counts = (0..<3).map { _ in Int.random(in: 0...40, using: &random) }
                let headerAndFooter = HeaderAndFooter(
                    header: random.oneIn(2) ? .fixed(25) : nil, pinsHeader: random.oneIn(2))
                let layout = CollectionLayoutAdapter(axis: orientation.axis) { section, environment in
                    Self.section(seed + section, count: environment.itemCount)
                }
                layout.headerAndFooter = headerAndFooter
                let stage = AdapterStage(layout, counts.map { (0..<$0).map { "\($0)" } })
                if orientation.direction == .rightToLeft { stage.view.semanticContentAttribute = .forceRightToLeft }
                stage.stage.show()
                let expected = try Arrangement(
                    counts.enumerated().map { Self.section(seed + $0, count: $1) }, in: Size(width: 300, height: 400),
                    orientation: orientation, headerAndFooter: headerAndFooter)
                for _ in 0..<4 {
                    check(stage, against: expected, "seed \(seed), \(orientation)")
                    scroll(stage, by: CGFloat(random.distance(-100...400)), orientation)
                }
            }
        }
    }

    private func scroll(_ stage: AdapterStage, by distance: CGFloat, _ orientation: Orientation) {
        var offset = stage.view.contentOffset
        let content = stage.view.contentSize
        if orientation.axis == .vertical {
            offset.y = max(0, min(offset.y + distance, content.height - 400))
        } else {
            let sign: CGFloat = orientation.direction == .leftToRight ? 1 : -1
            offset.x = max(0, min(offset.x + sign * distance, content.width - 300))
        }
        stage.view.contentOffset = offset
        stage.stage.show()
    }

    private func check(_ stage: AdapterStage, against expected: Arrangement, _ seed: Comment) {
        // Content that runs to the left begins at the right edge, even if it is short.
        let isLeftward = expected.orientation == Orientation(.horizontal, .rightToLeft)
        let indent = isLeftward ? max(0, 300 - expected.contentSize.width) : 0
        let content = CGSize(expected.contentSize)
        #expect(stage.view.contentSize == CGSize(width: content.width + indent, height: content.height), seed)
        let bounds = stage.view.bounds
        let visible = Rect(x: bounds.minX - indent, y: bounds.minY, width: bounds.width, height: bounds.height)
        var frames: [CGRect] = []
        for element in expected.elements(in: visible, seenThrough: visible)
        where element.frame.width > 0 && element.frame.height > 0 {
            frames.append(CGRect(element.frame).offsetBy(dx: indent, dy: 0))
        }
        let shown = stage.view.subviews.filter { $0 is UICollectionReusableView && !$0.isHidden }.map(\.frame)
            .filter { $0.width > 0 && $0.height > 0 }
        func sorted(_ frames: [CGRect]) -> [CGRect] {
            frames.sorted { ($0.minY, $0.minX, $0.height, $0.width) < ($1.minY, $1.minX, $1.height, $1.width) }
        }
        let (left, right) = (sorted(frames), sorted(shown))
        #expect(left.count == right.count, seed)
        #expect(zip(left, right).first { !$0.isNear($1) } == nil, seed)
    }

    @Test func oneExpressionMakesAnyLayoutALayout() {
        let layout = CollectionLayoutAdapter(Waterfall(lanes: .count(2), spacing: 8)) { path, _ in
            .fixed([60, 30, 50][path.item])
        }
        let stage = AdapterStage(layout, [["a", "b", "c"]])
        stage.stage.show()
        #expect(stage.place(of: "c") == CGRect(x: 154, y: 38, width: 146, height: 50))
    }

    @Test func sizesAreAskedWithTheBreadthAndOnceEach() {
        var asked: [IndexPath] = []
        let layout = CollectionLayoutAdapter(LinearList()) { path, breadth in
            asked.append(path)
            return .fixed(breadth / 10)
        }
        let stage = AdapterStage(layout, [["a", "b"], ["c"]])
        stage.stage.show()
        stage.view.contentOffset.y = 1
        stage.stage.show()
        #expect(asked == [.item(0), .item(1), .item(0, 1)])
        #expect(stage.view.contentSize.height == 90)
    }

    @Test func contentThatRunsToTheLeftIsShownFromItsRightEnd() {
        let layout = CollectionLayoutAdapter(LinearList(), axis: .horizontal) { _, _ in .fixed(100) }
        let stage = AdapterStage(layout, [(0..<10).map { "\($0)" }])
        stage.view.semanticContentAttribute = .forceRightToLeft
        stage.stage.show()
        #expect(stage.view.contentOffset.x == 700)
        #expect(stage.place(of: "0")?.minX == 200)
    }

    @Test func pinnedHeadersMoveWithoutArrangingAnything() {
        var described = 0
        let layout = CollectionLayoutAdapter { _, environment in
            described += 1
            var section = CollectionSection(
                LinearList(), items: Items(count: environment.itemCount, size: .fixed(50)), header: .fixed(30))
            section.headerAndFooter.pinsHeader = true
            return section
        }
        let stage = AdapterStage(layout, [(0..<50).map { "\($0)" }])
        stage.view.contentOffset.y = 10
        stage.stage.show()
        let calls = stage.stage.messages(to: .layout) {
            stage.view.contentOffset.y = 17
            stage.stage.show()
        }
        #expect(!calls.contains("layoutAttributesForElements(in:)"))
        let kind = UICollectionView.elementKindSectionHeader
        #expect(stage.view.supplementaryView(forElementKind: kind, at: .item(0))?.frame.minY == 17)
        #expect(described == 1)
    }

    @Test func aProviderMayLookAtTheLayout() {
        var isEmpty: [Bool] = []
        weak var adapter: CollectionLayoutAdapter?
        let layout = CollectionLayoutAdapter(LinearList()) { path, _ in
            isEmpty.append(adapter?.arrangement == nil && adapter?.layoutAttributesForItem(at: path) == nil)
            return .fixed(10)
        }
        adapter = layout
        AdapterStage(layout, [["a"]]).stage.show()
        #expect(isEmpty == [true])
    }
}
