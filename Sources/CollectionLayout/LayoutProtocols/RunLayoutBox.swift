/// A layout that places runs, without its type.
///
/// The engine is compiled once and calls the layout through functions that are compiled, for its type, in the module that
/// names it: so a layout that a client writes is as fast as one of the library. Each call does the work of a whole block.
///
/// A class, so that using it for many blocks counts one reference, and not one for each of its properties.
@usableFromInline
final class RunLayoutBox: Sendable {
    /// The layout, prepared for the container.
    @usableFromInline let held: any LayoutReference
    @usableFromInline let functions: RunLayoutFunctions
    @usableFromInline let container: Container
    @usableFromInline let lookahead: Int
    @usableFromInline let usesItemIndex: Bool
    @usableFromInline let isSizedAcross: Bool
    @usableFromInline let variesBreadth: Bool

    @inlinable
    convenience init<Layout: RunLayout>(_ layout: Layout) {
        self.init(layout, in: Container(breadth: 0), RunLayoutFunctions(of: Layout.self))
    }

    @inlinable
    convenience init<Layout: RunLayout>(_ layout: Layout, in container: Container, _ functions: RunLayoutFunctions) {
        self.init(
            HeldLayout(layout, in: container), functions, container, lookahead: layout.lookahead,
            usesItemIndex: layout.usesItemIndex, isSizedAcross: layout.isSizedAcross,
            variesBreadth: layout.variesBreadth)
    }

    @usableFromInline
    init(
        _ held: any LayoutReference, _ functions: RunLayoutFunctions, _ container: Container, lookahead: Int,
        usesItemIndex: Bool, isSizedAcross: Bool, variesBreadth: Bool
    ) {
        self.held = held
        self.functions = functions
        self.container = container
        self.lookahead = lookahead
        self.usesItemIndex = usesItemIndex
        self.isSizedAcross = isSizedAcross
        self.variesBreadth = variesBreadth
    }

    func prepared(for container: Container) -> RunLayoutBox { functions.prepare(held, container, functions) }

    /// See ``RunLayout/lane(of:in:)-swift.method``.
    func lane(of frame: LogicalRect) -> Int? { functions.lane(held, frame) }
}

extension RunLayoutBox {
    // A column of cursors is one that `makeColumn` or `choose` of the same layout returned.

    /// Returns a column with the cursor before the first item, moved so that it ends at 0, and where it ended.
    func makeColumn() -> (column: AnyObject, end: Double) { functions.makeColumn(held) }

    /// Returns a column with the cursors of another one that `sources` number, and room for some more.
    func choose(_ sources: [Int], of column: AnyObject, room: Int = 0) -> AnyObject {
        functions.choose(column, sources, room)
    }

    /// The end of a lane in a cursor of a column; nil where there is no such lane.
    func end(ofLane lane: Int, in column: AnyObject, at index: Int) -> Double? {
        functions.endOfLane(column, index, lane)
    }

    /// Calls `body` with a cursor: the first one of a column.
    func withCursor(in column: AnyObject, _ body: (RunningCursor) -> Void) { functions.withCursor(column, body) }

    /// Replaces a cursor with one of a column, moved along the main axis.
    func load(_ cursor: RunningCursor, from column: AnyObject, at index: Int, movedBy distance: Double) {
        functions.load(cursor, column, index, distance)
    }

    /// Writes a cursor into a column, moved so that it ends at 0.
    ///
    /// - Parameters:
    ///   - isPrevious: whether to take the cursor before the run placed last.
    ///   - index: At most the number of cursors in the column, in which case the column must have space for one more.
    ///   - writes: whether it takes the place of another one, or is only compared with it.
    /// - Returns: the end of the cursor, and whether the column held an equal one already.
    func store(
        _ cursor: RunningCursor, isPrevious: Bool, in column: AnyObject, at index: Int, writes: Bool = true
    ) -> (end: Double, isSame: Bool) {
        functions.store(cursor, isPrevious, column, index, writes)
    }

    /// The end of the content so far.
    func end(of cursor: RunningCursor) -> Double { functions.end(cursor) }

    /// See ``RunLayout/earliestStart(after:)``.
    ///
    /// - Parameter isPrevious: whether after the cursor before the run placed last.
    func earliestStart(after cursor: RunningCursor, isPrevious: Bool = false) -> Double {
        functions.earliestStart(held, cursor, isPrevious)
    }

    /// See ``Runs/place(upTo:after:by:in:)``.
    func place(_ runs: inout Runs, upTo end: Int, after cursor: RunningCursor) {
        functions.place(held, cursor, &runs, end)
    }
}
