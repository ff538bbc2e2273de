import Foundation

/// A checked batch, which fits the counts before and after it.
struct UpdatePlan {
    private let batch: BatchUpdate
    let map: ElementMap
    /// The items that are both moved and reloaded, by index path after the batch. They keep their cells, which are
    /// configured again. UIKit refuses such a batch.
    let reconfigured: [IndexPath]

    /// Checks a batch.
    ///
    /// - Throws: The first mistake that is found, in UIKit's words.
    init(_ batch: BatchUpdate, before: DataCounts, after: DataCounts) throws(UpdateMistake) {
        var batch = batch.withoutRedundancies
        try batch.checkPlaces(before: before, after: after)
        try batch.checkContradictions()
        let ends = Dictionary(batch.movedItems.map { ($0.from, $0.to) }) { first, _ in first }
        reconfigured = batch.reloadedItems.compactMap { ends[$0] }
        batch.reloadedItems.removeAll { ends[$0] != nil }
        guard let map = ElementMap(batch, counts: before) else { throw .contradiction }
        try batch.checkCounts(before: before, after: after, map: map)
        self.batch = batch
        self.map = map
    }

    /// The update items for the layout: deletions descending, insertions ascending, reloads, moves.
    @MainActor var updateItems: [UICollectionViewUpdateItem] {
        func section(_ index: Int) -> IndexPath { IndexPath(item: NSNotFound, section: index) }
        let deleted = batch.deletedItems.sorted(by: >) + batch.deletedSections.sorted(by: >).map(section)
        let inserted = batch.insertedSections.sorted().map(section) + batch.insertedItems.sorted()
        let reloadedSections = batch.reloadedSections.sorted().map {
            (section($0), map.newSection(of: $0).map(section))
        }
        let reloaded = reloadedSections + batch.reloadedItems.sorted().map { ($0, map.newPath(of: $0)) }
        let movedSections = batch.movedSections.map { (section($0.from), section($0.to)) }
        return deleted.map { UICollectionViewUpdateItem(.delete, before: $0, after: nil) }
            + inserted.map { UICollectionViewUpdateItem(.insert, before: nil, after: $0) }
            + reloaded.map { UICollectionViewUpdateItem(.reload, before: $0.0, after: $0.1) }
            + movedSections.map { UICollectionViewUpdateItem(.move, before: $0.0, after: $0.1) }
            + batch.movedItems.map { UICollectionViewUpdateItem(.move, before: $0.from, after: $0.to) }
    }
}
