extension Array {
    /// In the order of their keys; what has the same key keeps its order. O(n log n).
    func sortedByKey(_ key: (Element) -> Int64) -> [Element] {
        [Entry].sorted(count) { key(self[$0]) }.map { self[$0.position] }
    }
}

extension ElementID {
    /// In the order of ``raw``.
    var sortingKey: Int64 { Int64(bitPattern: raw ^ 1 << 63) }
}

extension [ElementID] {
    /// In the order of their keys.
    @inline(never)  // Three lists are sorted, and searched.
    var sorted: [ElementID] { sortedByKey { $0.sortingKey } }

    /// Whether an element is among these, which are sorted. O(log n).
    @inline(never)
    func contains(sorted id: ElementID) -> Bool { lastSorted { $0.raw <= id.raw } == id }
}

extension Array {
    /// The last element of which `isBefore` is true, where it is true of a beginning and of nothing else. O(log n).
    func lastSorted(where isBefore: (Element) -> Bool) -> Element? {
        var lower = 0
        var upper = count
        while lower < upper {
            let middle = (lower + upper) / 2
            if isBefore(self[middle]) { lower = middle + 1 } else { upper = middle }
        }
        return lower > 0 ? self[lower - 1] : nil
    }
}
