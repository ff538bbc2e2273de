/// The items still to be placed, as a layout sees them that must look ahead.
public struct ItemRun: Sendable {
    /// The index of the first item to place.
    public private(set) var first = 0
    /// The number of items from there to the end of the section; at least 1.
    public private(set) var count: Int
    /// How many to place at a time where the layout does not care.
    public private(set) var suggestedCount = 0
    @usableFromInline let items: Items
    @usableFromInline let kept: KeptLanes

    init(items: Items, kept: KeptLanes) {
        self.items = items
        self.kept = kept
        count = items.count
    }

    mutating func advance(to index: Int, suggestedCount: Int) {
        first = index
        count = items.count - index
        self.suggestedCount = suggestedCount
    }

    /// The item so many places after the first one; `offset` is below `count`.
    @inlinable
    public subscript(offset: Int) -> Item {
        let index = first + offset
        return Item(index: index, size: items[index], extent: items.extents[index], keptLane: kept[index])
    }

    /// Calls `body` with the items, to be had without a check each time.
    @inlinable
    @inline(__always)
    func withItems(_ body: (Unchecked) -> Void) {
        precondition(first >= 0 && count >= 0 && first + count <= items.count)
        items.sizes.withValues(from: first) { sizes in
            items.extents.withValues(from: first) { extents in
                kept.withLanes(from: first) { body(Unchecked(first: first, sizes: sizes, extents: extents, kept: $0)) }
            }
        }
    }

    /// The items of a run for those who promise to ask only for what there is; not to be kept.
    @usableFromInline
    struct Unchecked {
        @usableFromInline let first: Int
        @usableFromInline let sizes: ItemColumn<ItemSize>.Values
        @usableFromInline let extents: ItemColumn<ItemExtent>.Values
        @usableFromInline let kept: KeptLanes.Lanes

        @inlinable
        init(
            first: Int, sizes: ItemColumn<ItemSize>.Values, extents: ItemColumn<ItemExtent>.Values,
            kept: KeptLanes.Lanes
        ) {
            self.first = first
            self.sizes = sizes
            self.extents = extents
            self.kept = kept
        }

        /// The item so many places after the first one; `offset` is below the run's count.
        @inlinable
        @inline(__always)
        subscript(offset: Int) -> Item {
            Item(index: first &+ offset, size: sizes[offset], extent: extents[offset], keptLane: kept[offset])
        }
    }

    /// Whether the items that are suggested cover one lane each, any lane.
    var isFree: Bool {
        items.extents.values.isEmpty && items.extents.common.span == 1
            && kept.isEmpty(in: first..<(first + suggestedCount))
    }
}
