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
    func arranged(in container: Container) -> any SectionContent

    func copy() -> any SectionContent

    /// Whether the length of an item that exists is only a guess so far.
    func isEstimate(_ index: Int) -> Bool

    /// The frame of an item that exists.
    func frame(of index: Int) -> LogicalRect

    /// Offers every item that meets the stretch of a search, in index order.
    func find(in search: inout FrameSearch)

    /// Takes measurements of items that exist, in index order.
    func measure(_ measurements: ArraySlice<MeasuredSize>)

    /// What an item needs to be put somewhere else.
    func newItem(like index: Int) -> NewItem

    /// Takes items out and puts others in, in order.
    func splice(_ splices: [Splice], adding added: ArraySlice<NewItem>)

    /// Gives items that exist other sizes, in index order.
    func setSizes(_ changes: ArraySlice<NewItem>)

    /// Keeps the lane of each item that meets a stretch of the main axis.
    func keepLanes(from start: Double, to end: Double)
}

/// Gives the content of a section the semantics of a value.
// Unchecked because the content can change; sound because the content is reached through its one box only, and changed
// only after `makeUnique` saw to it that nobody else holds the box: the way the standard library's arrays do it.
final class ContentBox: @unchecked Sendable {
    let content: any SectionContent

    init(_ content: any SectionContent) { self.content = content }

    /// The content, for changing it; a copy of it first where others hold the same box.
    static func makeUnique(_ box: inout ContentBox) -> any SectionContent {
        if !isKnownUniquelyReferenced(&box) { box = ContentBox(box.content.copy()) }
        return box.content
    }
}
