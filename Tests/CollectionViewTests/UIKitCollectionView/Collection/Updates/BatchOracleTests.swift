import CollectionView
import Testing

/// Compares random batches with a model of arrays. Every item must keep its cell and its selection, wherever it goes.
@Suite @MainActor struct BatchOracleTests {
    /// Sections of items with stable names.
    struct Model {
        var sections: [[String]]
        var nextName = 0

        mutating func newItem() -> String {
            nextName += 1
            return "item \(nextName)"
        }
    }

    @Test(arguments: 0..<150) func randomBatchesKeepEveryItemWhereTheModelHasIt(seed: Int) throws {
        let clock = AnimationClock.startAfresh()
        var random = SplitMix64(seed: seed)
        var model = Model(sections: [])
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            model.sections.append((0..<Int.random(in: 0...6, using: &random)).map { _ in model.newItem() })
        }
        let layout = ListLayout()
        layout.hasHeaders = random.oneIn(2)
        let stage = Stage(
            TextSource(model.sections), layout, size: CGSize(width: 100, height: random.oneIn(2) ? 2000 : 90))
        stage.view.allowsMultipleSelection = true
        stage.show()
        for _ in 0..<4 {
            selectSome(of: stage, &random)
            let selected = Set(stage.selectedTexts)
            let cells = stage.cellsByText
            let batch = RandomBatch(of: &model, &random)
            let diagnostics = stage.diagnostics {
                stage.view.performBatchUpdates {
                    stage.source.sections = model.sections
                    batch.perform(on: stage.view)
                }
            }
            #expect(diagnostics == [], "seed \(seed)")
            let alive = Set(model.sections.joined())
            #expect(Set(stage.selectedTexts) == selected.intersection(alive), "seed \(seed)")
            for (text, cell) in stage.cellsByText {
                #expect(cell.text == text, "seed \(seed)")
                guard let old = cells[text] else { continue }
                #expect((old === cell) == !batch.replaced.contains(text) || cell.reuses > 0, "seed \(seed): \(text)")
            }
            expectScreen(of: stage, toShow: model, seed: seed)
            if random.oneIn(2) { clock.advance(by: 0.1) }
        }
        clock.advance(by: 2)
        expectScreen(of: stage, toShow: model, seed: seed)
        let shown =
            stage.view.visibleCells.count + stage.view.visibleSupplementaryViews(ofKind: ListLayout.header).count
        #expect(stage.view.subviews.count == shown, "seed \(seed)")
    }

    private func selectSome(of stage: Stage, _ random: inout SplitMix64) {
        for (section, items) in stage.source.sections.enumerated() {
            for item in items.indices where random.oneIn(3) {
                stage.view.selectItem(at: .item(item, section), animated: false, scrollPosition: [])
            }
        }
    }

    private func expectScreen(of stage: Stage, toShow model: Model, seed: Int) {
        let bounds = stage.view.bounds
        var expected: [String] = []
        for (section, items) in model.sections.enumerated() {
            for item in items.indices {
                let frame = stage.layout.layoutAttributesForItem(at: .item(item, section))!.frame
                guard frame.maxY > bounds.minY, frame.minY < bounds.maxY else { continue }
                expected.append(items[item])
                #expect(stage.cell(item, section)?.frame == frame, "seed \(seed)")
            }
        }
        #expect(stage.texts == expected, "seed \(seed)")
    }
}

extension Stage {
    fileprivate var selectedTexts: [String] {
        (view.indexPathsForSelectedItems ?? []).map { source.sections[$0.section][$0.item] }
    }

    fileprivate var cellsByText: [String: TextCell] {
        let cells = view.indexPathsForVisibleItems.compactMap { path in
            cell(path.item, path.section).map { (source.sections[path.section][path.item], $0) }
        }
        return Dictionary(uniqueKeysWithValues: cells)
    }
}

/// A batch that changes a model at random, and the operations that describe the changes.
private struct RandomBatch {
    private var deletedItems: [IndexPath] = []
    private var insertedItems: [IndexPath] = []
    private var moves: [(IndexPath, IndexPath)] = []
    private var reloadedItems: [IndexPath] = []
    private var deletedSections = IndexSet()
    private var insertedSections = IndexSet()
    private var sectionMoves: [(Int, Int)] = []
    /// The items whose cells are replaced.
    private(set) var replaced: Set<String> = []

    @MainActor init(of model: inout BatchOracleTests.Model, _ random: inout SplitMix64) {
        let old = model.sections
        var places: [String: IndexPath] = [:]
        for (section, items) in old.enumerated() {
            for (item, name) in items.enumerated() { places[name] = IndexPath(item: item, section: section) }
        }
        // The new order of the sections, by their old numbers; nil for inserted sections.
        var order: [Int?] = old.indices.filter { _ in !random.oneIn(6) }
        deletedSections = IndexSet(old.indices).subtracting(IndexSet(order.compactMap { $0 }))
        if order.count > 1, random.oneIn(3) {
            order.append(order.remove(at: Int.random(in: 0..<order.count, using: &random)))
        }
        if random.oneIn(3) { order.insert(nil, at: Int.random(in: 0...order.count, using: &random)) }
        let survivors = order.compactMap { $0 }
        for (index, section) in order.enumerated() {
            if let section {
                // If the remaining sections are not in order, all of them are reported as moved.
                if survivors != survivors.sorted() { sectionMoves.append((section, index)) }
            } else {
                insertedSections.insert(index)
            }
        }
        // Items are deleted, inserted and moved.
        var sections: [[String]] = order.map { section in
            guard let section else { return (0..<2).map { _ in model.newItem() } }
            return old[section].filter { _ in !random.oneIn(5) }
        }
        var moved: Set<String> = []
        let targets = order.indices.filter { order[$0] != nil }
        for section in targets where random.oneIn(2) && !sections[section].isEmpty {
            let name = sections[section].remove(at: Int.random(in: 0..<sections[section].count, using: &random))
            let target = targets.randomElement(using: &random)!
            sections[target].insert(name, at: Int.random(in: 0...sections[target].count, using: &random))
            moved.insert(name)
        }
        for section in targets where random.oneIn(2) {
            sections[section].insert(model.newItem(), at: Int.random(in: 0...sections[section].count, using: &random))
        }
        model.sections = sections
        say(from: places, order: order, sections: sections, moved: moved, &random)
    }

    private mutating func say(
        from places: [String: IndexPath], order: [Int?], sections: [[String]], moved: Set<String>,
        _ random: inout SplitMix64
    ) {
        var alive: Set<String> = []
        for (section, items) in sections.enumerated() {
            for (item, name) in items.enumerated() {
                alive.insert(name)
                let path = IndexPath(item: item, section: section)
                guard let place = places[name] else {
                    if order[section] != nil { insertedItems.append(path) }
                    continue
                }
                if moved.contains(name) {
                    moves.append((place, path))
                } else if random.oneIn(6) {
                    reloadedItems.append(place)
                    replaced.insert(name)
                }
            }
        }
        for (name, place) in places.sorted(by: { $0.value < $1.value })
        where !alive.contains(name) && !deletedSections.contains(place.section) {
            deletedItems.append(place)
        }
    }

    @MainActor func perform(on view: UICollectionView) {
        view.insertItems(at: insertedItems)
        view.deleteItems(at: deletedItems)
        for (from, to) in moves { view.moveItem(at: from, to: to) }
        view.reloadItems(at: reloadedItems)
        view.deleteSections(deletedSections)
        view.insertSections(insertedSections)
        for (from, to) in sectionMoves { view.moveSection(from, toSection: to) }
    }
}
