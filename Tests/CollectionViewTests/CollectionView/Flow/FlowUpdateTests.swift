import CollectionView
import Testing

/// Batches in a flow layout. Afterward, the layout must equal a new one, and have made the same calls to the
/// delegate as UIKit.
@Suite @MainActor struct FlowUpdateTests {
    /// Returns the delegate's size for an item, which depends on its text.
    private func size(_ text: String, isSame: Bool) -> CGSize {
        let seed = text.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) % 9973 }
        return isSame
            ? CGSize(width: 45, height: 30) : CGSize(width: 20 + CGFloat(seed % 80), height: 10 + CGFloat(seed % 37))
    }

    private final class Answers {
        var isSame = false
        var growth: CGFloat = 0
        var spacing: CGFloat = 5
    }

    private func answer(_ answers: Answers, from source: SizingSource, _ delegate: FlowDelegate) {
        delegate.size = { [self] path in
            var size = size(source.sections[path.section][path.item], isSame: answers.isSame && path.section == 0)
            if path.item % 7 == 3 { size.height += answers.growth }
            return size
        }
        delegate.lineSpacing = { _ in answers.spacing }
        delegate.header = { CGSize(width: 0, height: CGFloat($0 % 3) * 10) }
    }

    /// Returns a new layout with the same properties, data and answers, which has seen no batch.
    private func fresh(like stage: FlowStage, _ answers: Answers) -> FlowStage {
        let fresh = FlowStage(stage.source.sections.map(\.count))
        fresh.source.sections = stage.source.sections
        fresh.source.preferredSize = stage.source.preferredSize
        fresh.layout.estimatedItemSize = stage.layout.estimatedItemSize
        answer(answers, from: fresh.source, fresh.delegate)
        return fresh
    }

    private func compare(_ stage: FlowStage, with fresh: FlowStage, _ seed: Comment) {
        stage.stage.show()
        fresh.stage.show()
        #expect(stage.view.contentSize == fresh.view.contentSize, seed)
        for (section, texts) in stage.source.sections.enumerated() {
            #expect(stage.header(section)?.frame == fresh.header(section)?.frame, seed)
            #expect(texts.indices.first { stage.frame($0, section) != fresh.frame($0, section) } == nil, seed)
        }
        for case let cell as TextCell in stage.view.visibleCells {
            let path = stage.view.indexPath(for: cell)!
            #expect(cell.text == stage.source.sections[path.section][path.item], seed)
        }
    }

    @Test func randomBatchesLeaveWhatANewLayoutHas() {
        AnimationClock.startAfresh()
        for seed in 0..<60 {
            var random = SplitMix64(seed: seed)
            var batches = RandomBatches()
            let answers = Answers()
            answers.isSame = random.oneIn(2)
            let stage = FlowStage([0, 0, 0])
            stage.source.sections = [batches.texts(25), batches.texts(0), batches.texts(40)]
            answer(answers, from: stage.source, stage.delegate)
            stage.stage.show()
            for _ in 0..<8 {
                // The layout is not told of these changes. A batch asks again.
                if random.oneIn(4) { answers.growth = CGFloat(Int.random(in: 0...9, using: &random)) }
                if random.oneIn(6) { answers.spacing = CGFloat(Int.random(in: 0...9, using: &random)) }
                if random.oneIn(6) { answers.isSame.toggle() }
                batches.perform(on: stage.view, stage.source, &random)
                compare(stage, with: fresh(like: stage, answers), "seed \(seed)")
            }
        }
    }

    /// Measured cells keep the size that they preferred, and the others an estimate.
    @Test func randomBatchesKeepMeasuredSizes() {
        AnimationClock.startAfresh()
        for seed in 0..<30 {
            var random = SplitMix64(seed: seed)
            var batches = RandomBatches()
            let stage = FlowStage([0, 0], hasDelegate: false)
            stage.source.sections = [batches.texts(30), batches.texts(30)]
            stage.layout.estimatedItemSize = CGSize(width: 60, height: 40)
            stage.source.preferredSize = { [self] text, _ in size(text, isSame: false) }
            stage.stage.show()
            var measured = Set<String>()
            func learn() {
                for case let cell as TextCell in stage.view.visibleCells { measured.insert(cell.text) }
            }
            learn()
            for _ in 0..<6 {
                let reloaded = batches.perform(on: stage.view, stage.source, &random)
                measured.subtract(reloaded)
                stage.stage.show()
                learn()
                for (section, texts) in stage.source.sections.enumerated() {
                    for (item, text) in texts.enumerated() where measured.contains(text) {
                        #expect(stage.frame(item, section)?.size == size(text, isSame: false), "seed \(seed): \(text)")
                    }
                }
            }
        }
    }

    @Test func aBatchAsksForEverySizeOnceAndWithoutADelegateForNone() {
        AnimationClock.startAfresh()
        let stage = FlowStage([300, 200])
        stage.stage.show()
        func asked(_ body: () -> Void) -> [String: Int] {
            let calls = stage.stage.messages(to: .delegate) {
                body()
                stage.stage.show()
            }
            return Dictionary(calls.filter { $0.contains("layout:") }.map { ($0, 1) }, uniquingKeysWith: +)
        }
        let insertion = {
            stage.source.sections[0].insert("new", at: 7)
            stage.view.performBatchUpdates { stage.view.insertItems(at: [.item(7)]) }
        }
        let calls = asked(insertion)
        #expect(calls["collectionView(_:layout:sizeForItemAt:)"] == 501)
        #expect(calls["collectionView(_:layout:insetForSectionAt:)"] == 2)
        #expect(asked { stage.view.performBatchUpdates(nil) }["collectionView(_:layout:sizeForItemAt:)"] == 501)
        stage.view.delegate = nil
        stage.layout.invalidateLayout()
        stage.stage.show()
        #expect(asked(insertion) == [:])
    }

    /// Apps use this idiom to let a row grow.
    @Test func anEmptyBatchShowsWhatTheDelegateSaysNow() {
        AnimationClock.startAfresh()
        let stage = FlowStage([50])
        var tall: Int?
        stage.layout.minimumLineSpacing = 0
        stage.delegate.size = { CGSize(width: 300, height: $0.item == tall ? 90 : 20 + CGFloat($0.item % 2)) }
        stage.stage.show()
        tall = 3
        stage.view.performBatchUpdates(nil)
        #expect(stage.frame(3)?.height == 90)
        #expect(stage.frame(4)?.minY == 151)
        #expect(stage.view.contentSize.height == 1094)
    }

    /// Subclasses read the new attributes right after `super.prepare()`, before they are told of the update items.
    @Test func aSubclassFindsTheNewItemsWhenItPrepares() {
        final class Reading: UICollectionViewFlowLayout {
            var widths: [CGFloat] = []

            override func prepare() {
                super.prepare()
                let count = collectionView?.numberOfItems(inSection: 0) ?? 0
                widths = (0..<count).map { layoutAttributesForItem(at: .item($0))?.size.width ?? -1 }
            }
        }
        AnimationClock.startAfresh()
        let layout = Reading()
        let stage = FlowStage([3], layout: layout)
        stage.delegate.size = { [source = stage.source] in
            CGSize(width: 10 * CGFloat(source.sections[$0.section][$0.item].count), height: 20)
        }
        stage.stage.show()
        stage.view.performBatchUpdates {
            stage.source.sections[0] = ["12345", "1", "0.2"]
            stage.view.deleteItems(at: [.item(0), .item(1)])
            stage.view.insertItems(at: [.item(0), .item(1)])
        }
        #expect(layout.widths == [50, 10, 30])
    }
}
