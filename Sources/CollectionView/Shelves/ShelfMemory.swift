import CollectionLayout

/// How far sections are scrolled across, while `reloadData()` replaces all of them.
///
/// Nobody says beforehand that the content is going to be replaced, and afterwards the data source does not know which section was
/// which. So the names of sections are noted while they are scrolled. Without names, a section is the one at the same index.
@MainActor struct ShelfMemory {
    private var offsets: [AnyHashable: Double] = [:]

    /// A section has been scrolled across.
    mutating func note(_ section: Int, at offset: Double, in names: (any SectionNaming)?) {
        if let name = names?.name(ofSection: section) { offsets[name] = offset }
    }

    /// Scrolls the sections of a session as they were scrolled in another one, which it replaces. O(sections).
    mutating func restore(
        _ session: inout CollectionSession, after old: Arrangement?, in names: (any SectionNaming)?
    ) {
        if let names {
            for (name, offset) in offsets {
                guard let section = names.section(named: name) else {
                    offsets[name] = nil
                    continue
                }
                try? session.restoreShelf(section, to: offset)
            }
        } else if let old {
            for section in 0..<min(old.sectionCount, session.arrangement.sectionCount) {
                if let offset = old.innerOffset(ofSection: section) {
                    // A section that does not scroll any more has no place to be restored.
                    try? session.restoreShelf(section, to: offset)
                }
            }
        }
    }
}
