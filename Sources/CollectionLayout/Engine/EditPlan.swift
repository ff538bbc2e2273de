/// An edit, checked, and put in the order of places.
///
/// It must not hold sections: who changes one that is held elsewhere changes a copy.
struct EditPlan {
    /// Its ends are those of all sections in which something is to be done.
    private(set) var map: CollectionMap
    /// What is put into the places where items arrive, one for each.
    private(set) var arriving: [NewItem] = []
    /// What becomes of the items that are changed, one for each.
    private(set) var changed: [NewItem] = []

    init(_ edit: Edit, for sections: [CollectionSection]) throws(EditError) {
        map = try edit.sectionMap(count: sections.count)
        // How many steps concern each section.
        var touches = [Int](repeating: 0, count: sections.count)
        for (number, step) in edit.items.enumerated() {
            // What comes from nowhere is told by its step.
            var (old, new) = (Int64(-1 - number), PlaceMap.nowhere)
            if let place = step.old {
                try place.check(in: sections)
                touches[place.section] += 1
                // The items of a section that goes or is reloaded go with it, but for those that are moved.
                let goes = step.new == nil && map.contents.newIndex(of: place.section) == nil
                if !goes { old = place.number }
            }
            if let place = step.new {
                guard let section = map.contents.oldIndex(of: place.section) else {
                    throw .noSuchNewSection(place.section)
                }
                touches[section] += 1
                new = place.number
            }
            if !step.isChange { map.items.add(from: old, to: new) }
        }
        map.items.sort()
        if let place = map.items.leaving.repeatedKey { throw .takenTwice(ElementID(place: place).item) }
        for section in sections.indices where touches[section] > 0 {
            guard let new = map.contents.newIndex(of: section) else { continue }
            let count = sections[section].count
            let leaving = map.items.leaving.positions(inSection: section)
            let arriving = map.items.arriving.positions(inSection: new)
            let room = ElementID.mostItems - (count - leaving.count)
            guard arriving.count <= room else { throw .tooMany(atMost: ElementID.mostItems) }
            let newCount = count - leaving.count + arriving.count
            for arrival in map.items.arriving[arriving] where !(0..<newCount).contains(arrival.item) {
                // The step knows the index; a place cannot hold every number.
                let step = edit.items.first { $0.new?.number == arrival.key }
                throw .noSuchNewIndex(step?.new?.item ?? arrival.item, count: newCount)
            }
            map.ends.add(
                from: Edit.Place(section: section, item: count).number,
                to: Edit.Place(section: new, item: newCount).number)
        }
        for (section, new) in edit.reloadedSections {
            guard let index = map.sections.newIndex(of: section) else { continue }
            map.ends.add(
                from: Edit.Place(section: section, item: sections[section].count).number,
                to: Edit.Place(section: index, item: new.count).number)
        }
        map.ends.sort()
        if let place = map.items.arriving.repeatedKey { throw .filledTwice(ElementID(place: place).item) }
        arriving = map.items.arriving.map { arrival in
            if arrival.value < 0 { return edit.items[-1 - arrival.position].item! }
            let old = ElementID(place: arrival.value)
            var item = sections[old.section].content.newItem(like: old.item)
            // Another section may have another breadth for it.
            if map.sections.newIndex(of: old.section) != arrival.section { item.size = item.size.remeasurable() }
            return item
        }
        planChanges(edit)
    }

    private mutating func planChanges(_ edit: Edit) {
        var changes: [Entry] = []
        for (number, step) in edit.items.enumerated() where step.isChange {
            let old = step.old!.number
            let new = map.newPlace(of: old, in: map.items)
            guard new >= 0 else { continue }
            map.changed.add(from: old, to: new)
            changes.append(Entry(key: new, value: Int64(number)))
        }
        map.changed.sort()
        changes.sortByKey()
        changed = changes.map { change in
            var item = edit.items[change.position].item!
            item.index = change.item
            return item
        }
    }
}

extension Edit {
    /// Where sections go, and their items with them unless they are reloaded.
    fileprivate func sectionMap(count: Int) throws(EditError) -> CollectionMap {
        let inserted = insertedSections.map { $0.index }
        let sections = try IndexMap(
            count: count, deleting: deletedSections, inserting: inserted, moving: movedSections)
        guard !reloadedSections.isEmpty else { return CollectionMap(sections: sections, contents: sections) }
        let reloaded = reloadedSections.map { $0.index }
        var arriving: [Int] = []
        for index in reloaded {
            guard index >= 0, index < count else { throw .noSuchOldSection(index, count: count) }
            guard let new = sections.newIndex(of: index) else { throw .takenTwice(index) }
            arriving.append(new)
        }
        let contents = try IndexMap(
            count: count, deleting: deletedSections + reloaded, inserting: inserted + arriving,
            moving: movedSections.filter { !reloaded.contains($0.from) })
        return CollectionMap(sections: sections, contents: contents)
    }
}

extension Edit.Place {
    /// See ``ElementID/place``; the last one in the section where it is out of reach.
    fileprivate var number: Int64 { ElementID.place(section: section, item: UInt32(exactly: item) ?? .max) }

    fileprivate func check(in sections: [CollectionSection]) throws(EditError) {
        guard sections.indices.contains(section) else { throw .noSuchOldSection(section, count: sections.count) }
        let count = sections[section].count
        guard item < count, UInt32(exactly: item) != nil else { throw .noSuchOldIndex(item, count: count) }
    }
}
