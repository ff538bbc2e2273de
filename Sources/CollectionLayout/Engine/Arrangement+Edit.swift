extension Arrangement {
    /// Deletes, inserts, moves and changes elements.
    ///
    /// Items before the first change of a section are not placed again. Items after the last one are only moved where the
    /// layout allows it.
    ///
    /// - Returns: The new positions of all elements, for ``LayoutTransition`` and for the host's own content.
    /// - Throws: ``EditError``, and nothing was changed.
    /// - Complexity: O(items placed again + items of changed sections / 16 + changes · log s).
    @discardableResult
    public mutating func apply(_ edit: Edit) throws(EditError) -> CollectionMap {
        let plan = try EditPlan(edit, for: sections)
        carryOut(plan, of: edit)
        return plan.map
    }

    /// - Parameter plan: made for the sections as they are.
    mutating func carryOut(_ plan: EditPlan, of edit: Edit) {
        let map = plan.map
        if !map.contents.isIdentity {
            let changes = map.contents.changes
            let splices = Splice.splices(leaving: changes.leaving[...], arriving: changes.arriving[...])
            spliceSections(splices, adding: arrivingSections(edit, map))
        }
        // Sections that are reloaded have their items already.
        for entry in map.ends.arriving {
            let end = PackedIndexMap.Arrival(entry)
            let section = end.destination.section
            guard let old = end.origin?.section, map.contents.oldIndex(of: section) != nil else { continue }
            let leaving = map.items.leaving.positions(inSection: old)
            let arriving = map.items.arriving.positions(inSection: section)
            let changed = map.changed.arriving.positions(inSection: section)
            let splices = Splice.splices(
                leaving: map.items.leaving[leaving], arriving: map.items.arriving[arriving])
            let (added, changes) = (plan.arriving[arriving], plan.changed[changed])
            let horizon = horizon(inSection: section)
            mutate(section) { $0.edit(splices, adding: added, changing: changes, upTo: horizon) }
        }
    }

    /// The sections that are inserted, moved or reloaded, arranged, in their order after the edit.
    @inline(never)  // Sections are large, and few edits bring any.
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
        return map.contents.changes.arriving.map { arrival in
            if let origin = PackedIndexMap.Arrival(arrival).origin { return sections[origin.number] }
            // Checked by the map: a section that is neither old nor moved is inserted or reloaded.
            inserted += 1
            return new[order[inserted - 1].position].section
        }
    }
}
