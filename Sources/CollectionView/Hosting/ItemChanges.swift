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
}
