import CollectionLayout
import CollectionView
import Testing

/// The values that adapters attach to attributes, for the views.
@Suite @MainActor struct AdapterPayloadTests {
    struct Label: Equatable { var text: String }

    /// Returns a list whose attributes carry the texts of their items.
    private func stage(_ texts: [String]) -> AdapterStage {
        let layout = CollectionLayoutAdapter(LinearList()) { _, _ in .fixed(50) }
        let stage = AdapterStage(layout, [texts])
        layout.attach { [source = stage.source] id, _ in Label(text: source.sections[id.section][id.item]) }
        stage.stage.show()
        return stage
    }

    private func expectOwnLabels(_ stage: AdapterStage) {
        for cell in stage.view.visibleCells.compactMap({ $0 as? TextCell }) {
            #expect(cell.applied.last?.payload(as: Label.self)?.text == cell.text)
        }
    }

    @Test func payloadsAreCopiedAndCompared() throws {
        let attributes = try #require(stage(["a", "b"]).layout.layoutAttributesForItem(at: .item(1)))
        let copy = try #require(attributes.copy() as? UICollectionViewLayoutAttributes)
        #expect(attributes.payload(as: Label.self) == Label(text: "b"))
        #expect(copy.payload(as: Label.self) == Label(text: "b") && copy.isEqual(attributes))
        #expect(attributes.payload(as: Int.self) == nil)
        let other = stage(["a", "c"]).layout.layoutAttributesForItem(at: .item(1))
        #expect(other?.frame == attributes.frame && !attributes.isEqual(other) && !copy.isEqual(other))
        let plain = UICollectionViewLayoutAttributes(forCellWith: .item(1))
        plain.frame = attributes.frame
        #expect(!attributes.isEqual(plain) && plain.payload(as: Label.self) == nil)
    }

    @Test func viewsHearOfAPayloadAlthoughNothingElseChanged() throws {
        let stage = stage(["a", "b"])
        let cell = try #require(stage.stage.cell(0))
        let count = cell.applied.count
        stage.layout.attach { id, size in id.item + Int(size.height) }
        let arrangements = stage.stage.messages(to: .layout) { stage.stage.show() }
        #expect(arrangements.contains("prepare()"))
        #expect(cell.applied.count == count + 1 && cell.applied.last?.payload() == 50)
        stage.layout.invalidateLayout()
        stage.stage.show()
        #expect(cell.applied.count == count + 1)
    }

    @Test(arguments: 0..<20) func payloadsGoWithTheirItemsThroughUpdates(seed: Int) {
        let clock = AnimationClock.startAfresh()
        var random = SplitMix64(seed: seed)
        let stage = stage((0..<12).map { "\($0)" })
        for round in 0..<8 {
            let count = stage.source.sections[0].count
            let (from, to) = (
                Int.random(in: 0..<count, using: &random), Int.random(in: 0..<count - 1, using: &random)
            )
            stage.view.performBatchUpdates {
                let text = stage.source.sections[0].remove(at: from)
                switch round % 4 {
                case 0:
                    stage.source.sections[0].insert(text, at: to)
                    stage.view.moveItem(at: .item(from), to: .item(to))
                case 1: stage.view.deleteItems(at: [.item(from)])
                case 2:
                    stage.source.sections[0].insert(contentsOf: [text + "!", "new"], at: from)
                    stage.view.reloadItems(at: [.item(from)])
                    stage.view.insertItems(at: [.item(from + 1)])
                default:
                    stage.source.sections[0].insert(text, at: from)
                    stage.view.reloadData()
                }
            }
            expectOwnLabels(stage)
            clock.advance(by: 0.1)
        }
        clock.advanceUntilIdle()
        stage.stage.show()
        expectOwnLabels(stage)
    }

    @Test func deletedElementsKeepTheirPayloadWhileTheyDisappear() throws {
        AnimationClock.startAfresh()
        let stage = stage(["a", "b", "c"])
        let cell = try #require(stage.stage.cell(2))
        stage.source.sections[0].removeLast()
        stage.view.deleteItems(at: [.item(2)])
        #expect(cell.applied.last?.alpha == 0 && cell.applied.last?.payload() == Label(text: "c"))
    }

    @Test func whileAnItemIsDraggedEveryOneHasItsOwn() {
        AnimationClock.startAfresh()
        for cancels in [false, true] {
            let stage = stage(["a", "b", "c", "d"])
            #expect(stage.view.beginInteractiveMovementForItem(at: .item(0)))
            for y in [70, 120, 170, 110] as [CGFloat] {
                stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: y))
                stage.stage.show()
                expectOwnLabels(stage)
            }
            if cancels { stage.view.cancelInteractiveMovement() } else { stage.view.endInteractiveMovement() }
            stage.stage.show()
            expectOwnLabels(stage)
            #expect(stage.source.sections[0] == (cancels ? ["a", "b", "c", "d"] : ["b", "c", "a", "d"]))
        }
    }
}
