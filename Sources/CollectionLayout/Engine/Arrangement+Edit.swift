extension Arrangement {
    /// Deletes, inserts, moves and changes elements.
    ///
    /// Items before the first change in a section are not placed again. Items after the last one are only moved if the
    /// layout allows it.
    ///
    /// - Returns: The map from old to new elements, for ``LayoutTransition`` and for the host's own content.
    /// - Throws: ``EditError``. Then nothing has changed.
    /// - Complexity: O(items placed again + p + n / p + changes · log s) for pages of p items.
    @discardableResult
    public mutating func apply(_ edit: Edit) throws(EditError) -> CollectionMap {
        let plan = try EditPlan(edit, for: sections)
        carryOut(plan, of: edit)
        return plan.map
    }

    /// Applies an edit.
    ///
    /// - Parameters:
    ///   - plan: The plan of the edit, made for the current sections.
    ///   - edit: The edit.
    ///   - holdsShelves: Whether visible items of sections that scroll across hold their positions. Otherwise, the
    ///     sections keep their offsets.
    mutating func carryOut(_ plan: EditPlan, of edit: Edit, holdingShelves holdsShelves: Bool = false) {
        let map = plan.map
        if !map.contents.isIdentity {
            let changes = map.contents.changes
            let splices = Splice.splices(leaving: changes.leaving[...], arriving: changes.arriving[...])
            spliceSections(splices, adding: arrivingSections(edit, map))
        }
        for entry in map.ends.arriving {
            let section = PackedIndexMap.InsertedOrMoved(entry).destination.section
            // Inserted and reloaded sections have their own items by now, and none of these leaves.
            let old = map.contents.oldIndex(of: section)
            let leaving = old.map { map.items.leaving.positions(inSection: $0) } ?? 0..<0
            let arriving = map.items.arriving.positions(inSection: section)
            let changed = map.changed.arriving.positions(inSection: section)
            if old == nil, arriving.isEmpty { continue }
            let splices = Splice.splices(
                leaving: map.items.leaving[leaving], arriving: map.items.arriving[arriving])
            let (added, changes) = (plan.arriving[arriving], plan.changed[changed])
            let horizon = horizon(inSection: section)
            mutate(section) { section in
                // A reloaded section has items that nobody has seen.
                let held = (holdsShelves ? old : nil).flatMap { old in
                    section.heldOffset { map.newIndex(ofItem: $0, inSection: old) }
                }
                section.edit(splices, adding: added, changing: changes, upTo: horizon)
                if let held { section.hold(held) }
            }
        }
    }

    /// Returns the inserted, moved and reloaded sections, laid out and in their order after the edit.
    @inline(never)  // It is large, and few edits have such sections.
    private func arrivingSections(_ edit: Edit, _ map: CollectionMap) -> [ArrangedSection] {
        var new = edit.insertedSections.map { (index: $0.index, section: arranged($0.section, upTo: horizon)) }
        for (old, section) in edit.reloadedSections {
            guard let index = map.sections.newIndex(of: old) else { continue }
            var section = arranged(section, upTo: horizon)
            section.scroll(like: sections[old])
            new.append((index, section))
        }
        let order = [Entry].sorted(new.count) { Int64(new[$0].index) }
        var inserted = 0
        return map.contents.changes.arriving.map { element in
            if let origin = PackedIndexMap.InsertedOrMoved(element).origin { return sections[origin.number] }
            // The map guarantees that a section that was not moved is inserted or reloaded.
            inserted += 1
            return new[order[inserted - 1].position].section
        }
    }
}
