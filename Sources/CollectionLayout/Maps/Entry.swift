/// A key and a value, both numbers.
///
/// An array of entries in ascending order of their keys serves as an ordered dictionary. Edits use this one type for
/// all lookups and sorting, because a specialized copy of the code for each type would take kilobytes in a WebAssembly
/// module.
struct Entry: Hashable, Sendable {
    var key: Int64
    var value: Int64

    /// The value as an index.
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

    /// Returns the value of a key; nil if there is no entry. O(log n).
    @inline(never)  // Every caller would copy a search.
    func value(of key: Int64) -> Int? {
        let position = position(of: key)
        return position < count && self[position].key == key ? self[position].position : nil
    }

    /// Returns whether there is an entry with a key. O(log n).
    func contains(_ key: Int64) -> Bool { value(of: key) != nil }

    /// The first key in ascending order that occurs more than once; nil if there is none.
    var repeatedKey: Int64? {
        for position in indices.dropFirst() where self[position].key == self[position - 1].key {
            return self[position].key
        }
        return nil
    }

    /// Sorts the entries by key. Entries with equal keys keep their order. O(n log n), and O(n) if they are already
    /// sorted.
    ///
    /// It is a bottom-up merge sort. The standard library's sort is faster, but takes four kilobytes of code.
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

    /// Returns the indices from 0 to `count` − 1, sorted by keys, as the values of entries. O(n log n).
    static func sorted(_ count: Int, by key: (Int) -> Int64) -> [Entry] {
        var entries = [Entry](count: count) { Entry(key: key($0), value: Int64($0)) }
        entries.sortByKey()
        return entries
    }
}
