import CollectionLayout

extension CollectionSession {
    /// Takes over what is described otherwise than arranged. What has been measured stays, also in sections that are replaced.
    ///
    /// - Complexity: O(items placed again + items of replaced sections).
    @MainActor mutating func revise(_ description: some CollectionDescription, through map: CollectionMap) {
        let revision = description.revision(of: arrangement, through: map)
        guard !revision.isEmpty else { return }
        let measured = arrangement.measurements(ofSections: revision.sections.map(\.index)) + revision.measured
        var edit = Edit()
        for (index, section) in revision.sections { edit.reloadSection(index, with: section) }
        for (path, item) in revision.items {
            edit.changeItem(path.item, section: path.section, to: item.size, breadth: item.breadth)
        }
        // The description says it of sections and items that are there.
        _ = try? apply(edit, keepingPlace: false)
        _ = try? self.measured(arrangement.accepted(measured))
    }
}
