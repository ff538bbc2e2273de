/// What ``RunLayoutBox`` asks of a layout, as functions for one type of layouts.
///
/// Functions rather than methods to override, because outside Embedded Swift the methods of a generic class are compiled
/// without knowing its type. They capture nothing.
@usableFromInline
final class RunLayoutFunctions: Sendable {
    @usableFromInline typealias Held = any LayoutReference

    let prepare: @Sendable (Held, Container, RunLayoutFunctions) -> RunLayoutBox
    let lane: @Sendable (Held, LogicalRect) -> Int?
    let makeColumn: @Sendable () -> AnyObject
    let copy: @Sendable (AnyObject) -> AnyObject
    let replaceCursors: @Sendable (AnyObject, Int, [Int]) -> Void
    let endOfLane: @Sendable (AnyObject, Int, Int) -> Double?
    let withCursor: @Sendable (Held, AnyObject, (RunningCursor) -> Void) -> Void
    let load: @Sendable (RunningCursor, AnyObject, Int, Double) -> Void
    let store: @Sendable (RunningCursor, Bool, AnyObject, Int) -> (end: Double, isSame: Bool)
    let end: @Sendable (RunningCursor) -> Double
    let place: @Sendable (Held, RunningCursor, inout Runs, Int) -> Void

    @inlinable
    convenience init<Layout: RunLayout>(of: Layout.Type) {
        typealias Cursor = Layout.Cursor
        typealias Column = CursorColumn<Cursor>
        self.init(
            prepare: { held, container, functions in
                RunLayoutBox(HeldLayout<Layout>.of(held).layout.prepared(for: container), in: container, functions)
            },
            lane: { held, frame in
                let held = HeldLayout<Layout>.of(held)
                return held.layout.lane(of: frame, in: held.container)
            },
            makeColumn: { Column([]) },
            copy: { Column(Column.of($0).cursors) },
            replaceCursors: { column, first, sources in
                let column = Column.of(column)
                let tail = sources.map { column.cursors[$0] }
                column.cursors.replaceSubrange(first..., with: tail)
            },
            endOfLane: { column, index, lane in Column.of(column).cursors[index].end(ofLane: lane) },
            withCursor: { held, column, body in
                let held = HeldLayout<Layout>.of(held)
                RunningCursor.with(Column.of(column).cursors.first ?? held.layout.begin(in: held.container), body)
            },
            load: { cursor, column, index, distance in
                let cursor = cursor.typed(Cursor.self)
                cursor.current = Column.of(column).cursors[index]
                cursor.current.shift(by: distance)
            },
            store: { cursor, isPrevious, column, index in
                let cursor = cursor.typed(Cursor.self)
                var own = isPrevious ? cursor.previous : cursor.current
                let column = Column.of(column)
                let end = own.soundEnd
                own.shift(by: -end)
                if index == column.cursors.count {
                    column.cursors.append(consume own)
                } else if column.cursors[index] == own {
                    return (end, true)
                } else {
                    column.cursors[index] = consume own
                }
                return (end, false)
            },
            end: { $0.typed(Cursor.self).current.soundEnd },
            place: { held, cursor, runs, end in
                let held = HeldLayout<Layout>.of(held)
                runs.place(upTo: end, after: cursor.typed(Cursor.self), by: held.layout, in: held.container)
            })
    }

    @usableFromInline
    init(
        prepare: @escaping @Sendable (Held, Container, RunLayoutFunctions) -> RunLayoutBox,
        lane: @escaping @Sendable (Held, LogicalRect) -> Int?, makeColumn: @escaping @Sendable () -> AnyObject,
        copy: @escaping @Sendable (AnyObject) -> AnyObject,
        replaceCursors: @escaping @Sendable (AnyObject, Int, [Int]) -> Void,
        endOfLane: @escaping @Sendable (AnyObject, Int, Int) -> Double?,
        withCursor: @escaping @Sendable (Held, AnyObject, (RunningCursor) -> Void) -> Void,
        load: @escaping @Sendable (RunningCursor, AnyObject, Int, Double) -> Void,
        store: @escaping @Sendable (RunningCursor, Bool, AnyObject, Int) -> (end: Double, isSame: Bool),
        end: @escaping @Sendable (RunningCursor) -> Double,
        place: @escaping @Sendable (Held, RunningCursor, inout Runs, Int) -> Void
    ) {
        self.prepare = prepare
        self.lane = lane
        self.makeColumn = makeColumn
        self.copy = copy
        self.replaceCursors = replaceCursors
        self.endOfLane = endOfLane
        self.withCursor = withCursor
        self.load = load
        self.store = store
        self.end = end
        self.place = place
    }
}
