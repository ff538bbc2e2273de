import CollectionLayout

extension CollectionSession {
    /// Applies the changes of a description. Measured sizes stay, also in sections with a new description.
    ///
    /// - Complexity: O(items placed again).
    @MainActor mutating func revise(_ description: some CollectionDescription, through map: CollectionMap) {
        let revision = description.revision(of: arrangement, through: map)
        // The description says it of sections and items that are there.
        if !revision.sections.isEmpty { _ = try? describe(revision.sections, keepingPlace: false) }
        if !revision.items.isEmpty {
            var edit = Edit()
            for (path, item) in revision.items {
                edit.changeItem(path.item, section: path.section, to: item.size, breadth: item.breadth)
            }
            _ = try? apply(edit, keepingPlace: false)
        }
        _ = try? measured(revision.measured)
    }
}
