/// A map from the names of an arrangement's elements before an edit to their names after it.
public struct CollectionMap: Sendable {
    /// The parts of the map. They are in an object, so that copying the map retains one reference instead of ten.
    private final class Storage: Sendable {
        let sections: IndexMap
        let contents: IndexMap
        let items: PackedIndexMap
        let ends: PackedIndexMap
        let changed: PackedIndexMap

        init(
            _ sections: IndexMap, _ contents: IndexMap, _ items: PackedIndexMap, _ ends: PackedIndexMap,
            _ changed: PackedIndexMap
        ) {
            self.sections = sections
            self.contents = contents
            self.items = items
            self.ends = ends
            self.changed = changed
        }
    }

    private let storage: Storage

    @inline(never)  // It is large, and would be copied into every caller.
    init(
        sections: IndexMap, contents: IndexMap, items: PackedIndexMap = PackedIndexMap(),
        ends: PackedIndexMap = PackedIndexMap(), changed: PackedIndexMap = PackedIndexMap()
    ) {
        storage = Storage(sections, contents, items, ends, changed)
    }

    /// The map of the sections' indices.
    public var sections: IndexMap { storage.sections }

    /// The map of the indices of sections whose items stay. Reloaded sections are deleted and inserted here.
    var contents: IndexMap { storage.contents }

    /// The deleted, inserted and moved items. Items that are deleted or inserted with their section are implied and not
    /// listed.
    var items: PackedIndexMap { storage.items }

    /// The indices after the last item, old to new, of inserted and reloaded sections, and of sections with deleted,
    /// inserted, moved or changed items.
    var ends: PackedIndexMap { storage.ends }

    /// The items whose content has changed.
    var changed: PackedIndexMap { storage.changed }

    /// Returns the map between two arrangements of the same elements, for example in different layouts.
    public static func identity(sectionCount: Int) -> CollectionMap {
        let same = IndexMap(count: sectionCount)
        return CollectionMap(sections: same, contents: same)
    }

    /// Returns the new name of an element; nil if it was deleted. O(log m).
    ///
    /// The map contains changes, not numbers of items. So it also returns names for elements that never existed.
    public func newID(of id: ElementID) -> ElementID? {
        if id.kind.isGlobal { return id }
        guard id.isOfItem else {
            return sections.newIndex(of: id.section).map { ElementID(id.kind, section: $0, item: id.item) }
        }
        return newIndex(of: OldIndex(packed: id.packedIndex), in: items).map {
            ElementID(id.kind, packedIndex: $0.packed)
        }
    }

    /// Returns the new name of an element that still exists; otherwise nil. It is also nil for headers, footers and
    /// backgrounds of reloaded sections, because the new section may lack them. O(log m).
    func stayingID(of id: ElementID) -> ElementID? {
        guard let new = newID(of: id), new.isOfItem || !isChanged(new) else { return nil }
        return new
    }

    /// Returns the old name of an element; nil if it was inserted. O(log m).
    public func oldID(of id: ElementID) -> ElementID? { inverse.newID(of: id) }

    /// Returns whether the content of an element, given by its new name, has changed. O(log m).
    public func isChanged(_ newID: ElementID) -> Bool {
        if newID.isOfItem { return newID.kind == .item && changed.arriving.contains(newID.packedIndex) }
        return !newID.kind.isGlobal && contents.oldIndex(of: newID.section) == nil
            && sections.oldIndex(of: newID.section) != nil
    }

    /// Returns the new index of an item in one of the maps, or of the end of a section.
    func newIndex(of old: OldIndex, in map: PackedIndexMap) -> NewIndex? { contents.newIndex(of: old, in: map) }
}

extension IndexMap {
    /// Returns the new index of an item, or of the end of a section. This is the map of the sections. O(log m).
    @inline(never)  // Every caller would copy two searches.
    func newIndex(of old: OldIndex, in map: PackedIndexMap) -> NewIndex? {
        map.newIndex(
            of: old, from: OldIndex(section: old.section, item: 0),
            to: newIndex(of: old.section).map { NewIndex(section: $0, item: 0) })
    }

    /// Returns the old index of an item, or of the end of a section. This is the map of the sections. O(log m).
    @inline(never)  // Every caller would copy two searches.
    func oldIndex(of new: NewIndex, in map: PackedIndexMap) -> OldIndex? {
        map.oldIndex(
            of: new, from: NewIndex(section: new.section, item: 0),
            to: oldIndex(of: new.section).map { OldIndex(section: $0, item: 0) })
    }
}

extension ElementID {
    /// Whether the element is an item or its decoration, which moves with the item.
    var isOfItem: Bool { kind == .item || kind.isItemDecoration }
}

extension [Entry] {
    /// Returns the positions of the entries whose keys are items of a section. O(log n).
    @inline(never)  // Every caller would copy two searches.
    func positions(inSection section: Int) -> Range<Int> {
        let start = position(of: ElementID.packedIndex(section: section, item: 0))
        return start..<position(of: ElementID.packedIndex(section: section + 1, item: 0))
    }
}
