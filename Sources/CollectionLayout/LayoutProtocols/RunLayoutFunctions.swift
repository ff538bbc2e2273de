/// The methods of a layout that ``RunLayoutBox`` calls, as functions that are specialized for one type of layout.
///
/// They are functions rather than overridden methods because, except in Embedded Swift, the methods of a generic class
/// are not specialized. They capture nothing.
@usableFromInline
final class RunLayoutFunctions: Sendable {
    @usableFromInline typealias Held = any LayoutReference

    let prepare: @Sendable (Held, Container, RunLayoutFunctions) -> RunLayoutBox
    let lane: @Sendable (Held, LogicalRect) -> Int?
    let makeColumn: @Sendable (Held) -> (column: AnyObject, end: Double)
    let choose: @Sendable (AnyObject, [Int], Int) -> AnyObject
    let endOfLane: @Sendable (AnyObject, Int, Int) -> Double?
    let withCursor: @Sendable (AnyObject, (RunningCursor) -> Void) -> Void
    let load: @Sendable (RunningCursor, AnyObject, Int, Double) -> Void
    let store: @Sendable (RunningCursor, Bool, AnyObject, Int, Bool) -> (end: Double, isSame: Bool)
    let end: @Sendable (RunningCursor) -> Double
    let earliestStart: @Sendable (Held, RunningCursor, Bool) -> Double
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
            makeColumn: { held in
                let held = HeldLayout<Layout>.of(held)
                var cursor = held.layout.begin(in: held.container)
                let end = cursor.validEnd
                cursor.shift(by: -end)
                return (Column(cursor), end)
            },
            choose: { column, sources, room in Column(sources, of: Column.of(column), room: room) },
            endOfLane: { column, index, lane in Column.of(column).end(ofLane: lane, at: index) },
            withCursor: { column, body in RunningCursor.with(Column.of(column)[0], body) },
            load: { cursor, column, index, distance in
                let cursor = cursor.typed(Cursor.self)
                cursor.current = Column.of(column)[index]
                cursor.current.shift(by: distance)
            },
            store: { cursor, isPrevious, column, index, writes in
                let cursor = cursor.typed(Cursor.self)
                var own = isPrevious ? cursor.previous : cursor.current
                let column = Column.of(column)
                let end = own.validEnd
                own.shift(by: -end)
                if column.isEnd(index) {
                    column.append(consume own)
                    return (end, false)
                }
                if column[index] == own { return (end, true) }
                if writes { column[index] = consume own }
                return (end, false)
            },
            end: { $0.typed(Cursor.self).current.validEnd },
            earliestStart: { held, cursor, isPrevious in
                let cursor = cursor.typed(Cursor.self)
                return HeldLayout<Layout>.of(held).layout
                    .earliestStart(after: isPrevious ? cursor.previous : cursor.current)
            },
            place: { held, cursor, runs, end in
                let held = HeldLayout<Layout>.of(held)
                runs.place(upTo: end, after: cursor.typed(Cursor.self), by: held.layout, in: held.container)
            })
    }

    @usableFromInline
    init(
        prepare: @escaping @Sendable (Held, Container, RunLayoutFunctions) -> RunLayoutBox,
        lane: @escaping @Sendable (Held, LogicalRect) -> Int?,
        makeColumn: @escaping @Sendable (Held) -> (column: AnyObject, end: Double),
        choose: @escaping @Sendable (AnyObject, [Int], Int) -> AnyObject,
        endOfLane: @escaping @Sendable (AnyObject, Int, Int) -> Double?,
        withCursor: @escaping @Sendable (AnyObject, (RunningCursor) -> Void) -> Void,
        load: @escaping @Sendable (RunningCursor, AnyObject, Int, Double) -> Void,
        store: @escaping @Sendable (RunningCursor, Bool, AnyObject, Int, Bool) -> (end: Double, isSame: Bool),
        end: @escaping @Sendable (RunningCursor) -> Double,
        earliestStart: @escaping @Sendable (Held, RunningCursor, Bool) -> Double,
        place: @escaping @Sendable (Held, RunningCursor, inout Runs, Int) -> Void
    ) {
        self.prepare = prepare
        self.lane = lane
        self.makeColumn = makeColumn
        self.choose = choose
        self.endOfLane = endOfLane
        self.withCursor = withCursor
        self.load = load
        self.store = store
        self.end = end
        self.earliestStart = earliestStart
        self.place = place
    }
}
