/// The items of a section that scrolls across: content that is laid out along the other axis, seen through a viewport.
///
/// The inner content is that of any section, and always placed as a whole. This type exchanges its axes, subtracts the
/// offset, and leaves out invisible items.
final class OrthogonalContent: SectionContent {
    let inner: any SectionContent
    let scrolling: OrthogonalScrolling
    let container: Container
    /// The offset that the host has set; nil at the beginning.
    private(set) var scrolledOffset: Double?
    /// The stop that is kept in viewports of other sizes; see ``rest(like:)``.
    var keptStop: KeptStop?
    private(set) var bounds: (lower: Double, upper: Double)
    /// The largest extent of an item across, in points.
    private var widest = 0.0
    /// The lines at which the groups come to rest, if they do; see ``GroupLines``.
    private(set) var groupLines: [Double] = []

    init(_ inner: any SectionContent, _ scrolling: OrthogonalScrolling) {
        self.inner = inner
        self.scrolling = scrolling
        container = Container(breadth: 0)
        bounds = (0, 0)
    }

    private init(_ other: OrthogonalContent, inner: any SectionContent, container: Container) {
        self.inner = inner
        self.container = container
        scrolling = other.scrolling
        scrolledOffset = other.scrolledOffset
        keptStop = other.keptStop
        bounds = other.bounds
        widest = other.widest
        groupLines = other.groupLines
    }

    func copy() -> any SectionContent { OrthogonalContent(self, inner: inner.copy(), container: container) }

    func arranged(in container: Container, upTo horizon: Double) -> any SectionContent {
        let length = scrolling.length.length(forBreadth: container.breadth)
        let room = Container(breadth: length, viewportLength: container.breadth)
        let content = OrthogonalContent(self, inner: inner.arranged(in: room, upTo: .infinity), container: container)
        content.refresh()
        if content.viewportBreadth != viewportBreadth, let presentStop { content.rest(at: presentStop) }
        return content
    }

    var count: Int { inner.count }

    var items: Items? { inner.items }

    var length: Double { max(0, bounds.upper) }

    /// The breadth of the viewport without the insets at its sides, in points.
    var viewportBreadth: Double { container.breadth }

    /// The offset from the leading edge, in points.
    var offset: Double {
        get { scrolledOffset ?? offsetRange.lower }
        set { scrolledOffset = LayoutUnit.position(newValue) }
    }

    /// Scrolls to an offset, clamped to its range.
    func scroll(near offset: Double) { self.offset = clamped(offset) }

    var isSizedAcross: Bool { !inner.isSizedAcross }

    func isEstimate(_ index: Int) -> Bool { inner.isEstimate(index) }

    func frame(of index: Int) -> LogicalRect { inner.frame(of: index).transposed.offset(main: 0, cross: -offset) }

    /// Offers the items in the viewport to a search. O(log n + items in the viewport).
    func find(in search: inout FrameSearch) {
        let (offset, sight) = (offset, sight)
        // Effects may draw rotated or enlarged items beyond their frames.
        let reach = search.reachBeyondShelves + (search.followsEffects ? widest : 0)
        inner.forEachItem(from: sight.from - reach, to: sight.to + reach) { found in
            let frame = found.frame.transposed.offset(main: 0, cross: -offset)
            search.offer(.item, item: found.id.item, frame, isEstimate: found.isEstimate)
        }
    }

    /// Returns whether a frame of the section is in the viewport or at most `reach` points beyond its edges.
    func isInView(_ frame: LogicalRect, reach: Double) -> Bool {
        frame.cross < container.breadth + container.trailingMargin + reach
            && -container.leadingMargin - reach < frame.crossEnd
    }

    /// The visible range of the inner content. It includes the insets, because items scroll through them.
    private var sight: (from: Double, to: Double) {
        let offset = offset
        return (offset - container.leadingMargin, offset + container.breadth + container.trailingMargin)
    }

    func measure(_ measurements: ArraySlice<MeasuredSize>, upTo horizon: Double) {
        inner.measure(measurements, upTo: .infinity)
        refresh()
    }

    func newItem(like index: Int) -> NewItem { inner.newItem(like: index) }

    func edit(
        _ splices: [Splice], adding added: ArraySlice<NewItem>, changing changes: ArraySlice<NewItem>,
        upTo horizon: Double
    ) {
        inner.edit(splices, adding: added, changing: changes, upTo: .infinity)
        keptStop = nil
        refresh()
    }

    func keepLanes(from start: Double, to end: Double) {
        let (from, to) = sight
        inner.keepLanes(from: from, to: to)
    }

    /// Computes the bounds of the items, and clamps the offset to its range. O(n), which suffices for the few items of
    /// a shelf.
    private func refresh() {
        var reached = (lower: Double.infinity, upper: -Double.infinity)
        widest = 0
        var groups = GroupLines()
        inner.forEachItem(from: -.infinity, to: .infinity) { found in
            reached = (min(reached.lower, found.frame.cross), max(reached.upper, found.frame.crossEnd))
            widest = max(widest, found.frame.length)
            if restsAtGroups { groups.add(found.id.item, found.frame, of: count, scrolling) }
        }
        groupLines = groups.lines
        bounds =
            reached.lower <= reached.upper ? (reached.lower, max(reached.upper, scrolling.minimumLength)) : (0, 0)
        if let scrolledOffset { offset = clamped(scrolledOffset) }
    }
}

extension LogicalRect {
    /// The rectangle with exchanged axes.
    var transposed: LogicalRect { LogicalRect(main: cross, cross: main, length: breadth, breadth: length) }
}
