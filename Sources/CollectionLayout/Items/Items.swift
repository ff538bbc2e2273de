/// The items of a section for layouts: sizes and extents, packed in columns.
///
/// The host stores the items' content and identity. Items that are all equal take no memory. Items of different
/// proportions take 4 bytes each, as do items of different fixed lengths. They take 8 bytes if both differ, and 8 more
/// if some have a span or a preferred breadth. Copies share memory, and a change copies only the 500 items around it.
public struct Items: Sendable {
    /// The number of items.
    public private(set) var count: Int
    /// The maximum number of items in a section, 2³² − 1, because an ``ElementID`` has 32 bits for the item.
    public static var maximumItemCount: Int { ElementID.maximumItemCount }
    /// The size and the extent of all items while there are no pages.
    private let common: (size: ItemSize, extent: ItemExtent)
    /// The pages; empty while all items are equal.
    private(set) var pages = PageList<ItemPage>()
    /// The first item of each page, and the number of items in all of them.
    private(set) var firsts = [0]

    /// Makes items of the same size.
    ///
    /// - Parameters:
    ///   - count: The number of items, clamped to 0…``maximumItemCount``.
    ///   - size: The size of all items.
    ///   - breadth: The preferred breadth of all items, in points; nil if the layout determines it.
    /// - Complexity: O(1) time and memory.
    public init(count: Int, size: ItemSize = .ratio(1), breadth: Double? = nil) {
        self.count = max(0, min(count, Self.maximumItemCount))
        common = (size, ItemExtent(breadth: breadth))
    }

    /// Makes items of different sizes.
    ///
    /// - Parameters:
    ///   - sizes: The items' sizes, in order.
    ///   - spans: The number of lanes that each item covers. Missing numbers and numbers below 1 are 1.
    ///   - rowSpans: The number of rows that each item covers, for layouts with rows. Missing numbers and numbers below
    ///     1 are 1.
    ///   - breadths: The preferred breadth of each item, in points, for layouts that use it, such as ``Flow``. The
    ///     layout determines missing breadths.
    /// - Complexity: O(n).
    public init(_ sizes: [ItemSize], spans: [Int] = [], rowSpans: [Int] = [], breadths: [Double?] = []) {
        self.init(count: sizes.count) { sizes[$0] }
        guard !(spans.isEmpty && rowSpans.isEmpty && breadths.isEmpty) else { return }
        for index in 0..<count {
            setExtent(
                span: index < spans.count ? spans[index] : 1, rowSpan: index < rowSpans.count ? rowSpans[index] : 1,
                breadth: index < breadths.count ? breadths[index] : nil, of: index)
        }
    }

    /// Makes items whose sizes are not in an array, which would take as much memory as the items.
    ///
    /// - Parameters:
    ///   - count: The number of items, clamped to 0…``maximumItemCount``.
    ///   - sizes: Returns the size of an item. Called once for each index, in order.
    /// - Complexity: O(n).
    public init(count: Int, sizes: (_ index: Int) -> ItemSize) {
        self.init(count: count)
        firsts = [Int](partsOf: self.count, shift: ItemPage.shift)
        pages = PageList(count: firsts.count - 1) { number in
            let first = firsts[number]
            return ItemPage(count: firsts.count(of: number)) { sizes(first + $0) }
        }
    }

    /// Appends items.
    ///
    /// They begin a new page, so append thousands at a time.
    ///
    /// - Precondition: There are at most ``maximumItemCount`` items in all.
    /// - Complexity: O(*n* / 512), and O(1) if there were none.
    public mutating func append(_ other: Items) {
        precondition(other.count <= Self.maximumItemCount - count, "A section cannot have so many items")
        guard count > 0 else {
            self = other
            return
        }
        var other = other
        makePages()
        other.makePages()
        pages.replace(pages.count..<pages.count, with: Array(count: other.pages.count) { other.pages[$0] })
        firsts += Array(count: other.pages.count) { other.firsts[$0 + 1] + count }
        count += other.count
    }

    /// The size of an item. O(1), and O(log n) after edits.
    public subscript(index: Int) -> ItemSize {
        @inline(never) get { size(of: index) }  // Keeps callers small: finding the page is not repeated in each.
    }

    private func size(of index: Int) -> ItemSize {
        if pages.isEmpty { return common.size }
        let page = page(of: index)
        return pages[page].columns.sizes[index - firsts[page]]
    }

    @inline(never)  // Keeps callers small: finding the page is not repeated in each.
    func extent(of index: Int) -> ItemExtent {
        if pages.isEmpty { return common.extent }
        let page = page(of: index)
        return pages[page].columns.extents[index - firsts[page]]
    }

    /// Returns the number of lanes that an item covers.
    public func span(of index: Int) -> Int { extent(of: index).span }

    /// Returns the number of rows that an item covers.
    public func rowSpan(of index: Int) -> Int { extent(of: index).rowSpan }

    /// Returns the preferred breadth of an item, in points; nil if the layout determines the breadth.
    public func breadth(of index: Int) -> Double? { extent(of: index).breadth }

    /// Returns the page of an item, which must exist. There must be pages.
    func page(of index: Int) -> Int {
        precondition(index >= 0 && index < count, "There is no such item")
        return firsts.part(of: index, shift: ItemPage.shift)
    }

    /// Makes pages if there are none, so that each item can have its own properties. O(n / 512), because all full pages
    /// share one object at first.
    mutating func makePages() {
        guard pages.isEmpty, count > 0 else { return }
        firsts = [Int](partsOf: count, shift: ItemPage.shift)
        let last = firsts.count - 2
        let full = ItemPage(count: ItemPage.size, size: common.size, extent: common.extent)
        let rest = ItemPage(count: count - firsts[last], size: common.size, extent: common.extent)
        pages = PageList(count: last + 1) { $0 < last ? full : rest }
    }

    /// Divides the items into pages with other numbers of items, each at most ``ItemPage/most``. All items get the
    /// default extent.
    mutating func divide(intoPagesOf counts: [Int]) {
        let old = self
        firsts = [0]
        for count in counts { firsts.append(firsts.last! + count) }
        pages = PageList(count: counts.count) { number in
            let first = firsts[number]
            return ItemPage(count: counts[number]) { old[first + $0] }
        }
    }

    /// Calls `change` with a uniquely referenced page.
    @inline(never)  // Keeps callers small: the code that copies a page is not repeated in each.
    mutating func changePage(_ page: Int, _ change: (ItemPage) -> Void) {
        change(pages.own(page) { ItemPage(copying: $0) })
    }

    /// Sets the spans and the preferred breadth of an item, which must exist. Spans below 1 become 1.
    ///
    /// - Parameters:
    ///   - span: The number of lanes that the item covers.
    ///   - rowSpan: The number of rows that the item covers, for layouts with rows.
    ///   - breadth: The preferred breadth, in points; nil if the layout determines it.
    ///   - index: The item.
    public mutating func setExtent(span: Int, rowSpan: Int, breadth: Double?, of index: Int) {
        set(ItemExtent(span: span, rowSpan: rowSpan, breadth: breadth), at: index)
    }

    @inline(never)  // Keeps callers small.
    mutating func set(_ size: ItemSize, at index: Int) {
        guard self[index] != size else { return }
        makePages()
        let page = page(of: index)
        changePage(page) { [first = firsts[page]] in $0.set(size, at: index - first) }
    }

    @inline(never)  // Keeps callers small.
    mutating func set(_ extent: ItemExtent, at index: Int) {
        guard self.extent(of: index) != extent else { return }
        makePages()
        let page = page(of: index)
        changePage(page) { [first = firsts[page]] in $0.set(extent, at: index - first) }
    }

    /// Changes the number of items, which must all be equal.
    mutating func setCount(_ count: Int) { self.count = count }

    /// Replaces ranges of pages.
    ///
    /// - Parameters:
    ///   - replacements: The ranges, ascending, as page numbers before the change, and the new pages of each.
    ///   - firsts: The first item of each new page, and the number of items.
    mutating func replacePages(_ replacements: [(old: Range<Int>, new: [ItemPage])], firsts: [Int]) {
        for (old, new) in replacements.reversed() { pages.replace(old, with: new) }
        self.firsts = firsts
        count = firsts[firsts.count - 1]
    }
}
