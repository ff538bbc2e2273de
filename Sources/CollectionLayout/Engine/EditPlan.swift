/// A checked edit, sorted by indices.
///
/// It does not retain sections, so that mutating one stays in place. A second reference would force a copy.
struct EditPlan {
    /// The map of all elements.
    let map: CollectionMap
    /// The inserted and moved items, in the order of their new indices.
    private(set) var arriving: [NewItem] = []
    /// The changed items, in the order of their new indices.
    private(set) var changed: [NewItem] = []

    init(_ edit: Edit, for sections: SectionTree) throws(EditError) {
        let (sectionMap, contents) = try edit.sectionMaps(count: sections.count)
        let given = edit.givenCounts(sectionMap)
        var steps = try Steps(edit, for: sections, contents, given)
        let items = steps.items
        if let index = items.leaving.repeatedKey { throw .duplicateSource(OldIndex(packed: index).item) }
        var ends = PackedIndexMap()
        let touched = steps.touched
        for position in touched.indices where position == 0 || touched[position] != touched[position - 1] {
            let section = NewIndex(packed: touched[position].key).number
            let staying = contents.oldIndex(of: section)
            let count = staying.map(sections.itemCount) ?? given[given.position(of: touched[position].key)].position
            let end = try steps.end(of: section, from: staying, count, edit)
            let old = sectionMap.oldIndex(of: section)
            ends.add(from: old.map { OldIndex(section: $0, item: sections.itemCount($0)) }, to: end)
        }
        ends.sort()
        if let index = items.arriving.repeatedKey { throw .duplicateDestination(NewIndex(packed: index).item) }
        var inserted = 0
        for entry in items.arriving {
            let element = PackedIndexMap.InsertedOrMoved(entry)
            guard let old = element.origin else {
                // The insertions have the same order, that of the new indices.
                arriving.append(edit.items[steps.insertions[inserted].position].item!)
                inserted += 1
                continue
            }
            var item = sections[old.section].newItem(like: old.item)
            // In another section, or in other contents of its own, the item may have another breadth.
            if contents.newIndex(of: old.section) != element.destination.section {
                item.size = item.size.remeasurable()
            }
            arriving.append(item)
        }
        let changes = steps.changes(of: edit, contents)
        for change in steps.changesByNewIndex {
            var item = edit.items[change.position].item!
            item.index = NewIndex(packed: change.key).item
            changed.append(item)
        }
        map = CollectionMap(sections: sectionMap, contents: contents, items: items, ends: ends, changed: changes)
    }
}

/// The steps of an edit, sorted by indices.
private struct Steps {
    private(set) var items = PackedIndexMap()
    /// The new indices of the inserted items with the numbers of their steps, ascending.
    private(set) var insertions: [Entry] = []
    /// The new indices of the sections that are inserted, reloaded or affected by steps, ascending, once for each reason.
    private(set) var touched: [Entry] = []
    /// The new indices of the changed items with the numbers of their steps, ascending.
    private(set) var changesByNewIndex: [Entry] = []

    /// - Parameters:
    ///   - contents: The new positions of sections that are not reloaded.
    ///   - given: See ``Edit/givenCounts(_:)``.
    @inline(never)  // It throws; see `EditPlan`.
    init(_ edit: Edit, for sections: SectionTree, _ contents: IndexMap, _ given: [Entry]) throws(EditError) {
        for section in given { touch(NewIndex(packed: section.key).number) }
        for (number, step) in edit.items.enumerated() {
            var old: OldIndex?
            if let place = step.old {
                try place.check(in: sections)
                let section = contents.newIndex(of: place.section)
                if let section { touch(section) }
                // The items of a deleted or reloaded section are deleted with it, except for moved ones.
                if step.new != nil || section != nil { old = place.asOld }
            }
            var new: NewIndex?
            if let place = step.new {
                guard contents.newCount > place.section, place.section >= 0 else {
                    throw .noSuchNewSection(place.section)
                }
                touch(place.section)
                new = place.asNew
                if old == nil { insertions.append(Entry(key: place.asNew.packed, value: Int64(number))) }
            }
            if !step.isChange { items.add(from: old, to: new) }
        }
        items.sort()
        insertions.sortByKey()
        touched.sortByKey()
    }

    @inline(never)  // Appending is large.
    private mutating func touch(_ section: Int) { touched.append(Entry(key: NewIndex(section).packed, value: 0)) }

    /// Returns the index after the last item of a section.
    ///
    /// - Parameters:
    ///   - section: The section's new index.
    ///   - old: Its old index; nil if the edit gives it its items.
    ///   - count: The number of items before any is deleted, inserted or moved.
    @inline(never)  // It throws; see `EditPlan`.
    func end(of section: Int, from old: Int?, _ count: Int, _ edit: Edit) throws(EditError) -> NewIndex {
        let remaining = count - (old.map { items.leaving.positions(inSection: $0).count } ?? 0)
        let arriving = items.arriving.positions(inSection: section)
        guard arriving.count <= ElementID.maximumItemCount - remaining else {
            throw .tooMany(maximum: ElementID.maximumItemCount)
        }
        let newCount = remaining + arriving.count
        for element in items.arriving[arriving] {
            let index = NewIndex(packed: element.key)
            if (0..<newCount).contains(index.item) { continue }
            // The error has the caller's index, because an index that is too large cannot be packed.
            let step = edit.items.first { $0.new?.asNew == index }
            throw .noSuchNewIndex(step?.new?.item ?? index.item, count: newCount)
        }
        return NewIndex(section: section, item: newCount)
    }

    /// Returns the map of the changed items that are not deleted, and records the steps that change them.
    @inline(never)  // Appending is large.
    mutating func changes(of edit: Edit, _ contents: IndexMap) -> PackedIndexMap {
        var changed = PackedIndexMap()
        for (number, step) in edit.items.enumerated() where step.isChange {
            let old = step.old!.asOld
            guard let new = contents.newIndex(of: old, in: items) else { continue }
            changed.add(from: old, to: new)
            changesByNewIndex.append(Entry(key: new.packed, value: Int64(number)))
        }
        changed.sort()
        changesByNewIndex.sortByKey()
        return changed
    }
}

extension Edit {
    /// Returns the numbers of items that inserted and reloaded sections bring along, by their new indices, ascending.
    ///
    /// - Parameter sections: The map of the sections.
    fileprivate func givenCounts(_ sections: IndexMap) -> [Entry] {
        var counts: [Entry] = []
        func add(_ section: CollectionSection, at index: Int) {
            counts.append(Entry(key: NewIndex(index).packed, value: Int64(section.count)))
        }
        for (index, section) in insertedSections { add(section, at: index) }
        for (old, section) in reloadedSections { if let index = sections.newIndex(of: old) { add(section, at: index) } }
        counts.sortByKey()
        return counts
    }

    /// Returns the map of the sections, and the map of their contents, in which reloaded sections are deleted and
    /// inserted.
    @inline(never)  // It throws; see `EditPlan`.
    fileprivate func sectionMaps(count: Int) throws(EditError) -> (sections: IndexMap, contents: IndexMap) {
        let inserted = insertedSections.map { $0.index }
        let sections = try IndexMap(
            count: count, deleting: deletedSections, inserting: inserted, moving: movedSections)
        guard !reloadedSections.isEmpty else { return (sections, sections) }
        let reloaded = reloadedSections.map { $0.index }
        var arriving: [Int] = []
        for index in reloaded {
            guard index >= 0, index < count else { throw .noSuchOldSection(index, count: count) }
            guard let new = sections.newIndex(of: index) else { throw .duplicateSource(index) }
            arriving.append(new)
        }
        let contents = try IndexMap(
            count: count, deleting: deletedSections + reloaded, inserting: inserted + arriving,
            moving: movedSections.filter { !reloaded.contains($0.from) })
        return (sections, contents)
    }
}

extension SectionTree {
    fileprivate func itemCount(_ section: Int) -> Int { self[section].count }
}

extension Edit.Place {
    fileprivate var asOld: OldIndex { OldIndex(section: section, item: item) }

    fileprivate var asNew: NewIndex { NewIndex(section: section, item: item) }

    @inline(never)  // It throws; see `EditPlan`.
    fileprivate func check(in sections: SectionTree) throws(EditError) {
        guard sections.indices.contains(section) else { throw .noSuchOldSection(section, count: sections.count) }
        let count = sections.itemCount(section)
        guard item < count, UInt32(exactly: item) != nil else { throw .noSuchOldIndex(item, count: count) }
    }
}
