import Foundation

/// The items and sections of a snapshot to be reloaded or reconfigured, by their positions. Inserted ones are left out.
struct SnapshotRenewal {
    private let reloadedSections: IndexSet
    private let reloadedItems: [IndexPath]
    private let reconfiguredItems: [IndexPath]

    init<Section, Item>(
        of snapshot: NSDiffableDataSourceSnapshot<Section, Item>, after old: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        reloadedSections = IndexSet(
            snapshot.reloadedSectionIdentifiers.filter { old.indexOfSection($0) != nil }
                .compactMap(snapshot.indexOfSection))
        func paths(_ items: [Item]) -> [IndexPath] {
            items.filter(old.items.contains).compactMap(snapshot.indexPath)
        }
        reloadedItems = paths(snapshot.reloadedItemIdentifiers)
        reconfiguredItems = paths(snapshot.reconfiguredItemIdentifiers)
    }

    var isEmpty: Bool { reloadedSections.isEmpty && reloadedItems.isEmpty && reconfiguredItems.isEmpty }

    /// Performs the operations. Call it within a batch update.
    @MainActor func perform(on collectionView: UICollectionView) {
        if !reloadedSections.isEmpty { collectionView.reloadSections(reloadedSections) }
        if !reloadedItems.isEmpty { collectionView.reloadItems(at: reloadedItems) }
        if !reconfiguredItems.isEmpty { collectionView.reconfigureItems(at: reconfiguredItems) }
    }
}
