/// The items of a section whose layout is a formula: nothing to compute ahead, nothing to store.
final class FormulaContent<Layout: FormulaLayout>: SectionContent {
    private let layout: Layout
    private let container: Container
    private(set) var count: Int
    private(set) var length: Double
    var items: Items? { nil }

    init(_ layout: Layout, count: Int, in container: Container = Container(breadth: 0)) {
        let layout = layout.prepared(for: container)
        self.layout = layout
        self.count = max(0, min(count, ElementID.mostItems))
        self.container = container
        self.length = Self.length(of: self.count, layout, in: container)
    }

    // Numbers of a layout come in here, and in `frame(of:)`: what makes no sense goes no farther.
    private static func length(of count: Int, _ layout: Layout, in container: Container) -> Double {
        max(0, LayoutUnit.position(layout.length(of: count, in: container)))
    }

    var bounds: (lower: Double, upper: Double) { (0, length) }

    func arranged(in container: Container) -> any SectionContent {
        FormulaContent(layout, count: count, in: container)
    }

    func copy() -> any SectionContent { FormulaContent(layout, count: count, in: container) }

    func isEstimate(_ index: Int) -> Bool { false }

    func frame(of index: Int) -> LogicalRect { layout.frame(of: index, in: container).sanitized }

    // For the reason that `FoldContent` gives.
    @_specialize(where Layout == UniformGrid)
    @_specialize(where Layout == Mosaic)
    @_specialize(where Layout == Template)
    func find(in search: inout FrameSearch) {
        for index in layout.indices(from: search.start, to: search.end, in: container).clamped(to: 0..<count) {
            let frame = frame(of: index)
            // Without length it cannot be seen, nor come to have one by being measured, and all items may lie at one place.
            if frame.length > 0 { search.offer(.item, item: index, frame, mayBeEstimate: false) }
        }
    }

    func measure(_ measurements: ArraySlice<MeasuredSize>) {}

    func keepLanes(from start: Double, to end: Double) {}

    func newItem(like index: Int) -> NewItem { NewItem(size: .fixed(frame(of: index).length)) }

    func splice(_ splices: [Splice], adding added: ArraySlice<NewItem>) {
        for splice in splices { count += splice.new.count - splice.old.count }
        length = Self.length(of: count, layout, in: container)
    }

    func setSizes(_ changes: ArraySlice<NewItem>) {}
}
