import Testing

@testable import CollectionLayout

@Suite("Sections")
struct SectionTests {
    @Test("Header, inset, items, inset, footer, and the background behind all of it", arguments: Orientation.all)
    func surroundings(orientation: Orientation) throws {
        let section = CollectionSection(
            UniformGrid(lanes: .count(2), cell: .fixed(40), spacing: 10), count: 3, header: .fixed(30),
            footer: .ratio(0.1),
            hasBackground: true, insets: LogicalInsets(start: 5, end: 7, leading: 20, trailing: 30))
        let arrangement = try Arrangement(
            [section], in: orientation.size(length: 500, breadth: 200), orientation: orientation)
        // Across the axis, two cells and a gap share 200 − 50 = 150. Along it, the section is 30 + 5 + 40 + 10 + 40 + 7
        // + 20 long.
        let frames = Dictionary(uniqueKeysWithValues: arrangement.allFrames.map { ($0.id, $0.frame) })
        #expect(
            frames == [
                .background(section: 0): LogicalRect(main: 0, cross: 0, length: 152, breadth: 200),
                .header(section: 0): LogicalRect(main: 0, cross: 0, length: 30, breadth: 200),
                .item(0): LogicalRect(main: 35, cross: 20, length: 40, breadth: 70),
                .item(1): LogicalRect(main: 35, cross: 100, length: 40, breadth: 70),
                .item(2): LogicalRect(main: 85, cross: 20, length: 40, breadth: 70),
                .footer(section: 0): LogicalRect(main: 132, cross: 0, length: 20, breadth: 200),
            ])
        #expect(arrangement.contentSize == orientation.size(length: 152, breadth: 200))
        #expect(arrangement.violations() == [])
    }

    @Test("The leading inset is at the right where text runs to the left")
    func leading() throws {
        let section = CollectionSection(
            UniformGrid(lanes: .count(1), cell: .fixed(40)), count: 1, insets: LogicalInsets(leading: 20, trailing: 50))
        let arrangement = try Arrangement(
            [section], in: Size(width: 200, height: 100), orientation: Orientation(.vertical, .rightToLeft))
        #expect(arrangement.element(.item(0))?.frame == Rect(x: 50, y: 0, width: 130, height: 40))
    }

    @Test("Backgrounds lie below items, headers and footers above")
    func zOrder() throws {
        let section = CollectionSection(
            Stairs(), items: Items(count: 1), header: .fixed(1), footer: .fixed(1), hasBackground: true)
        let arrangement = try Arrangement([section], in: Size(width: 100, height: 500))
        let z = arrangement.elements(in: Rect(x: 0, y: 0, width: 100, height: 500)).map(\.zIndex)
        #expect(z == [-(1 << 24), 1, 0, 1])
    }

    @Test("Several sections, each with its own layout, one behind the other")
    func several() throws {
        let sections = [
            CollectionSection(
                Waterfall(lanes: .count(2), spacing: 10), items: Items([.fixed(50), .fixed(80), .fixed(20)])),
            CollectionSection(UniformGrid(lanes: .count(4)), count: 5, header: .fixed(12)),
            CollectionSection(JustifiedRows(targetLength: 60), items: Items(count: 2), insets: LogicalInsets(all: 4)),
            CollectionSection(Stairs(), items: Items(count: 1, size: .fixed(9)), footer: .fixed(1)),
        ]
        let arrangement = try Arrangement(sections, in: Size(width: 200, height: 400))
        #expect((0..<4).map { arrangement.start(ofSection: $0) } == [0, 80, 192, 260])
        #expect((0..<4).map { arrangement.end(ofSection: $0) } == [80, 192, 260, 270])
        #expect(arrangement.element(.item(2))?.frame == Rect(x: 0, y: 60, width: 95, height: 20))
        #expect(arrangement.element(.item(4, section: 1))?.frame == Rect(x: 0, y: 142, width: 50, height: 50))
        #expect(arrangement.element(.item(1, section: 2))?.frame == Rect(x: 64, y: 196, width: 60, height: 60))
        #expect(arrangement.element(.footer(section: 3))?.frame == Rect(x: 0, y: 269, width: 200, height: 1))
    }

    @Test("No sections at all")
    func none() throws {
        var arrangement = try Arrangement([], in: Size(width: 100, height: 100))
        #expect(arrangement.contentSize == Size(width: 100, height: 0))
        #expect(arrangement.elements(in: Rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)) == [])
        #expect(arrangement.anchor(at: 5) == nil)
        #expect(try arrangement.measure([], keeping: nil) == nil)
        arrangement.keepLanes(from: 0, to: 100)
        #expect(arrangement.violations() == [])
    }

    @Test("Empty sections keep their surroundings and nothing else", arguments: LayoutFixture.all)
    func empty(layout: LayoutFixture) throws {
        guard layout.name != "shingles" else { return }  // Its content is as long as the overlap, even without items.
        var section = layout.section(Items(count: 0))
        let bare = try Arrangement([section, section], in: Size(width: 100, height: 100))
        #expect(bare.length == 0 && bare.allFrames.isEmpty)
        section.header = .fixed(10)
        section.footer = .fixed(20)
        section.insets = LogicalInsets(all: 3)
        let arrangement = try Arrangement([section, section], in: Size(width: 100, height: 100))
        #expect(arrangement.allFrames.map(\.frame.main) == [0, 16, 36, 52])
        #expect(arrangement.length == 72)
    }

    @Test("Measuring one section moves those behind it, and no others")
    func measuring() throws {
        let section = CollectionSection(Stairs(), items: Items(count: 40, size: .estimated(10)), header: .estimated(20))
        var arrangement = try Arrangement(Array(repeating: section, count: 40), in: Size(width: 100, height: 100))
        let length = arrangement.end(ofSection: 0)
        try arrangement.measure([
            MeasuredSize(.header(section: 17), length: 25), MeasuredSize(.item(3, section: 17), length: 13),
            MeasuredSize(.item(0, section: 39), length: 11),
        ])
        for number in 0..<40 {
            #expect(arrangement.start(ofSection: number) == Double(number) * length + (number > 17 ? 8 : 0))
        }
        #expect(arrangement.length == 40 * length + 9)
        #expect(arrangement.violations() == [])
    }

    @Test("Another breadth makes estimates of measured headers and footers too")
    func headersAreMeasuredAgain() throws {
        let section = CollectionSection(
            Stairs(), items: Items(count: 1), header: .estimated(20), footer: .estimated(30))
        var arrangement = try Arrangement([section], in: Size(width: 100, height: 100))
        let ids = [ElementID.header(section: 0), .footer(section: 0)]
        try arrangement.measure(ids.map { MeasuredSize($0, length: 44) })
        try arrangement.resize(to: Size(width: 100, height: 50))
        #expect(ids.allSatisfy { arrangement.element($0)?.isEstimate == false })
        try arrangement.resize(to: Size(width: 90, height: 50))
        #expect(ids.allSatisfy { arrangement.element($0)?.isEstimate == true })
        #expect(ids.allSatisfy { arrangement.element($0)?.frame.height == 44 }, "the last length is the best guess")
    }
}
