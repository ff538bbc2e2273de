/// Where each of some things goes when things are deleted, inserted and moved: a checked one-to-one map from old indices
/// to new ones, defined on what stays.
///
/// As in UIKit, deletions and the origins of moves are indices before the change, insertions and the destinations of moves
/// are indices after it, and everything else keeps its order.
///
/// It takes memory in proportion to the changes, not to the things.
public struct IndexMap: Hashable, Sendable {
    public let oldCount: Int
    public let newCount: Int
    let places: PlaceMap

    private init(oldCount: Int, newCount: Int, _ places: PlaceMap) {
        self.oldCount = oldCount
        self.newCount = newCount
        self.places = places
    }

    /// Nothing changes.
    public init(count: Int) { self.init(oldCount: max(0, count), newCount: max(0, count), PlaceMap()) }

    /// Checks a change, and says where it takes everything. O(m log m) in the changes.
    ///
    /// - Parameter count: the number of things before the change; a negative one is 0.
    /// - Throws: ``EditError`` where an index is out of range or stands in two places, or where more things would be left than
    ///   an `Int` can count.
    public init(
        count: Int, deleting deleted: [Int], inserting inserted: [Int], moving moved: [(from: Int, to: Int)] = []
    ) throws(EditError) {
        let count = max(0, count)
        let (newCount, isTooMany) = (count - deleted.count).addingReportingOverflow(inserted.count)
        if isTooMany { throw .tooMany(atMost: .max) }
        func old(_ index: Int) throws(EditError) -> Int64 {
            guard index >= 0, index < count else { throw .noSuchOldIndex(index, count: count) }
            return Int64(index)
        }
        func new(_ index: Int) throws(EditError) -> Int64 {
            guard index >= 0, index < newCount else { throw .noSuchNewIndex(index, count: newCount) }
            return Int64(index)
        }
        var places = PlaceMap()
        for index in deleted { places.add(from: try old(index), to: PlaceMap.nowhere) }
        for move in moved { places.add(from: try old(move.from), to: try new(move.to)) }
        for index in inserted { places.add(from: PlaceMap.nowhere, to: try new(index)) }
        places.sort()
        if let index = places.leaving.repeatedKey { throw .takenTwice(Int(index)) }
        if let index = places.arriving.repeatedKey { throw .filledTwice(Int(index)) }
        self.init(oldCount: count, newCount: newCount, places)
    }

    /// Whether everything stays where it is.
    public var isIdentity: Bool { places.isEmpty }

    /// The new index of what was at `old`; nil if it is gone, or never was. O(log m).
    public func newIndex(of old: Int) -> Int? {
        guard old >= 0, old < oldCount else { return nil }
        let new = places.newPlace(of: Int64(old), from: 0, to: 0)
        return new < 0 ? nil : Int(new)
    }

    /// The old index of what is at `new`; nil if it is new, or there is no such thing. O(log m).
    public func oldIndex(of new: Int) -> Int? { inverse.newIndex(of: new) }

    /// The map back: from new indices to old ones. O(1).
    public var inverse: IndexMap { IndexMap(oldCount: newCount, newCount: oldCount, places.inverse) }

    /// This map and then another one, as one map. O(m log m) in the changes of both.
    ///
    /// - Throws: ``EditError/countsDiffer(_:_:)`` where the other map does not begin with as many things as this one leaves.
    public func followed(by next: IndexMap) throws(EditError) -> IndexMap {
        guard newCount == next.oldCount else { throw .countsDiffer(newCount, next.oldCount) }
        let back = places.inverse
        let both = places.followed(
            by: next.places, { next.places.newPlace(of: $0, from: 0, to: 0) }, { back.newPlace(of: $0, from: 0, to: 0) }
        )
        return IndexMap(oldCount: oldCount, newCount: next.newCount, both)
    }
}
