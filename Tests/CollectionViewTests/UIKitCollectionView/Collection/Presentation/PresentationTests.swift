import CollectionView
import Testing

@testable import UIKitCollectionView

/// The translation between the data source's index paths and those on the screen, against a list of what is shown.
@Suite @MainActor struct PresentationTests {
    /// The items of each section on the screen: the data source's index path, or nil for a gap or a placeholder.
    private func model(_ presentation: Presentation, _ counts: [Int]) -> [[IndexPath?]] {
        var sections = counts.enumerated().map { section, count in
            (0..<count).map { IndexPath.item($0, section) as IndexPath? }
        }
        // Placeholders are put in from the last one, so that their anchors still count items alone.
        for placeholder in presentation.placeholders.reversed() {
            sections[placeholder.section].insert(nil, at: placeholder.anchor)
        }
        return sections
    }

    private func random(_ random: inout SplitMix64, counts: [Int]) -> Presentation {
        var presentation = Presentation()
        for id in 0..<Int.random(in: 0...4, using: &random) {
            let section = Int.random(in: counts.indices, using: &random)
            presentation.insert(id, at: .item(Int.random(in: 0...counts[section], using: &random), section))
        }
        return presentation
    }

    private func randomGap(_ random: inout SplitMix64, counts: [Int]) -> Presentation.Gap {
        let end = Int.random(in: counts.indices, using: &random)
        if random.oneIn(2) { return .inserted(at: .item(Int.random(in: 0...counts[end], using: &random), end)) }
        let start = Int.random(in: counts.indices, using: &random)
        let room = counts[end] - (start == end ? 1 : 0)
        return .moved(
            from: .item(Int.random(in: 0..<counts[start], using: &random), start),
            to: .item(Int.random(in: 0...room, using: &random), end))
    }

    @Test(arguments: 0..<100) func placeholdersShiftTheItemsBehindThem(seed: Int) {
        var random = SplitMix64(seed: seed)
        let counts = [3, 0, 5]
        let presentation = self.random(&random, counts: counts)
        let shown = model(presentation, counts)
        #expect(
            presentation.counts(of: DataCounts(itemCounts: counts)).itemCounts == shown.map(\.count), "seed \(seed)")
        for (section, items) in shown.enumerated() {
            for (item, path) in items.enumerated() {
                #expect(presentation.dataPath(of: .item(item, section)) == path, "seed \(seed)")
                #expect((presentation.placeholder(at: .item(item, section)) == nil) == (path != nil), "seed \(seed)")
                if let path { #expect(presentation.shownPath(of: path) == .item(item, section), "seed \(seed)") }
            }
        }
    }

    @Test(arguments: 0..<200) func aGapTranslatesBothWays(seed: Int) {
        var random = SplitMix64(seed: seed)
        let counts = [3, 1, 5]
        var presentation = self.random(&random, counts: counts)
        presentation.gap = randomGap(&random, counts: counts)
        let data = DataCounts(itemCounts: counts)
        let shown = presentation.counts(of: data)
        #expect(presentation.dataCounts(of: shown) == data, "seed \(seed)")
        var seen: Set<IndexPath> = []
        for section in counts.indices {
            for item in 0..<counts[section] {
                let path = presentation.shownPath(of: .item(item, section))
                #expect(shown.contains(path) && seen.insert(path).inserted, "seed \(seed)")
                #expect(presentation.dataPath(of: path) == .item(item, section), "seed \(seed)")
            }
        }
        // The change from one presentation to another is a batch that leads from its counts to the other ones.
        var other = presentation
        other.gap = random.oneIn(3) ? nil : randomGap(&random, counts: counts)
        if random.oneIn(2) { other.remove(Int.random(in: 0..<4, using: &random)) }
        if random.oneIn(2) { other.insert(99, at: .item(0, Int.random(in: counts.indices, using: &random))) }
        for (from, to) in [(presentation, other), (other, presentation), (presentation, Presentation())] {
            #expect(throws: Never.self, "seed \(seed)") {
                try UpdatePlan(
                    BatchUpdate(from: from, to: to), before: from.counts(of: data), after: to.counts(of: data))
            }
        }
    }

    /// Updates of the data source while there are placeholders: the screen shows its items, and as many placeholders.
    @Test(arguments: 0..<60) func updatesGoAroundPlaceholders(seed: Int) {
        AnimationClock.startAfresh()
        var random = SplitMix64(seed: seed)
        var batches = RandomBatches()
        let stage = Stage(TextSource([batches.texts(6), batches.texts(3)]), size: CGSize(width: 100, height: 2000))
        stage.show()
        var contexts: [PlaceholderContext] = []
        func add() {
            let item = UIDragItem(itemProvider: NSItemProvider())
            let context = PlaceholderContext(item, of: stage.view)
            let section = Int.random(in: stage.source.sections.indices, using: &random)
            let place = Int.random(in: 0...stage.source.sections[section].count, using: &random)
            stage.view.insert(
                UICollectionViewPlaceholder(insertionIndexPath: .item(place, section), reuseIdentifier: "text"),
                context.id)
            contexts.append(context)
        }
        let messages = stage.diagnostics {
            for _ in 0..<8 {
                switch Int.random(in: 0..<4, using: &random) {
                case 0: add()
                case 1: _ = contexts.popLast()?.deletePlaceholder()
                case 2:
                    let text = batches.texts(1)[0]
                    contexts.popLast()?.commitInsertion { stage.source.sections[$0.section].insert(text, at: $0.item) }
                default: batches.perform(on: stage.view, stage.source, &random)
                }
                AnimationClock.current.advance(by: 1)
                stage.show()
                #expect(stage.texts.filter { $0 != "" } == stage.source.sections.flatMap { $0 }, "seed \(seed)")
                let counts = stage.source.sections.indices.map(stage.view.numberOfItems(inSection:))
                #expect(counts == stage.source.sections.map(\.count), "seed \(seed)")
            }
        }
        #expect(messages == [], "seed \(seed)")
    }

    @Test func theLastItemIsScrolledIntoViewBehindAPlaceholder() {
        AnimationClock.startAfresh()
        let stage = Stage(TextSource([(0..<40).map(String.init)]), size: CGSize(width: 100, height: 100))
        stage.show()
        stage.view.insert(
            UICollectionViewPlaceholder(insertionIndexPath: .item(0, 0), reuseIdentifier: "text"), Placeholders.nextID()
        )
        AnimationClock.current.advance(by: 1)
        let messages = stage.diagnostics {
            _ = stage.view.takeFocus(.next)
            _ = stage.view.moveFocus(.last)
            AnimationClock.current.advance(by: 1)
            stage.show()
        }
        #expect(messages == [])
        #expect(stage.view.cellForItem(at: .item(39, 0))?.isFocused == true)
        #expect(stage.view.contentOffset.y == stage.view.contentSize.height - 100)
    }
}
