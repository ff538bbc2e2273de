/// The items of one section, arranged by its layout; the layout's type is forgotten here.
///
/// A class, because Embedded Swift has existential values of classes only. Positions are relative to the content box.
protocol SectionContent: AnyObject {
    var count: Int { get }

    /// Nil where the layout has no use for them.
    var items: Items? { get }

    /// The length of the content, in points.
    var length: Double { get }

    /// The bounds of the items' frames along the main axis. They may begin before 0, and end beyond the length.
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

    /// Returns the properties of an item for inserting it at another position.
    func newItem(like index: Int) -> NewItem

    /// Takes items out and puts others in, in order, and then gives items other sizes, in index order.
    func edit(
        _ splices: [Splice], adding added: ArraySlice<NewItem>, changing changes: ArraySlice<NewItem>,
        upTo horizon: Double)

    /// Keeps the lane of each item that meets a stretch of the main axis.
    func keepLanes(from start: Double, to end: Double)

    /// The position before which all elements have their final position; infinite if all have.
    var settledEnd: Double { get }

    /// The number of items before the first one without a final position.
    var settledCount: Int { get }

    /// Places estimated parts up to a position, or as many items as are granted.
    func settle(upTo horizon: Double, items budget: inout Int)
}

extension SectionContent {
    var settledEnd: Double { .infinity }

    var settledCount: Int { count }

    func settle(upTo horizon: Double, items budget: inout Int) {}
}

/// Gives the content of a section the semantics of a value.
// Unchecked because the content is mutable. It is safe because only its box refers to the content, and `makeUnique`
// makes the reference to the box unique before a mutation, as the standard library's arrays do.
final class ContentBox: @unchecked Sendable {
    let content: any SectionContent

    /// The items' sizes if the layout ignores them; nil if it uses them, and if only the number of the items is known.
    var unheeded: Items?

    init(_ content: any SectionContent, unheeded: Items?) {
        self.content = content
        self.unheeded = unheeded
    }

    /// Prepares a box for a change: replaces it by a copy if it is shared.
    static func makeUnique(_ box: inout ContentBox) {
        if !isKnownUniquelyReferenced(&box) { box = ContentBox(box.content.copy(), unheeded: box.unheeded) }
    }
}
