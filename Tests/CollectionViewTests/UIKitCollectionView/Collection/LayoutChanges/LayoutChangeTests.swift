import CollectionView
import Testing

@Suite @MainActor struct LayoutChangeTests {
    /// A layout with rows of another height, and a record of its calls.
    final class Other: ListLayout {
        var log: [String] = []

        override init() {
            super.init()
            rowHeight = 50
        }

        required init?(coder: NSCoder) { nil }

        override func prepareForTransition(from oldLayout: UICollectionViewLayout) { log.append("from") }
        override func prepareForTransition(to newLayout: UICollectionViewLayout) { log.append("to") }
        override func finalizeLayoutTransition() { log.append("finalize") }
    }

    @Test func settingALayoutKeepsTheCells() throws {
        let stage = Stage(TextSource(count: 4))
        stage.show()
        let (old, cell) = (stage.layout, try #require(stage.cell(1)))
        stage.source.asked = []
        stage.view.collectionViewLayout = Other()
        #expect(old.collectionView == nil && stage.layout.collectionView === stage.view)
        stage.show()
        #expect(stage.cell(1) === cell && cell.frame == CGRect(x: 0, y: 50, width: 100, height: 50))
        #expect(stage.texts == ["0", "1"] && stage.source.asked == [])
    }

    @Test func anAnimatedChangeMovesThemAndTellsEverybody() throws {
        final class Noticing: UICollectionViewCell {
            var log: [String] = []

            override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
                log.append("will")
            }

            override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
                log.append("did")
            }
        }
        final class Source: TextSource {
            override func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "noticing", for: indexPath)
            }
        }
        let clock = AnimationClock.startAfresh()
        let stage = Stage(Source(count: 4))
        stage.view.register(Noticing.self, forCellWithReuseIdentifier: "noticing")
        stage.show()
        let (old, new) = (stage.layout, Other())
        let cells = stage.view.indexPathsForVisibleItems.sorted().compactMap(stage.view.cellForItem) as! [Noticing]
        var finished: [Bool] = []
        let messages = stage.messages(to: .layout) {
            stage.view.setCollectionViewLayout(new, animated: true) { finished.append($0) }
        }
        #expect(
            messages.filter { !$0.contains("nitial") && !$0.contains("final") && !$0.contains("ForItem") } == [
                "prepareForTransition(to:)", "prepareForTransition(from:)", "invalidateLayout(with:)", "prepare()",
                "collectionViewContentSize", "targetContentOffset(forProposedContentOffset:)",
                "layoutAttributesForElements(in:)",
            ])
        #expect(new.log == ["from", "finalize"] && finished == [])
        #expect(cells[1].frame.minY == 50 && cells[1].layer.presentation()?.frame.minY == 20)
        #expect(cells[3].layer.presentation()?.frame.minY == 60 && cells[3].frame.minY == 150)
        #expect(cells.allSatisfy { $0.log == ["will"] })
        clock.advance(by: 1)
        #expect(finished == [true] && old.collectionView == nil && cells[3].superview == nil)
        #expect(cells.allSatisfy { $0.log == ["will", "did"] })
        #expect(stage.view.subviews.count == 2)
    }

    @Test func theMiddleItemStaysInTheMiddle() throws {
        AnimationClock.startAfresh()
        let stage = Stage(TextSource(count: 100))
        stage.show()
        stage.view.contentOffset.y = 1000
        stage.show()
        stage.view.setCollectionViewLayout(Other(), animated: true)
        let cell = try #require(stage.cell(52))
        #expect(cell.frame.midY == stage.view.bounds.midY)
    }

    @Test func aLayoutMayComeBackBeforeTheAnimationEnds() {
        let clock = AnimationClock.startAfresh()
        for animated in [true, false] {
            let stage = Stage(TextSource(count: 4))
            stage.show()
            let (old, new) = (stage.layout, Other())
            stage.view.setCollectionViewLayout(new, animated: true)
            clock.advance(by: 0.1)
            stage.view.setCollectionViewLayout(old, animated: animated)
            clock.advance(by: 1)
            #expect(old.collectionView === stage.view && new.collectionView == nil)
        }
    }

    @Test func aTransitionMayBeginAgainBeforeACanceledOneHasEnded() {
        let clock = AnimationClock.startAfresh()
        let stage = Stage(TextSource(count: 4))
        stage.show()
        let (old, new) = (stage.layout, Other())
        stage.view.startInteractiveTransition(to: new)
        stage.view.cancelInteractiveTransition()
        clock.advance(by: 0.1)
        stage.view.startInteractiveTransition(to: new)
        clock.advance(by: 1)
        #expect(old.collectionView === stage.view && new.collectionView === stage.view)
    }

    @Test func aLayoutThatLeavesMayGoToAnotherCollectionViewAtOnce() {
        let clock = AnimationClock.startAfresh()
        let (first, second) = (Stage(TextSource(count: 4)), Stage(TextSource(count: 4)))
        first.show()
        let layout = first.layout
        first.view.setCollectionViewLayout(Other(), animated: true)
        layout.invalidateLayout()
        _ = first.diagnostics { second.view.collectionViewLayout = layout }
        clock.advance(by: 1)
        #expect(layout.collectionView === second.view && first.layout is Other)
    }

    @Test func aLayoutBelongsToOneCollectionView() {
        let layout = ListLayout()
        let first = Stage(TextSource(count: 1), layout)
        var second: Stage?
        let messages = first.diagnostics { second = Stage(TextSource(count: 2), layout) }
        #expect(messages.count == 1 && layout.collectionView === second?.view)
        #expect(first.view.collectionViewLayout !== layout)
    }

    @Test func progressMovesBetweenTwoLayoutsAndBeyond() throws {
        let clock = AnimationClock.startAfresh()
        for completes in [true, false] {
            let stage = Stage(TextSource(count: 2))
            stage.show()
            let (old, new) = (stage.layout, Other())
            var ends: [[Bool]] = []
            let transition = stage.view.startInteractiveTransition(to: new) { ends.append([$0, $1]) }
            #expect(stage.view.collectionViewLayout === transition && transition.transitionProgress == 0)
            for (progress, y) in [(0, 30), (0.5, 52.5), (2, 120), (-1, -15)] as [(CGFloat, CGFloat)] {
                transition.transitionProgress = progress
                transition.invalidateLayout()
                stage.view.layoutIfNeeded()
                #expect(transition.layoutAttributesForItem(at: .item(1))?.center.y == y)
                if y >= 0 { #expect(try #require(stage.cell(1)).center.y == y) }
            }
            transition.updateValue(7, forAnimatedKey: "speed")
            #expect(transition.value(forAnimatedKey: "speed") == 7 && transition.value(forAnimatedKey: "other") == 0)
            if completes { stage.view.finishInteractiveTransition() } else { stage.view.cancelInteractiveTransition() }
            clock.advance(by: 1)
            #expect(ends == [[completes, true]])
            #expect(stage.view.collectionViewLayout === (completes ? new : old))
            #expect(stage.layout.collectionView === stage.view)
            #expect((completes ? old : new).collectionView == nil && transition.collectionView == nil)
            #expect(stage.cell(1)?.frame.minY == (completes ? 50 : 20))
        }
    }

    @Test func otherItemsFinishATransition() {
        let clock = AnimationClock.startAfresh()
        let other = TextSource([["0"]])
        let changes: [(UICollectionView) -> Void] = [
            { $0.reloadData() }, { $0.deleteItems(at: (1..<20).map { .item($0) }) }, { $0.dataSource = other },
        ]
        for change in changes {
            let stage = Stage(TextSource(count: 20))
            stage.show()
            let (old, new) = (stage.layout, Other())
            var ends: [[Bool]] = []
            let transition = stage.view.startInteractiveTransition(to: new) { ends.append([$0, $1]) }
            transition.transitionProgress = 0.1
            transition.invalidateLayout()
            stage.show()
            stage.source.sections = [["0"]]
            #expect(stage.diagnostics { change(stage.view) } == [])
            clock.advance(by: 1)
            stage.show()
            #expect(stage.view.collectionViewLayout === new && ends == [[true, true]] && stage.texts == ["0"])
            #expect(old.collectionView == nil && new.collectionView === stage.view)
        }
    }

    @Test func aTransitionShowsTheDecorationsOfBothLayouts() {
        final class First: UICollectionReusableView {}
        final class Second: UICollectionReusableView {}
        final class Decorated: ListLayout {
            let kind: String

            init(_ kind: String, _ viewClass: AnyClass) {
                self.kind = kind
                super.init()
                register(viewClass, forDecorationViewOfKind: kind)
            }

            required init?(coder: NSCoder) { nil }

            override func layoutAttributesForDecorationView(
                ofKind elementKind: String, at indexPath: IndexPath
            ) -> UICollectionViewLayoutAttributes? {
                guard elementKind == kind else { return nil }
                let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: kind, with: indexPath)
                attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
                return attributes
            }

            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                let decoration = layoutAttributesForDecorationView(ofKind: kind, at: .item(0))
                return (super.layoutAttributesForElements(in: rect) ?? []) + [decoration].compactMap { $0 }
            }
        }
        AnimationClock.startAfresh()
        let stage = Stage(TextSource(count: 4), Decorated("first", First.self))
        let messages = stage.diagnostics {
            let transition = stage.view.startInteractiveTransition(to: Decorated("second", Second.self))
            transition.transitionProgress = 0.5
            transition.invalidateLayout()
            stage.show()
        }
        #expect(messages == [] && stage.view.subviews.contains { $0 is First })
        #expect(stage.view.subviews.contains { $0 is Second })
    }

    @Test func aRotationAnimatesWithoutFading() throws {
        final class Filling: ListLayout {
            var log: [String] = []

            override func prepare() {
                width = collectionView?.bounds.width ?? 0
                log.append("prepare")
                super.prepare()
            }

            override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
                newBounds.width != collectionView?.bounds.width
            }

            override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
                log.append("animated \(oldBounds.width) → \(collectionView!.bounds.width)")
            }

            override func finalizeAnimatedBoundsChange() { log.append("finalize") }
        }
        let clock = AnimationClock.startAfresh()
        let layout = Filling()
        let stage = Stage(TextSource(count: 20), layout)
        stage.show()
        layout.log = []
        UIView.animate(withDuration: 0.4) { stage.view.frame.size = CGSize(width: 200, height: 140) }
        #expect(layout.log == ["animated 100.0 → 200.0", "prepare", "finalize"])
        let (cell, new) = (try #require(stage.cell(1)), try #require(stage.cell(6)))
        #expect(cell.frame.width == 200 && cell.layer.presentation()?.frame.width == 100)
        #expect(new.alpha == 1 && new.layer.presentation()?.opacity == 1)
        clock.advance(by: 1)
        #expect(stage.texts == (0..<7).map(String.init) && cell.layer.presentation()?.frame.width == 200)
    }
}
