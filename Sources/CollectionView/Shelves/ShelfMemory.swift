import CollectionLayout

/// The offsets of sections that scroll across, kept while `reloadData()` replaces all sections.
///
/// A reload is not announced, and after it, the data source no longer knows the old sections. So the names of sections
/// are recorded while they scroll. Without names, sections are identified by their index.
@MainActor struct ShelfMemory {
    private var offsets: [AnyHashable: Double] = [:]

    /// Records the offset of a section that has been scrolled across.
    ///
    /// - Parameter offset: The offset; nil at the beginning. The section stays there, because with other items it may begin
    ///   at another offset.
    mutating func note(_ section: Int, at offset: Double?, in names: (any SectionNaming)?) {
        if let name = names?.name(ofSection: section) { offsets[name] = offset }
    }

    /// Records the offsets of named sections after the arrangement has moved them, as in a rotation.
    ///
    /// - Complexity: O(*s*) for *s* sections that have been scrolled.
    mutating func refresh(from arrangement: Arrangement, in names: (any SectionNaming)?) {
        guard let names else { return }
        for name in offsets.keys {
            if let offset = names.section(named: name).flatMap({ arrangement.innerOffset(ofSection: $0) }) {
                offsets[name] = offset
            }
        }
    }

    /// Restores the offsets of sections in a session that replaces another one.
    ///
    /// - Complexity: O(*s*) for *s* sections.
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
                // A shelf at its beginning stays there: with other items, it may begin at another offset.
                let beginning = old.innerOffsetRange(ofSection: section)?.lowerBound
                if let offset = old.innerOffset(ofSection: section), offset != beginning {
                    // The section might no longer scroll across. Then there is no offset to restore.
                    try? session.restoreShelf(section, to: offset)
                }
            }
        }
    }
}
