import CollectionView
import Testing

@Suite struct SnapshotTests {
    typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    @Test(arguments: 0..<200) func operationsMeanWhatTheyMeanForArrays(seed: Int) {
        var random = SplitMix64(seed: seed)
        var pair = RandomSnapshot()
        for _ in 0..<40 {
            pair.change(&random)
            let (snapshot, model) = (pair.snapshot, pair.model)
            #expect(SnapshotModel(snapshot) == model, "seed \(seed)")
            let all = Array(model.items.joined())
            #expect(snapshot.itemIdentifiers == all && snapshot.numberOfItems == all.count, "seed \(seed)")
            #expect(snapshot.numberOfSections == model.sections.count, "seed \(seed)")
            for (section, items) in zip(model.sections, model.items) {
                #expect(snapshot.numberOfItems(inSection: section) == items.count, "seed \(seed)")
                #expect(snapshot.indexOfSection(section) == model.sections.firstIndex(of: section), "seed \(seed)")
                for item in items {
                    #expect(snapshot.sectionIdentifier(containingItem: item) == section, "seed \(seed)")
                    #expect(snapshot.indexOfItem(item) == all.firstIndex(of: item), "seed \(seed)")
                }
            }
        }
    }

    /// Makes many small changes in a long list. Items must be found wherever they have moved.
    @Test(arguments: 0..<8) func itemsAreFoundHoweverTheyHaveDrifted(seed: Int) {
        var random = SplitMix64(seed: seed)
        var snapshot = Snapshot()
        snapshot.appendSections(["a"])
        snapshot.appendItems(Array(0..<400))
        var model = Array(0..<400)
        for step in 0..<300 {
            let index = Int.random(in: 0..<model.count, using: &random)
            switch step % 3 {
            case 0:
                snapshot.insertItems([400 + step], beforeItem: model[index])
                model.insert(400 + step, at: index)
            case 1:
                snapshot.deleteItems([model[index]])
                model.remove(at: index)
            default:
                let target = model[(index + 17) % model.count]
                let item = model.remove(at: index)
                snapshot.moveItem(item, afterItem: target)
                model.insert(item, at: model.firstIndex(of: target)! + 1)
            }
            let probe = model[Int.random(in: 0..<model.count, using: &random)]
            #expect(snapshot.indexOfItem(probe) == model.firstIndex(of: probe), "seed \(seed)")
        }
        #expect(snapshot.itemIdentifiers == model, "seed \(seed)")
        #expect(model.allSatisfy { snapshot.indexOfItem($0).map { model[$0] } == $0 }, "seed \(seed)")
    }

    @Test func aCopyIsAnotherSnapshot() {
        var first = Snapshot()
        first.appendSections(["a"])
        first.appendItems([1, 2])
        var second = first
        second.deleteItems([1])
        #expect(first.itemIdentifiers == [1, 2] && second.itemIdentifiers == [2])
    }

    @Test func missingItemsHaveNoIndex() {
        let snapshot = Snapshot()
        #expect(snapshot.indexOfItem(1) == nil && snapshot.indexOfSection("a") == nil)
        #expect(snapshot.sectionIdentifier(containingItem: 1) == nil && snapshot.itemIdentifiers == [])
    }

    @Test func changesAreRememberedAsLongAsTheirItems() {
        var snapshot = Snapshot()
        snapshot.appendSections(["a", "b"])
        snapshot.appendItems([1, 2, 3], toSection: "a")
        snapshot.appendItems([4], toSection: "b")
        snapshot.reloadItems([2, 1])
        snapshot.reloadItems([2, 4])
        snapshot.reconfigureItems([3])
        snapshot.reloadSections(["b"])
        #expect(snapshot.reloadedItemIdentifiers == [2, 1, 4] && snapshot.reconfiguredItemIdentifiers == [3])
        #expect(snapshot.reloadedSectionIdentifiers == ["b"])
        snapshot.deleteItems([2, 3])
        snapshot.deleteSections(["b"])
        #expect(snapshot.reloadedItemIdentifiers == [1] && snapshot.reconfiguredItemIdentifiers == [])
        #expect(snapshot.reloadedSectionIdentifiers == [])
    }

    @Test func deletingAllLeavesNothing() {
        var snapshot = Snapshot()
        snapshot.appendSections(["a"])
        snapshot.appendItems([1])
        snapshot.deleteAllItems()
        #expect(snapshot.numberOfSections == 0 && snapshot.numberOfItems == 0)
    }

    /// A mistake, the message about it, and the items that are then left.
    struct Mistake: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var text: String
        var left: [[Int]] = [[1, 2], [3]]
        var make: @Sendable (inout Snapshot) -> Void
    }

    static let mistakes = [
        Mistake(
            testDescription: "duplicates", text: "item identifiers are not unique. Duplicate identifiers: {(5)}",
            left: [[1, 2], [3, 5, 6]]
        ) { $0.appendItems([5, 6, 5]) },
        Mistake(
            testDescription: "section twice", text: "section identifiers are not unique. Duplicate identifiers: {(a)}"
        ) {
            $0.appendSections(["a"])
        },
        Mistake(testDescription: "append to unknown", text: "section identifier for appending items: c does not exist")
        {
            $0.appendItems([5], toSection: "c")
        },
        Mistake(
            testDescription: "insert at unknown", text: "item identifier for insertion next to it: 9 does not exist"
        ) {
            $0.insertItems([5], beforeItem: 9)
        },
        Mistake(
            testDescription: "insert at itself",
            text: "destination for item operation [1] is in the insertion item list",
            left: [[5, 1, 2], [3]]
        ) { $0.insertItems([1, 5], beforeItem: 1) },
        Mistake(testDescription: "move unknown", text: "item identifier for moving: 9 does not exist") {
            $0.moveItem(9, afterItem: 1)
        },
        Mistake(
            testDescription: "section at unknown", text: "section identifier for insertion next to it: c does not exist"
        ) {
            $0.insertSections(["d"], afterSection: "c")
        },
        Mistake(testDescription: "move unknown section", text: "section identifier for moving: c does not exist") {
            $0.moveSection("c", beforeSection: "a")
        },
        Mistake(
            testDescription: "reload unknown",
            text: "Attempted to reload item identifier that does not exist in the snapshot: 9"
        ) { $0.reloadItems([9]) },
        Mistake(
            testDescription: "reconfigure unknown",
            text: "Attempted to reconfigure item identifier that does not exist in the snapshot: 9"
        ) { $0.reconfigureItems([1, 9]) },
        Mistake(
            testDescription: "reload unknown section",
            text: "Attempted to reload section identifier that does not exist in the snapshot: c"
        ) { $0.reloadSections(["c"]) },
        Mistake(testDescription: "ask unknown", text: "section identifier for asking for its items: c does not exist") {
            _ = $0.itemIdentifiers(inSection: "c")
        },
    ]

    @Test(arguments: mistakes) func mistakesAreReportedAndLeftOut(mistake: Mistake) {
        var snapshot = Snapshot()
        snapshot.appendSections(["a", "b"])
        snapshot.appendItems([1, 2], toSection: "a")
        snapshot.appendItems([3], toSection: "b")
        let messages = CollectionViewDiagnostics.collected { mistake.make(&snapshot) }
        #expect(messages.count == 1 && messages.allSatisfy { $0.contains(mistake.text) }, "\(messages)")
        #expect(snapshot.sectionIdentifiers == ["a", "b"])
        #expect(snapshot.sectionIdentifiers.map(snapshot.itemIdentifiers) == mistake.left)
    }

    @Test func withoutSectionsNothingIsAppended() {
        var snapshot = Snapshot()
        let messages = CollectionViewDiagnostics.collected { snapshot.appendItems([1]) }
        #expect(messages == ["There are currently no sections in the data source. Please add a section first."])
        #expect(snapshot.numberOfItems == 0)
    }

    @Test func deletingTheUnknownIsAllowed() {
        var snapshot = Snapshot()
        let messages = CollectionViewDiagnostics.collected {
            snapshot.deleteItems([1])
            snapshot.deleteSections(["a"])
        }
        #expect(messages == [])
    }

    @Test func manyItemsAreNoTrouble() {
        var snapshot = Snapshot()
        snapshot.appendSections(["a", "b"])
        for item in 0..<100_000 { snapshot.appendItems([item], toSection: "a") }
        snapshot.appendItems(Array(stride(from: 0, to: 100_000, by: 2)), toSection: "b")
        snapshot.deleteItems(Array(stride(from: 0, to: 100_000, by: 3)))
        #expect(snapshot.numberOfItems == 66_666)
        #expect(snapshot.indexOfItem(99_998) == 66_665 && snapshot.indexOfItem(1) == 0)
    }
}
