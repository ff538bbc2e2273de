/// Pages in their order, held in groups of 32: where a copy changes a page, it copies the references of a group and those to the
/// groups, and not a reference to each of a thousand pages, all of which would have to be counted.
struct PageList<Page: AnyObject>: RandomAccessCollection {
    private static var shift: Int { 5 }
    private static var mask: Int { (1 << shift) - 1 }

    /// All are full but the last.
    private var groups: [[Page]] = []
    private(set) var count = 0

    init() {}

    init(_ pages: [Page]) {
        count = pages.count
        groups.reserveCapacity((count >> Self.shift) + 1)
        for start in stride(from: 0, to: count, by: 1 << Self.shift) {
            groups.append(Array(pages[start..<Swift.min(count, start + 1 << Self.shift)]))
        }
    }

    var startIndex: Int { 0 }
    var endIndex: Int { count }

    subscript(page: Int) -> Page { groups[page >> Self.shift][page & Self.mask] }

    /// A page that nobody else holds, if need be a copy. O(1) but for copying.
    mutating func own(_ page: Int, copy: (Page) -> Page) -> Page {
        // By asking in place, the group is copied if another list has it too; then the page is not the only one's, either.
        if !isKnownUniquelyReferenced(&groups[page >> Self.shift][page & Self.mask]) {
            groups[page >> Self.shift][page & Self.mask] = copy(self[page])
        }
        return self[page]
    }

    /// Puts other pages in the place of some. O(pages put in), and O(pages behind them) where they are more or fewer.
    mutating func replace(_ range: Range<Int>, with pages: [Page]) {
        if pages.count == range.count {
            for (page, new) in zip(range, pages) { groups[page >> Self.shift][page & Self.mask] = new }
        } else {
            self = PageList(self[..<range.lowerBound] + pages + self[range.upperBound...])
        }
    }

    /// Calls `body` with a look at the pages that counts no references, and holds them until it returns.
    func withView(_ body: (View) -> Void) { groups.withUnsafeBufferPointer { body(View(groups: $0)) } }

    /// The pages of a list while it is looked at.
    struct View {
        fileprivate let groups: UnsafeBufferPointer<[Page]>

        subscript(page: Int) -> Page { groups[page >> PageList.shift][page & PageList.mask] }
    }
}

extension PageList: Sendable where Page: Sendable {}
