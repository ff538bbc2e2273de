/// A layout that must see several items before it can place the first of them, such as a justified row.
///
/// ``SectionLayout`` refines this protocol. It is simpler, for layouts that place one item at a time.
public protocol RunLayout: Sendable {
    /// The state that depends on earlier items: the end of a list, the ends of lanes.
    associatedtype Cursor: LayoutCursor

    /// Returns the cursor before the first item.
    func begin(in container: Container) -> Cursor

    /// Places the next items and moves the cursor past them.
    ///
    /// The layout appends the items' frames in order, at least one and at most `run.count`. The number of frames may
    /// depend on these items and on the next ``lookahead`` items, but not on later ones. If nothing is appended, the
    /// engine places one item without extent, so that a mistake does not cause an endless loop.
    func place(
        _ run: borrowing ItemRun, after cursor: inout Cursor, in container: Container, into frames: inout FrameBuffer)

    /// The number of items after a run that can determine where the run ends.
    var lookahead: Int { get }

    /// Returns a lower bound for the starts of all items that are placed after the cursor. Queries stop there.
    ///
    /// The default is −∞, which is always safe.
    func earliestStart(after cursor: Cursor) -> Double

    /// Whether an item's frame depends on ``Item/index``, and not only on the cursor and on sizes.
    ///
    /// The default is true, which is always safe. If it is false, items after an insertion or a deletion are not placed
    /// again if they merely shift.
    var usesItemIndex: Bool { get }

    /// Whether an item's size gives its extent across the section's main axis, as a function of its extent along it.
    ///
    /// The default is false. It is for layouts of sections that scroll across; see ``OrthogonalScrolling``. Self-sizing
    /// items are then measured along the arrangement's main axis, like those of other sections.
    var isSizedAcross: Bool { get }

    /// Whether insertions, deletions or moves of other items can change an item's breadth, as in stretched rows or in
    /// groups of different cells.
    ///
    /// The default is true, which is always safe: an item whose breadth an edit changes is measured again. It costs
    /// eight bytes for each item of sections with measured items. Measuring an item must not change the breadth of
    /// another one, so that measuring ends. A layout whose items keep their breadth returns false.
    var variesBreadth: Bool { get }

    /// Returns the lane of a frame, if items keep their lane once they have been visible.
    ///
    /// The default is nil: no lanes are kept. A layout that returns a lane must place an item with an ``Item/keptLane``
    /// in that lane. Lanes below 65,535 can be kept.
    func lane(of frame: LogicalRect, in container: Container) -> Int?

    /// Returns a copy of the layout that has computed everything that depends only on the container.
    ///
    /// The engine calls this when the container changes. Frames must be the same with or without it. By default, the
    /// layout is unchanged.
    func prepared(for container: Container) -> Self
}

extension RunLayout {
    @inlinable public func earliestStart(after cursor: Cursor) -> Double { -.infinity }

    @inlinable public var usesItemIndex: Bool { true }

    @inlinable public var isSizedAcross: Bool { false }

    @inlinable public var variesBreadth: Bool { true }

    @inlinable public func lane(of frame: LogicalRect, in container: Container) -> Int? { nil }

    @inlinable public func prepared(for container: Container) -> Self { self }
}

/// The running state of a layout.
///
/// If two cursors are equal after both are shifted to end at 0, the content that follows them is the same except for a
/// shift. The engine then moves that content instead of placing it again. For a list, a `Double` suffices.
public protocol LayoutCursor: Equatable, Sendable {
    /// The end of the content so far, without trailing space, in points. ``shift(by:)`` moves it.
    var end: Double { get }

    /// Moves the cursor, and everything that will be placed after it, along the main axis by a distance in points.
    mutating func shift(by distance: Double)

    /// Returns the end of a lane, numbered from 0; nil if there is no such lane.
    ///
    /// The default is nil: the cursor has no lanes. A cursor with lanes guarantees that placing an item never moves the
    /// end of a lane back, and that every item lies between the end of one of its lanes before and after placing it. So
    /// queries stay fast even if one lane is far ahead of the others.
    func end(ofLane lane: Int) -> Double?
}

extension LayoutCursor {
    @inlinable public func end(ofLane lane: Int) -> Double? { nil }

    /// The sanitized end, so that a mistake in a layout does not break the positions of later items.
    @inlinable var validEnd: Double { LayoutUnit.position(end) }
}

extension Double: LayoutCursor {
    @inlinable public var end: Double { self }
    @inlinable public mutating func shift(by distance: Double) { self += distance }
}

/// The space in which a section lays out its items.
public struct Container: Hashable, Sendable {
    /// The space across the main axis, in points; finite and not negative.
    public let breadth: Double
    /// The length of the viewport along the main axis, in points; finite and not negative.
    public let viewportLength: Double
    /// The distance from the leading side to the edge of the viewport, in points.
    public let leadingMargin: Double
    /// The distance from the trailing side to the edge of the viewport, in points.
    public let trailingMargin: Double

    /// Makes a container. Invalid values become finite lengths; see ``LayoutUnit/length(_:)``.
    public init(
        breadth: Double, viewportLength: Double = 0, leadingMargin: Double = 0, trailingMargin: Double = 0
    ) {
        self.breadth = LayoutUnit.length(breadth)
        self.viewportLength = LayoutUnit.length(viewportLength)
        self.leadingMargin = LayoutUnit.length(leadingMargin)
        self.trailingMargin = LayoutUnit.length(trailingMargin)
    }
}
