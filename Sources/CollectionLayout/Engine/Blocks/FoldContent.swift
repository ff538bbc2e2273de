/// The items of a section whose layout is a fold, in blocks of 16 or so.
///
/// What is stored of a block is the layout's cursor before it, not the frames in it: those are placed again, at most a
/// few blocks at a time, when they are asked for. That costs a fraction of a microsecond a block, saves 32 bytes an item,
/// and leaves nothing that could contradict the layout.
///
/// The cursor of a block is stored as if the content began with the block; the ``IntervalTree`` knows where the block
/// really is. So what merely shifts keeps its cursors.
final class FoldContent<Layout: RunLayout>: SectionContent {
    /// How to go on from the beginning of a block.
    struct Start: Equatable {
        /// How many items before the block the run begins that places its first item; 0 unless it reaches across, and −1,
        /// which equals none, of a block that has not been placed yet.
        var lead: Int
        /// Before that run, shifted so that it ends at 0.
        var cursor: Layout.Cursor
    }

    let layout: Layout
    let container: Container
    // Not checked for overlapping accesses at run time, which would take a fifth of a query: whoever changes the content holds
    // it alone (see `ContentBox`), and nothing that is called meanwhile leads back here.
    @exclusivity(unchecked) var sizes: Items
    @exclusivity(unchecked) var kept: KeptLanes
    /// The breadths at which items were measured, where the layout varies breadths; none where that is not known.
    @exclusivity(unchecked) var measuredBreadths = ItemColumn(common: ItemExtent())
    /// The first item of each block, and the number of items.
    @exclusivity(unchecked) var firsts: [Int] = [0]
    @exclusivity(unchecked) var starts: [Start] = []
    @exclusivity(unchecked) var tree = IntervalTree()
    /// The end of the last cursor.
    @exclusivity(unchecked) var end = 0.0

    init(
        _ layout: Layout, items: Items, kept: KeptLanes = KeptLanes(), in container: Container = Container(breadth: 0)
    ) {
        self.layout = layout
        self.container = container
        self.kept = kept
        sizes = items
    }

    var items: Items? { sizes }

    var count: Int { sizes.count }

    var length: Double { max(0, end, tree.bounds.upper) }

    var bounds: (lower: Double, upper: Double) { tree.count == 0 ? (0, 0) : tree.bounds }

    func isEstimate(_ index: Int) -> Bool { sizes[index].isEstimate }

    func copy() -> any SectionContent {
        let copy = FoldContent(layout, items: sizes, kept: kept, in: container)
        copy.measuredBreadths = measuredBreadths
        copy.firsts = firsts
        copy.starts = starts
        copy.tree = tree
        copy.end = end
        return copy
    }

    func arranged(in container: Container) -> any SectionContent {
        let isOther =
            layout.isSizedAcross
            ? container.viewportLength != self.container.viewportLength : container.breadth != self.container.breadth
        let content = FoldContent(
            layout.prepared(for: container), items: sizes, kept: isOther ? KeptLanes() : kept, in: container)
        if isOther { content.sizes.forgetMeasurements() } else { content.measuredBreadths = measuredBreadths }
        content.placeAll()
        return content
    }

    func keepLanes(from start: Double, to end: Double) {
        forEachItem(from: start, to: end) { found in
            if let lane = layout.lane(of: found.frame, in: container) {
                kept.keep(lane, of: found.id.item, count: count)
            }
        }
    }
}
