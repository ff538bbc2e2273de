/// A block of items, and where it lies. A query places half a block in vain; but of each block a cursor is stored.
struct Block: Equatable {
    static let shift = 4
    /// How many items a block has when it is made.
    static let size = 1 << shift
    /// How many it may come to have.
    static let most = 2 * size

    /// The first item, counted from that of the page.
    var first: Int
    /// The number of items before it with which the run begins that places its first item. It is 0 unless a run reaches across.
    var lead: Int
    /// Relative to the page.
    var bounds: IntervalTree.Node
}

/// Where a block is found.
struct BlockPlace: Comparable {
    var page: Int
    var block: Int

    static func < (left: BlockPlace, right: BlockPlace) -> Bool {
        left.page == right.page ? left.block < right.block : left.page < right.page
    }
}
