/// Any layout that places one run after the other, its type forgotten.
///
/// Embedded Swift compiles what is generic over layouts once for each of them, and a browser has to download it all; of this
/// one it is compiled once. It costs a call and an allocation a run. Elsewhere there is no need for it.
struct AnyLayout: RunLayout {
    private let box: any LayoutBox

    init<Layout: RunLayout>(_ layout: Layout) { box = BoxOfLayout(layout) }

    func prepared(for container: Container) -> AnyLayout { box.prepared(for: container) }

    func begin(in container: Container) -> AnyCursor { box.begin(in: container) }

    func place(
        _ run: ItemRun, after cursor: inout AnyCursor, in container: Container, into frames: inout FrameBuffer
    ) {
        cursor = box.place(run, after: cursor, in: container, into: &frames)
    }

    func earliestStart(after cursor: AnyCursor) -> Double { box.earliestStart(after: cursor) }

    func lane(of frame: LogicalRect, in container: Container) -> Int? { box.lane(of: frame, in: container) }

    var lookahead: Int { box.lookahead }

    var usesItemIndex: Bool { box.usesItemIndex }

    var isSizedAcross: Bool { box.isSizedAcross }
}

/// The cursor of any layout.
struct AnyCursor: LayoutCursor {
    fileprivate let box: any CursorBox

    var end: Double { box.end }

    mutating func shift(by distance: Double) { self = AnyCursor(box: box.shifted(by: distance)) }

    static func == (left: AnyCursor, right: AnyCursor) -> Bool { left.box.isEqual(to: right) }
}

// Protocols of classes, because Embedded Swift has existential values of nothing else.

private protocol LayoutBox: AnyObject, Sendable {
    func prepared(for container: Container) -> AnyLayout
    func begin(in container: Container) -> AnyCursor
    func place(
        _ run: ItemRun, after cursor: AnyCursor, in container: Container, into frames: inout FrameBuffer
    ) -> AnyCursor
    func earliestStart(after cursor: AnyCursor) -> Double
    func lane(of frame: LogicalRect, in container: Container) -> Int?
    var lookahead: Int { get }
    var usesItemIndex: Bool { get }
    var isSizedAcross: Bool { get }
}

private final class BoxOfLayout<Layout: RunLayout>: LayoutBox {
    private let layout: Layout

    init(_ layout: Layout) { self.layout = layout }

    func prepared(for container: Container) -> AnyLayout { AnyLayout(layout.prepared(for: container)) }

    func begin(in container: Container) -> AnyCursor { AnyCursor(box: BoxOfCursor(layout.begin(in: container))) }

    func place(
        _ run: ItemRun, after cursor: AnyCursor, in container: Container, into frames: inout FrameBuffer
    ) -> AnyCursor {
        var own = BoxOfCursor<Layout.Cursor>.cursor(of: cursor)
        layout.place(run, after: &own, in: container, into: &frames)
        return AnyCursor(box: BoxOfCursor(own))
    }

    func earliestStart(after cursor: AnyCursor) -> Double {
        layout.earliestStart(after: BoxOfCursor<Layout.Cursor>.cursor(of: cursor))
    }

    func lane(of frame: LogicalRect, in container: Container) -> Int? { layout.lane(of: frame, in: container) }

    var lookahead: Int { layout.lookahead }

    var usesItemIndex: Bool { layout.usesItemIndex }

    var isSizedAcross: Bool { layout.isSizedAcross }
}

private protocol CursorBox: AnyObject, Sendable {
    var end: Double { get }
    func shifted(by distance: Double) -> any CursorBox
    func isEqual(to other: AnyCursor) -> Bool
}

private final class BoxOfCursor<Cursor: LayoutCursor>: CursorBox {
    private let cursor: Cursor

    init(_ cursor: Cursor) { self.cursor = cursor }

    /// A section has one layout, so that a cursor never meets one of another type.
    static func cursor(of any: AnyCursor) -> Cursor {
        unsafeDowncast(any.box, to: BoxOfCursor<Cursor>.self).cursor
    }

    var end: Double { cursor.end }

    func shifted(by distance: Double) -> any CursorBox {
        var shifted = cursor
        shifted.shift(by: distance)
        return BoxOfCursor(shifted)
    }

    func isEqual(to other: AnyCursor) -> Bool { cursor == Self.cursor(of: other) }
}
