extension Arrangement {
    /// Deletes, inserts, moves and changes elements.
    ///
    /// What comes before the first change of a section is not looked at again, and what comes after the last one is only
    /// moved where the layout allows it.
    ///
    /// - Returns: where every element went, for ``Transition`` and for the host's own content.
    /// - Throws: ``EditError``, and nothing was changed.
    /// - Complexity: O(items placed again + items of changed sections / 64 + sections).
    @discardableResult
    public mutating func apply(_ edit: Edit) throws(EditError) -> CollectionMap {
        let plan = try EditPlan(edit, for: self)
        for change in plan.sections {
            mutate(change.section) { section, _ in
                section.mutateContent { $0.splice(change.map.splices, adding: change.added) }
            }
        }
        if !plan.map.sections.isIdentity { reorderSections(edit, plan.map.sections) }
        for (section, sizes) in plan.changedSizes {
            mutate(section) { section, _ in section.mutateContent { $0.setSizes(sizes) } }
        }
        return plan.map
    }

    private mutating func reorderSections(_ edit: Edit, _ map: IndexMap) {
        let inserted = edit.insertedSections.sortedByKey { Int64($0.index) }
        let stayed = sections
        replaceSections(
            (0..<map.newCount).map { new in
                if let old = map.oldIndex(of: new) { return stayed[old] }
                // Checked by the map: what is neither old nor moved is inserted.
                return inserted.lastSorted { $0.index <= new }!.section
            }, arranging: (0..<map.newCount).filter { map.oldIndex(of: $0) == nil })
    }
}

/// An edit, checked, and told apart by the sections whose items it changes.
private struct EditPlan {
    struct SectionChange {
        /// Before the edit.
        var section: Int
        var map: IndexMap
        /// What is new in the section, in order.
        var added: [Edit.NewItem]
    }

    private(set) var map: CollectionMap
    private(set) var sections: [SectionChange] = []
    /// Of items that stay, by their section and index after the edit.
    private(set) var changedSizes: [(section: Int, sizes: [(index: Int, change: Edit.Change)])] = []

    init(_ edit: Edit, for arrangement: Arrangement) throws(EditError) {
        let old = arrangement.sections
        let sectionMap = try IndexMap(
            count: old.count, deleting: edit.deletedSections, inserting: edit.insertedSections.map { $0.index },
            moving: edit.movedSections)

        func checkOld(_ place: Edit.ItemPlace) throws(EditError) {
            guard old.indices.contains(place.section) else {
                throw .noSuchOldSection(place.section, count: old.count)
            }
            guard place.item >= 0, place.item < old[place.section].count else {
                throw .noSuchOldIndex(place.item, count: old[place.section].count)
            }
        }
        for place in edit.deletedItems { try checkOld(place) }
        for move in edit.movedItems { try checkOld(move.from) }
        for change in edit.changedItems { try checkOld(change.place) }
        for place in edit.insertedItems.map({ $0.place }) + edit.movedItems.map({ $0.to }) {
            guard sectionMap.oldIndex(of: place.section) != nil else { throw .noSuchNewSection(place.section) }
        }

        let between = edit.movedItems.filter { sectionMap.newIndex(of: $0.from.section) != $0.to.section }
        let within = edit.movedItems.filter { sectionMap.newIndex(of: $0.from.section) == $0.to.section }
        // A move to another section is a deletion there and an insertion here; only the map knows that they are one.
        let deleted = edit.deletedItems + between.map { $0.from }
        let inserted =
            edit.insertedItems
            + between.map { move in
                Edit.Insertion(place: move.to, item: old[move.from.section].content.newItem(like: move.from.item))
            }

        var touched = deleted.map { $0.section } + within.map { $0.from.section }
        touched += inserted.compactMap { sectionMap.oldIndex(of: $0.place.section) }
        touched = touched.sortedByKey { Int64($0) }
        for (position, section) in touched.enumerated() where position == 0 || touched[position - 1] != section {
            // The items of a section that goes go with it.
            guard let new = sectionMap.newIndex(of: section) else { continue }
            let here = inserted.filter { $0.place.section == new }
            let moves = within.filter { $0.from.section == section }
            let map = try IndexMap(
                count: old[section].count, deleting: deleted.filter { $0.section == section }.map { $0.item },
                inserting: here.map { $0.place.item }, moving: moves.map { ($0.from.item, $0.to.item) })
            let moved = moves.map { move in
                Edit.Insertion(place: move.to, item: old[section].content.newItem(like: move.from.item))
            }
            let added = (here + moved).sortedByKey { Int64($0.place.item) }.map { $0.item }
            sections.append(SectionChange(section: section, map: map, added: added))
        }
        map = CollectionMap(
            sections: sectionMap, items: sections.map { ($0.section, $0.map) }, moves: between)
        groupChangedSizes(edit)
        map.changed = changedSizes.flatMap { section, sizes in sizes.map { .item($0.index, section: section) } }
    }

    private mutating func groupChangedSizes(_ edit: Edit) {
        let sizes = edit.changedItems.compactMap { change in
            map.newID(of: .item(change.place.item, section: change.place.section)).map { ($0, change) }
        }.sortedByKey { $0.0.sortingKey }
        for (id, change) in sizes {
            if changedSizes.last?.section != id.section { changedSizes.append((id.section, [])) }
            changedSizes[changedSizes.count - 1].sizes.append((id.item, change))
        }
    }
}
