/// A block of items. A query places half a block in vain; but of each block a cursor is stored.
enum Block {
    static let shift = 4
    /// How many items a block has when it is made.
    static let size = 1 << shift
    /// How many it may come to have.
    static let most = 2 * size
}

extension [Int] {
    // The first items of blocks, and the number of items.

    /// As few blocks as there can be.
    init(blocksOf count: Int) {
        self = []
        reserveCapacity((count + Block.size - 1) / Block.size + 1)
        for first in stride(from: 0, to: count, by: Block.size) { append(first) }
        append(count)
    }

    /// The block of an item; of one behind the last item, the last block. O(log n), and O(1) where blocks are full.
    func block(of item: Int) -> Int {
        let guess = item >> Block.shift
        if guess < count - 1, self[guess] <= item, item < self[guess + 1] { return guess }
        var lower = 0
        var upper = Swift.max(1, count - 1)
        while upper - lower > 1 {
            let middle = (lower + upper) / 2
            if self[middle] <= item { lower = middle } else { upper = middle }
        }
        return lower
    }

    func count(of block: Int) -> Int { self[block + 1] - self[block] }
}
