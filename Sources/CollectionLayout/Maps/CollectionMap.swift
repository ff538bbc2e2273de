/// Where the elements of an arrangement went in an edit.
public struct CollectionMap: Sendable {
    public let sections: IndexMap
    /// Where the items of sections went: with their sections, unless those were reloaded.
    let contents: IndexMap
    /// Of items, by their ``ElementID/place``. What goes or comes with its section is not told.
    var items = PlaceMap()
    /// Of what would be the next item of a section, in sections whose items changed.
    var ends = PlaceMap()
    /// Of items whose content changed.
    var changed = PlaceMap()

    init(sections: IndexMap, contents: IndexMap) {
        self.sections = sections
        self.contents = contents
    }

    /// What stays as it is: the map from an arrangement to one of the same elements, in another layout for example.
    public static func identity(sectionCount: Int) -> CollectionMap {
        let same = IndexMap(count: sectionCount)
        return CollectionMap(sections: same, contents: same)
    }

    /// The new name of an element; nil if it is gone. O(log m).
    ///
    /// Knows changes, not counts: an element that never was may be given a name too.
    public func newID(of id: ElementID) -> ElementID? {
        if id.kind.isGlobal { return id }
        guard id.isOfItem else {
            return sections.newIndex(of: id.section).map { ElementID(id.kind, section: $0, item: id.item) }
        }
        let place = newPlace(of: id.place, in: items)
        return place < 0 ? nil : ElementID(id.kind, place: place)
    }

    /// The new name of an element that is still there; nil, too, for headers and footers of reloaded sections, which may have
    /// none any more. O(log m).
    func stayingID(of id: ElementID) -> ElementID? {
        guard let new = newID(of: id), new.isOfItem || !isChanged(new) else { return nil }
        return new
    }

    /// The old name of an element; nil if it is new. O(log m).
    public func oldID(of id: ElementID) -> ElementID? { inverse.newID(of: id) }

    /// Whether the content of an element, by its new name, is another one than before. O(log m).
    public func isChanged(_ newID: ElementID) -> Bool {
        if newID.isOfItem { return newID.kind == .item && changed.arriving.contains(newID.place) }
        return !newID.kind.isGlobal && contents.oldIndex(of: newID.section) == nil
            && sections.oldIndex(of: newID.section) != nil
    }

    /// The new place of what was at an old one in any section, as told by one of the maps.
    @inline(never)  // Saves 6 KB of code: it would be copied to all who look for a place.
    func newPlace(of old: Int64, in map: PlaceMap) -> Int64 {
        let section = ElementID(place: old).section
        let newSection = contents.newIndex(of: section)
        return map.newPlace(
            of: old, from: ElementID.place(section: section),
            to: newSection.map { ElementID.place(section: $0) } ?? PlaceMap.nowhere)
    }
}

extension ElementID {
    /// Of an item or what decorates it, a number that tells it from the items of all sections. Ascending in the order of
    /// the items.
    var place: Int64 { Int64(truncatingIfNeeded: raw & 0xFF_FFFF_FFFF_FFFF) }

    static func place(section: Int, item: UInt32 = 0) -> Int64 { Int64(section) << 32 | Int64(item) }

    init(_ kind: ElementKind = .item, place: Int64) {
        self.init(raw: UInt64(kind.raw) << 56 | UInt64(truncatingIfNeeded: place))
    }

    /// Whether it goes where an item goes.
    var isOfItem: Bool { kind == .item || kind.isItemDecoration }
}

extension Entry {
    /// The section in which its key is a place.
    var section: Int { ElementID(place: key).section }

    /// The index there.
    var item: Int { ElementID(place: key).item }
}

extension [Entry] {
    /// The positions of those whose keys are places in a section. O(log n).
    @inline(never)
    func positions(inSection section: Int) -> Range<Int> {
        position(of: ElementID.place(section: section))..<position(of: ElementID.place(section: section + 1))
    }
}
