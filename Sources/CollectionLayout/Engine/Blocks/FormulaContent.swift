/// The items of a section whose layout is a ``FormulaLayout``. Nothing is stored for an item.
final class FormulaContent: SectionContent {
    private let layout: FormulaLayoutBox
    private(set) var count: Int
    private(set) var length: Double
    var items: Items? { nil }

    /// Makes content that is not laid out yet. The layout is not called before it is prepared for a container.
    ///
    /// - Parameters:
    ///   - layout: The layout.
    ///   - count: The number of items, from 0 to ``Items/maximumItemCount``.
    init(_ layout: FormulaLayoutBox, count: Int) {
        self.layout = layout
        self.count = count
        length = 0
    }

    private init(arranged layout: FormulaLayoutBox, count: Int, length: Double) {
        self.layout = layout
        self.count = count
        self.length = length
    }

    var bounds: (lower: Double, upper: Double) { (0, length) }

    func arranged(in container: Container, upTo horizon: Double) -> any SectionContent {
        let prepared = layout.prepared(for: container)
        return FormulaContent(arranged: prepared, count: count, length: prepared.length(of: count))
    }

    func copy() -> any SectionContent { FormulaContent(arranged: layout, count: count, length: length) }

    func isEstimate(_ index: Int) -> Bool { false }

    func frame(of index: Int) -> LogicalRect {
        var frame = LogicalRect(main: 0, cross: 0, length: 0, breadth: 0)
        LentBuffer.withStack { memory in
            var frames = FrameBuffer(in: memory)
            layout.place(index..<(index + 1), into: &frames)
            frame = frames[0]
        }
        return frame
    }

    func find(in search: inout FrameSearch) {
        let items = layout.indices(from: search.start, to: search.end).clamped(to: 0..<count)
        LentBuffer.withStack { memory in
            var frames = FrameBuffer(in: memory)
            var first = items.lowerBound
            while first < items.upperBound {
                let next = first + min(Block.size, items.upperBound - first)
                frames.removeAll()
                layout.place(first..<next, into: &frames)
                frames.forEach(in: 0..<frames.total) { offset, frame in
                    // Items without length are left out. They are invisible and never measured, and there may be
                    // billions of them at one position.
                    if frame.length > 0 { search.offer(.item, item: first + offset, frame, mayBeEstimate: false) }
                }
                first = next
            }
        }
    }

    func measure(_ measurements: ArraySlice<MeasuredSize>, upTo horizon: Double) {}

    func keepLanes(from start: Double, to end: Double) {}

    func newItem(like index: Int) -> NewItem { NewItem(size: .fixed(frame(of: index).length)) }

    func edit(
        _ splices: [Splice], adding added: ArraySlice<NewItem>, changing changes: ArraySlice<NewItem>,
        upTo horizon: Double
    ) {
        for splice in splices { count += splice.new.count - splice.old.count }
        length = layout.length(of: count)
    }
}
