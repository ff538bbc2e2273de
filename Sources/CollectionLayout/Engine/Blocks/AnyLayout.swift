/// Any layout that places one run after the other, its type forgotten.
///
/// Embedded Swift compiles what is generic over layouts once for each of them, and a browser has to download it all; of this
/// one it is compiled once. It costs a call a run, and an allocation for every cursor that is kept. Elsewhere there is no need.
struct AnyLayout: RunLayout {
    // Unsafe for the compiler, because a class with subclasses can have anything in it. This one has constants that are
    // Sendable, and its one subclass another one.
    nonisolated(unsafe) private let box: LayoutBox

    init<Layout: RunLayout>(_ layout: Layout) { box = BoxOfLayout(layout) }

    func prepared(for container: Container) -> AnyLayout { box.prepared(for: container) }

    func begin(in container: Container) -> AnyCursor { box.begin(in: container) }

    func place(
        _ run: ItemRun, after cursor: inout AnyCursor, in container: Container, into frames: inout FrameBuffer
    ) {
        cursor.makeUnique()
        box.place(run, after: cursor, in: container, into: &frames)
    }

    func earliestStart(after cursor: AnyCursor) -> Double { box.earliestStart(after: cursor) }

    func lane(of frame: LogicalRect, in container: Container) -> Int? { box.lane(of: frame, in: container) }

    var lookahead: Int { box.lookahead }

    var usesItemIndex: Bool { box.usesItemIndex }

    var isSizedAcross: Bool { box.isSizedAcross }

    var variesBreadth: Bool { box.variesBreadth }

    /// Not inlined, or there would be a copy for every layout.
    @inline(never)
    func content(_ items: Items) -> any SectionContent { FoldContent(self, items: items) }
}

/// The cursor of any layout.
struct AnyCursor: LayoutCursor {
    // Unsafe for the compiler, because it changes; like an array's memory only while nobody else holds it.
    nonisolated(unsafe) private var box: CursorBox

    init<Cursor: LayoutCursor>(_ cursor: Cursor) { box = BoxOfCursor(cursor) }

    var end: Double { box.end }

    mutating func shift(by distance: Double) { makeUnique().shift(by: distance) }

    func end(ofLane lane: Int) -> Double? { box.end(ofLane: lane) }

    static func == (left: AnyCursor, right: AnyCursor) -> Bool { left.box.isEqual(to: right.box) }

    /// A section has one layout, so that it never meets a cursor of another one's.
    fileprivate func own<Cursor: LayoutCursor>() -> BoxOfCursor<Cursor> {
        unsafeDowncast(box, to: BoxOfCursor<Cursor>.self)
    }

    @discardableResult
    fileprivate mutating func makeUnique() -> CursorBox {
        if !isKnownUniquelyReferenced(&box) { box = box.copy() }
        return box
    }
}

// Classes, because Embedded Swift has existential values of nothing else; with methods to override rather than protocols,
// because it wraps every method of a generic class once more that meets a requirement.

private class LayoutBox {
    final let lookahead: Int
    final let usesItemIndex: Bool
    final let isSizedAcross: Bool
    final let variesBreadth: Bool

    init<Layout: RunLayout>(_ layout: Layout) {
        lookahead = layout.lookahead
        usesItemIndex = layout.usesItemIndex
        isSizedAcross = layout.isSizedAcross
        variesBreadth = layout.variesBreadth
    }

    func prepared(for container: Container) -> AnyLayout { mustBeOverridden() }

    func begin(in container: Container) -> AnyCursor { mustBeOverridden() }

    func place(
        _ run: ItemRun, after cursor: AnyCursor, in container: Container, into frames: inout FrameBuffer
    ) {
        mustBeOverridden()
    }

    func earliestStart(after cursor: AnyCursor) -> Double { mustBeOverridden() }

    func lane(of frame: LogicalRect, in container: Container) -> Int? { mustBeOverridden() }
}

private final class BoxOfLayout<Layout: RunLayout>: LayoutBox {
    private let layout: Layout

    init(_ layout: Layout) {
        self.layout = layout
        super.init(layout)
    }

    override func prepared(for container: Container) -> AnyLayout { AnyLayout(layout.prepared(for: container)) }

    override func begin(in container: Container) -> AnyCursor { AnyCursor(layout.begin(in: container)) }

    override func place(
        _ run: ItemRun, after cursor: AnyCursor, in container: Container, into frames: inout FrameBuffer
    ) {
        let own: BoxOfCursor<Layout.Cursor> = cursor.own()
        layout.place(run, after: &own.cursor, in: container, into: &frames)
    }

    override func earliestStart(after cursor: AnyCursor) -> Double {
        let own: BoxOfCursor<Layout.Cursor> = cursor.own()
        return layout.earliestStart(after: own.cursor)
    }

    override func lane(of frame: LogicalRect, in container: Container) -> Int? {
        layout.lane(of: frame, in: container)
    }
}

private class CursorBox {
    var end: Double { mustBeOverridden() }

    func end(ofLane lane: Int) -> Double? { mustBeOverridden() }

    func copy() -> CursorBox { mustBeOverridden() }

    func shift(by distance: Double) { mustBeOverridden() }

    func isEqual(to other: CursorBox) -> Bool { mustBeOverridden() }
}

private final class BoxOfCursor<Cursor: LayoutCursor>: CursorBox {
    var cursor: Cursor

    init(_ cursor: Cursor) { self.cursor = cursor }

    override var end: Double { cursor.end }

    override func end(ofLane lane: Int) -> Double? { cursor.end(ofLane: lane) }

    override func copy() -> CursorBox { BoxOfCursor(cursor) }

    override func shift(by distance: Double) { cursor.shift(by: distance) }

    override func isEqual(to other: CursorBox) -> Bool {
        cursor == unsafeDowncast(other, to: BoxOfCursor.self).cursor
    }
}

/// What a box does that is none of a value.
func mustBeOverridden() -> Never { preconditionFailure("a box without a value") }
