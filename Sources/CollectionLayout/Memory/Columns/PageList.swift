/// Pages in order, in groups of 32. A copy that changes a page copies the references of one group and the references to
/// all groups. It does not copy and count thousands of references to pages.
struct PageList<Page: AnyObject> {
    private static var shift: Int { 5 }
    private static var mask: Int { (1 << shift) - 1 }

    /// All are full but the last.
    private var groups: [[Page]] = []
    private(set) var count = 0

    init() {}

    init(count: Int, _ page: (Int) -> Page) {
        self.count = count
        groups.reserveCapacity((count >> Self.shift) + 1)
        var next = 0
        while next < count {
            let end = min(count, next + Self.mask + 1)
            groups.append(Array(count: end - next) { page(next + $0) })
            next = end
        }
    }

    var isEmpty: Bool { count == 0 }

    subscript(page: Int) -> Page {
        get { groups[page >> Self.shift][page & Self.mask] }
        set { groups[page >> Self.shift][page & Self.mask] = newValue }
    }

    /// Returns a uniquely referenced page, which is a copy if necessary. O(1), except for copying.
    mutating func own(_ page: Int, copy: (Page) -> Page) -> Page {
        // The question reaches into the group, and so copies it if another list has it too; then two groups hold the page.
        if !isKnownUniquelyReferenced(&groups[page >> Self.shift][page & Self.mask]) {
            self[page] = copy(self[page])
        }
        return self[page]
    }

    /// Puts other pages in the place of some. O(pages put in), and O(all pages) where they are more or fewer.
    mutating func replace(_ range: Range<Int>, with new: [Page]) {
        if new.count == range.count {
            for page in range { self[page] = new[page - range.lowerBound] }
            return
        }
        let (old, end) = (self, range.lowerBound + new.count)
        self = PageList(count: count - range.count + new.count) { page in
            page < range.lowerBound
                ? old[page] : page < end ? new[page - range.lowerBound] : old[page - end + range.upperBound]
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
