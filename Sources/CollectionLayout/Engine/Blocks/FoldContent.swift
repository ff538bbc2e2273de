/// The items of a section whose layout is a fold, in pages of five hundred or so and blocks of 16 or so.
///
/// A block stores the layout's cursor before it, and no frames. Frames are placed again when they are queried, at most
/// a few blocks at a time. That costs a fraction of a microsecond a block, saves 32 bytes an item, and no stored frame
/// can contradict the layout.
///
/// The cursor of a block is stored as if the content began with the block; the ``IntervalTree`` knows where the page
/// really is. So what merely shifts keeps its cursors.
///
/// Items beyond the horizon of a change need not be placed at once. Then one page is not connected to the one before
/// it. From there on positions are old ones, moved by an estimate, until ``settle(upTo:items:)``.
final class FoldContent: SectionContent {
    let layout: RunLayoutBox
    // Not checked for overlapping accesses at run time, which would take a fifth of a query: only the unique owner
    // changes the content (see `ContentBox`), and nothing called meanwhile leads back here.
    @exclusivity(unchecked) var list: Items
    /// As many pages as there are pages of items.
    @exclusivity(unchecked) var pages = PageList<BlockPage>()
    /// A leaf for each page.
    @exclusivity(unchecked) var tree = IntervalTree()
    /// The number of pages at the start that are connected to each other.
    @exclusivity(unchecked) var settledPages = 0
    /// The end of the last cursor.
    @exclusivity(unchecked) var end = 0.0
    /// Whether the breadth at which an item was measured is known for any item.
    var knowsMeasuredBreadths = false
    /// Whether items that are not settled yet may get another breadth than they were measured at, and must then be
    /// measured again.
    var mayOutgrow = false

    init(_ layout: RunLayoutBox, items: Items) {
        self.layout = layout
        list = items
        list.makePages()
    }

    var container: Container { layout.container }

    var items: Items? { list }

    var count: Int { list.count }

    var length: Double { max(0, end, tree.bounds.upper) }

    var bounds: (lower: Double, upper: Double) { tree.count == 0 ? (0, 0) : tree.bounds }

    func isEstimate(_ index: Int) -> Bool { list[index].isEstimate }

    func copy() -> any SectionContent {
        let copy = FoldContent(layout, items: list)
        copy.pages = pages
        copy.tree = tree
        copy.settledPages = settledPages
        copy.end = end
        copy.knowsMeasuredBreadths = knowsMeasuredBreadths
        copy.mayOutgrow = mayOutgrow
        return copy
    }

    func arranged(in container: Container, upTo horizon: Double) -> any SectionContent {
        let content = FoldContent(layout.prepared(for: container), items: list)
        let isSame =
            layout.isSizedAcross
            ? container.viewportLength == self.container.viewportLength : container.breadth == self.container.breadth
        if isSame, !pages.isEmpty {
            content.knowsMeasuredBreadths = knowsMeasuredBreadths
        } else {
            content.list.forgetMeasurements()
        }
        content.placeAll(upTo: horizon)
        return content
    }

    func keepLanes(from start: Double, to end: Double) {
        forEachItem(from: start, to: end) { found in
            guard let lane = layout.lane(of: found.frame) else { return }
            let page = list.page(of: found.id.item)
            let index = found.id.item - list.firsts[page]
            if list.pages[page].lane(of: index) != lane { list.changePage(page) { $0.keep(lane, of: index) } }
        }
    }

    // MARK: Blocks

    func place(of item: Int) -> BlockPlace {
        let page = list.page(of: item)
        return BlockPlace(
            page: page, block: pages[page].block(of: item - list.firsts[page]))
    }

    /// The first item of the run that places the first item of a block.
    func firstPlaced(with place: BlockPlace) -> Int { firstItem(of: place) - pages[place.page][place.block].lead }

    func firstItem(of place: BlockPlace) -> Int { list.firsts[place.page] + pages[place.page][place.block].first }

    func origin(of place: BlockPlace) -> Double {
        tree.origin(of: place.page) + pages[place.page][place.block].bounds.origin
    }

    /// Moves a cursor before the run that places the first item of a block.
    func load(_ cursor: RunningCursor, before place: BlockPlace) {
        layout.load(cursor, from: pages[place.page].cursors, at: place.block, movedBy: origin(of: place))
    }

    /// Calls `body` with a running cursor and the items; there is at least one.
    func withCursor(_ body: (RunningCursor, ItemSource) -> Void) {
        layout.withCursor(in: pages[0].cursors) { cursor in ItemSource.with(list) { body(cursor, $0) } }
    }

    /// Returns a uniquely referenced page of blocks in which cursors can be stored.
    func pageToPlace(_ page: Int) -> BlockPage {
        if !pages[page].isPlaced { pages[page] = BlockPage(dividing: pages[page], by: layout) }
        return ownPage(page)
    }

    /// Returns a uniquely referenced page of blocks.
    func ownPage(_ page: Int) -> BlockPage {
        pages.own(page) { BlockPage(copying: $0, of: layout) }
    }
}
