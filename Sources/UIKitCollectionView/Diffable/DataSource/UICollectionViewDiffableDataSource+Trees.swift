import Foundation

extension UICollectionViewDiffableDataSource {
    /// Returns the section snapshot of a section. If none was applied, all items are roots.
    public func snapshot(
        for section: SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        if let tree = trees[section] { return tree }
        var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        flat.append(current.itemIdentifiers(inSection: section))
        return flat
    }

    /// Applies a section snapshot: its visible items become the items of the section. A new section is appended.
    nonisolated public func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        MainQueue.perform(completion) { [self] completion in
            applying.serially { [self] in
                let whole = current.replacingItems(of: section, by: snapshot.visibleItems)
                trees[section] = snapshot
                applying.show(whole, isAnimated: animatingDifferences, completion: completion)
                forgetOutdatedTrees()
                applying.showOutline(isAnimated: animatingDifferences)
            }
        }
    }

    /// Applies a section snapshot, and returns when the update has ended.
    nonisolated public func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            apply(
                snapshot, to: section, animatingDifferences: animatingDifferences, completion: { continuation.resume() }
            )
        }
    }

    /// Expands or collapses an item, and calls the handlers, as a tap on the disclosure of an outline does. This is an
    /// addition to UIKit.
    public func setExpanded(_ isExpanded: Bool, for item: ItemIdentifierType, animatingDifferences: Bool = true) {
        guard let section = current.sectionIdentifier(containingItem: item), var tree = trees[section],
            tree.isExpanded(item) != isExpanded
        else { return }
        let handlers = sectionSnapshotHandlers
        if isExpanded {
            guard handlers.shouldExpandItem?(item) ?? true else { return }
            handlers.willExpandItem?(item)
            if let below = handlers.snapshotForExpandingParent?(item, tree.snapshot(of: item)) {
                tree.replace(childrenOf: item, using: below)
            }
            tree.expand([item])
        } else {
            guard handlers.shouldCollapseItem?(item) ?? true else { return }
            handlers.willCollapseItem?(item)
            tree.collapse([item])
        }
        apply(tree, to: section, animatingDifferences: animatingDifferences)
    }

    /// A section snapshot whose visible items differ from the section's items is outdated.
    func forgetOutdatedTrees() {
        guard !trees.isEmpty else { return }
        trees = trees.filter { section, tree in
            current.indexOfSection(section) != nil && current.itemIdentifiers(inSection: section) == tree.visibleItems
        }
    }
}

extension UICollectionViewDiffableDataSource: OutlineDataSource {
    func outlinePosition(at path: IndexPath) -> OutlinePosition? {
        guard let section = current.section(at: path.section), let tree = trees[section],
            let item = current.item(at: path), tree.contains(item)
        else { return nil }
        return OutlinePosition(level: tree.level(of: item), isExpanded: tree.isExpanded(item))
    }

    func setExpanded(_ isExpanded: Bool, at path: IndexPath) {
        if let item = current.item(at: path) { setExpanded(isExpanded, for: item) }
    }
}

extension NSDiffableDataSourceSnapshot {
    fileprivate func replacingItems(of section: SectionIdentifierType, by items: [ItemIdentifierType]) -> Self {
        var copy = self
        if copy.indexOfSection(section) == nil { copy.appendSections([section]) }
        copy.deleteItems(copy.itemIdentifiers(inSection: section))
        copy.appendItems(items, toSection: section)
        return copy
    }
}
