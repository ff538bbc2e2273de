/// The items of one section, arranged by its layout; the layout's type is forgotten here.
///
/// A class, because Embedded Swift has existential values of classes only. Positions are relative to the content box.
protocol SectionContent: AnyObject {
    var count: Int { get }

    /// Nil where the layout has no use for them.
    var items: Items? { get }

    /// The length of the content, in points.
    var length: Double { get }

    /// What the frames of the items cover along the main axis. It may begin before 0, and end beyond the length.
    var bounds: (lower: Double, upper: Double) { get }

    /// The same items in another container, or in the same one again. What was measured becomes an estimate if the
    /// breadth is another one.
    ///
    /// - Parameter horizon: the position up to which everything is placed; the rest may be guessed, here and below.
    func arranged(in container: Container, upTo horizon: Double) -> any SectionContent

    func copy() -> any SectionContent

    /// Whether the length of an item that exists is only a guess so far.
    func isEstimate(_ index: Int) -> Bool

    /// The frame of an item that exists.
    func frame(of index: Int) -> LogicalRect

    /// Offers every item that meets the stretch of a search, in index order.
    func find(in search: inout FrameSearch)

    /// Takes measurements of items that exist, in index order.
    func measure(_ measurements: ArraySlice<MeasuredSize>, upTo horizon: Double)

    /// What an item needs to be put somewhere else.
    func newItem(like index: Int) -> NewItem

    /// Takes items out and puts others in, in order, and then gives items other sizes, in index order.
    func edit(
        _ splices: [Splice], adding added: ArraySlice<NewItem>, changing changes: ArraySlice<NewItem>,
        upTo horizon: Double)

    /// Keeps the lane of each item that meets a stretch of the main axis.
    func keepLanes(from start: Double, to end: Double)

    /// The position before which everything lies where it stays; infinite where that holds of all.
    var settledEnd: Double { get }

    /// The number of items before the first one that may not lie where it stays.
    var settledCount: Int { get }

    /// Places what was guessed, up to a position, or as many items as are granted.
    func settle(upTo horizon: Double, items budget: inout Int)
}

extension SectionContent {
    var settledEnd: Double { .infinity }

    var settledCount: Int { count }

    func settle(upTo horizon: Double, items budget: inout Int) {}
}

/// Gives the content of a section the semantics of a value.
// Unchecked because the content can change; sound because the content is reached through its one box only, and changed
// only after `makeUnique` saw to it that nobody else holds the box: the way the standard library's arrays do it.
final class ContentBox: @unchecked Sendable {
    let content: any SectionContent

    /// The items' sizes if the layout heeds none of them; nil if it does, and if only the number of the items is known.
    var unheeded: Items?

    init(_ content: any SectionContent, unheeded: Items?) {
        self.content = content
        self.unheeded = unheeded
    }

    /// Lets a box be changed: puts a copy in its place where others hold the same box.
    static func makeUnique(_ box: inout ContentBox) {
        if !isKnownUniquelyReferenced(&box) { box = ContentBox(box.content.copy(), unheeded: box.unheeded) }
    }
}
