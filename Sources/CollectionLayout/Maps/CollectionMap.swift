/// The new positions of an arrangement's elements after an edit.
public struct CollectionMap: Sendable {
    /// An object, so that the map, which is handed on by everyone who animates, is copied by one instruction and not by ten.
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

    @inline(never)  // A call is smaller than what is copied into every caller.
    init(
        sections: IndexMap, contents: IndexMap, items: PackedIndexMap = PackedIndexMap(),
        ends: PackedIndexMap = PackedIndexMap(), changed: PackedIndexMap = PackedIndexMap()
    ) {
        storage = Storage(sections, contents, items, ends, changed)
    }

    /// The new positions of sections.
    public var sections: IndexMap { storage.sections }

    /// The new positions of sections with their items. Reloaded sections have none.
    var contents: IndexMap { storage.contents }

    /// Items that are deleted, inserted or moved. What is deleted or inserted with its section is not listed.
    var items: PackedIndexMap { storage.items }

    /// The positions behind the last items of sections, in sections whose items changed.
    var ends: PackedIndexMap { storage.ends }

    /// Items whose content changed.
    var changed: PackedIndexMap { storage.changed }

    /// The map from an arrangement to one of the same elements, in another layout for example.
    public static func identity(sectionCount: Int) -> CollectionMap {
        let same = IndexMap(count: sectionCount)
        return CollectionMap(sections: same, contents: same)
    }

    /// The new name of an element; nil if it is deleted. O(log m).
    ///
    /// Knows changes, not counts: an element that never was may be given a name too.
    public func newID(of id: ElementID) -> ElementID? {
        if id.kind.isGlobal { return id }
        guard id.isOfItem else {
            return sections.newIndex(of: id.section).map { ElementID(id.kind, section: $0, item: id.item) }
        }
        return newIndex(of: OldIndex(packed: id.packedIndex), in: items).map {
            ElementID(id.kind, packedIndex: $0.packed)
        }
    }

    /// Returns the new name of an element that still exists. Nil also for headers and footers of reloaded sections,
    /// which may have none any more. O(log m).
    func stayingID(of id: ElementID) -> ElementID? {
        guard let new = newID(of: id), new.isOfItem || !isChanged(new) else { return nil }
        return new
    }

    /// The old name of an element; nil if it is inserted. O(log m).
    public func oldID(of id: ElementID) -> ElementID? { inverse.newID(of: id) }

    /// Whether the content of an element, by its new name, is another one than before. O(log m).
    public func isChanged(_ newID: ElementID) -> Bool {
        if newID.isOfItem { return newID.kind == .item && changed.arriving.contains(newID.packedIndex) }
        return !newID.kind.isGlobal && contents.oldIndex(of: newID.section) == nil
            && sections.oldIndex(of: newID.section) != nil
    }

    /// The new index of an item, or of the end of a section, as told by one of the maps.
    func newIndex(of old: OldIndex, in map: PackedIndexMap) -> NewIndex? { contents.newIndex(of: old, in: map) }
}

extension IndexMap {
    /// The new index of an item, or of the end of a section, where this is the map of the sections. O(log m).
    @inline(never)
    func newIndex(of old: OldIndex, in map: PackedIndexMap) -> NewIndex? {
        map.newIndex(
            of: old, from: OldIndex(section: old.section, item: 0),
            to: newIndex(of: old.section).map { NewIndex(section: $0, item: 0) })
    }

    /// The old index of an item, or of the end of a section, where this is the map of the sections. O(log m).
    @inline(never)
    func oldIndex(of new: NewIndex, in map: PackedIndexMap) -> OldIndex? {
        map.oldIndex(
            of: new, from: NewIndex(section: new.section, item: 0),
            to: oldIndex(of: new.section).map { OldIndex(section: $0, item: 0) })
    }
}

extension ElementID {
    /// Whether it goes where an item goes.
    var isOfItem: Bool { kind == .item || kind.isItemDecoration }
}

extension [Entry] {
    /// Returns the positions of keys that are items of a section. O(log n).
    @inline(never)
    func positions(inSection section: Int) -> Range<Int> {
        let start = position(of: ElementID.packedIndex(section: section, item: 0))
        return start..<position(of: ElementID.packedIndex(section: section + 1, item: 0))
    }
}
