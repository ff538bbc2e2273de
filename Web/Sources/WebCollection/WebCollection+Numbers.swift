import CollectionLayout

// Items by their numbers in the page's content, which learns of a drag only when the item is dropped.

extension WebCollection {
    /// The number of an item, or of the item that something decorates, through all sections.
    func number(of id: ElementID) -> Int {
        #if COMMON_ONLY
            return content.number(of: id)
        #else
            guard let dragged = session?.reordering else { return content.number(of: id) }
            return content.number(of: id.moved(from: dragged.item, to: dragged.origin))
        #endif
    }

    /// Whether an item lies in a section that scrolls across, where its length is across.
    func isOnShelf(_ id: ElementID) -> Bool {
        #if COMMON_ONLY
            return false
        #else
            return session?.arrangement.innerOffset(ofSection: id.section) != nil
        #endif
    }

    /// The element of the item with a number; nil where there is none.
    func id(ofItem number: Int) -> ElementID? {
        #if COMMON_ONLY
            return content.id(ofItem: number)
        #else
            guard let dragged = session?.reordering else { return content.id(ofItem: number) }
            return content.id(ofItem: number)?.moved(from: dragged.origin, to: dragged.item)
        #endif
    }
}

#if !COMMON_ONLY
    extension ElementID {
        /// The name of an item after another one, or the item itself, has moved.
        fileprivate func moved(from old: ElementID, to new: ElementID) -> ElementID {
            if section == old.section, item == old.item { return .item(new.item, section: new.section) }
            var index = item
            if section == old.section, index > old.item { index -= 1 }
            if section == new.section, index >= new.item { index += 1 }
            return .item(index, section: section)
        }
    }
#endif
