import CollectionLayout
import Foundation

/// The inserted and deleted items of a batch. Moved and reloaded items are in both lists.
@MainActor struct ItemChanges {
    private(set) var arrivals: [IndexPath] = []
    private(set) var departures: [IndexPath] = []

    init(_ updates: [UICollectionViewUpdateItem]) {
        for update in updates {
            if let path = update.indexPathBeforeUpdate, path.item != NSNotFound { departures.append(path) }
            if let path = update.indexPathAfterUpdate, path.item != NSNotFound { arrivals.append(path) }
        }
    }

    /// Returns the index paths, before a batch and after it, of the items that it moves to another section.
    static func moves(
        betweenSectionsIn updates: [UICollectionViewUpdateItem], through map: CollectionMap
    ) -> [(old: IndexPath, new: IndexPath)] {
        updates.compactMap { update in
            guard update.updateAction == .move, let old = update.indexPathBeforeUpdate,
                let new = update.indexPathAfterUpdate, new.item != NSNotFound,
                map.newID(of: .header(section: old.section))?.section != new.section
            else { return nil }
            return (old, new)
        }
    }
}
