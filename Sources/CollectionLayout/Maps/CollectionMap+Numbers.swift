extension CollectionMap {
    /// Returns the map between two contents in which items are identified by their numbers, counted through all
    /// sections.
    ///
    /// An item keeps its number, even if it is in another section afterward. Sections keep their indices.
    ///
    /// - Parameters:
    ///   - oldCounts: The number of items in each section before the change. Negative numbers are 0.
    ///   - newCounts: The number of items in each section after the change. Negative numbers are 0.
    /// - Complexity: O(*n*), and O(*m*) memory for *m* items that change their section, or are inserted into or deleted
    ///   from a section in which others stay.
    public static func keepingNumbers(from oldCounts: [Int], to newCounts: [Int]) -> CollectionMap {
        let (old, new) = (runs(of: oldCounts), runs(of: newCounts))
        let common = min(old.count, new.count)
        let (gone, added) = (Array(common..<old.count), Array(common..<new.count))
        // A section that becomes empty needs no list of its items.
        let emptied = (0..<common).filter { !(old[$0].isEmpty && new[$0].isEmpty) && !old[$0].overlaps(new[$0]) }
        let sections = IndexMap(from: old.count, to: new.count, leaving: gone, arriving: added)
        let contents = IndexMap(from: old.count, to: new.count, leaving: emptied + gone, arriving: emptied + added)
        // Sorting is not necessary, because indices ascend with the numbers.
        var (items, ends) = (PackedIndexMap(), PackedIndexMap())
        for section in old.indices {
            let staying = section < common ? old[section].clamped(to: new[section]) : 0..<0
            for number in old[section] where !staying.contains(number) {
                let target = new.position(of: number)
                // Items that are deleted with their section or its content are not listed.
                if target == nil, contents.newIndex(of: section) == nil { continue }
                items.add(
                    from: OldIndex(section: section, item: number - old[section].lowerBound),
                    to: target.map { NewIndex(section: $0, item: number - new[$0].lowerBound) })
            }
        }
        let known = old.last?.upperBound ?? 0
        for section in 0..<common where contents.newIndex(of: section) != nil {
            for number in new[section].clamped(to: known..<max(known, new[section].upperBound)) {
                items.add(from: nil, to: NewIndex(section: section, item: number - new[section].lowerBound))
            }
        }
        for section in 0..<common where old[section].count != new[section].count {
            ends.add(
                from: OldIndex(section: section, item: old[section].count),
                to: NewIndex(section: section, item: new[section].count))
        }
        return CollectionMap(sections: sections, contents: contents, items: items, ends: ends)
    }

    /// Returns the range of the items' numbers in each section.
    private static func runs(of counts: [Int]) -> [Range<Int>] {
        var first = 0
        return Array(count: counts.count) { index in
            let start = first
            first += max(0, min(counts[index], ElementID.maximumItemCount))
            return start..<first
        }
    }
}

extension [Range<Int>] {
    /// Returns the position of the range that contains a number, among consecutive ranges; nil if none does. O(log n).
    fileprivate func position(of number: Int) -> Int? {
        var (lower, upper) = (0, count)
        while lower < upper {
            let middle = (lower + upper) / 2
            if self[middle].upperBound <= number { lower = middle + 1 } else { upper = middle }
        }
        return lower < count && self[lower].contains(number) ? lower : nil
    }
}
