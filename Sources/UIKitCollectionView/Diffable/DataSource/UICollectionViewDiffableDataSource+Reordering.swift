import Foundation

extension UICollectionViewDiffableDataSource {
    typealias Transaction = NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>

    /// Returns the result of a reordering; nil if nothing would change.
    func transaction(moving source: IndexPath, to destination: IndexPath) -> Transaction? {
        let initial = current
        guard source != destination, let item = initial.item(at: source),
            let section = initial.section(at: destination.section)
        else { return nil }
        var final = initial
        final.deleteItems([item])
        let others = final.itemIdentifiers(inSection: section)
        if others.indices.contains(destination.item) {
            final.insertItems([item], beforeItem: others[destination.item])
        } else {
            final.appendItems([item], toSection: section)
        }
        let sections = Set([source.section, destination.section]).sorted().compactMap(initial.section)
        return Transaction(
            initialSnapshot: initial, finalSnapshot: final,
            difference: CollectionDifference(from: initial.itemIdentifiers, to: final.itemIdentifiers),
            sectionTransactions: sections.map { sectionTransaction($0, moving: item, from: initial, to: final) })
    }

    private func sectionTransaction(
        _ section: SectionIdentifierType, moving item: ItemIdentifierType, from initial: Snapshot, to final: Snapshot
    ) -> NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType> {
        let (old, new) = (initial.itemIdentifiers(inSection: section), final.itemIdentifiers(inSection: section))
        let tree = snapshot(for: section)
        return NSDiffableDataSourceSectionTransaction(
            sectionIdentifier: section, initialSnapshot: tree, finalSnapshot: tree.rearranged(to: new, moving: item),
            difference: CollectionDifference(from: old, to: new))
    }

    func adoptTrees(of transaction: Transaction) {
        for section in transaction.sectionTransactions where trees[section.sectionIdentifier] != nil {
            trees[section.sectionIdentifier] = section.finalSnapshot
        }
    }
}
