/// The blocks of a page of items: their items, their positions, and the cursor before each block.
///
/// Copies of the content share pages. ``FoldContent`` copies a shared page before it changes it.
final class BlockPage {
    private let blocks: OwnedArray<Block>
    /// The bounds of every eight blocks, relative to the page's origin, so that a search need not visit each block.
    private let groups: OwnedArray<IntervalTree.Node>
    private static let groupShift = 3
    let itemCount: Int
    /// For each block, the cursor before the run that places its first item, shifted so that it ends at 0.
    let cursors: AnyObject
    /// Whether the page is connected: its first cursor is the cursor at the end of the previous page. If it is not
    /// connected, this page and the later ones keep their old positions, moved by an estimate.
    var follows: Bool
    /// Whether the items are placed. If not, the page is a single block, and queries place it after the page's only
    /// cursor.
    var isPlaced: Bool

    /// Makes a page of blocks, each from its number.
    private init(
        itemCount: Int, blockCount: Int, cursors: AnyObject, follows: Bool, isPlaced: Bool, _ block: (Int) -> Block
    ) {
        self.itemCount = itemCount
        blocks = OwnedArray(count: blockCount, block)
        groups = OwnedArray(count: ((blockCount - 1) >> Self.groupShift) + 1) { _ in .nothing(at: 0) }
        self.cursors = cursors
        self.follows = follows
        self.isPlaced = isPlaced
    }

    /// Makes a page whose items are not placed.
    ///
    /// - Parameters:
    ///   - count: The number of items.
    ///   - length: The estimated length, in points.
    ///   - cursors: A column with one cursor of the layout.
    ///   - lead: The number of items between the cursor and the page.
    ///   - follows: Whether the page is connected to the previous one.
    convenience init(unplaced count: Int, length: Double, cursors: AnyObject, lead: Int = 0, follows: Bool = false) {
        let bounds = IntervalTree.Node(origin: 0, lower: 0, upper: length)
        self.init(itemCount: count, blockCount: 1, cursors: cursors, follows: follows, isPlaced: false) { _ in
            Block(first: 0, lead: lead, bounds: bounds)
        }
        groups[0] = bounds
    }

    /// Divides the items of a page that is not placed into blocks without cursors, which can then be placed.
    convenience init(dividing other: BlockPage, by layout: RunLayoutBox) {
        let count = (other.itemCount + Block.size - 1) >> Block.shift
        self.init(
            itemCount: other.itemCount, blockCount: count, cursors: layout.choose([], of: other.cursors, room: count),
            follows: other.follows, isPlaced: false
        ) { Block(first: $0 << Block.shift, lead: 0, bounds: .nothing(at: 0)) }
    }

    convenience init(copying other: BlockPage, of layout: RunLayoutBox) {
        self.init(
            itemCount: other.itemCount, blockCount: other.blockCount,
            cursors: layout.choose(Array(0..<other.blockCount), of: other.cursors), follows: other.follows,
            isPlaced: other.isPlaced
        ) { other[$0] }
        for group in 0..<groups.count { groups[group] = other.groups[group] }
    }

    var blockCount: Int { blocks.count }

    subscript(block: Int) -> Block {
        get { blocks[block] }
        _modify { yield &blocks[block] }
    }

    /// Returns the items of a block, relative to the first item of the page.
    func items(of block: Int) -> Range<Int> { self[block].first..<first(of: block + 1) }

    /// Returns the first item of a block, relative to the first item of the page, or the number of items for
    /// ``blockCount``.
    func first(of block: Int) -> Int { block < blockCount ? self[block].first : itemCount }

    /// Returns the block of an item, whose index is relative to the first item of the page.
    func block(of item: Int) -> Int {
        partOfItem(item, among: blockCount, shift: Block.shift) { first(of: $0) }
    }

    /// Returns the first block at or after `first` that overlaps a range, given the page's origin; nil if there is
    /// none.
    func firstBlock(from first: Int, meeting start: Double, _ end: Double, origin: Double) -> Int? {
        var block = first
        while block < blockCount {
            if block & ((1 << Self.groupShift) - 1) == 0,
                !groups[block >> Self.groupShift].meets(start, end, from: origin)
            {
                block += 1 << Self.groupShift
            } else if blocks[block].bounds.meets(start, end, from: origin) {
                return block
            } else {
                block += 1
            }
        }
        return nil
    }

    /// Computes the bounds of groups from those of blocks, and returns the page's bounds relative to its origin.
    func refreshBounds() -> (lower: Double, upper: Double) {
        var all = IntervalTree.Node.nothing(at: 0)
        for number in 0..<groups.count {
            var group = IntervalTree.Node.nothing(at: 0)
            let first = number << Self.groupShift
            for block in first..<min(first + (1 << Self.groupShift), blockCount) {
                let bounds = blocks[block].bounds
                group.cover(bounds.origin + bounds.lower, bounds.origin + bounds.upper)
            }
            groups[number] = group
            all.cover(group.lower, group.upper)
        }
        return (all.lower, all.upper)
    }

    /// Moves the blocks from `block` on, relative to the page's origin.
    func move(from block: Int, by distance: Double) {
        for block in min(block, blockCount)..<blockCount { blocks[block].bounds.origin += distance }
    }

    /// Returns a page without some items and with others. Changed blocks are replaced; the others move.
    ///
    /// - Parameters:
    ///   - splices: The changes, relative to the first item of the page. They leave at least one item.
    ///   - layout: The layout.
    /// - Returns: The page, and the items to place again, ascending, relative to its first item.
    func spliced(_ splices: [Splice], _ layout: RunLayoutBox) -> (page: BlockPage, changed: [Int]) {
        let edit = Repartition(splices, in: (0...blockCount).map(first), shift: Block.shift)
        var sources: [Int] = []
        var changed: [Int] = []
        var moved = 0
        for region in edit.regions {
            sources += moved..<region.old.lowerBound
            moved = region.old.upperBound
            // All new blocks have the cursor of the first old one, so each of them has to be placed.
            sources += repeatElement(region.old.lowerBound, count: region.new.count)
            changed += edit.firsts[region.new]
            // The last item has to be placed, too, because its run may extend differently into the next block, even
            // with the same lead. An empty region is the last one. Then this is the item before it, so that the start
            // of the next page or the end of the content is computed again.
            let last = edit.items(of: region).upperBound - 1
            if last > changed.last ?? -1 { changed.append(last) }
        }
        sources += moved..<blockCount
        let page = BlockPage(
            itemCount: edit.firsts[sources.count], blockCount: sources.count,
            cursors: layout.choose(sources, of: cursors), follows: follows, isPlaced: isPlaced
        ) {
            var block = self[sources[$0]]
            block.first = edit.firsts[$0]
            return block
        }
        return (page, changed)
    }
}
