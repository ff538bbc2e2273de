/// Places the items of a section one run after another, from any item on.
@usableFromInline
struct Runs: ~Copyable {
    @usableFromInline var run: ItemRun
    /// The first item not yet placed.
    @usableFromInline var index: Int
    /// The frames of the items before it, since they were last taken out.
    @usableFromInline var frames: FrameBuffer
    /// The position at which placing stops: nothing that follows begins before it. Infinite to place everything.
    @usableFromInline let limit: Double
    /// The number of items after which it is asked whether the limit is reached.
    @usableFromInline let stride: Int
    /// A rest that is not much longer is placed at once.
    @usableFromInline let longestRest: Int

    /// - Parameters:
    ///   - items: all of the section, at least one.
    ///   - index: the item to begin with.
    ///   - frames: The buffer for the frames.
    init(
        of items: ItemSource, from index: Int, before limit: Double = .infinity, stride: Int = .max / 2,
        into frames: consuming FrameBuffer = FrameBuffer()
    ) {
        run = ItemRun(of: items)
        self.frames = frames
        self.limit = limit
        self.stride = stride
        longestRest = stride + stride / 2
        self.index = index
    }

    /// The first item of the run placed last.
    var runStart: Int { run.first }

    /// Whether there are items left.
    var hasNext: Bool { index < run.total }

    /// Goes on with another item.
    mutating func jump(to index: Int) { self.index = index }

    /// Places runs until the items before `end` are placed, or until the limit is reached.
    ///
    /// The last run may reach beyond `end`, if the layout wants it longer.
    ///
    /// - Parameters:
    ///   - end: At most the number of items.
    ///   - cursor: stands at the first item not yet placed, and moves on.
    @inlinable
    @inline(__always)  // Saves a call for each block.
    mutating func place<Layout: RunLayout>(
        upTo end: Int, after cursor: RunningCursor.Typed<Layout.Cursor>, by layout: Layout, in container: Container
    ) {
        // A small cursor is copied into registers, which makes a list a third faster. Copying a large one costs more
        // than it saves.
        if MemoryLayout<Layout.Cursor>.size > 16 {
            place(upTo: end, after: &cursor.current, cursor, by: layout, in: container)
        } else {
            var current = cursor.take()
            place(upTo: end, after: &current, cursor, by: layout, in: container)
            cursor.put(back: consume current)
        }
    }

    @inlinable
    @inline(__always)  // Saves a call for each block.
    mutating func place<Layout: RunLayout>(
        upTo end: Int, after current: inout Layout.Cursor, _ cursor: RunningCursor.Typed<Layout.Cursor>,
        by layout: Layout, in container: Container
    ) {
        while index < end, limit == .infinity || layout.earliestStart(after: current) < limit {
            let rest = end - index
            run.advance(to: index, suggestedCount: rest > longestRest ? stride : rest)
            cursor.previous = current
            frames.beginRun()
            layout.place(run, after: &current, in: container, into: &frames)
            if frames.count == 0 {
                // A layout that places nothing would go on for ever.
                frames.append(LogicalRect(main: current.end, cross: 0, length: 0, breadth: 0))
            }
            frames.remove(from: run.count)
            index += frames.count
        }
    }
}
