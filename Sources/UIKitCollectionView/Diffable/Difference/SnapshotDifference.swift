import Foundation

/// The operations of a batch that turns one snapshot into another.
///
/// It has as few moves as possible among the items that stay in their section. An item that changes its section moves,
/// even out of a deleted section or into an inserted one. UIKit deletes and inserts it; here its cell is kept.
/// Reloading is not part of it.
///
/// - Complexity: O(*n*) for *n* items, and O(*m* log *m*) for *m* items that are out of order.
struct SnapshotDifference {
    private(set) var sections: ListDifference
    /// The deleted items before the batch, except for those of deleted sections.
    private(set) var deletedItems: [IndexPath] = []
    /// The inserted items after the batch, except for those of inserted sections.
    private(set) var insertedItems: [IndexPath] = []
    private(set) var movedItems: [(from: IndexPath, to: IndexPath)] = []

    init<Section, Item>(
        from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        sections = ListDifference(
            from: old.sectionIdentifiers, to: new.sectionIdentifiers, oldIndex: old.indexOfSection,
            remains: { new.indexOfSection($0) != nil })
        for (section, identifier) in new.sectionIdentifiers.enumerated() {
            let items = new.itemIdentifiers(inSection: identifier)
            if let oldSection = old.indexOfSection(identifier), let number = old.numbers[identifier] {
                let list = ListDifference(
                    from: old.items[number], to: items,
                    oldIndex: { item in old.items.place(of: item).flatMap { $0.list == number ? $0.index : nil } },
                    remains: new.items.contains)
                add(list, from: oldSection, to: section)
                for item in list.inserted {
                    comes(from: old.indexPath(of: items[item]), to: IndexPath(item: item, section: section))
                }
            } else {
                for (item, identifier) in items.enumerated() {
                    guard let from = old.indexPath(of: identifier) else { continue }
                    comes(from: from, to: IndexPath(item: item, section: section))
                }
            }
        }
    }

    /// Adds the deletions and moves within a section.
    private mutating func add(_ list: ListDifference, from oldSection: Int, to section: Int) {
        deletedItems += list.removed.map { IndexPath(item: $0, section: oldSection) }
        movedItems += list.moved.map {
            (IndexPath(item: $0.from, section: oldSection), IndexPath(item: $0.to, section: section))
        }
    }

    /// Adds an item that is new in a section: it was in another one, or is inserted.
    private mutating func comes(from start: IndexPath?, to end: IndexPath) {
        if let start { movedItems.append((start, end)) } else { insertedItems.append(end) }
    }

    var isEmpty: Bool {
        sections.removed.isEmpty && sections.inserted.isEmpty && sections.moved.isEmpty
            && deletedItems.isEmpty && insertedItems.isEmpty && movedItems.isEmpty
    }

    /// Performs the operations. Call it within a batch update.
    @MainActor func perform(on collectionView: UICollectionView) {
        collectionView.deleteSections(IndexSet(sections.removed))
        collectionView.insertSections(IndexSet(sections.inserted))
        for (from, to) in sections.moved { collectionView.moveSection(from, toSection: to) }
        collectionView.deleteItems(at: deletedItems)
        collectionView.insertItems(at: insertedItems)
        for (from, to) in movedItems { collectionView.moveItem(at: from, to: to) }
    }
}
