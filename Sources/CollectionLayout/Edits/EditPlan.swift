/// An edit, checked, and put in the order of places.
///
/// It must not hold sections: who changes one that is held elsewhere changes a copy.
struct EditPlan {
    /// Its ends are those of all sections in which something is to be done.
    private(set) var map: CollectionMap
    /// What is put into the places where items arrive, one for each.
    private(set) var arriving: [Edit.NewItem] = []
    /// What becomes of the items that are changed, one for each.
    private(set) var changed: [Edit.NewItem] = []

    init(_ edit: Edit, for sections: [Section]) throws(EditError) {
        map = CollectionMap(
            sections: try IndexMap(
                count: sections.count, deleting: edit.deletedSections,
                inserting: edit.insertedSections.map { $0.index }, moving: edit.movedSections))
        var isTouched = [Bool](repeating: false, count: sections.count)
        // The steps by the places where items arrive.
        var arrivals: [Entry] = []
        for (number, step) in edit.items.enumerated() {
            var (old, new) = (PlaceMap.nowhere, PlaceMap.nowhere)
            if let place = step.old {
                try place.check(in: sections)
                isTouched[place.section] = true
                // The items of a section that goes go with it, but for those that are moved.
                let goes = step.new == nil && map.sections.newIndex(of: place.section) == nil
                if !goes { old = place.number }
            }
            if let place = step.new {
                guard let section = map.sections.oldIndex(of: place.section) else {
                    throw .noSuchNewSection(place.section)
                }
                isTouched[section] = true
                new = place.number
                arrivals.append(Entry(key: new, value: Int64(number)))
            }
            if !step.isChange { map.items.add(from: old, to: new) }
        }
        map.items.sort()
        arrivals.sortByKey()
        if let place = map.items.leaving.repeatedKey { throw .takenTwice(ElementID(place: place).item) }
        for section in sections.indices where isTouched[section] {
            guard let new = map.sections.newIndex(of: section) else { continue }
            let count = sections[section].count
            let leaving = map.items.leaving.positions(inSection: section)
            let arriving = arrivals.positions(inSection: new)
            let newCount = count - leaving.count + arriving.count
            for arrival in arrivals[arriving] {
                guard let place = edit.items[arrival.position].new, !place.isWithin(newCount) else { continue }
                throw .noSuchNewIndex(place.item, count: newCount)
            }
            map.ends.add(
                from: Edit.Place(section: section, item: count).number,
                to: Edit.Place(section: new, item: newCount).number)
        }
        map.ends.sort()
        if let place = arrivals.repeatedKey { throw .filledTwice(ElementID(place: place).item) }
        arriving = arrivals.map { arrival in
            let step = edit.items[arrival.position]
            // What brings no size is moved, and has come from somewhere.
            return step.item ?? sections[step.old!.section].content.newItem(like: step.old!.item)
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

extension Edit.Place {
    /// See ``ElementID/place``. Where no item can be, the place of another one.
    fileprivate var number: Int64 { Int64(section) << 32 | Int64(UInt32(clamping: item)) }

    /// Whether it is one of so many items of its section.
    fileprivate func isWithin(_ count: Int) -> Bool {
        item < count && ElementID(place: number) == .item(item, section: section)
    }

    fileprivate func check(in sections: [Section]) throws(EditError) {
        guard sections.indices.contains(section) else { throw .noSuchOldSection(section, count: sections.count) }
        let count = sections[section].count
        guard isWithin(count) else { throw .noSuchOldIndex(item, count: count) }
    }
}
