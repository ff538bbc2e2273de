/// About 500 consecutive items of a section: their sizes, their extents, and the lanes in which they have been visible.
///
/// Copies of an arrangement share pages. A change copies only the pages that it modifies, so that keeping the
/// arrangement before a change costs little.
// Unchecked because a page is mutable. It is safe because only the list of an `Items` value refers to pages, and
// `PageList.own` makes a reference unique before a mutation, as the standard library's arrays do.
@usableFromInline
final class ItemPage: @unchecked Sendable {
    #if SMALL_PAGES
        static let shift = 5  // Lets a fuzzer reach the ends of pages with few items.
    #else
        static let shift = 9
    #endif
    /// The number of items of a new page.
    static let size = 1 << shift
    /// The maximum number of items in a page.
    static let most = 2 * size

    let count: Int
    /// The properties that layouts read.
    private(set) var columns: ItemColumns
    /// The breadths at which items were measured, if the layout varies breadths; otherwise empty.
    private(set) var measuredBreadths = PageColumn(ItemExtent())
    /// Whether any size may have been measured. If not, the page does not have to be searched.
    private var isMeasured: Bool

    @usableFromInline static let noLane = UInt8.max

    init(count: Int, size: ItemSize, extent: ItemExtent) {
        self.count = count
        columns = ItemColumns(sizes: SizeColumn(size), extents: PageColumn(extent))
        isMeasured = size.isMeasured
    }

    /// Makes a page of at least one item.
    init(count: Int, sizes: (_ item: Int) -> ItemSize) {
        self.count = count
        var isMeasured = false
        let column = SizeColumn(count: count) { item in
            let size = sizes(item)
            if size.isMeasured { isMeasured = true }
            return size
        }
        columns = ItemColumns(sizes: column, extents: PageColumn(ItemExtent()))
        self.isMeasured = isMeasured
    }

    @inline(never)  // It is large, and called from many places.
    init(copying other: ItemPage) {
        count = other.count
        columns = ItemColumns(copying: other.columns, count: count)
        measuredBreadths = PageColumn(copying: other.measuredBreadths, count: count)
        isMeasured = other.isMeasured
    }

    /// Makes a page of inserted items.
    ///
    /// - Parameter items: At least one item.
    convenience init(_ items: ArraySlice<NewItem>) {
        self.init(count: items.count, size: items[items.startIndex].size, extent: items[items.startIndex].extent)
        for (number, item) in items.enumerated() { set(item, at: number) }
    }

    /// Makes a page to be filled with items of other pages. The properties that all items of `other` share stay shared.
    convenience init(count: Int, like other: ItemPage) {
        self.init(count: count, size: other.columns.sizes[0], extent: other.columns.extents[0])
    }

    /// Returns the pages that replace this one when it is divided, or only this one.
    ///
    /// - Parameter firsts: The first item of each part, and the end of the last part. Only their differences matter.
    func divided(at firsts: ArraySlice<Int>) -> [ItemPage] {
        if firsts.count == 2 { return [self] }
        return zip(firsts, firsts.dropFirst()).map { first, end in
            let page = ItemPage(count: end - first, like: self)
            page.replace(from: 0, with: self, (first - firsts[firsts.startIndex])..<(end - firsts[firsts.startIndex]))
            return page
        }
    }

    func set(_ item: NewItem, at index: Int) {
        set(item.size, at: index)
        set(item.extent, at: index)
    }

    func set(_ size: ItemSize, at item: Int) {
        columns.sizes.set(size, at: item, count: count)
        if size.isMeasured { isMeasured = true }
    }

    func set(_ extent: ItemExtent, at item: Int) { columns.extents.set(extent, at: item, count: count) }

    func setMeasuredBreadth(_ breadth: ItemExtent, at item: Int) {
        measuredBreadths.set(breadth, at: item, count: count)
    }

    /// Whether an item may span several lanes or rows.
    var hasSpans: Bool {
        !columns.extents.isUniform || columns.extents[0].span > 1 || columns.extents[0].rowSpan > 1
    }

    /// Resets every item to one lane and one row. Preferred breadths stay.
    func forgetSpans() {
        var plain = PageColumn(ItemExtent(breadth: columns.extents[0].breadth))
        for item in 0..<count { plain.set(ItemExtent(breadth: columns.extents[item].breadth), at: item, count: count) }
        columns.extents = plain
    }

    /// Replaces items with those of another page, including their measurements and lanes.
    func replace(from start: Int, with other: ItemPage, _ items: Range<Int>) {
        columns.sizes.replace(from: start, with: other.columns.sizes, items, count: count)
        columns.extents.replace(from: start, with: other.columns.extents, items, count: count)
        measuredBreadths.replace(from: start, with: other.measuredBreadths, items, count: count)
        columns.lowLanes.replace(from: start, with: other.columns.lowLanes, items, count: count)
        columns.highLanes.replace(from: start, with: other.columns.highLanes, items, count: count)
        if other.isMeasured { isMeasured = true }
    }

    /// Whether the page has measurements or kept lanes, which are invalid for another breadth.
    var hasBeenSeen: Bool { isMeasured || !columns.lowLanes.isUniform || !measuredBreadths.isUniform }

    /// Turns every measurement back into an estimate, and removes kept lanes.
    ///
    /// Measured breadths stay as preferred breadths, because they are the best estimates.
    func forget() {
        if isMeasured {
            var sizes = SizeColumn(columns.sizes[0].remeasurable())
            for item in 0..<count { sizes.set(columns.sizes[item].remeasurable(), at: item, count: count) }
            columns.sizes = sizes
        }
        measuredBreadths = PageColumn(ItemExtent())
        columns.lowLanes = PageColumn(Self.noLane)
        columns.highLanes = PageColumn(0)
        isMeasured = false
    }

    // MARK: Lanes

    /// Returns the lane that an item keeps; nil if there is none.
    func lane(of item: Int) -> Int? { Self.lane(columns.lowLanes[item], columns.highLanes[item]) }

    @inlinable
    @inline(__always)  // Saves a call for each item.
    static func lane(_ low: UInt8, _ high: UInt8) -> Int? {
        let number = Int(high) << 8 | Int(low)
        return number == Int(noLane) ? nil : number < Int(noLane) ? number : number - 1
    }

    /// Stores the lane of an item if it fits into two bytes. All lanes of a ``LaneGrid`` do.
    func keep(_ lane: Int, of item: Int) {
        guard lane >= 0, lane < Int(UInt16.max) else { return }
        let number = lane < Int(Self.noLane) ? lane : lane + 1
        columns.lowLanes.set(UInt8(truncatingIfNeeded: number), at: item, count: count)
        columns.highLanes.set(UInt8(truncatingIfNeeded: number >> 8), at: item, count: count)
    }
}

/// The columns of a page that layouts read. They are one value, so that reading all of them begins only one access.
struct ItemColumns: ~Copyable {
    var sizes: SizeColumn
    var extents: PageColumn<ItemExtent>
    /// The low byte of each item's kept lane. For lanes from 255 on it is the low byte of the next number, because 255
    /// means no lane.
    var lowLanes = PageColumn(ItemPage.noLane)
    /// The high byte of each item's kept lane.
    var highLanes = PageColumn<UInt8>(0)

    init(sizes: consuming SizeColumn, extents: consuming PageColumn<ItemExtent>) {
        self.sizes = sizes
        self.extents = extents
    }

    init(copying other: borrowing ItemColumns, count: Int) {
        sizes = SizeColumn(copying: other.sizes, count: count)
        extents = PageColumn(copying: other.extents, count: count)
        lowLanes = PageColumn(copying: other.lowLanes, count: count)
        highLanes = PageColumn(copying: other.highLanes, count: count)
    }
}
