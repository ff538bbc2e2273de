/// A layout that has to see several items before it can place the first of them, such as a row that is justified.
///
/// ``SectionLayout``, for layouts that take one item at a time, is simpler and refines this protocol.
public protocol RunLayout: Sendable {
    /// The state that depends on earlier items: the end of a list, the ends of lanes.
    associatedtype Cursor: LayoutCursor

    /// The cursor before the first item.
    func begin(in container: Container) -> Cursor

    /// Places the next items and moves the cursor past them.
    ///
    /// Appends the items' frames in order, at least one and at most `run.count`. The number of frames may depend on
    /// these items and on ``lookahead`` more, and on nothing behind them. If nothing is appended, the engine places one
    /// item without extent, so that a mistake never hangs.
    func place(
        _ run: borrowing ItemRun, after cursor: inout Cursor, in container: Container, into frames: inout FrameBuffer)

    /// The number of items behind a run that determine the end of the run.
    var lookahead: Int { get }

    /// A position before which nothing begins that is placed after the cursor; queries end there.
    ///
    /// The default is −∞, which is always safe.
    func earliestStart(after cursor: Cursor) -> Double

    /// Whether an item's place depends on ``Item/index``, and not only on the cursor and on sizes.
    ///
    /// The default is true, which is always safe. If a layout returns false, items behind an insertion or a deletion
    /// are not placed again where they merely shift.
    var usesItemIndex: Bool { get }

    /// Whether the length of an item's size is its extent across, at a breadth that is its extent along the main axis.
    ///
    /// The default is false. It is for layouts of sections that scroll across; see ``OrthogonalScrolling``. Items that
    /// size themselves are then measured along the arrangement's main axis, as everywhere else.
    var isSizedAcross: Bool { get }

    /// Whether the breadth of an item can change when other items are inserted, deleted or moved: in rows that are
    /// stretched, or in groups of different cells.
    ///
    /// The default is true, which is always safe: an item that an edit gives another breadth is measured again.
    /// Measuring other items never causes that, so that measuring ends. It costs eight bytes an item in sections with
    /// measured items. A layout whose items keep their breadth returns false.
    var variesBreadth: Bool { get }

    /// Returns the lane of a frame, if items keep their lane once they have been seen.
    ///
    /// The default is nil: no lanes are kept. A layout that returns a lane must place an item with an ``Item/keptLane``
    /// in that lane. Lanes below 65,535 can be kept.
    func lane(of frame: LogicalRect, in container: Container) -> Int?

    /// Returns the layout prepared for a container, with everything that can be computed once. By default it is
    /// unchanged.
    ///
    /// Called whenever the section gets another container. Frames must not depend on whether it was.
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
/// Two cursors that are equal after each was shifted to its end stand for the same future but for a distance: the engine
/// then moves the rest of the content instead of placing it again. A list needs no more than a `Double`.
public protocol LayoutCursor: Equatable, Sendable {
    /// The length of the content so far, without trailing space. It moves along with ``shift(by:)``.
    var end: Double { get }

    /// Moves the cursor, and all that will be placed after it, along the main axis.
    mutating func shift(by distance: Double)

    /// The end of a lane; nil where there is no such lane. Lanes are numbered from 0.
    ///
    /// The default is nil: the cursor has no lanes. A cursor with lanes promises two things: placing items never moves
    /// the end of a lane back, and every item lies between the ends that one of its lanes has before and after it. Then
    /// queries stay fast if one lane is far ahead of the others.
    func end(ofLane lane: Int) -> Double?
}

extension LayoutCursor {
    @inlinable public func end(ofLane lane: Int) -> Double? { nil }

    /// The sanitized end, because a mistake in a layout must not break the layout of later items.
    @inlinable var soundEnd: Double { LayoutUnit.position(end) }
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

    /// Values that make no sense become finite; see ``LayoutUnit/length(_:)``.
    public init(
        breadth: Double, viewportLength: Double = 0, leadingMargin: Double = 0, trailingMargin: Double = 0
    ) {
        self.breadth = LayoutUnit.length(breadth)
        self.viewportLength = LayoutUnit.length(viewportLength)
        self.leadingMargin = LayoutUnit.length(leadingMargin)
        self.trailingMargin = LayoutUnit.length(trailingMargin)
    }
}
