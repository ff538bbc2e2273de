/// The blocks of a page of items: their items, their positions, and the cursor before each block.
///
/// Copies of the content share pages. ``FoldContent`` copies a shared page before it changes it.
final class BlockPage {
    // These properties are not checked for overlapping accesses at run time. `FoldContent` explains why.
    @exclusivity(unchecked) private var blocks: LentBuffer<Block>
    /// The bounds of every eight blocks, relative to the page's origin, so that a search need not visit each block.
    @exclusivity(unchecked) private var groups: LentBuffer<IntervalTree.Node>
    private static let groupShift = 3
    @exclusivity(unchecked) private(set) var itemCount: Int
    /// For each block, the cursor before the run that places its first item, shifted so that it ends at 0.
    @exclusivity(unchecked) private(set) var cursors: AnyObject
    /// Whether the page is connected: its first cursor is the cursor at the end of the previous page. If it is not
    /// connected, this page and the later ones keep their old positions, moved by an estimate.
    @exclusivity(unchecked) var follows: Bool
    /// Whether the items are placed. If not, the page is a single block, and queries place it after the page's only
    /// cursor.
    @exclusivity(unchecked) var isPlaced: Bool

    /// Makes a page whose items are not placed.
    ///
    /// - Parameters:
    ///   - count: The number of items.
    ///   - length: The estimated length, in points.
    ///   - cursors: A column with one cursor of the layout.
    ///   - lead: The number of items between the cursor and the page.
    ///   - follows: Whether the page is connected to the previous one.
    init(unplaced count: Int, length: Double, cursors: AnyObject, lead: Int = 0, follows: Bool = false) {
        itemCount = count
        blocks = LentBuffer(capacity: 1)
        groups = LentBuffer(capacity: 1)
        self.cursors = cursors
        self.follows = follows
        isPlaced = false
        let bounds = IntervalTree.Node(origin: 0, lower: 0, upper: length)
        blocks.append(Block(first: 0, lead: lead, bounds: bounds))
        groups.append(bounds)
    }

    /// Divides the items of a page that is not placed into blocks without cursors, which can then be placed.
    init(dividing other: BlockPage, by layout: RunLayoutBox) {
        itemCount = other.itemCount
        let count = (itemCount + Block.size - 1) >> Block.shift
        blocks = LentBuffer(capacity: count)
        groups = LentBuffer(capacity: (count >> Self.groupShift) + 1)
        for block in 0..<count {
            blocks.append(Block(first: block << Block.shift, lead: 0, bounds: .nothing(at: 0)))
        }
        cursors = layout.choose([], of: other.cursors, room: count)
        follows = other.follows
        isPlaced = false
    }

    init(copying other: BlockPage, of layout: RunLayoutBox) {
        itemCount = other.itemCount
        blocks = LentBuffer(copying: other.blocks)
        groups = LentBuffer(copying: other.groups)
        cursors = layout.choose(Array(0..<other.blockCount), of: other.cursors)
        follows = other.follows
        isPlaced = other.isPlaced
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
        groups.removeAll()
        for first in stride(from: 0, to: blockCount, by: 1 << Self.groupShift) {
            var group = IntervalTree.Node.nothing(at: 0)
            blocks.forEach(in: first..<min(first + (1 << Self.groupShift), blockCount)) { _, block in
                group.cover(block.bounds.origin + block.bounds.lower, block.bounds.origin + block.bounds.upper)
            }
            groups.append(group)
            all.cover(group.lower, group.upper)
        }
        return (all.lower, all.upper)
    }

    /// Moves the blocks from `block` on, relative to the page's origin.
    func move(from block: Int, by distance: Double) {
        blocks.update(in: min(block, blockCount)..<blockCount) { $0.bounds.origin += distance }
    }

    /// Deletes and inserts items. Changed blocks are replaced; the others move.
    ///
    /// - Parameters:
    ///   - splices: The changes, relative to the first item of the page. They leave at least one item.
    ///   - layout: The layout.
    /// - Returns: The items to place again, ascending, relative to the first item of the page.
    func splice(_ splices: [Splice], _ layout: RunLayoutBox) -> [Int] {
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
        if sources != Array(0..<blockCount) { cursors = layout.choose(sources, of: cursors) }
        var blocks = LentBuffer<Block>(capacity: sources.count)
        for (number, source) in sources.enumerated() {
            var block = self[source]
            block.first = edit.firsts[number]
            blocks.append(block)
        }
        self.blocks = blocks
        itemCount = edit.firsts[sources.count]
        return changed
    }
}
