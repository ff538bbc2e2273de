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
}
