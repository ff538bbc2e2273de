/// A layout that places one item after another. Most layouts of your own adopt this protocol:
///
/// ```swift
/// struct Stairs: SectionLayout {
///     func begin(in container: Container) -> Double { -8 }
///     func place(_ item: Item, after end: inout Double, in container: Container) -> LogicalRect {
///         let breadth = container.breadth / 2
///         let cross = item.index.isMultiple(of: 2) ? 0 : breadth
///         let length = item.length(forBreadth: breadth)
///         let frame = LogicalRect(main: end + 8, cross: cross, length: length, breadth: breadth)
///         end = frame.mainEnd
///         return frame
///     }
/// }
/// ```
///
/// It is a fold: the ``RunLayout/Cursor`` is all that a layout remembers of earlier items. The library derives
/// everything else from two functions:
///
/// | you write | you get |
/// | --- | --- |
/// | `begin`, `place` | content size, O(log n) queries, both axes and directions, sections, headers |
/// | a cursor that is `Equatable` | updates that stop where the rest of the content merely shifts |
/// | `item.length(forBreadth:)` | self-sizing items without jumps |
/// | ``RunLayout/lane(of:in:)-swift.method``, and a `place` that honors ``Item/keptLane`` | items that keep their lane once they have been visible |
///
/// A layout is a value without other state. An arrangement stores cursors, not frames, and calls `place` again whenever
/// frames are queried. So `place` must return the same frame for the same input.
///
/// Use distances that are multiples of 1/64 point, so that updates are exact; see ``LayoutUnit``.
public protocol SectionLayout: RunLayout {
    /// Places the item at the position of the cursor, and moves the cursor past it.
    func place(_ item: Item, after cursor: inout Cursor, in container: Container) -> LogicalRect
}

extension SectionLayout {
    @inlinable
    public func place(
        _ run: borrowing ItemRun, after cursor: inout Cursor, in container: Container, into frames: inout FrameBuffer
    ) {
        run.withItems { items in
            frames.append(count: run.suggestedCount) { place(items[suggested: $0], after: &cursor, in: container) }
        }
    }

    @inlinable public var lookahead: Int { 0 }
}
