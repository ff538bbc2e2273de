/// A number that is found by another one.
///
/// Arrays of these, ascending by their keys, serve as dictionaries that can be walked through in order. All that edits have
/// to look up or to sort is written as such: a copy of the code for every kind of element would take kilobytes each in a
/// WebAssembly module.
struct Entry: Hashable, Sendable {
    var key: Int64
    var value: Int64

    /// Its value where that is the position of something.
    var position: Int { Int(truncatingIfNeeded: value) }
}

extension [Entry] {
    /// Returns the number of entries with smaller keys, which is the position of the first entry with this key, if
    /// there is one. O(log n).
    func position(of key: Int64) -> Int {
        var lower = 0
        var upper = count
        while lower < upper {
            let middle = (lower + upper) / 2
            if self[middle].key < key { lower = middle + 1 } else { upper = middle }
        }
        return lower
    }

    /// Whether there is an entry with a key. O(log n).
    func contains(_ key: Int64) -> Bool {
        let position = position(of: key)
        return position < count && self[position].key == key
    }

    /// The first key, in ascending order, that an earlier entry has too.
    var repeatedKey: Int64? {
        for position in indices.dropFirst() where self[position].key == self[position - 1].key {
            return self[position].key
        }
        return nil
    }

    /// Sorts by the keys; entries with equal keys keep their order. O(n log n), and O(n) if they are sorted.
    ///
    /// Merges stretches that are in order, twice as long ones each time. The standard library's sort does the same with more
    /// skill, and takes four kilobytes.
    mutating func sortByKey() {
        guard indices.dropFirst().contains(where: { self[$0].key < self[$0 - 1].key }) else { return }
        var merged = self
        var length = 1
        while length < count {
            for start in stride(from: 0, to: count, by: 2 * length) {
                let middle = Swift.min(start + length, count)
                let end = Swift.min(middle + length, count)
                var (left, right) = (start, middle)
                for position in start..<end {
                    if left < middle, right == end || self[left].key <= self[right].key {
                        merged[position] = self[left]
                        left += 1
                    } else {
                        merged[position] = self[right]
                        right += 1
                    }
                }
            }
            swap(&self, &merged)
            length *= 2
        }
    }

    /// The positions of so many things in the order of their keys: entries whose values are positions. O(n log n).
    static func sorted(_ count: Int, by key: (Int) -> Int64) -> [Entry] {
        var entries = [Entry](count: count) { Entry(key: key($0), value: Int64($0)) }
        entries.sortByKey()
        return entries
    }
}
