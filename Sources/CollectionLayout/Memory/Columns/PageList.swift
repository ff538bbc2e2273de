/// A list of pages, stored in groups of 32.
///
/// A change of a page in a shared list copies the references of one group and the references to all groups. It does not
/// copy and count thousands of references to pages.
struct PageList<Page: AnyObject> {
    private static var shift: Int { 5 }
    private static var mask: Int { (1 << shift) - 1 }

    /// The groups. All of them except the last one are full.
    private var groups: [[Page]] = []
    private(set) var count = 0

    init() {}

    init(count: Int, _ page: (Int) -> Page) { self.init(count: count, keeping: 0, of: PageList(), page) }

    /// Makes a list whose first groups are those of another list.
    private init(count: Int, keeping kept: Int, of other: PageList, _ page: (Int) -> Page) {
        self.count = count
        groups = Array(count: (count + Self.mask) >> Self.shift) { group in
            if group < kept { return other.groups[group] }
            let first = group << Self.shift
            return Array(count: min(count - first, 1 << Self.shift)) { page(first + $0) }
        }
    }

    var isEmpty: Bool { count == 0 }

    subscript(page: Int) -> Page {
        get { groups[page >> Self.shift][page & Self.mask] }
        set { groups[page >> Self.shift][page & Self.mask] = newValue }
    }

    /// Returns a uniquely referenced page, which is a copy if necessary. O(1), except for copying.
    mutating func own(_ page: Int, copy: (Page) -> Page) -> Page {
        // The argument is an in-out access into the group, which copies the group if it is shared. Then two groups
        // refer to the page, so that it is not unique.
        if !isKnownUniquelyReferenced(&groups[page >> Self.shift][page & Self.mask]) {
            self[page] = copy(self[page])
        }
        return self[page]
    }

    /// Replaces a range of pages. O(new pages), or also O(pages after them + all pages / 32) if their number changes.
    mutating func replace(_ range: Range<Int>, with new: [Page]) {
        if new.count == range.count {
            for page in range { self[page] = new[page - range.lowerBound] }
            return
        }
        let (old, end) = (self, range.lowerBound + new.count)
        let kept = range.lowerBound >> Self.shift
        self = PageList(count: count - range.count + new.count, keeping: kept, of: old) { page in
            page < range.lowerBound
                ? old[page] : page < end ? new[page - range.lowerBound] : old[page - end + range.upperBound]
        }
    }

    /// Calls `body` with a view of the pages that does not count references. They are retained until `body` returns.
    func withView(_ body: (View) -> Void) { groups.withUnsafeBufferPointer { body(View(groups: $0)) } }

    /// The pages of a list, without reference counting. It must not be used after the closure has returned.
    struct View {
        fileprivate let groups: UnsafeBufferPointer<[Page]>

        subscript(page: Int) -> Page { groups[page >> PageList.shift][page & PageList.mask] }
    }
}

extension PageList: Sendable where Page: Sendable {}
