/// The items of a section as layouts need them: sizes, and what they cover, packed in columns.
///
/// It holds no content and no identity: those belong to the host. Items that are all alike take no memory at all; items of
/// different sizes take 8 bytes each, and 8 more where some have a span or a breadth of their own.
public struct Items: Sendable {
    public private(set) var count: Int
    @usableFromInline var sizes: ItemColumn<ItemSize>
    @usableFromInline var extents: ItemColumn<ItemExtent>

    /// `count` items of the same size. O(1) time and memory. A negative count is 0, and one above 2³² − 1 is that.
    ///
    /// - Parameter breadth: how broad all of them wish to be, in points; nil to leave it to the layout.
    public init(count: Int, size: ItemSize = .ratio(1), breadth: Double? = nil) {
        self.count = max(0, min(count, ElementID.mostItems))
        self.sizes = ItemColumn(common: size)
        self.extents = ItemColumn(common: ItemExtent(breadth: breadth))
    }

    /// Items of different sizes.
    ///
    /// - Parameters:
    ///   - spans: how many lanes each item covers. Missing ones are 1, and so are those below it.
    ///   - rowSpans: how many rows each item covers, for layouts that have rows; likewise.
    ///   - breadths: how broad each item wishes to be, in points, for layouts that ask, such as ``Flow``. Missing ones are
    ///     left to the layout.
    /// - Complexity: O(n); the sizes are not copied.
    public init(_ sizes: [ItemSize], spans: [Int] = [], rowSpans: [Int] = [], breadths: [Double?] = []) {
        self.count = sizes.count
        self.sizes = ItemColumn(sizes, common: .ratio(1))
        self.extents = ItemColumn(common: ItemExtent())
        guard !(spans.isEmpty && rowSpans.isEmpty && breadths.isEmpty) else { return }
        extents.values = sizes.indices.map { index in
            ItemExtent(
                span: index < spans.count ? spans[index] : 1, rowSpan: index < rowSpans.count ? rowSpans[index] : 1,
                breadth: index < breadths.count ? breadths[index] : nil)
        }
    }

    @inlinable
    public subscript(index: Int) -> ItemSize { sizes[index] }

    /// How many lanes an item covers.
    @inlinable
    public func span(of index: Int) -> Int { extents[index].span }

    /// How many rows an item covers.
    @inlinable
    public func rowSpan(of index: Int) -> Int { extents[index].rowSpan }

    /// How broad an item wishes to be, in points; nil where it leaves that to the layout.
    @inlinable
    public func breadth(of index: Int) -> Double? { extents[index].breadth }

    mutating func set(_ size: ItemSize, at index: Int) { sizes.set(size, at: index, count: count) }

    mutating func set(breadth: Double, at index: Int) {
        extents.set(extents[index].with(breadth: breadth), at: index, count: count)
    }

    /// Turns every measurement back into an estimate. O(n) where there are any.
    ///
    /// A breadth that was measured stays: it is the best guess there is.
    mutating func forgetMeasurements() {
        for index in sizes.values.indices where sizes.values[index].isSelfSizing {
            sizes.values[index] = sizes.values[index].remeasurable()
        }
    }

    /// Takes items out and puts others in, in order. O(n + m), and O(m) where all items are alike.
    mutating func splice(_ splices: [Splice], adding added: ArraySlice<NewItem>) {
        sizes.splice(splices, adding: added.map { $0.size }, count: count)
        extents.splice(splices, adding: added.map { $0.extent }, count: count)
        for splice in splices { count += splice.new.count - splice.old.count }
    }
}
