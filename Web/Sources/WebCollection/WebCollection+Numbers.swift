import CollectionLayout

// Item numbers are those of the page's content, which does not change during a drag, only when the item is dropped.

extension WebCollection {
    /// The number of an item, or of the item that an element decorates.
    func number(of id: ElementID) -> Int {
        #if COMMON_ONLY
            return content.number(of: id)
        #else
            guard let dragged = session?.reordering else { return content.number(of: id) }
            return content.number(of: id.moved(from: dragged.item, to: dragged.origin))
        #endif
    }

    /// Returns the element of an item by number, or nil if there is no such item.
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
        /// Returns the ID after an item, this one or another, has moved.
        fileprivate func moved(from old: ElementID, to new: ElementID) -> ElementID {
            if section == old.section, item == old.item { return .item(new.item, section: new.section) }
            var index = item
            if section == old.section, index > old.item { index -= 1 }
            if section == new.section, index >= new.item { index += 1 }
            return .item(index, section: section)
        }
    }
#endif
