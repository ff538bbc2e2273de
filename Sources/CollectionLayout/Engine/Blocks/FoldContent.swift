/// The items of a section whose layout is a fold, in blocks of 16 or so.
///
/// What is stored of a block is the layout's cursor before it, not the frames in it: those are placed again, at most a
/// few blocks at a time, when they are asked for. That costs a fraction of a microsecond a block, saves 32 bytes an item,
/// and leaves nothing that could contradict the layout.
///
/// The cursor of a block is stored as if the content began with the block; the ``IntervalTree`` knows where the block
/// really is. So what merely shifts keeps its cursors.
final class FoldContent: SectionContent {
    let layout: RunLayoutBox
    // Not checked for overlapping accesses at run time, which would take a fifth of a query: whoever changes the content holds
    // it alone (see `ContentBox`), and nothing that is called meanwhile leads back here.
    @exclusivity(unchecked) var sizes: Items
    @exclusivity(unchecked) var kept: KeptLanes
    /// The breadths at which items were measured, where the layout varies breadths; none where that is not known.
    @exclusivity(unchecked) var measuredBreadths = ItemColumn(common: ItemExtent())
    /// The first item of each block, and the number of items.
    @exclusivity(unchecked) var firsts: [Int] = [0]
    /// For each block the number of items before it with which the run begins that places its first item. It is 0 unless a
    /// run reaches across, and −1, which equals none, for a block that has not been placed yet.
    @exclusivity(unchecked) var leads: [Int] = []
    /// For each block the cursor before that run, shifted so that it ends at 0.
    @exclusivity(unchecked) var cursors: AnyObject
    @exclusivity(unchecked) var tree = IntervalTree()
    /// The end of the last cursor.
    @exclusivity(unchecked) var end = 0.0

    init(_ layout: RunLayoutBox, items: Items, kept: KeptLanes = KeptLanes()) {
        self.layout = layout
        self.kept = kept
        sizes = items
        cursors = layout.makeColumn()
    }

    var container: Container { layout.container }

    var items: Items? { sizes }

    func takeItems() -> Items? {
        var items = Items(count: 0)
        swap(&sizes, &items)
        return items
    }

    func giveBack(_ items: Items) { sizes = items }

    var count: Int { sizes.count }

    var length: Double { max(0, end, tree.bounds.upper) }

    var bounds: (lower: Double, upper: Double) { tree.count == 0 ? (0, 0) : tree.bounds }

    func isEstimate(_ index: Int) -> Bool { sizes[index].isEstimate }

    func copy() -> any SectionContent {
        let copy = FoldContent(layout, items: sizes, kept: kept)
        copy.measuredBreadths = measuredBreadths
        copy.firsts = firsts
        copy.leads = leads
        copy.cursors = layout.copy(cursors)
        copy.tree = tree
        copy.end = end
        return copy
    }

    func arranged(in container: Container) -> any SectionContent {
        let isOther =
            layout.isSizedAcross
            ? container.viewportLength != self.container.viewportLength : container.breadth != self.container.breadth
        let content = FoldContent(
            layout.prepared(for: container), items: sizes, kept: isOther ? KeptLanes() : kept)
        if isOther { content.sizes.forgetMeasurements() } else { content.measuredBreadths = measuredBreadths }
        content.placeAll()
        return content
    }

    func keepLanes(from start: Double, to end: Double) {
        forEachItem(from: start, to: end) { found in
            if let lane = layout.lane(of: found.frame) {
                kept.keep(lane, of: found.id.item, count: count)
            }
        }
    }
}
