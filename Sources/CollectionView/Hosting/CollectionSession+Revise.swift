import CollectionLayout

extension CollectionSession {
    /// Applies the changes of a description. Measured sizes stay, even in sections with a new description.
    ///
    /// - Complexity: O(*k*) for *k* items that are placed again, and that of comparing the descriptions.
    @MainActor mutating func revise(_ description: some CollectionDescription, through map: CollectionMap) {
        let revision = description.revision(of: arrangement, through: map)
        // Nothing is thrown here, because the revision contains only sections and items that exist.
        if !revision.sections.isEmpty { _ = try? describe(revision.sections, keepingPlace: false) }
        if !revision.items.isEmpty {
            var edit = Edit()
            for (path, item) in revision.items {
                edit.changeItem(path, to: item)
            }
            _ = try? apply(edit, keepingPlace: false)
        }
        _ = try? measured(revision.measured)
    }
}
