import CollectionLayout
import CollectionView
import Testing

@Suite @MainActor struct AdapterUpdateTests {
    /// After every random batch, the adapter must have what arranging afresh gives.
    @Test func batchesAreWhatArrangingAfreshGives() throws {
        AnimationClock.startAfresh()
        for seed in 0..<30 {
            var random = SplitMix64(seed: seed)
            var batches = RandomBatches()
            let box = Box()
            let layout = CollectionLayoutAdapter { section, environment in
                let items = Items(box.source!.sections[section].map { ItemSize.fixed(length(of: $0)) })
                return CollectionSection(Waterfall(lanes: .count(3), spacing: 2), items: items, header: .fixed(10))
            }
            let stage = AdapterStage(layout, [batches.texts(20), batches.texts(0), batches.texts(33)])
            box.source = stage.source
            stage.stage.show()
            for _ in 0..<6 {
                stage.view.contentOffset.y = CGFloat(random.distance(0...200))
                stage.stage.show()
                batches.perform(on: stage.view, stage.source, &random)
                stage.stage.show()
                let sections = stage.source.sections.map { texts in
                    CollectionSection(
                        Waterfall(lanes: .count(3), spacing: 2),
                        items: Items(texts.map { ItemSize.fixed(length(of: $0)) }), header: .fixed(10))
                }
                let expected = try Arrangement(sections, in: Size(width: 300, height: 400))
                #expect(stage.view.contentSize == CGSize(expected.contentSize), "seed \(seed)")
                for (section, texts) in stage.source.sections.enumerated() {
                    for item in texts.indices {
                        let frame = expected.element(.item(item, section: section))!.frame
                        #expect(
                            stage.layout.layoutAttributesForItem(at: .item(item, section))?.frame == CGRect(frame),
                            "seed \(seed)")
                    }
                }
                for cell in stage.view.visibleCells as! [TextCell] {
                    let path = stage.view.indexPath(for: cell)!
                    #expect(cell.text == stage.source.sections[path.section][path.item], "seed \(seed)")
                }
            }
        }
    }

    final class Box { var source: TextSource? }

    @Test func aReloadedItemHasItsNewSpan() {
        AnimationClock.startAfresh()
        let box = Box()
        let layout = CollectionLayoutAdapter { section, _ in
            let texts = box.source!.sections[section]
            let items = Items(texts.map { _ in .fixed(20) }, spans: texts.map { $0 == "wide" ? 3 : 1 })
            return CollectionSection(Waterfall(lanes: .count(3)), items: items)
        }
        let stage = AdapterStage(layout, [["a", "b", "c"]])
        box.source = stage.source
        stage.stage.show()
        for (text, width) in [("wide", 300), ("b", 100)] as [(String, CGFloat)] {
            stage.source.sections[0][1] = text
            stage.view.performBatchUpdates { stage.view.reloadItems(at: [.item(1)]) }
            stage.stage.show()
            #expect(stage.view.layoutAttributesForItem(at: .item(1))?.frame.width == width)
        }
    }

    private func list(_ count: Int) -> (AdapterStage, () -> [IndexPath]) {
        let log = Log()
        let layout = CollectionLayoutAdapter(LinearList()) { path, _ in
            log.asked.append(path)
            return .fixed(50)
        }
        let stage = AdapterStage(layout, [(0..<count).map { "\($0)" }])
        stage.stage.show()
        return (
            stage,
            {
                defer { log.asked = [] }
                return log.asked
            }
        )
    }

    final class Log { var asked: [IndexPath] = [] }

    @Test func onlyNewItemsAreAskedForTheirSizes() {
        AnimationClock.startAfresh()
        let (stage, asked) = list(100)
        _ = asked()
        stage.view.performBatchUpdates {
            stage.source.sections[0].insert("new", at: 3)
            stage.view.insertItems(at: [.item(3)])
        }
        stage.stage.show()
        #expect(asked() == [.item(3)])
        #expect(stage.view.contentSize.height == 5050)
        stage.source.sections[0].removeLast(50)
        stage.view.reloadData()
        stage.stage.show()
        #expect(asked().count == 51)
    }

    @Test func itemsInsertedAboveTheScreenStayOutOfView() {
        AnimationClock.startAfresh()
        for (hold, place) in [(.start, 20), (nil, 120)] as [(ScrollAnchor.HeldPosition?, CGFloat)] {
            let (stage, _) = list(100)
            stage.layout.heldPosition = hold
            stage.view.contentOffset.y = 1030
            stage.stage.show()
            #expect(stage.place(of: "21")?.minY == 20)
            stage.view.performBatchUpdates {
                stage.source.sections[0].insert(contentsOf: ["x", "y"], at: 0)
                stage.view.insertItems(at: [.item(0), .item(1)])
            }
            stage.stage.show()
            #expect(stage.place(of: "21")?.minY == place)
        }
    }

    @Test func elementsComeAndGoAsTheTransitionSays() {
        AnimationClock.startAfresh()
        let layout = Probe(LinearList()) { _, _ in .fixed(50) }
        layout.transitionStyle = .slide(.left)
        let stage = AdapterStage(layout, [["a", "b", "c"]])
        stage.stage.show()
        stage.view.performBatchUpdates {
            stage.source.sections[0] = ["a", "c", "d"]
            stage.view.deleteItems(at: [.item(1)])
            stage.view.insertItems(at: [.item(2)])
        }
        #expect(layout.starts[.item(0)]?.frame == CGRect(x: 0, y: 0, width: 300, height: 50))
        #expect(layout.starts[.item(1)]?.frame == CGRect(x: 0, y: 100, width: 300, height: 50))
        #expect(layout.starts[.item(2)]?.frame == CGRect(x: -300, y: 100, width: 300, height: 50))
        #expect(layout.starts[.item(2)]?.alpha == 0)
        #expect(layout.ends[.item(1)]?.frame == CGRect(x: -300, y: 50, width: 300, height: 50))
        // After the batch, no element appears or disappears.
        #expect(layout.initialLayoutAttributesForAppearingItem(at: .item(2)) == nil)
    }

    @Test func itemsOfAReloadedSectionFadeOutAndIn() {
        AnimationClock.startAfresh()
        let layout = Probe { _, environment in
            CollectionSection(
                LinearList(), items: Items(count: environment.itemCount, size: .fixed(50)), header: .fixed(20))
        }
        let stage = AdapterStage(layout, [["a", "b"], ["c", "d"], ["e"]])
        stage.stage.show()
        stage.view.performBatchUpdates {
            stage.source.sections[1] = ["x", "y", "z"]
            stage.view.reloadSections([1])
        }
        for (item, place) in [(0, 140), (1, 190)] as [(Int, CGFloat)] {
            #expect(layout.ends[.item(item, 1)]?.frame.minY == place)
            #expect(layout.ends[.item(item, 1)]?.alpha == 0)
        }
        for (item, place) in [(0, 140), (1, 190), (2, 240)] as [(Int, CGFloat)] {
            #expect(layout.starts[.item(item, 1)]?.frame.minY == place)
            #expect(layout.starts[.item(item, 1)]?.alpha == 0)
        }
        // The header stays, and has other content.
        #expect(layout.headerStarts.map { $0?.alpha } == [1, 0, 1])
        #expect(layout.headerStarts.map { $0?.frame.minY } == [0, 120, 240])
        #expect(layout.starts[.item(0, 2)]?.frame.minY == 260)
        #expect(layout.starts[.item(0, 2)]?.alpha == 1)
        stage.stage.show()
        #expect((stage.view.visibleCells as! [TextCell]).map(\.text).sorted() == ["a", "b", "e", "x", "y", "z"])
    }

    /// An adapter that records its answers.
    final class Probe: CollectionLayoutAdapter {
        /// The initial attributes of headers, by section.
        var headerStarts: [UICollectionViewLayoutAttributes?] = [nil, nil, nil]
        var starts: [IndexPath: UICollectionViewLayoutAttributes] = [:]
        var ends: [IndexPath: UICollectionViewLayoutAttributes] = [:]

        override func initialLayoutAttributesForAppearingItem(
            at itemIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            starts[itemIndexPath] = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
            return starts[itemIndexPath]
        }

        override func initialLayoutAttributesForAppearingSupplementaryElement(
            ofKind elementKind: String, at elementIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            let attributes = super.initialLayoutAttributesForAppearingSupplementaryElement(
                ofKind: elementKind, at: elementIndexPath)
            headerStarts[elementIndexPath.section] = attributes
            return attributes
        }

        override func finalLayoutAttributesForDisappearingItem(
            at itemIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            ends[itemIndexPath] = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
            return ends[itemIndexPath]
        }
    }

    @Test func measuredLengthsFollowTheirItems() {
        AnimationClock.startAfresh()
        let layout = CollectionLayoutAdapter(LinearList()) { _, _ in .estimated(30) }
        let stage = AdapterStage(layout, [(0..<100).map { "\($0)" }])
        stage.source.preferredSize = { text, size in CGSize(width: size.width, height: length(of: text)) }
        stage.stage.show()
        stage.view.performBatchUpdates {
            stage.source.sections[0].removeFirst(2)
            stage.view.deleteItems(at: [.item(0), .item(1)])
        }
        stage.stage.show()
        for item in 0..<5 {
            #expect(stage.arrangement.logicalFrame(of: .item(item))?.length == Double(length(of: "\(item + 2)")))
        }
    }

    @Test func aDraggedItemTakesItsSizeAlong() {
        AnimationClock.startAfresh()
        let box = Box()
        let layout = CollectionLayoutAdapter(LinearList()) { path, _ in
            .fixed(length(of: box.source!.sections[0][path.item]))
        }
        let stage = AdapterStage(layout, [["a", "b", "c", "d"]])
        box.source = stage.source
        stage.stage.show()
        #expect(stage.view.beginInteractiveMovementForItem(at: .item(0)))
        let below = stage.view.layoutAttributesForItem(at: .item(2))!.center
        stage.view.updateInteractiveMovementTargetPosition(below)
        stage.view.endInteractiveMovement()
        stage.stage.show()
        #expect(stage.source.sections[0] == ["b", "c", "a", "d"])
        for (item, text) in stage.source.sections[0].enumerated() {
            #expect(stage.arrangement.logicalFrame(of: .item(item))?.length == Double(length(of: text)))
        }
    }

    @Test func separatorsAndBadgesGoWithTheirItems() {
        AnimationClock.startAfresh()
        let layout = CollectionLayoutAdapter { _, environment in
            var section = CollectionSection(LinearList(), items: Items(count: environment.itemCount, size: .fixed(40)))
            section.decorations = [.separator(), .badge(length: 10, breadth: 10, at: .startTrailing)]
            return section
        }
        let stage = AdapterStage(layout, [["a", "b", "c"]])
        stage.stage.show()
        let badge = stage.view.supplementaryView(forElementKind: ElementName.badgeKind, at: .item(1))
        #expect(badge != nil)
        stage.view.performBatchUpdates {
            stage.source.sections[0].insert("new", at: 0)
            stage.view.insertItems(at: [.item(0)])
        }
        stage.stage.show()
        #expect(stage.view.supplementaryView(forElementKind: ElementName.badgeKind, at: .item(2)) === badge)
    }
}
