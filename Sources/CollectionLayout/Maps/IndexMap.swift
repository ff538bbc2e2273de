/// A checked one-to-one map from old to new indices in a list with deletions, insertions and moves. It is defined for
/// the elements that remain.
///
/// As in UIKit, deletions and the origins of moves are indices before the change. Insertions and the destinations of
/// moves are indices after it. All other elements keep their order.
///
/// Its memory is proportional to the number of changes.
public struct IndexMap: Hashable, Sendable {
    /// The number of elements before the change.
    public let oldCount: Int
    /// The number of elements after the change.
    public let newCount: Int
    let changes: PackedIndexMap

    private init(oldCount: Int, newCount: Int, _ changes: PackedIndexMap) {
        self.oldCount = oldCount
        self.newCount = newCount
        self.changes = changes
    }

    /// Makes a map from deletions and insertions that are known to be valid: in range, and ascending.
    @inline(never)  // It is called twice.
    init(from oldCount: Int, to newCount: Int, leaving: [Int], arriving: [Int]) {
        var changes = PackedIndexMap()
        for index in leaving { changes.add(from: OldIndex(index), to: nil) }
        for index in arriving { changes.add(from: nil, to: NewIndex(index)) }
        self.init(oldCount: oldCount, newCount: newCount, changes)
    }

    /// Makes a map without changes.
    public init(count: Int) { self.init(oldCount: max(0, count), newCount: max(0, count), PackedIndexMap()) }

    /// Checks a change, and makes its map.
    ///
    /// - Parameters:
    ///   - count: The number of elements before the change. A negative number is 0.
    ///   - deleted: The old indices of deleted elements.
    ///   - inserted: The new indices of inserted elements.
    ///   - moved: The old and the new indices of moved elements.
    /// - Throws: ``EditError`` if an index is out of range or occurs twice, or if the new number of elements exceeds
    ///   `Int`.
    /// - Complexity: O(*m* log *m*) in the changes.
    public init(
        count: Int, deleting deleted: [Int], inserting inserted: [Int], moving moved: [(from: Int, to: Int)] = []
    ) throws(EditError) {
        let count = max(0, count)
        let (newCount, isTooMany) = (count - deleted.count).addingReportingOverflow(inserted.count)
        if isTooMany { throw .tooMany(maximum: .max) }
        func old(_ index: Int) throws(EditError) -> OldIndex {
            guard index >= 0, index < count else { throw .noSuchOldIndex(index, count: count) }
            return OldIndex(index)
        }
        func new(_ index: Int) throws(EditError) -> NewIndex {
            guard index >= 0, index < newCount else { throw .noSuchNewIndex(index, count: newCount) }
            return NewIndex(index)
        }
        var changes = PackedIndexMap()
        for index in deleted { changes.add(from: try old(index), to: nil) }
        for move in moved { changes.add(from: try old(move.from), to: try new(move.to)) }
        for index in inserted { changes.add(from: nil, to: try new(index)) }
        changes.sort()
        if let index = changes.leaving.repeatedKey { throw .duplicateSource(Int(index)) }
        if let index = changes.arriving.repeatedKey { throw .duplicateDestination(Int(index)) }
        self.init(oldCount: count, newCount: newCount, changes)
    }

    /// Whether nothing changes.
    public var isIdentity: Bool { changes.isEmpty }

    /// Returns the new index of the element at `old`; nil if it was deleted or does not exist. O(log m).
    public func newIndex(of old: Int) -> Int? {
        guard old >= 0, old < oldCount else { return nil }
        return changes.newIndex(of: OldIndex(old), from: OldIndex(0), to: NewIndex(0))?.number
    }

    /// Returns the old index of the element at `new`; nil if it was inserted or does not exist. O(log m).
    public func oldIndex(of new: Int) -> Int? {
        guard new >= 0, new < newCount else { return nil }
        return changes.oldIndex(of: NewIndex(new), from: NewIndex(0), to: OldIndex(0))?.number
    }

    /// The inverse map, from new indices to old ones. O(1).
    public var inverse: IndexMap { IndexMap(oldCount: newCount, newCount: oldCount, changes.inverse) }

    /// Returns the map that results from this one followed by another one.
    ///
    /// - Throws: ``EditError/countsDiffer(_:_:)`` if the other map does not begin with the number of elements that this
    ///   one leaves.
    /// - Complexity: O(*m* log *m*) in the changes of both.
    public func followed(by next: IndexMap) throws(EditError) -> IndexMap {
        guard newCount == next.oldCount else { throw .countsDiffer(newCount, next.oldCount) }
        let (first, second) = (changes, next.changes)
        let both = first.followed(
            by: second, { second.newIndex(of: $0, from: OldIndex(0), to: NewIndex(0)) },
            { first.oldIndex(of: $0, from: NewIndex(0), to: OldIndex(0)) })
        return IndexMap(oldCount: oldCount, newCount: next.newCount, both)
    }
}
