extension Arrangement {
    /// Deletes, inserts, moves and changes elements.
    ///
    /// What comes before the first change of a section is not looked at again, and what comes after the last one is only
    /// moved where the layout allows it.
    ///
    /// - Returns: where every element went, for ``LayoutTransition`` and for the host's own content.
    /// - Throws: ``EditError``, and nothing was changed.
    /// - Complexity: O(items placed again + items of changed sections / 16 + sections).
    @discardableResult
    public mutating func apply(_ edit: Edit) throws(EditError) -> CollectionMap {
        let plan = try EditPlan(edit, for: sections)
        let map = plan.map
        if !map.contents.isIdentity {
            var inserted = edit.insertedSections
            for (old, section) in edit.reloadedSections {
                guard let new = map.sections.newIndex(of: old) else { continue }
                inserted.append((new, section.scrolled(like: sections[old])))
            }
            reorderSections(inserting: inserted, map.contents)
        }
        // Sections that are reloaded have their items already.
        for end in map.ends.arriving where map.contents.oldIndex(of: end.section) != nil {
            let section = end.section
            let leaving = map.items.leaving.positions(inSection: ElementID(place: end.value).section)
            let arriving = map.items.arriving.positions(inSection: section)
            let changed = map.changed.arriving.positions(inSection: section)
            let splices = Splice.splices(
                leaving: map.items.leaving[leaving], arriving: map.items.arriving[arriving])
            let (added, changes) = (plan.arriving[arriving], plan.changed[changed])
            mutate(section) { section, _ in
                section.mutateContent { content in
                    content.splice(splices, adding: added)
                    content.setSizes(changes)
                }
            }
        }
        return map
    }

    private mutating func reorderSections(
        inserting inserted: [(index: Int, section: CollectionSection)], _ map: IndexMap
    ) {
        let order = [Entry].sorted(inserted.count) { Int64(inserted[$0].index) }
        var reordered: [CollectionSection] = []
        var new: [Int] = []
        for index in 0..<map.newCount {
            if let old = map.oldIndex(of: index) {
                reordered.append(sections[old])
            } else {
                // Checked by the map: what is neither old nor moved is inserted.
                reordered.append(inserted[order[new.count].position].section)
                new.append(index)
            }
        }
        replaceSections(reordered, arranging: new)
    }
}
