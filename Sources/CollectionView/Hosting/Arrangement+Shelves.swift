import CollectionLayout

extension Arrangement {
    /// Scrolls the sections that scroll across as far as those of another arrangement of the same sections. O(sections).
    mutating func scrollShelves(like other: Arrangement) {
        for section in sections.indices {
            guard let offset = other.innerOffset(ofSection: section),
                let old = other.innerOffsetRange(ofSection: section), offset != old.lowerBound,
                let new = innerOffsetRange(ofSection: section)
            else { continue }
            // It does scroll across.
            try? scroll(section: section, to: min(max(offset, new.lowerBound), new.upperBound))
        }
    }
}
