import CollectionLayout
import Foundation

extension CollectionSession {
    /// Applies the changes of a description that belong to an update. Measured sizes stay, even in sections with a new
    /// description, unless an item has moved to a section that describes it otherwise.
    ///
    /// - Parameter moves: The index paths, before the update and after it, of the items that have moved to another
    ///   section.
    /// - Complexity: O(*k*) for *k* items that are placed again, and that of comparing the descriptions.
    @MainActor mutating func revise(
        _ description: some CollectionDescription, through map: CollectionMap,
        moving moves: [(old: IndexPath, new: IndexPath)] = []
    ) {
        var revision = description.revision(of: arrangement, through: map)
        for (old, new) in moves {
            if let item = description.movedItem(from: old, to: new, in: arrangement) {
                revision.items.append((new, item))
            }
        }
        // Nothing is thrown here, because the revision contains only sections and items that exist.
        if !revision.sections.isEmpty || !revision.items.isEmpty {
            _ = completeChange { session in
                if !revision.sections.isEmpty { _ = try? session.describe(revision.sections, keepingPlace: false) }
                var edit = Edit()
                for (path, item) in revision.items { edit.changeItem(path, to: item) }
                if !revision.items.isEmpty { _ = try? session.apply(edit, keepingPlace: false) }
            }
        }
        _ = try? measured(revision.measured)
    }
}
