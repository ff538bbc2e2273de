import CollectionView
import Testing

@Suite @MainActor struct DiffableDataSourceTests {
    @Test func theFirstSnapshotIsLoadedWhateverTheFlag() {
        let stage = DiffableStage()
        let calls = stage.messages { stage.apply(["a": [1, 2]]) }
        #expect(calls.contains("reloadData()") && !calls.contains("performBatchUpdates(_:completion:)"))
        stage.show()
        #expect(stage.shown == [1, 2] && stage.completions == 1)
    }

    @Test func differencesAreOneBatchAndCellsStay() throws {
        let clock = AnimationClock.startAfresh()
        let stage = DiffableStage()
        stage.apply(["a": [1, 2, 3]])
        stage.show()
        let cell = try #require(stage.cell(of: 2))
        let calls = stage.messages { stage.apply(["a": [4, 3, 2]]) }
        #expect(calls.filter { $0 == "performBatchUpdates(_:completion:)" }.count == 1)
        #expect(stage.shown == [4, 3, 2] && stage.cell(of: 2) === cell && stage.completions == 1)
        #expect(cell.layer.presentation()?.frame.minY == 20)
        clock.advance(by: 1)
        #expect(stage.completions == 2 && cell.layer.presentation()?.frame.minY == 40)
    }

    @Test func withoutAnimationItIsADifferenceToo() throws {
        AnimationClock.startAfresh()
        let stage = DiffableStage()
        stage.apply(["a": [1, 2, 3]])
        stage.show()
        let cell = try #require(stage.cell(of: 3))
        stage.apply(["a": [3]], animated: false)
        #expect(stage.shown == [3] && stage.cell(of: 3) === cell && cell.layer.presentation()?.frame.minY == 0)
        #expect(stage.completions == 2)
    }

    @Test func reloadingDataAsksForAllCellsAgain() throws {
        let stage = DiffableStage()
        stage.apply(["a": [1, 2]])
        stage.show()
        stage.provided = []
        stage.source.applySnapshotUsingReloadData(DiffableStage.snapshot(["a": [2, 3]]))
        stage.show()
        #expect(stage.shown == [2, 3] && stage.provided == [2, 3])
    }

    @Test func itemsMoveBetweenSectionsWhateverBecomesOfThese() throws {
        AnimationClock.startAfresh()
        let stage = DiffableStage()
        stage.apply(["a": [1, 2], "b": [3]])
        stage.show()
        let cell = try #require(stage.cell(of: 2))
        stage.apply(["b": [3], "c": [2, 4]])
        #expect(stage.shown == [3, 2, 4] && stage.cell(of: 2) === cell)
    }

    @Test func identifiersAndPlacesAreThoseOfTheLastSnapshot() {
        let stage = DiffableStage()
        stage.apply(["a": [1, 2], "b": [3]])
        let source = stage.source
        #expect(source.itemIdentifier(for: .item(1)) == 2 && source.indexPath(for: 3) == .item(0, 1))
        #expect(source.sectionIdentifier(for: 1) == "b" && source.index(for: "a") == 0)
        #expect(source.itemIdentifier(for: .item(2)) == nil && source.itemIdentifier(for: .item(0, 9)) == nil)
        #expect(source.sectionIdentifier(for: -1) == nil && source.indexPath(for: 9) == nil)
        var copy = source.snapshot()
        copy.deleteItems([1])
        #expect(source.snapshot().itemIdentifiers == [1, 2, 3])
    }

    @Test func renewalIsASecondBatchAtTheFinalPlaces() throws {
        AnimationClock.startAfresh()
        let stage = DiffableStage()
        stage.apply(["a": [1, 2, 3]])
        stage.show()
        let (reloaded, reconfigured) = (try #require(stage.cell(of: 2)), try #require(stage.cell(of: 3)))
        stage.provided = []
        var snapshot = DiffableStage.snapshot(["a": [3, 2]])
        snapshot.reloadItems([2])
        snapshot.reconfigureItems([3])
        let calls = stage.messages { stage.source.apply(snapshot) }
        #expect(calls.filter { $0 == "performBatchUpdates(_:completion:)" }.count == 2)
        #expect(stage.shown == [3, 2] && stage.cell(of: 2) !== reloaded && stage.cell(of: 3) === reconfigured)
        #expect(Set(stage.provided) == [2, 3] && stage.provided.count == 2)
        #expect(stage.source.snapshot().reloadedItemIdentifiers == [])
    }

    @Test func aSectionIsReloadedInPlace() throws {
        AnimationClock.startAfresh()
        let stage = DiffableStage()
        stage.apply(["a": [1], "b": [2]])
        stage.show()
        let (first, second) = (try #require(stage.cell(of: 1)), try #require(stage.cell(of: 2)))
        var snapshot = stage.source.snapshot()
        snapshot.reloadSections(["b"])
        stage.source.apply(snapshot)
        #expect(stage.cell(of: 1) === first && stage.cell(of: 2) !== second && stage.shown == [1, 2])
    }

    @Test func equalSnapshotsCostNothing() {
        let stage = DiffableStage()
        stage.apply(["a": [1]])
        stage.show()
        #expect(stage.messages { stage.apply(["a": [1]]) } == [] && stage.completions == 2)
    }

    @Test func snapshotsThatAreAppliedMeanwhileComeAfter() {
        AnimationClock.startAfresh()
        let stage = DiffableStage()
        stage.apply(["a": [1]])
        stage.show()
        stage.whenProviding = { item in
            guard item == 2 else { return }
            stage.apply(["a": [3]])
            #expect(stage.source.snapshot().itemIdentifiers == [1, 2])
        }
        stage.apply(["a": [1, 2]])
        #expect(stage.source.snapshot().itemIdentifiers == [3] && stage.shown == [3])
    }

    @Test func itCanBeAwaited() async {
        let stage = DiffableStage()
        await stage.source.apply(DiffableStage.snapshot(["a": [1]]))
        #expect(stage.source.snapshot().itemIdentifiers == [1])
        await stage.source.applySnapshotUsingReloadData(DiffableStage.snapshot(["a": [2]]))
        await stage.source.apply(DiffableStage.snapshot(["a": [3]]), animatingDifferences: false)
        #expect(stage.source.snapshot().itemIdentifiers == [3])
    }

    @Test func itCanBeAppliedFromElsewhere() async {
        let stage = DiffableStage()
        let source = stage.source
        await Task.detached { await source.apply(DiffableStage.snapshot(["a": [1, 2]])) }.value
        stage.show()
        #expect(stage.shown == [1, 2])
    }

    @Test func mistakesOfProvidersAreReportedOnceEach() {
        let layout = ListLayout()
        layout.hasHeaders = true
        let stage = DiffableStage(layout)
        stage.refused = [2]
        stage.apply(["a": [1, 2]])
        let messages = CollectionViewDiagnostics.collected { stage.show() }
        #expect(messages.count == 2, "\(messages)")
        #expect(
            messages.contains {
                $0.contains("cell provider returned nil for index path [0, 1] with item identifier '2'")
            })
        #expect(messages.contains { $0.contains("has no supplementaryViewProvider") })
    }

    @Test func headersComeFromTheirProvider() throws {
        let layout = ListLayout()
        layout.hasHeaders = true
        let stage = DiffableStage(layout)
        var asked: [String] = []
        stage.source.supplementaryViewProvider = { view, kind, path in
            asked.append("\(kind) \(path.section)")
            return view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: path)
        }
        stage.apply(["a": [1], "b": [2]])
        stage.show()
        #expect(asked == ["header 0", "header 1"])
    }

    /// Applies random snapshots, with or without a layout pass in between. The screen must show the last one, and items
    /// that stay must keep their cells.
    @Test(arguments: 0..<60) func theScreenShowsTheLastSnapshot(seed: Int) {
        let clock = AnimationClock.startAfresh()
        var random = SplitMix64(seed: seed)
        var pair = RandomSnapshot()
        let stage = DiffableStage(ListLayout(), height: 4000)
        for _ in 0..<8 {
            for _ in 0..<Int.random(in: 0...4, using: &random) { pair.change(&random) }
            var snapshot = pair.snapshot
            let renewed = snapshot.itemIdentifiers.filter { _ in random.oneIn(5) }
            if random.oneIn(2) { snapshot.reloadItems(renewed) } else { snapshot.reconfigureItems(renewed) }
            let cells = stage.cellsByItem
            let messages = CollectionViewDiagnostics.collected {
                stage.source.apply(snapshot, animatingDifferences: random.oneIn(2))
                if !random.oneIn(4) { stage.show() }
            }
            #expect(messages == [], "seed \(seed)")
            guard !stage.view.hasUncommittedUpdates else { continue }
            stage.show()
            #expect(stage.shown == pair.model.items.flatMap { $0 }, "seed \(seed)")
            for (item, cell) in stage.cellsByItem where !renewed.contains(item) {
                if let old = cells[item] { #expect(old === cell, "seed \(seed), item \(item)") }
            }
            if random.oneIn(2) { clock.advance(by: 0.1) }
        }
        clock.advance(by: 2)
        #expect(stage.view.subviews.count == pair.snapshot.numberOfItems, "seed \(seed)")
    }

    @Test func itsDescriptionIsAMethodAndAProperty() {
        let stage = DiffableStage()
        stage.apply(["a": [1, 2], "b": [3]])
        let text: String = stage.source.description
        #expect(stage.source.description() == text && "\(stage.source)" == text)
        #expect(text.hasSuffix(": 3 items in 2 sections>"))
    }

    @Test func itemsWithEqualIdentityAndOtherContentAreShown() {
        struct Item: Hashable, Sendable {
            let id: Int
            var text: String

            static func == (one: Item, other: Item) -> Bool { one.id == other.id }
            func hash(into hasher: inout Hasher) { hasher.combine(id) }
        }
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: ListLayout())
        view.register(TextCell.self, forCellWithReuseIdentifier: "text")
        let source = UICollectionViewDiffableDataSource<Int, Item>(collectionView: view) { view, path, item in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "text", for: path) as? TextCell
            cell?.text = item.text
            return cell
        }
        func apply(_ text: String) {
            let items = (0..<2).map { Item(id: $0, text: text) }
            var snapshot = NSDiffableDataSourceSnapshot<Int, Item>()
            snapshot.appendSections([0])
            snapshot.appendItems(items)
            if text != "old" { snapshot.reconfigureItems([items[0]]) }
            source.apply(snapshot)
            view.layoutIfNeeded()
        }
        apply("old")
        apply("new")
        #expect((view.cellForItem(at: IndexPath(item: 0, section: 0)) as? TextCell)?.text == "new")
        #expect(source.itemIdentifier(for: IndexPath(item: 1, section: 0))?.text == "new")
        withExtendedLifetime(source) {}
    }
}
