extension Array {
    /// In the order of their keys; what has the same key keeps its order. O(n log n).
    ///
    /// All elements are sorted by one sort, that of their keys: a copy of the standard library's for every kind of element
    /// would be two kilobytes each in a WebAssembly module.
    func sortedByKey(_ key: (Element) -> Int64) -> [Element] {
        KeyedPosition.sorted(map(key)).map { self[$0.position] }
    }
}

private struct KeyedPosition: Comparable {
    let key: Int64
    let position: Int

    @inline(never)
    static func sorted(_ keys: [Int64]) -> [KeyedPosition] {
        keys.indices.map { KeyedPosition(key: keys[$0], position: $0) }.sorted()
    }

    static func < (left: Self, right: Self) -> Bool {
        left.key == right.key ? left.position < right.position : left.key < right.key
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
