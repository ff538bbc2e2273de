import CollectionLayout

extension CollectionSession {
    /// Applies the changes of a description that belong to an update. Measured sizes stay, even in sections with a new
    /// description.
    ///
    /// - Complexity: O(*k*) for *k* items that are placed again, and that of comparing the descriptions.
    @MainActor mutating func revise(_ description: some CollectionDescription, through map: CollectionMap) {
        let revision = description.revision(of: arrangement, through: map)
        // Nothing is thrown here, because the revision contains only sections and items that exist.
        if !revision.sections.isEmpty || !revision.items.isEmpty {
            _ = completeEdit { session in
                if !revision.sections.isEmpty { _ = try? session.describe(revision.sections, keepingPlace: false) }
                var edit = Edit()
                for (path, item) in revision.items { edit.changeItem(path, to: item) }
                if !revision.items.isEmpty { _ = try? session.apply(edit, keepingPlace: false) }
            }
        }
        _ = try? measured(revision.measured)
    }
}
