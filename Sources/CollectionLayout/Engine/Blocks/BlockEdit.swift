/// What becomes of the blocks of a section when items in them come or go.
///
/// Blocks in which that happens are made anew, in regions; those between them move; and those before the first one are not
/// touched, so that appending costs what is appended.
struct BlockEdit {
    /// The first block that is made anew.
    let first: Int
    /// The first items of the blocks from there on, and the number of items.
    private(set) var firsts: [Int] = []
    /// For each of those blocks the old one that it is, or the first old one of its region.
    private(set) var sources: [Int] = []
    /// Whether all of them are the old ones, but for the items in them.
    private(set) var keepsBlocks = true
    /// The items to be placed again, ascending.
    private(set) var changed: [Int] = []

    /// - Parameters:
    ///   - splices: at least one.
    ///   - old: the first item of each block, at least one, and the number of items.
    init(_ splices: [Splice], in old: [Int]) {
        let blockCount = old.count - 1
        first = old.block(of: splices[0].old.lowerBound)
        firsts.reserveCapacity(old.count - first)
        sources.reserveCapacity(old.count - first)
        var region = first..<first
        var start = old[first]
        /// How far items move that come after the splices so far.
        var distance = 0
        for splice in splices {
            let block = old.block(of: splice.old.lowerBound)
            if block >= region.upperBound {
                addRegion(region, of: start..<(old[region.upperBound] + distance), isLast: false)
                add(region.upperBound..<block, of: old, movedBy: distance)
                region = block..<block
                start = old[block] + distance
            }
            let last = splice.old.isEmpty ? block : old.block(of: splice.old.upperBound - 1)
            var end = max(region.upperBound, last + 1)
            distance = splice.new.upperBound - splice.old.upperBound
            // Blocks that have become small join the next one, so that deletions leave no crumbs.
            while end < blockCount, case let count = old[end] + distance - start,
                count == 0 || count + old.count(of: end) <= Block.size
            {
                end += 1
            }
            region = region.lowerBound..<end
        }
        addRegion(region, of: start..<(old[region.upperBound] + distance), isLast: region.upperBound == blockCount)
        add(region.upperBound..<blockCount, of: old, movedBy: distance)
        let count = old[blockCount] + distance
        firsts.append(count)
        for index in changed.indices { changed[index] = min(changed[index], count - 1) }
    }

    /// Adds blocks that only move.
    private mutating func add(_ blocks: Range<Int>, of old: [Int], movedBy distance: Int) {
        for block in blocks {
            firsts.append(old[block] + distance)
            sources.append(block)
        }
    }

    /// Adds the blocks that take the place of others: full ones at the end of the content, where more may be appended; evenly
    /// filled ones elsewhere, where more may be inserted. One block takes in a good deal before it is divided, for then all
    /// that is behind it has to make room.
    private mutating func addRegion(_ blocks: Range<Int>, of items: Range<Int>, isLast: Bool) {
        guard !blocks.isEmpty else { return }
        let isSpacious = !isLast && blocks.count == 1 && !items.isEmpty && items.count <= Block.most
        let count = isSpacious ? 1 : (items.count + Block.size - 1) / Block.size
        for block in 0..<count {
            firsts.append(items.lowerBound + (isLast ? block * Block.size : items.count * block / count))
            sources.append(blocks.lowerBound)
        }
        if count != 1 || blocks.count != 1 { keepsBlocks = false }
        // The last item too: a run that reaches from it into the next block is another one, even where it begins as far
        // before that block as the old one did. Of a region that is empty, what comes before it is placed again, and with it
        // the end of the content.
        changed.append(items.lowerBound)
        changed.append(max(items.lowerBound, items.upperBound - 1))
    }

    /// Gives the blocks their items, and the places of those that they stem from.
    func apply(to oldFirsts: inout [Int], _ tree: inout IntervalTree) {
        oldFirsts.removeLast(oldFirsts.count - first)
        oldFirsts += firsts
        if !keepsBlocks { tree.replaceTail(from: first, with: sources.map { tree[$0] }) }
    }
}
