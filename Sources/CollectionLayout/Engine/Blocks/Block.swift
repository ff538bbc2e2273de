/// A block of items. A query places half a block in vain; but of each block a cursor is stored.
enum Block {
    static let shift = 4
    /// How many items a block has when it is made.
    static let size = 1 << shift
    /// How many it may come to have.
    static let most = 2 * size
}

/// Where a block is found.
struct BlockPlace: Comparable {
    var page: Int
    var block: Int

    static func < (left: BlockPlace, right: BlockPlace) -> Bool {
        left.page == right.page ? left.block < right.block : left.page < right.page
    }
}
