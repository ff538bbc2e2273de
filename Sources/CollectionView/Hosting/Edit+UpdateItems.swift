import CollectionLayout
import Foundation

extension Edit {
    /// Makes the edit that corresponds to a batch of UIKit's update items.
    ///
    /// Index paths of whole sections have the item `NSNotFound`.
    @MainActor init(_ updates: [UICollectionViewUpdateItem], from source: some CollectionDescription) {
        self.init()
        for update in updates {
            let (before, after) = (update.indexPathBeforeUpdate, update.indexPathAfterUpdate)
            guard let path = after ?? before, path.count == 2 else { continue }
            if path.item == NSNotFound {
                addSectionUpdate(update.updateAction, from: before?.section, to: after?.section, source)
            } else {
                addItemUpdate(update.updateAction, from: before, to: after, source)
            }
        }
    }

    /// Makes an edit that moves each item in `old` to the index path at the same position of `new`.
    init(movingItemsFrom old: [IndexPath], to new: [IndexPath]) {
        self.init()
        for (from, to) in zip(old, new) where from != to {
            moveItem(from.item, section: from.section, to: to.item, section: to.section)
        }
    }

    /// Changes an item, by its index path before the edit.
    mutating func changeItem(_ path: IndexPath, to item: NewItem) {
        changeItem(
            path.item, section: path.section, to: item.size, span: item.span, rowSpan: item.rowSpan,
            breadth: item.breadth)
    }

    @MainActor private mutating func addSectionUpdate(
        _ action: UICollectionViewUpdateItem.Action, from before: Int?, to after: Int?,
        _ source: some CollectionDescription
    ) {
        switch (action, before, after) {
        case (.insert, _, let after?): insertSection(source.newSection(after), at: after)
        case (.delete, let before?, _): deleteSection(before)
        case (.move, let before?, let after?): moveSection(before, to: after)
        case (.reload, let before?, let after?):
            reloadSection(before, with: source.newSection(after))
        default: break
        }
    }

    @MainActor private mutating func addItemUpdate(
        _ action: UICollectionViewUpdateItem.Action, from before: IndexPath?, to after: IndexPath?,
        _ source: some CollectionDescription
    ) {
        switch (action, before, after) {
        case (.insert, _, let after?):
            let item = source.newItem(at: after)
            insertItem(
                item.size, span: item.span, rowSpan: item.rowSpan, breadth: item.breadth, at: after.item,
                section: after.section)
        case (.delete, let before?, _): deleteItem(before.item, section: before.section)
        case (.move, let before?, let after?):
            moveItem(before.item, section: before.section, to: after.item, section: after.section)
        case (.reload, let before?, let after?):
            changeItem(before, to: source.newItem(at: after))
        default: break
        }
    }
}
