/// A layout that has to see several items before it can place the first of them, such as a row that is justified.
///
/// ``SectionLayout``, for layouts that take one item at a time, is simpler and refines this protocol.
public protocol RunLayout: Sendable {
    /// What has to be remembered of the items before: the end of a list, the ends of lanes.
    associatedtype Cursor: LayoutCursor

    /// The cursor before the first item.
    func begin(in container: Container) -> Cursor

    /// Places the next items and moves the cursor past them.
    ///
    /// Appends their frames in order, at least one and at most `run.count`. How many it places may depend on those items
    /// and on ``lookahead`` more, and on nothing behind them. If it appends none, the engine places one item without
    /// extent, so that a mistake never hangs.
    func place(_ run: ItemRun, after cursor: inout Cursor, in container: Container, into frames: inout FrameBuffer)

    /// How many items beyond the last one of a run decide where the run ends.
    var lookahead: Int { get }

    /// A position before which nothing begins that is placed after the cursor; queries end there.
    ///
    /// By default −∞, which is always safe.
    func earliestStart(after cursor: Cursor) -> Double

    /// Whether an item's place depends on ``Item/index``, and not only on the cursor and on sizes.
    ///
    /// By default true, which is always safe. A layout that never looks at the index answers false, and then what comes
    /// after an insertion or a deletion need not be placed again where it merely shifts.
    var usesItemIndex: Bool { get }

    /// Whether the length of an item's size is its extent across, at a breadth that is its extent along the main axis.
    ///
    /// By default false. For layouts of sections that scroll across, see ``OrthogonalScrolling``: there, items that size
    /// themselves are then measured along the arrangement's main axis, as everywhere else.
    var isSizedAcross: Bool { get }

    /// Whether the breadth of an item may change when others come, go or move: in rows that are stretched, or in groups of
    /// cells that are not alike.
    ///
    /// By default true, which is always safe: an item that an edit moves to another breadth than it was measured at is to be
    /// measured again. Measuring other items never asks for that, so that measuring ends. It costs eight bytes an item in
    /// sections in which one was measured. A layout whose items keep their breadth answers false.
    var variesBreadth: Bool { get }

    /// The lane in which a frame of this layout lies, if its items should stay in their lane once they have been seen.
    ///
    /// By default nil: the layout has no lanes to keep. A layout that answers must place an item with an ``Item/keptLane`` in
    /// that lane. Lanes below 65,535 are kept.
    func lane(of frame: LogicalRect, in container: Container) -> Int?

    /// The same layout, with what it can work out once for a container; by default as it is.
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
    /// By default nil: the cursor has no lanes. A cursor that has some promises that placing items never moves the end of a
    /// lane back, and that every item lies between the ends that one of its lanes has before it and after it. Then queries
    /// stay fast where one lane runs far ahead of the others.
    func end(ofLane lane: Int) -> Double?
}

extension LayoutCursor {
    @inlinable public func end(ofLane lane: Int) -> Double? { nil }

    /// The end, where it makes sense: a mistake in a layout must not spoil what comes after it.
    var soundEnd: Double { LayoutUnit.position(end) }
}

extension Double: LayoutCursor {
    @inlinable public var end: Double { self }
    @inlinable public mutating func shift(by distance: Double) { self += distance }
}

/// The room in which a section lays out its items.
public struct Container: Hashable, Sendable {
    /// What there is to share out across the main axis, in points; finite and not negative.
    public let breadth: Double
    /// The length of the viewport along the main axis, in points; finite and not negative.
    public let viewportLength: Double
    /// From the leading side to the edge of the viewport, in points.
    public let leadingMargin: Double
    /// From the trailing side to the edge of the viewport, in points.
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
