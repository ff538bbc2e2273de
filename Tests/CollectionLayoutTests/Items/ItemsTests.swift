import Testing

@testable import CollectionLayout

@Suite("Items")
struct ItemsTests {
    @Test("Spans and preferred breadths; missing ones are left to the layout")
    func extents() {
        let items = Items([.fixed(1), .fixed(2), .fixed(3)], spans: [2], rowSpans: [1, 3], breadths: [nil, 70.5])
        #expect((0..<3).map { items.span(of: $0) } == [2, 1, 1])
        #expect((0..<3).map { items.rowSpan(of: $0) } == [1, 3, 1])
        #expect((0..<3).map { items.breadth(of: $0) } == [nil, 70.5, nil])
        #expect(Items(count: 5, size: .fixed(1), breadth: 33).breadth(of: 4) == 33)
        #expect(Items(count: 5, size: .fixed(1)).breadth(of: 4) == nil)
    }

    @Test("Removed spans are gone, also where all items have the same, and preferred breadths stay")
    func removedSpans() throws {
        let section = CollectionSection(Waterfall(lanes: .count(3)), items: Items(count: 0))
        var arrangement = try Arrangement([section], in: Size(width: 300, height: 400))
        var edit = Edit()
        for item in 0..<5 { edit.insertItem(.fixed(9), span: 2, breadth: 40, at: item) }
        try arrangement.apply(edit)
        var items = try #require(arrangement.sections[0].items)
        #expect((0..<5).allSatisfy { items.span(of: $0) == 2 })
        items.setSpans(nil)
        #expect((0..<5).allSatisfy { items.span(of: $0) == 1 && items.breadth(of: $0) == 40 })
    }

    @Test(
        "A section has no more items than an element's name can count",
        arguments: [Items.maximumItemCount + 1, .max])
    func most(count: Int) {
        #expect(Items(count: count, size: .fixed(1)).count == Items.maximumItemCount)
    }

    @Test("A function is asked for each size once, in order", arguments: [0, 1, 511, 512, 513, 2000])
    func sizesOfAFunction(count: Int) {
        let sizes = (0..<count).map { ItemSize.fixed(Double($0)) }
        var asked: [Int] = []
        let items = Items(count: count) { index in
            asked.append(index)
            return sizes[index]
        }
        #expect(asked == Array(0..<count))
        #expect((0..<items.count).map { items[$0] } == sizes)
    }

    @Test("An item's spans and preferred breadth can be set, and only its own change")
    func setExtent() {
        var items = Items(count: 2000, size: .fixed(9))
        items.setExtent(span: 2, rowSpan: 0, breadth: 70.5, of: 600)
        #expect((0..<2000).filter { items.span(of: $0) == 2 } == [600])
        #expect((0..<2000).allSatisfy { items.rowSpan(of: $0) == 1 })
        #expect((0..<2000).filter { items.breadth(of: $0) == 70.5 } == [600])
    }

    @Test("Appended items follow those that were there, and all keep their properties", arguments: [0, 1, 512, 700])
    func append(count: Int) {
        let parts = [
            Items(count: count) { .ratio(Double($0 + 1)) },
            Items(count: count, size: .fixed(7), breadth: 40),
            Items(count: 600) { .estimated(ratio: 2, plus: Double($0)) },
            Items(count: 0),
            Items((0..<600).map { _ in .ratio(3, plus: 4) }, spans: [2]),
        ]
        var items = Items(count: 0)
        for part in parts { items.append(part) }
        #expect(items.count == 2 * count + 1200)
        #expect((0..<items.count).map { items[$0] } == parts.flatMap { part in (0..<part.count).map { part[$0] } })
        #expect(
            (0..<items.count).map { items.extent(of: $0) }
                == parts.flatMap { part in (0..<part.count).map { part.extent(of: $0) } })
    }

    @Test("Sizes that share one of their numbers, or its sign, remain different")
    func similarSizes() {
        let sizes: [ItemSize] = [
            .ratio(1), .estimated(ratio: 1, plus: 0), .ratio(1, plus: 5), .fixed(5), .estimated(5), .fixed(0),
            .estimated(0), .ratio(1).measured(90, atBreadth: 100), .ratio(1),
        ]
        for first in sizes {
            let page = ItemPage(count: 600) { $0 < 300 ? first : sizes[$0 % sizes.count] }
            #expect((0..<600).allSatisfy { page.columns.sizes[$0] == ($0 < 300 ? first : sizes[$0 % sizes.count]) })
        }
    }

    @Test("Invalid sizes become finite")
    func nonsense() {
        let items = Items(
            [.fixed(1), .fixed(1), .fixed(1)], rowSpans: [.min, .max, 0], breadths: [.nan, .infinity, -5])
        #expect((0..<3).map { items.breadth(of: $0) } == [0, LayoutUnit.longest, 0])
        #expect((0..<3).map { items.rowSpan(of: $0) } == [1, Int(UInt16.max), 1])
    }

    @Test("Items that are all alike take no memory, whatever their number, and stay so when more of them come")
    func alike() {
        var items = Items(count: 1_000_000_000, size: .fixed(50), breadth: 40)
        let splices = [Splice(old: 0..<0, new: 0..<3), Splice(old: 7..<8, new: 10..<10)]
        let like = NewItem(size: .fixed(50), extent: ItemExtent(breadth: 40))
        items.splice(splices, adding: [like, like, like])
        #expect(items.count == 1_000_000_002)
        #expect(items.pages.isEmpty)
    }

    @Test("Items that are all alike stop being so where one comes in that sizes itself, or is measured")
    func unlike() throws {
        var arrangement = try Arrangement(
            [CollectionSection(Stairs(), items: Items(count: 2, size: .fixed(50)))], in: Size(width: 100, height: 100))
        var edit = Edit()
        edit.insertItem(.estimated(50), at: 0)
        edit.changeItem(1, to: .estimated(50))
        try arrangement.apply(edit)
        #expect((0..<3).map { arrangement.element(.item($0))?.isEstimate } == [true, false, true])

        var empty = try Arrangement(
            [CollectionSection(Stairs(), items: Items(count: 2, size: .estimated(0)))],
            in: Size(width: 100, height: 100))
        try empty.measure([MeasuredSize(.item(1), length: 0)])
        #expect((0..<2).map { empty.element(.item($0))?.isEstimate } == [true, false])
    }

    @Test("A breadth that an edit does not name stays, and a measured one replaces it from then on")
    func changes() throws {
        let items = Items([.estimated(10), .estimated(10)], breadths: [40, nil])
        var arrangement = try Arrangement(
            [CollectionSection(Stairs(), items: items)], in: Size(width: 100, height: 100))
        var edit = Edit()
        edit.changeItem(0, to: .fixed(20))
        edit.changeItem(1, to: .fixed(30), breadth: 60)
        try arrangement.apply(edit)
        #expect((0..<2).map { arrangement.descriptions[0].items?.breadth(of: $0) } == [40, 60])
        try arrangement.measure([MeasuredSize(.item(0), length: 25, breadth: 45)])
        #expect(arrangement.descriptions[0].items?.breadth(of: 0) == 45)
    }

    @Test("An edit of all properties of an item replaces its spans, and removes its preferred breadth")
    func wholeChanges() throws {
        let items = Items([.fixed(10), .fixed(10)], spans: [2, 1], breadths: [40, nil])
        var arrangement = try Arrangement(
            [CollectionSection(Stairs(), items: items)], in: Size(width: 100, height: 100))
        var edit = Edit()
        edit.changeItem(0, to: .fixed(10), span: 1, rowSpan: 3, breadth: nil)
        try arrangement.apply(edit)
        let changed = try #require(arrangement.descriptions[0].items)
        #expect(changed.span(of: 0) == 1 && changed.rowSpan(of: 0) == 3 && changed.breadth(of: 0) == nil)
        #expect(arrangement.difference(from: try arrangement.madeAfresh()) == nil)
    }
}
