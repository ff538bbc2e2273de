/// The items of a section whose layout is a ``RunLayout``, in pages of about 500 items and blocks of about 16.
///
/// A block stores the layout's cursor before it, but no frames. Queries place frames again, at most a few blocks at a
/// time. That costs a fraction of a microsecond for each block and saves 32 bytes for each item, and no stored frame
/// can contradict the layout.
///
/// The cursor of a block is shifted so that it ends at 0, and the ``IntervalTree`` contains the positions of pages. So
/// content that only moves keeps its cursors.
///
/// Items beyond the horizon of a change need not be placed at once. Then one page is not connected to the previous one.
/// This page and the later ones keep their old positions, moved by an estimate, until ``settle(upTo:items:)`` places
/// their items.
final class FoldContent: SectionContent {
    let layout: RunLayoutBox
    private let state: OwnedValue<State>

    private struct State {
        var list: Items
        var pages = PageList<BlockPage>()
        var tree = IntervalTree()
        var settledPages = 0
        var end = 0.0
    }

    /// Whether the breadth of a measurement is stored for any item.
    var knowsMeasuredBreadths = false
    /// Whether settling may give items another breadth than the measured one, so that they must be measured again.
    var mayOutgrow = false

    init(_ layout: RunLayoutBox, items: Items) {
        self.layout = layout
        state = OwnedValue(State(list: items))
        list.makePages()
    }

    private init(copying other: FoldContent) {
        layout = other.layout
        state = OwnedValue(other.state.value)
        knowsMeasuredBreadths = other.knowsMeasuredBreadths
        mayOutgrow = other.mayOutgrow
    }

    var container: Container { layout.container }

    var items: Items? { list }

    var count: Int { list.count }

    var length: Double { max(0, end, tree.bounds.upper) }

    var bounds: (lower: Double, upper: Double) { tree.count == 0 ? (0, 0) : tree.bounds }

    var isSizedAcross: Bool { layout.isSizedAcross }

    func isEstimate(_ index: Int) -> Bool { list[index].isEstimate }

    func copy() -> any SectionContent { FoldContent(copying: self) }

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

    func place(of item: Int) -> BlockPosition {
        let page = list.page(of: item)
        return BlockPosition(
            page: page, block: pages[page].block(of: item - list.firsts[page]))
    }

    /// Returns the first item of the run that places the first item of a block.
    func firstPlaced(with place: BlockPosition) -> Int { firstItem(of: place) - pages[place.page][place.block].lead }

    func firstItem(of place: BlockPosition) -> Int { list.firsts[place.page] + pages[place.page][place.block].first }

    func origin(of place: BlockPosition) -> Double {
        tree.origin(of: place.page) + pages[place.page][place.block].bounds.origin
    }

    /// Sets a cursor to the one before the run that places the first item of a block.
    func load(_ cursor: RunningCursor, before place: BlockPosition) {
        layout.load(cursor, from: pages[place.page].cursors, at: place.block, movedBy: origin(of: place))
    }

    /// Calls `body` with a running cursor and the items. There must be at least one item.
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

// The mutable properties. Only the unique owner changes them (see `ContentBox`), and nothing that it calls leads back
// here.
extension FoldContent {
    var list: Items {
        _read { yield state.value.list }
        _modify { yield &state.value.list }
    }

    /// The pages of blocks, one for each page of items.
    var pages: PageList<BlockPage> {
        _read { yield state.value.pages }
        _modify { yield &state.value.pages }
    }

    /// The positions of the pages, with a leaf for each page.
    var tree: IntervalTree {
        _read { yield state.value.tree }
        _modify { yield &state.value.tree }
    }

    /// The number of pages at the start that are connected to each other.
    var settledPages: Int {
        get { state.value.settledPages }
        set { state.value.settledPages = newValue }
    }

    /// The end of the cursor after the last item, in points.
    var end: Double {
        get { state.value.end }
        set { state.value.end = newValue }
    }
}
