/// All items of a section, page by page, while they are placed.
///
/// It must not be used after the closure has returned.
@usableFromInline
struct ItemSource {
    private let pages: PageList<ItemPage>.View
    /// The first item of each page, and the number of items.
    private let firsts: UnsafeBufferPointer<Int>

    /// Calls `body` with the items of a section, which must have pages. They are retained until `body` returns.
    static func with(_ items: Items, _ body: (ItemSource) -> Void) {
        items.pages.withView { pages in
            items.firsts.withUnsafeBufferPointer { firsts in body(ItemSource(pages: pages, firsts: firsts)) }
        }
    }

    /// The number of items.
    var count: Int { firsts[firsts.count - 1] }

    /// Returns the page of an item, and the index of the page's first item. O(1), and O(log n) after edits.
    func page(of index: Int) -> (window: PageWindow, first: Int) {
        precondition(index >= 0 && index < count, "A layout asks for an item that does not exist")
        let page = firsts.part(of: index, shift: ItemPage.shift)
        return (PageWindow(pages[page]), firsts[page])
    }
}
