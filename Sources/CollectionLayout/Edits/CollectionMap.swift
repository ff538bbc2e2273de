/// Where the elements of an arrangement went in an edit.
public struct CollectionMap: Sendable {
    public let sections: IndexMap
    /// Of sections that stayed and whose items changed, ascending by the old section.
    let items: [(oldSection: Int, map: IndexMap)]
    /// Between sections, ascending by where they came from.
    let moves: [Edit.Move]
    private let movesByDestination: [Edit.Move]
    /// The new names of elements whose content changed, ascending.
    var changed: [ElementID]

    init(
        sections: IndexMap, items: [(oldSection: Int, map: IndexMap)], moves: [Edit.Move], changed: [ElementID] = []
    ) {
        self.sections = sections
        self.items = items
        self.moves = moves.sortedByKey { $0.from.sortingKey }
        self.movesByDestination = moves.sortedByKey { $0.to.sortingKey }
        self.changed = changed.sorted
    }

    /// What stays as it is: the map from an arrangement to one of the same elements, in another layout for example.
    public static func identity(sectionCount: Int) -> CollectionMap {
        CollectionMap(sections: IndexMap(count: sectionCount), items: [], moves: [])
    }

    /// The new name of an element; nil if it is gone. O(log m).
    ///
    /// Knows changes, not counts: an element that never was may be given a name too.
    public func newID(of id: ElementID) -> ElementID? {
        if id.kind.isGlobal { return id }
        let place = Edit.ItemPlace(section: id.section, item: id.item)
        if id.isOfItem, let move = moves.lastSorted(where: { $0.from <= place }), move.from == place {
            return ElementID(id.kind, section: move.to.section, item: move.to.item)
        }
        guard let section = sections.newIndex(of: id.section) else { return nil }
        guard id.isOfItem, let map = map(ofOldSection: id.section) else {
            return ElementID(id.kind, section: section, item: id.item)
        }
        return map.newIndex(of: id.item).map { ElementID(id.kind, section: section, item: $0) }
    }

    /// The old name of an element; nil if it is new. O(log m).
    public func oldID(of id: ElementID) -> ElementID? {
        if id.kind.isGlobal { return id }
        let place = Edit.ItemPlace(section: id.section, item: id.item)
        if id.isOfItem, let move = movesByDestination.lastSorted(where: { $0.to <= place }), move.to == place {
            return ElementID(id.kind, section: move.from.section, item: move.from.item)
        }
        guard let section = sections.oldIndex(of: id.section) else { return nil }
        guard id.isOfItem, let map = map(ofOldSection: section) else {
            return ElementID(id.kind, section: section, item: id.item)
        }
        return map.oldIndex(of: id.item).map { ElementID(id.kind, section: section, item: $0) }
    }

    /// Whether the content of an element, by its new name, is another one than before. O(log m).
    public func isChanged(_ newID: ElementID) -> Bool {
        changed.contains(sorted: newID)
    }

    /// How the items of a section changed; nil if they did not.
    func map(ofOldSection section: Int) -> IndexMap? {
        guard let found = items.lastSorted(where: { $0.oldSection <= section }), found.oldSection == section else {
            return nil
        }
        return found.map
    }
}

extension ElementID {
    /// Whether it goes where an item goes.
    fileprivate var isOfItem: Bool { kind == .item || kind.isItemDecoration }
}

extension Edit.ItemPlace: Comparable {
    static func < (left: Self, right: Self) -> Bool { left.sortingKey < right.sortingKey }

    /// Places that are checked name an element.
    fileprivate var sortingKey: Int64 { ElementID.item(item, section: section).sortingKey }
}
