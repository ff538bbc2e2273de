/// A block of items, and its position. Larger blocks need fewer stored cursors, but a query places half a block in
/// vain.
struct Block: Equatable {
    static let shift = 4
    /// The number of items of a new block.
    static let size = 1 << shift
    /// The most items of a block.
    static let most = 2 * size

    /// The first item, relative to the page's first item.
    var first: Int
    /// The number of items before it with which the run begins that places its first item. It is 0 unless a run reaches across.
    var lead: Int
    /// Relative to the page.
    var bounds: IntervalTree.Node
}

/// The position of a block: its page, and its number in the page.
struct BlockPlace: Comparable {
    var page: Int
    var block: Int

    static func < (left: BlockPlace, right: BlockPlace) -> Bool {
        left.page == right.page ? left.block < right.block : left.page < right.page
    }
}
