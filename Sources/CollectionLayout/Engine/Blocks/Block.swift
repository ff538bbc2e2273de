/// A block of items, and its position.
///
/// Larger blocks would need fewer stored cursors. But on average a query places half a block unnecessarily.
struct Block: Equatable {
    static let shift = 4
    /// The number of items of a new block.
    static let size = 1 << shift
    /// The maximum number of items in a block.
    static let most = 2 * size

    /// The first item, relative to the page's first item.
    var first: Int
    /// The number of items before the block that belong to the run of its first item; 0 unless a run extends across the
    /// start of the block.
    var lead: Int
    /// The bounds, relative to the page's origin.
    var bounds: IntervalTree.Node
}

/// The position of a block: the number of its page, and its number in the page.
struct BlockPosition: Comparable {
    var page: Int
    var block: Int

    static func < (left: BlockPosition, right: BlockPosition) -> Bool {
        left.page == right.page ? left.block < right.block : left.page < right.page
    }
}
