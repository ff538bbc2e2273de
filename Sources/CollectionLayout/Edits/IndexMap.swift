/// Where each of some things goes when things are deleted, inserted and moved: a checked one-to-one map from old indices
/// to new ones, defined on what stays.
///
/// As in UIKit, deletions and the origins of moves are indices before the change, insertions and the destinations of moves
/// are indices after it, and everything else keeps its order.
///
/// It takes memory in proportion to the changes, not to the things.
public struct IndexMap: Hashable, Sendable {
    /// Things at consecutive old indices that make way for things at consecutive new ones. All others keep their order.
    struct Splice: Hashable, Sendable {
        var old: Range<Int>
        var new: Range<Int>
    }

    public let oldCount: Int
    public let newCount: Int
    /// Ascending, and at least one thing that stays between two of them.
    private(set) var splices: [Splice]
    /// Ascending by the old index.
    private(set) var moves: [Move]
    /// The same, ascending by the new one.
    private(set) var movesByDestination: [Move]

    struct Move: Hashable, Sendable {
        var old: Int
        var new: Int
    }

    /// Nothing changes.
    public init(count: Int) {
        oldCount = max(0, count)
        newCount = max(0, count)
        splices = []
        moves = []
        movesByDestination = []
    }

    /// - Throws: ``EditError`` where an index is out of range, or stands in two places. O(m log m) in the changes.
    public init(
        count: Int, deleting deleted: [Int], inserting inserted: [Int], moving moved: [(from: Int, to: Int)] = []
    ) throws(EditError) {
        let newCount = count - deleted.count + inserted.count
        let removed = try Self.sorted(
            deleted + moved.map { $0.from }, below: count, EditError.noSuchOldIndex, EditError.takenTwice)
        let added = try Self.sorted(
            inserted + moved.map { $0.to }, below: newCount, EditError.noSuchNewIndex, EditError.filledTwice)
        self.oldCount = count
        self.newCount = newCount
        splices = Self.splices(removed: removed, added: added)
        moves = moved.map { Move(old: $0.from, new: $0.to) }.sortedByKey { Int64($0.old) }
        movesByDestination = moves.sortedByKey { Int64($0.new) }
    }

    /// From parts that are known to fit each other.
    init(oldCount: Int, newCount: Int, splices: [Splice], moves: [Move], movesByDestination: [Move]) {
        self.oldCount = oldCount
        self.newCount = newCount
        self.splices = splices
        self.moves = moves
        self.movesByDestination = movesByDestination
    }

    private static func sorted(
        _ indices: [Int], below count: Int, _ outOfRange: (Int, Int) -> EditError, _ twice: (Int) -> EditError
    ) throws(EditError) -> [Int] {
        let sorted = indices.sortedByKey { Int64($0) }
        for (position, index) in sorted.enumerated() {
            guard index >= 0, index < count else { throw outOfRange(index, count) }
            if position > 0, sorted[position - 1] == index { throw twice(index) }
        }
        return sorted
    }

    /// Walks both lists at once: `old` and `new` stand before the same thing that stays.
    private static func splices(removed: [Int], added: [Int]) -> [Splice] {
        var splices: [Splice] = []
        var removed = removed[...]
        var added = added[...]
        var old = 0
        var new = 0
        while !removed.isEmpty || !added.isEmpty {
            let step = min(removed.first.map { $0 - old } ?? .max, added.first.map { $0 - new } ?? .max)
            old += step
            new += step
            var splice = Splice(old: old..<old, new: new..<new)
            while removed.first == splice.old.upperBound {
                removed.removeFirst()
                splice.old = old..<(splice.old.upperBound + 1)
            }
            while added.first == splice.new.upperBound {
                added.removeFirst()
                splice.new = new..<(splice.new.upperBound + 1)
            }
            splices.append(splice)
            old = splice.old.upperBound
            new = splice.new.upperBound
        }
        return splices
    }

    /// Whether everything stays where it is.
    public var isIdentity: Bool { splices.isEmpty }

    /// The new index of what was at `old`; nil if it is gone, or never was. O(log m).
    public func newIndex(of old: Int) -> Int? {
        guard old >= 0, old < oldCount else { return nil }
        guard let splice = splices.lastSorted(where: { $0.old.lowerBound <= old }) else { return old }
        guard old >= splice.old.upperBound else { return moves.firstSorted(old) { $0.old }?.new }
        return old - splice.old.upperBound + splice.new.upperBound
    }

    /// The old index of what is at `new`; nil if it is new, or there is no such thing. O(log m).
    public func oldIndex(of new: Int) -> Int? {
        guard new >= 0, new < newCount else { return nil }
        guard let splice = splices.lastSorted(where: { $0.new.lowerBound <= new }) else { return new }
        guard new >= splice.new.upperBound else { return movesByDestination.firstSorted(new) { $0.new }?.old }
        return new - splice.new.upperBound + splice.old.upperBound
    }
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

    /// The element with a key, in ascending order of their keys. O(log n).
    fileprivate func firstSorted(_ key: Int, by keyOf: (Element) -> Int) -> Element? {
        guard let found = lastSorted(where: { keyOf($0) <= key }), keyOf(found) == key else { return nil }
        return found
    }
}
