import CollectionView
import Testing

@testable import UIKitCollectionView

@Suite struct DifferenceTests {
    @Test(arguments: 0..<1000) func theBatchTurnsOneSnapshotIntoTheOther(seed: Int) {
        var random = SplitMix64(seed: seed)
        var pair = RandomSnapshot()
        for _ in 0..<Int.random(in: 0...12, using: &random) { pair.change(&random) }
        let old = pair.snapshot
        for _ in 0..<Int.random(in: 0...8, using: &random) { pair.change(&random) }
        let new = pair.snapshot
        let difference = SnapshotDifference(from: old, to: new)
        #expect(difference.applied(to: old, contentsFrom: new) == SnapshotModel(new), "seed \(seed)")
        #expect(difference.isEmpty == (SnapshotModel(old) == SnapshotModel(new)), "seed \(seed)")
    }

    @Test(arguments: 0..<300) func asFewMoveAsPossible(seed: Int) {
        var random = SplitMix64(seed: seed)
        let numbers = Array((0..<Int.random(in: 0...9, using: &random)).shuffled(using: &random))
        let kept = zip(numbers, longestIncreasingSubsequence(of: numbers)).filter(\.1).map(\.0)
        #expect(kept == kept.sorted(), "seed \(seed)")
        let best = (0..<(1 << numbers.count)).map { mask in
            numbers.indices.filter { mask >> $0 & 1 == 1 }.map { numbers[$0] }
        }
        .filter { $0 == $0.sorted() }.map(\.count).max()
        #expect(kept.count == best, "seed \(seed)")
    }

    @Test(arguments: 0..<300) func theStandardLibraryCanApplyIt(seed: Int) {
        var random = SplitMix64(seed: seed)
        let old = (0..<12).shuffled(using: &random).filter { _ in !random.oneIn(3) }
        let new = (0..<15).shuffled(using: &random).filter { _ in !random.oneIn(3) }
        let difference = CollectionDifference(from: old, to: new)
        #expect(old.applying(difference) == new, "seed \(seed)")
        #expect(difference == difference.inferringMoves(), "seed \(seed)")
    }

    @Test func oneOutOfPlaceIsOneMove() {
        var old = NSDiffableDataSourceSnapshot<String, Int>()
        old.appendSections(["a", "b"])
        old.appendItems(Array(0..<10), toSection: "a")
        var new = old
        new.moveItem(8, beforeItem: 1)
        let within = SnapshotDifference(from: old, to: new)
        #expect(within.movedItems.map { $0.from } == [[0, 8]] && within.movedItems.map { $0.to } == [[0, 1]])
        new = old
        new.appendItems([3], toSection: "b")
        let across = SnapshotDifference(from: old, to: new)
        #expect(across.movedItems.map { $0.from } == [[0, 3]] && across.movedItems.map { $0.to } == [[1, 0]])
        #expect(across.deletedItems == [] && across.insertedItems == [])
        new = old
        new.moveSection("b", beforeSection: "a")
        let sections = SnapshotDifference(from: old, to: new)
        #expect(sections.sections.moved.count == 1 && sections.movedItems.isEmpty)
    }

    /// Reversed order is the worst case, and must not take quadratic time.
    @Test func manyItemsAreNoTrouble() {
        var old = NSDiffableDataSourceSnapshot<Int, Int>()
        old.appendSections([0])
        old.appendItems(Array(0..<100_000))
        var new = NSDiffableDataSourceSnapshot<Int, Int>()
        new.appendSections([0])
        new.appendItems(Array((50_000..<150_000).reversed()))
        let difference = SnapshotDifference(from: old, to: new)
        #expect(difference.deletedItems.count == 50_000 && difference.insertedItems.count == 50_000)
        #expect(difference.movedItems.count == 49_999)
    }
}

extension SnapshotDifference {
    /// Applies the batch as a collection view does. Inserted and moved items go to their new positions, and the others
    /// fill the remaining positions in their old order.
    func applied(
        to old: NSDiffableDataSourceSnapshot<String, Int>, contentsFrom new: NSDiffableDataSourceSnapshot<String, Int>
    )
        -> SnapshotModel
    {
        let before = SnapshotModel(old)
        let target = SnapshotModel(new)
        let gone = sections.removed + sections.moved.map { $0.from }
        var order: [Int: Int?] = [:]
        for index in sections.inserted { order[index] = .some(nil) }
        for (from, to) in sections.moved { order[to] = from }
        var staying = before.sections.indices.filter { !gone.contains($0) }
        let count = before.sections.count - sections.removed.count + sections.inserted.count
        var model = SnapshotModel()
        for index in 0..<count {
            let section = order[index] ?? (staying.isEmpty ? nil : staying.removeFirst())
            guard let section else {
                model.insertSections([target.sections[index]], at: index)
                // Items that are new to the snapshot are inserted with their section. Items that move into it count as
                // moves.
                model.items[index] = target.items[index].filter { item in !before.items.joined().contains(item) }
                continue
            }
            model.insertSections([before.sections[section]], at: index)
            let leaving =
                deletedItems.filter { $0.section == section }.map(\.item)
                + movedItems.filter { $0.from.section == section }.map { $0.from.item }
            model.items[index] = before.items[section].indices.filter { !leaving.contains($0) }
                .map { before.items[section][$0] }
        }
        let arriving =
            insertedItems.map { ($0, target.items[$0.section][$0.item]) }
            + movedItems.map { ($0.to, before.items[$0.from.section][$0.from.item]) }
        for (path, item) in arriving.sorted(by: { $0.0 < $1.0 }) {
            guard path.section < model.items.count, path.item <= model.items[path.section].count else {
                return SnapshotModel()
            }
            model.items[path.section].insert(item, at: path.item)
        }
        return model
    }
}
