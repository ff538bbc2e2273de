/// A loop that places the items of a section run by run, starting at any item.
@usableFromInline
struct Runs: ~Copyable {
    @usableFromInline var run: ItemRun
    /// The first item not yet placed.
    @usableFromInline var index: Int
    /// The frames of the items before ``index`` that have been placed since the buffer was last emptied.
    @usableFromInline var frames: FrameBuffer
    /// The position at which placing stops, because no later item begins before it; infinite to place everything.
    @usableFromInline var limit = Double.infinity
    /// The largest number of remaining items that is placed at once.
    @usableFromInline var longestRest = Int.max
    /// Whether the cursor before the last run is stored. Copying a large cursor takes as long as placing two items.
    @usableFromInline let storesPrevious: Bool
    /// The number of items after which the limit is tested.
    @inlinable static var stride: Int { 8 }

    /// - Parameters:
    ///   - items: All items of the section, at least one.
    ///   - index: The first item to place.
    ///   - storesPrevious: Whether the cursor before the last run is stored.
    ///   - frames: The buffer for the frames.
    init(of items: ItemSource, from index: Int, storesPrevious: Bool, into frames: consuming FrameBuffer) {
        run = ItemRun(of: items)
        self.frames = frames
        self.storesPrevious = storesPrevious
        self.index = index
    }

    /// The first item of the last run.
    var runStart: Int { run.first }

    /// Whether there are items left.
    var hasNext: Bool { index < run.total }

    /// Sets the position at which placing stops; infinite to place everything.
    mutating func stop(before limit: Double) {
        self.limit = limit
        longestRest = limit < .infinity ? Self.stride + Self.stride / 2 : .max
    }

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
            run.advance(to: index, suggestedCount: rest > longestRest ? Self.stride : rest)
            if storesPrevious { cursor.previous = current }
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
