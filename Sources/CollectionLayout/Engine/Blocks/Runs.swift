/// The frames of a section, one run after the other, from any item on.
struct Runs<Layout: RunLayout>: ~Copyable {
    let content: FoldContent<Layout>
    private var run: ItemRun
    /// The first item not yet placed.
    private(set) var index: Int
    /// Those of the run placed last.
    private(set) var frames: FrameBuffer

    /// - Parameters:
    ///   - index: the item to begin with.
    ///   - frames: where to place them.
    init(_ content: FoldContent<Layout>, from index: Int, into frames: consuming FrameBuffer = FrameBuffer()) {
        self.content = content
        self.frames = frames
        run = ItemRun(items: content.sizes, kept: content.kept)
        self.index = index
    }

    /// The first item of the run placed last.
    var runStart: Int { run.first }

    /// Goes on with another item.
    mutating func jump(to index: Int) { self.index = index }

    /// Places the next run. False where there are no items left.
    ///
    /// - Parameters:
    ///   - end: where to stop for a layout that does not care where a run ends.
    ///   - cursor: stands at the first item not yet placed, and moves on.
    mutating func next(upTo end: Int, after cursor: inout Layout.Cursor) -> Bool {
        let count = run.items.count
        guard index < count else { return false }
        frames.removeAll()
        run.advance(to: index, suggestedCount: max(1, min(end, count) - index))
        content.layout.place(run, after: &cursor, in: content.container, into: &frames)
        if frames.count == 0 {
            // A layout that places nothing would go on for ever.
            frames.append(LogicalRect(main: cursor.end, cross: 0, length: 0, breadth: 0))
        }
        frames.removeAll(from: run.count)
        index += frames.count
        return true
    }
}
