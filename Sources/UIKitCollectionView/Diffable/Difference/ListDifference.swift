/// The difference between two lists of distinct elements: deletions, insertions, and as few moves as possible.
///
/// Common elements at the beginnings and ends are not hashed.
///
/// - Complexity: O(*n*) for *n* elements, and O(*m* log *m*) for *m* elements that are out of order.
struct ListDifference {
    /// Indices of the old list, ascending.
    private(set) var removed: [Int] = []
    /// Indices of the new list, ascending.
    private(set) var inserted: [Int] = []
    /// The moves from indices of the old list to indices of the new list, ascending in the latter.
    private(set) var moved: [(from: Int, to: Int)] = []

    /// - Parameters:
    ///   - oldIndex: Returns the old index of an element in the new list; nil if it comes from elsewhere.
    ///   - remains: Whether an element of the old list is in the new one.
    init<Element: Equatable>(
        from old: [Element], to new: [Element], oldIndex: (Element) -> Int?, remains: (Element) -> Bool
    ) {
        let shorter = min(old.count, new.count)
        var start = 0
        while start < shorter, old[start] == new[start] { start += 1 }
        var tail = 0
        while tail < shorter - start, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
        removed = (start..<old.count - tail).filter { !remains(old[$0]) }
        var survivors: [(from: Int, to: Int)] = []
        for index in start..<new.count - tail {
            if let from = oldIndex(new[index]) { survivors.append((from, index)) } else { inserted.append(index) }
        }
        let stays = longestIncreasingSubsequence(of: survivors.map { $0.from })
        moved = survivors.indices.filter { !stays[$0] }.map { survivors[$0] }
    }
}

extension CollectionDifference where ChangeElement: Hashable {
    /// The difference as a value of the standard library, with inferred moves, but not in quadratic time. Elements must
    /// be unique in each list.
    init(from old: [ChangeElement], to new: [ChangeElement]) {
        let oldIndices = Dictionary(uniqueKeysWithValues: zip(old, old.indices))
        let remaining = Set(new)
        let list = ListDifference(from: old, to: new, oldIndex: { oldIndices[$0] }, remains: remaining.contains)
        var changes = list.removed.map { Change.remove(offset: $0, element: old[$0], associatedWith: nil) }
        changes += list.inserted.map { .insert(offset: $0, element: new[$0], associatedWith: nil) }
        for (from, to) in list.moved {
            changes.append(.remove(offset: from, element: old[from], associatedWith: to))
            changes.append(.insert(offset: to, element: new[to], associatedWith: from))
        }
        // Offsets and associations are in pairs and unique by construction.
        self = CollectionDifference(changes)!
    }
}
