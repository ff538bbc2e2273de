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

    /// Calls `body` with the sizes of the items that are suggested.
    @inline(__always)
    func withSuggestedSizes(_ body: (Sizes) -> Void) {
        let sizes = items.sizes
        guard !sizes.values.isEmpty else {
            return withUnsafePointer(to: sizes.common) { body(Sizes(first: $0, stride: 0)) }
        }
        precondition(first >= 0 && suggestedCount >= 0 && first + suggestedCount <= sizes.values.count)
        sizes.values.withUnsafeBufferPointer { body(Sizes(first: $0.baseAddress! + first, stride: 1)) }
    }

    /// Sizes one after the other, or one size for all; not to be kept.
    struct Sizes {
        fileprivate let first: UnsafePointer<ItemSize>
        fileprivate let stride: Int

        /// Unchecked: `offset` is below the suggested count.
        @inline(__always)
        subscript(offset: Int) -> ItemSize { first[offset &* stride] }
    }

    /// Whether the items that are suggested cover one lane each, any lane.
    var isFree: Bool {
        items.extents.values.isEmpty && items.extents.common.span == 1
            && kept.isEmpty(in: first..<(first + suggestedCount))
    }
}
