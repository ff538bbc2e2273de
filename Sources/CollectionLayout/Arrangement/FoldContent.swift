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
        /// Before the run that places the first item of the block, shifted so that it ends at 0.
        var cursor: Layout.Cursor
        /// How many items before the block that run begins; 0 unless it reaches across.
        var lead: Int
    }

    // Not checked for overlapping accesses at run time, which would take a fifth of a query: whoever changes the content holds
    // it alone (see `ContentBox`), and nothing that is called meanwhile leads back here.
    @exclusivity(unchecked) private(set) var layout: Layout
    @exclusivity(unchecked) private(set) var container: Container
    @exclusivity(unchecked) var sizes: Items
    @exclusivity(unchecked) var kept: KeptLanes
    /// The first item of each block, and the number of items.
    @exclusivity(unchecked) var firsts: [Int] = [0]
    @exclusivity(unchecked) var starts: [Start] = []
    @exclusivity(unchecked) var tree = IntervalTree()
    /// The end of the last cursor.
    @exclusivity(unchecked) var end = 0.0

    init(_ layout: Layout, items: Items) {
        self.layout = layout
        sizes = items
        self.container = Container(breadth: 0)
        self.kept = KeptLanes()
    }

    private init(copying other: FoldContent) {
        layout = other.layout
        container = other.container
        sizes = other.sizes
        kept = other.kept
        firsts = other.firsts
        starts = other.starts
        tree = other.tree
        end = other.end
    }

    var items: Items? { sizes }

    var count: Int { sizes.count }

    var length: Double { max(0, end, tree.bounds?.upper ?? 0) }

    var bounds: (lower: Double, upper: Double) { tree.bounds ?? (0, 0) }

    func isEstimate(_ index: Int) -> Bool { sizes[index].isEstimate }

    func copy() -> any SectionContent { FoldContent(copying: self) }

    func arranged(in container: Container) -> any SectionContent {
        let content = FoldContent(copying: self)
        let isOther =
            layout.isSizedAcross
            ? container.viewportLength != self.container.viewportLength : container.breadth != self.container.breadth
        if isOther {
            content.sizes.forgetMeasurements()
            content.kept = KeptLanes()
        }
        content.container = container
        content.layout = layout.prepared(for: container)
        content.placeAll()
        return content
    }

    func measure(_ measurements: ArraySlice<Measurement>) {
        // All frames first: they are those before the batch.
        let breadths = measurements.map { measurement in
            let frame = frame(of: measurement.element.item)
            return layout.isSizedAcross ? frame.length : frame.breadth
        }
        var changed: [Int] = []
        for (measurement, placedBreadth) in zip(measurements, breadths) {
            let index = measurement.element.item
            let breadth = measurement.breadth ?? placedBreadth
            let measured = sizes[index].measured(measurement.length, atBreadth: breadth)
            var isOther = measured.length(forBreadth: breadth) != sizes[index].length(forBreadth: breadth)
            sizes.set(measured, at: index)
            if let wish = measurement.breadth {
                let before = sizes.breadth(of: index)
                sizes.set(breadth: wish, at: index)
                isOther = isOther || sizes.breadth(of: index) != before
            }
            if isOther { changed.append(index) }
        }
        if !changed.isEmpty { replace(changed) }
    }

    func keepLanes(from start: Double, to end: Double) {
        forEachItem(from: start, to: end) { found in
            if let lane = layout.lane(of: found.frame, in: container) {
                kept.keep(lane, of: found.id.item, count: count)
            }
        }
    }
}

/// A block of items. A query places half a block in vain; but of each block a cursor is stored.
enum Block {
    static let shift = 4
    /// How many items a block has when it is made.
    static let size = 1 << shift
    /// How many it may come to have.
    static let most = 2 * size
}
