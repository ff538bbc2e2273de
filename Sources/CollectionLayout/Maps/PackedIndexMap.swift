/// The new indices of things in lists, most of which keep their order: a one-to-one map of old to new indices, defined
/// for those that stay.
///
/// It stores deleted, inserted and moved things; all other indices follow from those. If there are several lists, their
/// indices are far apart; see ``ElementID/packedIndex``.
struct PackedIndexMap: Hashable, Sendable {
    /// One entry for each deleted or moved thing; see ``Departure``. Ascending, once sorted.
    private(set) var leaving: [Entry] = []
    /// One entry for each inserted or moved thing; see ``Arrival``. Ascending, once sorted.
    private(set) var arriving: [Entry] = []

    /// A thing that is deleted or moved.
    struct Departure {
        let origin: OldIndex
        /// Nil if it is deleted.
        let destination: NewIndex?

        init(_ entry: Entry) {
            origin = OldIndex(packed: entry.key)
            destination = entry.counterpart.map { NewIndex(packed: $0) }
        }
    }

    /// A thing that is inserted or moved.
    struct Arrival {
        let destination: NewIndex
        /// Nil if it is inserted.
        let origin: OldIndex?

        init(_ entry: Entry) {
            destination = NewIndex(packed: entry.key)
            origin = entry.counterpart.map { OldIndex(packed: $0) }
        }
    }

    /// The map back. O(1).
    var inverse: PackedIndexMap {
        PackedIndexMap(leaving: arriving, arriving: leaving)
    }

    var isEmpty: Bool { leaving.isEmpty && arriving.isEmpty }

    /// Adds something that is deleted, inserted or moved. The map is of use when all is sorted.
    @inline(never)  // Appending is large, and would be copied into every caller.
    mutating func add(from old: OldIndex?, to new: NewIndex?) {
        if let old { leaving.append(Entry(key: old.packed, counterpart: new?.packed)) }
        if let new { arriving.append(Entry(key: new.packed, counterpart: old?.packed)) }
    }

    @inline(never)  // Likewise.
    mutating func sort() {
        leaving.sortByKey()
        arriving.sortByKey()
    }

    /// The new index of a thing in a list that began at `start` and begins at `newStart` now; nil if the thing is deleted,
    /// or the whole list is. O(log m).
    func newIndex(of old: OldIndex, from start: OldIndex, to newStart: NewIndex?) -> NewIndex? {
        Self.counterpart(of: old.packed, from: start.packed, to: newStart?.packed, leaving, arriving)
            .map { NewIndex(packed: $0) }
    }

    /// The old index of a thing in a list that begins at `start` and began at `oldStart`; nil if the thing is inserted,
    /// or the whole list is. O(log m).
    func oldIndex(of new: NewIndex, from start: NewIndex, to oldStart: OldIndex?) -> OldIndex? {
        Self.counterpart(of: new.packed, from: start.packed, to: oldStart?.packed, arriving, leaving)
            .map { OldIndex(packed: $0) }
    }

    /// Both directions are the same sums.
    @inline(never)
    private static func counterpart(
        of index: Int64, from start: Int64, to newStart: Int64?, _ leaving: [Entry], _ arriving: [Entry]
    ) -> Int64? {
        let left = leaving.position(of: index)
        if left < leaving.count, leaving[left].key == index { return leaving[left].counterpart }
        guard let newStart else { return nil }
        // The index without arrivals. Arrivals before it then increase it.
        let unpushed = newStart + (index - start) - Int64(left - leaving.position(of: start))
        let first = arriving.position(of: newStart)
        var lower = first
        var upper = arriving.count
        while lower < upper {
            let middle = (lower + upper) / 2
            if arriving[middle].key - Int64(middle - first) <= unpushed { lower = middle + 1 } else { upper = middle }
        }
        return unpushed + Int64(lower - first)
    }

    /// This map and then another one. O(m log m) in the changes of both.
    ///
    /// - Parameters:
    ///   - newIndex: Returns the new index of an index in the other map.
    ///   - oldIndex: Returns the old index of an index in this map.
    @inline(never)  // It is called for each kind of list.
    func followed(
        by next: PackedIndexMap, _ newIndex: (OldIndex) -> NewIndex?, _ oldIndex: (NewIndex) -> OldIndex?
    ) -> PackedIndexMap {
        // Only things that one of the two maps deletes, inserts or moves can be out of order.
        var both = PackedIndexMap()
        for entry in leaving {
            let departure = Departure(entry)
            both.add(from: departure.origin, to: departure.destination.flatMap { newIndex($0.ofNext) })
        }
        for entry in arriving where entry.counterpart == nil {
            both.add(from: nil, to: newIndex(Arrival(entry).destination.ofNext))
        }
        for entry in next.leaving where !arriving.contains(entry.key) {
            let departure = Departure(entry)
            both.add(from: oldIndex(departure.origin.ofPrevious), to: departure.destination)
        }
        for entry in next.arriving where entry.counterpart == nil {
            both.add(from: nil, to: Arrival(entry).destination)
        }
        both.sort()
        return both
    }
}

extension Entry {
    /// Other values in the maps are not negative.
    private static let noCounterpart: Int64 = -1

    fileprivate init(key: Int64, counterpart: Int64?) {
        self.init(key: key, value: counterpart ?? Self.noCounterpart)
    }

    /// The index on the other side of a change; nil for inserted and deleted things.
    fileprivate var counterpart: Int64? { value < 0 ? nil : value }
}
