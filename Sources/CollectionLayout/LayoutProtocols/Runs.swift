/// A loop that places the items of a section run by run, starting at any item.
@usableFromInline
struct Runs: ~Copyable {
    @usableFromInline var run: ItemRun
    /// The first item not yet placed.
    @usableFromInline var index: Int
    /// The frames of the items before ``index`` that have been placed since the buffer was last emptied.
    @usableFromInline var frames: FrameBuffer
    /// The position at which placing stops, because no later item begins before it; infinite to place everything.
    @usableFromInline let limit: Double
    /// The number of items after which the limit is tested.
    @usableFromInline let stride: Int
    /// The largest number of remaining items that is placed at once.
    @usableFromInline let longestRest: Int

    /// - Parameters:
    ///   - items: All items of the section, at least one.
    ///   - index: The first item to place.
    ///   - limit: The position at which placing stops; infinite to place everything.
    ///   - stride: The number of items after which the limit is tested.
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

    /// The first item of the last run.
    var runStart: Int { run.first }

    /// Whether there are items left.
    var hasNext: Bool { index < run.total }

    /// Continues with another item.
    mutating func jump(to index: Int) { self.index = index }

    /// Places runs until the items before `end` are placed, or until the limit is reached.
    ///
    /// The last run may extend beyond `end`, because the layout decides its length.
    ///
    /// - Parameters:
    ///   - end: At most the number of items.
    ///   - cursor: The cursor at the first item not yet placed, which moves on.
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
                // Without this, the loop would never end if a layout placed nothing.
                frames.append(LogicalRect(main: current.end, cross: 0, length: 0, breadth: 0))
            }
            frames.remove(from: run.count)
            index += frames.count
        }
    }
}
