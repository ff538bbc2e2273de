import CollectionLayout
import CollectionView
import Testing

/// Sections whose groups lie side by side, and scroll across the layout's axis.
@Suite("Compositional layout: orthogonal sections") @MainActor struct OrthogonalSectionTests {
    typealias Behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior

    /// Returns a section of ten cards of 200 × 100 points, inset by 10 points, with 20 points between them.
    private func cards(_ behavior: Behavior) -> NSCollectionLayoutSection {
        let card = item(.fractionalWidth(1), .fractionalHeight(1))
        card.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
        let section = NSCollectionLayoutSection(group: row(.absolute(200), .absolute(100), [card]))
        section.interGroupSpacing = 20
        section.orthogonalScrollingBehavior = behavior
        section.boundarySupplementaryItems = [header()]
        return section
    }

    @Test("18. Groups lie in a line as high as a group; header and the next section stay")
    func line() {
        let stage = CompositionalStage(cards(.continuous), counts: [10, 3], kinds: ["header"])
        #expect(stage.frames()[1] == CGRect(x: 230, y: 40, width: 180, height: 80))
        #expect(stage.supplementary("header", 0, 1)?.frame == CGRect(x: 0, y: 130, width: 320, height: 30))
        #expect(stage.view.contentSize == CGSize(width: 320, height: 260))
        #expect(throws: Never.self) { try stage.layout.scrollSection(0, to: 300) }
        #expect(stage.frames()[1].minX == -70)
        #expect(stage.supplementary("header")?.frame.minX == 0)
        #expect(stage.frames(inSection: 1)[1].minX == 230)
    }

    @Test(
        "18. Where scrolling comes to rest",
        arguments: [
            (.continuous, 333, 0, 333), (.continuousGroupLeadingBoundary, 300, 0, 220),
            (.continuousGroupLeadingBoundary, 340, 0, 440), (.paging, 10, 1, 320), (.groupPaging, 10, 1, 220),
            (.groupPaging, 230, -1, 220), (.groupPagingCentered, 0, 1, 160),
        ] as [(Behavior, Double, Double, Double)])
    func rests(behavior: Behavior, proposed: Double, velocity: Double, rest: Double) {
        let stage = CompositionalStage(cards(behavior), counts: [10], kinds: ["header"])
        #expect(throws: Never.self) { try stage.layout.scrollSection(0, to: CGFloat(proposed)) }
        let arrangement = stage.layout.arrangement
        #expect(
            arrangement?.restingOffset(ofSection: 0, from: proposed, proposed: proposed, velocity: velocity) == rest)
    }

    @Test("18. A group in the middle is as long as it is, also if its cells say how broad they are")
    func centeredGroupsWithMeasuredCells() {
        let section = NSCollectionLayoutSection(
            group: row(.absolute(200), .absolute(50), [item(.estimated(50), .fractionalHeight(1))]))
        section.orthogonalScrollingBehavior = .groupPagingCentered
        let stage = CompositionalStage(section, counts: [0])
        stage.source.preferredSize = { CGSize(width: 30, height: $1.height) }
        stage.source.sections = [(0..<8).map { "\($0)" }]
        stage.view.reloadData()
        stage.stage.show()
        #expect(stage.frames().prefix(6).map(\.minX) == [60, 90, 120, 150, 260, 290])
        #expect(stage.layout.arrangement?.innerOffsetRange(ofSection: 0) == -60...140)
    }

    @Test("18. A group begins before its first item, also if another item would begin earlier and is missing")
    func incompleteGroups() {
        let inset = item(.fractionalWidth(1), .absolute(40))
        inset.contentInsets.leading = 30
        let section = NSCollectionLayoutSection(
            group: column(.absolute(200), .absolute(80), [inset, item(.fractionalWidth(1), .absolute(40))]))
        section.orthogonalScrollingBehavior = .groupPaging
        let stage = CompositionalStage(section, counts: [7])
        #expect(
            stage.layout.arrangement?.restingOffset(ofSection: 0, from: 390, proposed: 390, velocity: 1) == 400)
        section.orthogonalScrollingBehavior = .groupPagingCentered
        let centered = CompositionalStage(section, counts: [7])
        #expect(centered.layout.arrangement?.innerOffsetRange(ofSection: 0) == -60...540)
    }

    @Test("18. The spacing below a group counts, also if its cells say how high it is")
    func spacingBelow() {
        let group = row(.absolute(100), .estimated(50), [item(.absolute(100), .estimated(50))])
        group.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: nil, top: .fixed(5), trailing: nil, bottom: .fixed(7))
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        let stage = CompositionalStage(section, counts: [2, 1])
        #expect(stage.frames(inSection: 1)[0].minY == 67)
    }

    @Test("18. In the middle, the first group has room before it")
    func centered() {
        let stage = CompositionalStage(cards(.groupPagingCentered), counts: [10], kinds: ["header"])
        #expect(stage.frames()[0].midX == 160)
        #expect(stage.layout.arrangement?.innerOffsetRange(ofSection: 0) == -60...1920)
    }

    @Test("18. Sections stay where they are scrolled to when data come and the size changes")
    func offsetsStay() throws {
        let stage = CompositionalStage(cards(.continuous), counts: [10, 10], kinds: ["header"])
        try stage.layout.scrollSection(1, to: 300)
        stage.source.sections[0].append("new")
        stage.view.insertItems(at: [.item(10)])
        stage.stage.show()
        #expect(stage.layout.arrangement?.innerOffset(ofSection: 1) == 300)
        stage.view.frame.size = CGSize(width: 500, height: 300)
        stage.stage.show()
        #expect(stage.layout.arrangement?.innerOffset(ofSection: 1) == 300)
        stage.view.reloadData()
        stage.stage.show()
        #expect(stage.layout.arrangement?.innerOffset(ofSection: 1) == 300)
    }

    @Test("18. Cells say how high a shelf is, and how broad they are on it")
    func selfSizing() {
        let card = item(.estimated(100), .estimated(50))
        let section = NSCollectionLayoutSection(group: row(.estimated(100), .estimated(50), [card]))
        section.orthogonalScrollingBehavior = .continuous
        let stage = CompositionalStage(section, counts: [0, 0])
        stage.source.preferredSize = { text, _ in
            text == "b" ? CGSize(width: 60, height: 90) : CGSize(width: 80, height: 40)
        }
        stage.source.sections = [["a", "b", "c"], ["d"]]
        stage.view.reloadData()
        stage.stage.show()
        #expect(
            stage.frames().map(\.size) == [
                CGSize(width: 80, height: 40), CGSize(width: 60, height: 90), CGSize(width: 80, height: 40),
            ])
        #expect(stage.frames().map(\.minX) == [0, 80, 140])
        #expect(stage.frames(inSection: 1)[0].minY == 90)
    }

    @Test("18. A handler draws visible items in another way, also after the section is scrolled")
    func handler() throws {
        var offsets: [CGFloat] = []
        let section = cards(.continuous)
        section.visibleItemsInvalidationHandler = { items, offset, environment in
            offsets.append(offset.x)
            for item in items where item.representedElementCategory == .cell {
                let distance = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
                item.alpha = distance < 100 ? 1 : 0.5
                item.transform = CGAffineTransform(scaleX: distance < 100 ? 2 : 1, y: 1)
            }
        }
        let stage = CompositionalStage(section, counts: [10], kinds: ["header"])
        #expect(offsets.last == 0)
        #expect(stage.stage.cell(0)?.alpha == 1 && stage.stage.cell(1)?.alpha == 0.5)
        #expect(stage.stage.cell(0)?.transform.a == 2)
        try stage.layout.scrollSection(0, to: 220)
        stage.stage.show()
        #expect(offsets.last == 220)
        // The effect that enlarged the item while it was in view must not keep it there.
        #expect(Set(stage.view.indexPathsForVisibleItems) == [.item(1), .item(2)])
        #expect(stage.stage.cell(1)?.alpha == 1 && stage.stage.cell(2)?.alpha == 0.5)
    }

    @Test("14. Its properties say how a section that scrolls across answers to fingers")
    func properties() {
        /// Returns how far a finger pulls the section beyond its end, and how far a flick carries it from its start.
        func reach(_ change: (UICollectionLayoutSectionOrthogonalScrollingProperties) -> Void, count: Int = 20) -> (
            pulled: CGFloat, flicked: CGFloat
        ) {
            let section = NSCollectionLayoutSection(
                group: row(.absolute(100), .absolute(100), [item(.fractionalWidth(1), .fractionalHeight(1))]))
            section.orthogonalScrollingBehavior = .continuous
            change(section.orthogonalScrollingProperties)
            let stage = CompositionalStage(section, counts: [count])
            let touches = TouchStage(stage.view)
            func offset() -> CGFloat { CGFloat(stage.layout.arrangement?.innerOffset(ofSection: 0) ?? 0) }
            touches.down(50, 50)
            touches.move(150, 50)
            let pulled = offset()
            touches.up()
            touches.clock.advanceUntilIdle()
            touches.flick(from: (150, 50), to: (50, 50))
            touches.clock.advanceUntilIdle()
            return (pulled, offset())
        }
        let usual = reach { _ in }
        #expect(usual.pulled < -20 && usual.flicked > 200)
        #expect(reach { $0.bounce = .never }.pulled == 0)
        #expect(reach({ _ in }, count: 2).pulled == 0)
        #expect(reach({ $0.bounce = .always }, count: 2).pulled < -20)
        #expect(reach { $0.decelerationRate = .fast }.flicked < usual.flicked / 1.5)
    }
}
