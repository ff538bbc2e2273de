/// The items still to be placed, as a layout sees them that must look ahead.
///
/// It is lent to the layout and cannot be kept: it points into the memory of the section.
public struct ItemRun: ~Copyable {
    /// All items of the section.
    @usableFromInline let all: Unchecked
    @usableFromInline var start = 0
    @usableFromInline var suggested = 0

    init(of all: Unchecked) { self.all = all }

    /// Begins with another item.
    ///
    /// - Parameters:
    ///   - index: from 0 to the number of items less one.
    ///   - suggestedCount: from 1 to the number of items from there on.
    @inlinable
    mutating func advance(to index: Int, suggestedCount: Int) {
        precondition(index >= 0 && suggestedCount > 0 && suggestedCount <= all.count - index)
        start = index
        suggested = suggestedCount
    }

    /// The index of the first item to place.
    @inlinable public var first: Int { start }

    /// The number of items from there to the end of the section; at least 1.
    @inlinable public var count: Int { all.count - start }

    /// How many to place at a time where the layout does not care; at least 1, and at most ``count``.
    @inlinable public var suggestedCount: Int { suggested }

    /// The item so many positions after the first one; `offset` is from 0 to ``count`` − 1.
    @inlinable
    public subscript(offset: Int) -> Item {
        precondition(offset >= 0 && offset < count, "A layout asks for an item that does not exist")
        return all[start + offset]
    }

    /// Calls `body` with the items of the run, to be had without a test for each of them.
    @inlinable
    @inline(__always)  // Saves a call for each run, and lets `body` keep what it captures in registers.
    public func withItems(_ body: (Unchecked) -> Void) {
        body(Unchecked(first: start, count: count, sizes: all.sizes, extents: all.extents, lanes: all.lanes))
    }

    /// Whether each of the suggested items covers one lane, and has none to keep. A layout may then skip what spans and kept
    /// lanes cost.
    ///
    /// - Complexity: O(1) unless the section has spans or kept lanes, else O(``suggestedCount``).
    public var isFree: Bool {
        if all.extents.stride == 0, all.lanes.areNone { return all.extents[0].span == 1 }
        return (start..<(start + suggested)).allSatisfy { all.extents[$0].span == 1 && all.lanes[$0] == nil }
    }
}

extension ItemRun {
    /// The items of a run, without a test for each of them; see ``ItemRun/withItems(_:)``.
    ///
    /// It points into the memory of the section, and must not be used after the closure to which it was passed has returned.
    public struct Unchecked {
        @usableFromInline let first: Int
        /// The number of items, that of the run.
        public let count: Int
        @usableFromInline let sizes: ItemColumn<ItemSize>.Values
        @usableFromInline let extents: ItemColumn<ItemExtent>.Values
        @usableFromInline let lanes: KeptLanes.Lanes

        @inlinable
        init(
            first: Int, count: Int, sizes: ItemColumn<ItemSize>.Values, extents: ItemColumn<ItemExtent>.Values,
            lanes: KeptLanes.Lanes
        ) {
            self.first = first
            self.count = count
            self.sizes = sizes
            self.extents = extents
            self.lanes = lanes
        }

        /// Calls `body` with all items of a section.
        static func with(_ items: Items, _ kept: KeptLanes, _ body: (Unchecked) -> Void) {
            items.sizes.withValues { sizes in
                items.extents.withValues { extents in
                    kept.withLanes { lanes in
                        body(
                            Unchecked(first: 0, count: items.count, sizes: sizes, extents: extents, lanes: lanes))
                    }
                }
            }
        }

        /// The item so many positions after the first one.
        ///
        /// - Parameter offset: from 0 to ``count`` − 1. Only debug builds test that; otherwise any other number reads memory that
        ///   belongs to something else.
        @inlinable
        @inline(__always)  // Saves a call for each item.
        public subscript(offset: Int) -> Item {
            assert(offset >= 0 && offset < count, "A layout asks for an item that does not exist")
            let index = first &+ offset
            return Item(index: index, size: sizes[index], extent: extents[index], keptLane: lanes[index])
        }
    }
}
