import Testing

@testable import CollectionLayout

@Suite("Copies of an arrangement share what neither of them changed")
struct SharedPagesTests {
    private func pages(_ arrangement: Arrangement) throws -> [ItemPage] {
        let pages = try #require(arrangement.sections[0].items).pages
        return (0..<pages.count).map { pages[$0] }
    }

    private func arrangement(_ count: Int) throws -> Arrangement {
        try Arrangement(
            [
                CollectionSection(
                    Waterfall(lanes: .count(3), spacing: 4),
                    items: Items((0..<count).map { .estimated(Double($0 * 7 % 40)) }))
            ], in: Size(width: 300, height: 400))
    }

    @Test("Measuring an item copies the page of that item")
    func measuring() throws {
        var arrangement = try arrangement(5 * ItemPage.size)
        let before = arrangement
        let item = ElementID.item(2 * ItemPage.size + 10)
        try arrangement.measure([MeasuredSize(item, length: 99)])
        #expect(try zip(pages(before), pages(arrangement)).map { $0 === $1 } == [true, true, false, true, true])
        #expect(before.size(of: item) != arrangement.size(of: item))
        #expect(before.violations() == [] && arrangement.violations() == [])
    }

    @Test("An item that comes or goes copies the page in which it does")
    func editing() throws {
        var arrangement = try arrangement(5 * ItemPage.size)
        let before = arrangement
        var edit = Edit()
        edit.insertItem(.fixed(9), at: ItemPage.size + 10)
        edit.deleteItem(4 * ItemPage.size + 10)
        try arrangement.apply(edit)
        #expect(try zip(pages(before), pages(arrangement)).map { $0 === $1 } == [true, false, true, true, false])
        #expect(before.itemCount(inSection: 0) == 5 * ItemPage.size)
        #expect(before.violations() == [] && arrangement.violations() == [])
    }

    @Test("When the last block of a page is deleted, the next page follows what is left")
    func deletingLastBlock() throws {
        let items = Items((0..<3000).map { _ in .fixed(10) })
        var arrangement = try Arrangement(
            [CollectionSection(LinearList(), items: items)], in: Size(width: 300, height: 400))
        var edit = Edit()
        for item in (ItemPage.size - Block.size)..<ItemPage.size { edit.deleteItem(item) }
        try arrangement.apply(edit)
        #expect(arrangement.length == 10 * Double(3000 - Block.size))
        #expect(arrangement.violations() == [])
    }

    @Test(
        "Pages that become long are divided, and those that become short are merged",
        arguments: [0, ItemPage.size - 1, ItemPage.size, 3000])
    func repaging(position: Int) throws {
        var arrangement = try arrangement(3000)
        for _ in 0..<40 {
            var edit = Edit()
            for item in 0..<100 { edit.insertItem(.fixed(9), at: position + item) }
            try arrangement.apply(edit)
        }
        #expect(arrangement.violations() == [])
        #expect(try pages(arrangement).allSatisfy { $0.count <= ItemPage.most })
        var edit = Edit()
        for item in 0..<6950 { edit.deleteItem(item) }
        try arrangement.apply(edit)
        #expect(arrangement.violations() == [])
        #expect(try pages(arrangement).count == 1)
    }
}
