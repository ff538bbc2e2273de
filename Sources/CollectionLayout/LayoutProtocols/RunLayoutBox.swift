/// A type-erased layout that places runs.
///
/// The engine is compiled once. It calls the layout through functions that are specialized for the layout's type in the
/// module that uses it, so that a client's layout is as fast as one of the library. Each call does the work of a whole
/// block.
///
/// It is a class, so that using it for many blocks costs one reference, and not one for each of its properties.
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
            HeldLayout(layout, in: container), functions, container, lookahead: max(0, layout.lookahead),
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
    // In all of these functions, a column must come from `makeColumn` or `choose` of the same layout.

    /// Returns a column with the cursor before the first item, shifted so that it ends at 0, and the end before the
    /// shift.
    func makeColumn() -> (column: AnyObject, end: Double) { functions.makeColumn(held) }

    /// Returns a column with the cursors at the indices `sources` of another one, and room for some more.
    func choose(_ sources: [Int], of column: AnyObject, room: Int = 0) -> AnyObject {
        functions.choose(column, sources, room)
    }

    /// Returns the end of a lane of a column's cursor; nil if there is no such lane.
    func end(ofLane lane: Int, in column: AnyObject, at index: Int) -> Double? {
        functions.endOfLane(column, index, lane)
    }

    /// Returns whether a column's cursor has lanes, but not too many to search each of them.
    func hasLanes(in column: AnyObject, at index: Int) -> Bool {
        end(ofLane: 0, in: column, at: index) != nil
            && end(ofLane: LaneGrid.maximumLaneCount, in: column, at: index) == nil
    }

    /// Calls `body` with a running cursor, which is initially the first one of a column.
    func withCursor(in column: AnyObject, _ body: (RunningCursor) -> Void) { functions.withCursor(column, body) }

    /// Sets a running cursor to one of a column, shifted along the main axis.
    func load(_ cursor: RunningCursor, from column: AnyObject, at index: Int, movedBy distance: Double) {
        functions.load(cursor, column, index, distance)
    }

    /// Writes a cursor into a column, shifted so that it ends at 0.
    ///
    /// - Parameters:
    ///   - cursor: The running cursor.
    ///   - isPrevious: Whether to use the cursor before the last run.
    ///   - column: The column.
    ///   - index: The index of the cursor to replace, or the number of cursors in the column to append one. Then the
    ///     column must have space for one more.
    ///   - writes: Whether to replace a cursor that differs, or only to compare them.
    /// - Returns: The end of the cursor before the shift, and whether the column already had an equal one.
    func store(
        _ cursor: RunningCursor, isPrevious: Bool, in column: AnyObject, at index: Int, writes: Bool = true
    ) -> (end: Double, isSame: Bool) {
        functions.store(cursor, isPrevious, column, index, writes)
    }

    /// Returns the end of the content so far.
    func end(of cursor: RunningCursor) -> Double { functions.end(cursor) }

    /// See ``RunLayout/earliestStart(after:)``.
    ///
    /// - Parameters:
    ///   - cursor: The running cursor.
    ///   - isPrevious: Whether to use the cursor before the last run.
    func earliestStart(after cursor: RunningCursor, isPrevious: Bool = false) -> Double {
        functions.earliestStart(held, cursor, isPrevious)
    }

    /// See ``Runs/place(upTo:after:by:in:)``.
    func place(_ runs: inout Runs, upTo end: Int, after cursor: RunningCursor) {
        functions.place(held, cursor, &runs, end)
    }
}
