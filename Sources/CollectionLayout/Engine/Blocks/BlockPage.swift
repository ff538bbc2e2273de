/// The blocks of a page of items: where they begin, and the cursor before each.
///
/// Shared between copies of the content; ``FoldContent`` copies a page before it changes one that others hold too.
final class BlockPage {
    // The arrays and the cursors are not checked for overlapping accesses at run time, for the reason given in `FoldContent`.
    /// The first item of each block, counted from that of the page, and the number of items.
    @exclusivity(unchecked) private(set) var firsts: [Int]
    /// For each block the number of items before it with which the run begins that places its first item. It is 0 unless a
    /// run reaches across.
    @exclusivity(unchecked) var leads: [Int]
    /// For each block the cursor before that run, shifted so that it ends at 0.
    @exclusivity(unchecked) private(set) var cursors: AnyObject
    /// Where each block lies, relative to the page.
    @exclusivity(unchecked) var leaves: [IntervalTree.Node]
    /// Whether the first cursor is what the page before it leaves. If not, the page and those behind it are as they were before
    /// something changed, and only moved.
    var follows: Bool
    /// Whether the items are placed. If not, they are one block, placed whenever somebody asks, as if the page came first.
    private(set) var isPlaced: Bool

    /// A page whose items are not placed.
    ///
    /// - Parameters:
    ///   - count: the number of items.
    ///   - length: a guess.
    ///   - cursors: one of a layout.
    ///   - lead: the number of items before the page at which the cursor stands.
    init(unplaced count: Int, length: Double, cursors: AnyObject, lead: Int = 0, follows: Bool = false) {
        firsts = [0, count]
        leads = [lead]
        leaves = [IntervalTree.Node(origin: 0, lower: 0, upper: length)]
        self.cursors = cursors
        self.follows = follows
        isPlaced = false
    }

    init(copying other: BlockPage, of layout: RunLayoutBox) {
        firsts = other.firsts
        leads = other.leads
        leaves = other.leaves
        cursors = layout.choose(Array(other.leads.indices), of: other.cursors)
        follows = other.follows
        isPlaced = other.isPlaced
    }

    /// The number of blocks that the page is to have.
    var blockCount: Int { firsts.count - 1 }

    /// What the page covers, from its origin on.
    var bounds: (lower: Double, upper: Double) {
        var bounds = (lower: Double.infinity, upper: -Double.infinity)
        for leaf in leaves {
            bounds.lower = min(bounds.lower, leaf.origin + leaf.lower)
            bounds.upper = max(bounds.upper, leaf.origin + leaf.upper)
        }
        return bounds
    }

    /// Divides the items of a page that is not placed into blocks whose cursors are to be stored.
    func prepareToPlace(by layout: RunLayoutBox) {
        guard !isPlaced else { return }
        firsts = [Int](partsOf: firsts[firsts.count - 1], shift: Block.shift)
        leads = []
        leaves = []
        cursors = layout.choose([], of: cursors)
        isPlaced = true
    }

    /// Takes items out and puts others in. Blocks that are touched are made anew; the others move.
    ///
    /// - Parameter splices: counted from the first item of the page; at least one item stays or comes.
    /// - Returns: the items to be placed again, ascending.
    func splice(_ splices: [Splice], _ layout: RunLayoutBox) -> [Int] {
        let edit = Repartition(splices, in: firsts, shift: Block.shift)
        var sources: [Int] = []
        var changed: [Int] = []
        var moved = 0
        for region in edit.regions {
            sources += moved..<region.old.lowerBound
            moved = region.old.upperBound
            // Each of its blocks has to be placed: all begin where the first one did.
            sources += repeatElement(region.old.lowerBound, count: region.new.count)
            changed += edit.firsts[region.new]
            // The last item too: a run that reaches from it into the next block is another one, even where it begins as far
            // before that block as the old one did. Of a region that is empty, which can only be the last one, that is the item
            // before it; with that the beginning of the next page is found anew, or the end of the content.
            let last = edit.items(of: region).upperBound - 1
            if last > changed.last ?? -1 { changed.append(last) }
        }
        sources += moved..<blockCount
        firsts = edit.firsts
        if sources != Array(leads.indices) {
            leads = sources.map { leads[$0] }
            leaves = sources.map { leaves[$0] }
            cursors = layout.choose(sources, of: cursors)
        }
        return changed
    }
}
