import CollectionLayout

/// The stable name of an element. Unlike an `ElementID`, it does not change with edits.
struct StableName: Hashable {
    let kind: ElementKind
    let thing: Int

    /// A hash that is the same in every run.
    var hashed: Int { thing &* 7919 &+ Int(kind.raw) &* 104_729 }
}

extension EditModel {
    /// Returns the stable name of an element.
    func name(of id: ElementID) -> StableName {
        if id.kind.isGlobal { return StableName(kind: id.kind, thing: -1) }
        let section = sections[id.section]
        let isOfItem = id.kind == .item || id.kind.isItemDecoration
        return StableName(kind: id.kind, thing: isOfItem ? section.ids[id.item] : section.name)
    }

    /// Returns the present ID of a named element; nil if it is gone.
    func id(of name: StableName) -> ElementID? {
        if name.kind.isGlobal { return ElementID(name.kind, section: 0) }
        for (number, section) in sections.enumerated() {
            if name.kind == .item || name.kind.isItemDecoration {
                if let item = section.ids.firstIndex(of: name.thing) {
                    return ElementID(name.kind, section: number, item: item)
                }
            } else if section.name == name.thing {
                return ElementID(name.kind, section: number)
            }
        }
        return nil
    }

    /// Moves an item to the position of another, as a drag does.
    mutating func moveItem(_ name: Int, to new: ElementID) {
        guard let old = id(of: StableName(kind: .item, thing: name)) else { return }
        var ids = sections[old.section].ids
        ids.remove(at: old.item)
        setItems(ids, ofSection: old.section)
        var others = sections[new.section].ids
        others.insert(name, at: new.item)
        setItems(others, ofSection: new.section)
        moved = [name]
    }
}
