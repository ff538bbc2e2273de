import CollectionLayout

/// The offsets of sections that scroll across, while `reloadData()` replaces all of them.
///
/// Replacing the content is not announced, and afterwards the data source does not know the old sections. So the names
/// of sections are recorded while they scroll. Without names, sections are identified by their index.
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
