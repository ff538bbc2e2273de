/// Where things in lists go of which most keep their order: a one-to-one map of places, old to new, defined on what stays.
///
/// It lists what goes, comes or is moved; where everything else is follows from that. A place is a number from 0; where
/// there are several lists, each begins far behind the other, see ``ElementID/place``.
struct PlaceMap: Hashable, Sendable {
    /// Where what comes is before and what goes is after: there, or at any other number below 0.
    static let nowhere: Int64 = -1

    /// From the old places of what goes or is moved to the new ones. Ascending, once sorted.
    private(set) var leaving: [Entry] = []
    /// From the new places of what comes or is moved to the old ones. Ascending, once sorted.
    private(set) var arriving: [Entry] = []

    /// The map back. O(1).
    var inverse: PlaceMap {
        PlaceMap(leaving: arriving, arriving: leaving)
    }

    var isEmpty: Bool { leaving.isEmpty && arriving.isEmpty }

    /// Adds something that goes, comes or is moved. The map is of use when all is sorted.
    @inline(never)
    mutating func add(from old: Int64, to new: Int64) {
        if old >= 0 { leaving.append(Entry(key: old, value: new)) }
        if new >= 0 { arriving.append(Entry(key: new, value: old)) }
    }

    mutating func sort() {
        leaving.sortByKey()
        arriving.sortByKey()
    }

    /// The new place of what was at an old one, in a list that began at `start` and begins at `newStart` now; nowhere if it
    /// is gone. O(log m).
    func newPlace(of old: Int64, from start: Int64, to newStart: Int64) -> Int64 {
        let left = leaving.position(of: old)
        if left < leaving.count, leaving[left].key == old { return leaving[left].value }
        guard old >= 0, newStart >= 0 else { return Self.nowhere }
        // Where it would be if nothing came; then what comes before it pushes it on.
        let place = newStart + (old - start) - Int64(left - leaving.position(of: start))
        let first = arriving.position(of: newStart)
        var lower = first
        var upper = arriving.count
        while lower < upper {
            let middle = (lower + upper) / 2
            if arriving[middle].key - Int64(middle - first) <= place { lower = middle + 1 } else { upper = middle }
        }
        return place + Int64(lower - first)
    }

    /// This map and then another one. O(m log m) in the changes of both.
    ///
    /// - Parameters:
    ///   - newPlace: the new place in the other map of what is nowhere, or at a place that is old there.
    ///   - oldPlace: the old place in this map of what is at a place that is new here.
    func followed(by next: PlaceMap, _ newPlace: (Int64) -> Int64, _ oldPlace: (Int64) -> Int64) -> PlaceMap {
        // Only what one of the two takes away or puts in can be out of order; everything else keeps it.
        var both = PlaceMap()
        for entry in leaving { both.add(from: entry.key, to: newPlace(entry.value)) }
        for entry in arriving where entry.value < 0 { both.add(from: Self.nowhere, to: newPlace(entry.key)) }
        for entry in next.leaving where !arriving.contains(entry.key) {
            both.add(from: oldPlace(entry.key), to: entry.value)
        }
        for entry in next.arriving where entry.value < 0 { both.add(from: Self.nowhere, to: entry.key) }
        both.sort()
        return both
    }
}
