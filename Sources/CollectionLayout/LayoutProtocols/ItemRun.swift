/// The items that a layout has yet to place.
///
/// It is borrowed and cannot be stored, because it points into the memory of the section.
public struct ItemRun: ~Copyable {
    @usableFromInline let source: ItemSource
    /// The page in which the run begins, from the run's first item on.
    @usableFromInline var page: PageWindow
    @usableFromInline var pageStart: Int
    @usableFromInline var start = 0
    @usableFromInline var suggested = 0
    /// The number of items of the section.
    @usableFromInline let total: Int

    /// Makes a run without items.
    init(of source: ItemSource) {
        self.source = source
        total = source.count
        (page, pageStart) = (PageWindow(), 0)
    }

    /// Moves the start of the run to another item.
    ///
    /// - Parameters:
    ///   - index: The item, from 0 to the number of items − 1.
    ///   - suggestedCount: The number of items to suggest, at least 1. It is reduced to the items that the page has.
    @inlinable
    mutating func advance(to index: Int, suggestedCount: Int) {
        if index < pageStart || index >= pageStart + page.count { enterPage(of: index) }
        start = index
        suggested = min(suggestedCount, pageStart + page.count - index)
    }

    @inline(never)  // Keeps the loops that place items small, because it is rarely called.
    @usableFromInline
    mutating func enterPage(of index: Int) { (page, pageStart) = source.page(of: index) }

    /// Returns whether the size of an item of the section is an estimate. O(1) if the item is near the run.
    func isEstimate(_ index: Int) -> Bool {
        if index >= pageStart, index < pageStart + page.count { return page.size(of: index - pageStart).isEstimate }
        let (page, first) = source.page(of: index)
        return page.size(of: index - first).isEstimate
    }

    /// The index of the first item to place.
    @inlinable public var first: Int { start }

    /// The number of items from ``first`` to the end of the section; at least 1.
    @inlinable public var count: Int { total - start }

    /// The number of items to place at a time if the layout has no preference: at least 1, and at most ``count``.
    @inlinable public var suggestedCount: Int { suggested }

    /// The item at an offset from ``first``, from 0 to ``count`` − 1.
    @inlinable
    public subscript(offset: Int) -> Item {
        precondition(offset >= 0 && offset < count, "A layout asks for an item that does not exist")
        return items[offset]
    }

    /// Calls `body` with the items of the run, which it can read with fewer checks.
    @inlinable
    @inline(__always)  // Saves a call for each run, and lets `body` keep what it captures in registers.
    public func withItems(_ body: (Unchecked) -> Void) { body(items) }

    @inlinable var items: Unchecked {
        Unchecked(start: start, count: count, page: page, first: start &- pageStart, source: source)
    }

    /// Whether each suggested item covers one lane and has no kept lane. A layout can then skip its code for spans and
    /// kept lanes.
    ///
    /// - Complexity: O(1) if the 500 items around the run have neither spans nor kept lanes, otherwise
    ///   O(``suggestedCount``).
    public var isFree: Bool {
        if page.extentMask == 0, page.keepsNoLane { return page.extent(of: 0).span == 1 }
        let first = start - pageStart
        return (first..<(first + suggested)).allSatisfy { page.extent(of: $0).span == 1 && page.lane(of: $0) == nil }
    }
}

extension ItemRun {
    /// The items of a run, which are read with fewer checks; see ``ItemRun/withItems(_:)``.
    ///
    /// It points into the memory of the section, and must not be used after the closure has returned.
    public struct Unchecked {
        @usableFromInline let start: Int
        /// The number of items of the run.
        public let count: Int
        /// The page in which the run begins. It has at least the suggested items.
        @usableFromInline let page: PageWindow
        /// The position of the run's first item in the page.
        @usableFromInline let first: Int
        @usableFromInline let source: ItemSource

        @inlinable
        init(start: Int, count: Int, page: PageWindow, first: Int, source: ItemSource) {
            self.start = start
            self.count = count
            self.page = page
            self.first = first
            self.source = source
        }

        /// The item at an offset from the first one.
        ///
        /// - Parameter offset: From 0 to ``count`` − 1. Only debug builds test for negative offsets, which read
        ///   unrelated memory in other builds.
        @inlinable
        @inline(__always)  // Saves a call for each item.
        public subscript(offset: Int) -> Item {
            assert(offset >= 0 && offset < count, "A layout asks for an item that does not exist")
            return first &+ offset < page.count ? item(onPage: offset) : item(beyondPage: offset)
        }

        /// The suggested item at an offset from the first one; see ``ItemRun/suggestedCount``. This omits the test of
        /// whether the item is in the same page.
        ///
        /// - Parameter offset: From 0 to the number of suggested items − 1. Only debug builds test this. Other offsets
        ///   read unrelated memory in other builds.
        @inlinable
        @inline(__always)  // Saves a call for each item.
        public subscript(suggested offset: Int) -> Item {
            assert(offset >= 0 && first + offset < page.count, "A layout asks for an item that was not suggested")
            return item(onPage: offset)
        }

        @inlinable
        @inline(__always)  // Saves a call for each item.
        func item(onPage offset: Int) -> Item {
            let item = first &+ offset
            return Item(
                index: start &+ offset, size: page.size(of: item), extent: page.extent(of: item),
                keptLane: page.lane(of: item))
        }

        @inline(never)  // Keeps the loops that place items small, because it is rarely called.
        @usableFromInline
        func item(beyondPage offset: Int) -> Item {
            let (page, first) = source.page(of: start + offset)
            let index = start + offset - first
            return Item(
                index: start + offset, size: page.size(of: index), extent: page.extent(of: index),
                keptLane: page.lane(of: index))
        }
    }
}
