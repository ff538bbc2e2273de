/// The items of one section with their positions, independent of the layout's type.
///
/// Positions are relative to the content box. Conforming types are classes, because Embedded Swift supports existential
/// values of classes only.
protocol SectionContent: AnyObject {
    var count: Int { get }

    /// The items; nil if the layout does not use them.
    var items: Items? { get }

    /// The length of the content, in points.
    var length: Double { get }

    /// The bounds of the items' frames along the main axis. They may begin before 0, and end beyond the length.
    var bounds: (lower: Double, upper: Double) { get }

    /// Returns the items laid out in another container, or again in the same one. If the breadth changes, measured
    /// sizes become estimates.
    ///
    /// - Parameters:
    ///   - container: The container.
    ///   - horizon: The position up to which everything is placed. Positions beyond it may be estimates. This also
    ///     applies to the methods below.
    func arranged(in container: Container, upTo horizon: Double) -> any SectionContent

    func copy() -> any SectionContent

    /// Whether the items' sizes give their extents across the arrangement's main axis, as functions of those along it.
    var isSizedAcross: Bool { get }

    /// Returns whether the length of an existing item is an estimate.
    func isEstimate(_ index: Int) -> Bool

    /// Returns the frame of an existing item.
    func frame(of index: Int) -> LogicalRect

    /// Offers every item in the range of a search, in index order.
    func find(in search: inout FrameSearch)

    /// Applies measurements of existing items, which are in index order.
    func measure(_ measurements: ArraySlice<MeasuredSize>, upTo horizon: Double)

    /// Returns the properties of an item for inserting it at another position.
    func newItem(like index: Int) -> NewItem

    /// Deletes and inserts items, and then changes the sizes of items. All arguments are in index order.
    func edit(
        _ splices: [Splice], adding added: ArraySlice<NewItem>, changing changes: ArraySlice<NewItem>,
        upTo horizon: Double)

    /// Stores the lane of each item in a range of the main axis.
    func keepLanes(from start: Double, to end: Double)

    /// The position up to which all items have their final position; infinite if all items have it.
    var settledEnd: Double { get }

    /// The number of items before the first one without a final position.
    var settledCount: Int { get }

    /// Places items with estimated positions until everything up to a position is final or the budget is spent.
    func settle(upTo horizon: Double, items budget: inout Int)
}

extension SectionContent {
    var isSizedAcross: Bool { false }

    var settledEnd: Double { .infinity }

    var settledCount: Int { count }

    func settle(upTo horizon: Double, items budget: inout Int) {}
}

/// A box that gives the content of a section value semantics.
// Unchecked because the content is mutable. It is safe because only its box refers to the content, and `makeUnique`
// makes the reference to the box unique before a mutation, as the standard library's arrays do.
final class ContentBox: @unchecked Sendable {
    let content: any SectionContent

    /// The items if the layout ignores them; nil if it uses them, or if only their number is known.
    var separateItems: Items?

    init(_ content: any SectionContent, separateItems: Items?) {
        self.content = content
        self.separateItems = separateItems
    }

    /// Replaces a shared box with a copy, so that its content can be changed.
    static func makeUnique(_ box: inout ContentBox) {
        if !isKnownUniquelyReferenced(&box) { box = ContentBox(box.content.copy(), separateItems: box.separateItems) }
    }
}
