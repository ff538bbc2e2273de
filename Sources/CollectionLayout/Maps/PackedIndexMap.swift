/// A one-to-one map from old to new indices in one or several lists. It is defined for the elements that remain.
///
/// It stores deleted, inserted and moved elements, from which all other indices follow. The indices of several lists
/// are far apart; see ``ElementID/packedIndex``.
struct PackedIndexMap: Hashable, Sendable {
    /// An entry for each deleted or moved element, ascending after ``sort()``; see ``DeletedOrMoved``.
    private(set) var leaving: [Entry] = []
    /// An entry for each inserted or moved element, ascending after ``sort()``; see ``InsertedOrMoved``.
    private(set) var arriving: [Entry] = []

    /// A deleted or moved element.
    struct DeletedOrMoved {
        let origin: OldIndex
        /// The new index; nil if the element is deleted.
        let destination: NewIndex?

        init(_ entry: Entry) {
            origin = OldIndex(packed: entry.key)
            destination = entry.counterpart.map { NewIndex(packed: $0) }
        }
    }

    /// An inserted or moved element.
    struct InsertedOrMoved {
        let destination: NewIndex
        /// The old index; nil if the element is inserted.
        let origin: OldIndex?

        init(_ entry: Entry) {
            destination = NewIndex(packed: entry.key)
            origin = entry.counterpart.map { OldIndex(packed: $0) }
        }
    }

    /// The inverse map. O(1).
    var inverse: PackedIndexMap {
        PackedIndexMap(leaving: arriving, arriving: leaving)
    }

    var isEmpty: Bool { leaving.isEmpty && arriving.isEmpty }

    /// Adds a deleted, inserted or moved element. Call ``sort()`` before you use the map.
    @inline(never)  // Appending is large, and would be copied into every caller.
    mutating func add(from old: OldIndex?, to new: NewIndex?) {
        if let old { leaving.append(Entry(key: old.packed, counterpart: new?.packed)) }
        if let new { arriving.append(Entry(key: new.packed, counterpart: old?.packed)) }
    }

    @inline(never)  // Sorting is large, and would be copied into every caller.
    mutating func sort() {
        leaving.sortByKey()
        arriving.sortByKey()
    }

    /// Returns the new index of an element; nil if it or its whole list is deleted. O(log m).
    ///
    /// - Parameters:
    ///   - old: The old index.
    ///   - start: The old start of the element's list.
    ///   - newStart: The new start of that list; nil if the list is deleted.
    func newIndex(of old: OldIndex, from start: OldIndex, to newStart: NewIndex?) -> NewIndex? {
        Self.counterpart(of: old.packed, from: start.packed, to: newStart?.packed, leaving, arriving)
            .map { NewIndex(packed: $0) }
    }

    /// Returns the old index of an element; nil if it or its whole list is inserted. O(log m).
    ///
    /// - Parameters:
    ///   - new: The new index.
    ///   - start: The new start of the element's list.
    ///   - oldStart: The old start of that list; nil if the list is inserted.
    func oldIndex(of new: NewIndex, from start: NewIndex, to oldStart: OldIndex?) -> OldIndex? {
        Self.counterpart(of: new.packed, from: start.packed, to: oldStart?.packed, arriving, leaving)
            .map { OldIndex(packed: $0) }
    }

    /// Returns the index on the other side of the change. Both directions use the same computation.
    @inline(never)  // Both directions would copy it.
    private static func counterpart(
        of index: Int64, from start: Int64, to newStart: Int64?, _ leaving: [Entry], _ arriving: [Entry]
    ) -> Int64? {
        let left = leaving.position(of: index)
        if left < leaving.count, leaving[left].key == index { return leaving[left].counterpart }
        guard let newStart else { return nil }
        // This is the index without inserted elements. Each of them before it then increases it.
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

    /// Returns the map that results from this one followed by another one. O(m log m) in the changes of both.
    ///
    /// - Parameters:
    ///   - next: The other map.
    ///   - newIndex: Returns the new index of an index in the other map.
    ///   - oldIndex: Returns the old index of an index in this map.
    @inline(never)  // It is called for each kind of list.
    func followed(
        by next: PackedIndexMap, _ newIndex: (OldIndex) -> NewIndex?, _ oldIndex: (NewIndex) -> OldIndex?
    ) -> PackedIndexMap {
        // Only elements that one of the two maps deletes, inserts or moves can be out of order.
        var both = PackedIndexMap()
        for entry in leaving {
            let element = DeletedOrMoved(entry)
            both.add(from: element.origin, to: element.destination.flatMap { newIndex($0.ofNext) })
        }
        for entry in arriving where entry.counterpart == nil {
            both.add(from: nil, to: newIndex(InsertedOrMoved(entry).destination.ofNext))
        }
        for entry in next.leaving where !arriving.contains(entry.key) {
            let element = DeletedOrMoved(entry)
            both.add(from: oldIndex(element.origin.ofPrevious), to: element.destination)
        }
        for entry in next.arriving where entry.counterpart == nil {
            both.add(from: nil, to: InsertedOrMoved(entry).destination)
        }
        both.sort()
        return both
    }
}

extension Entry {
    /// The value for no counterpart. Valid indices are not negative.
    private static let noCounterpart: Int64 = -1

    fileprivate init(key: Int64, counterpart: Int64?) {
        self.init(key: key, value: counterpart ?? Self.noCounterpart)
    }

    /// The index on the other side of a change; nil for inserted and deleted elements.
    fileprivate var counterpart: Int64? { value < 0 ? nil : value }
}
