import Testing

@testable import CollectionLayout

@Suite("Separators, badges and backgrounds")
struct DecorationTests {
    private func arrangement(
        _ section: CollectionSection, _ decorations: [ItemDecoration], _ orientation: Orientation = .vertical
    ) throws -> Arrangement {
        var section = section
        section.decorations = decorations
        return try Arrangement(
            [section], in: orientation.size(length: 300, breadth: 200), orientation: orientation)
    }

    private func frames(_ kind: ElementKind, of arrangement: Arrangement) -> [LogicalRect] {
        arrangement.allFrames.filter { $0.id.kind == kind }.map(\.frame)
    }

    @Test("Rows of a list have separators between them, inside of the upper one", arguments: Orientation.all)
    func list(orientation: Orientation) throws {
        let list = CollectionSection(
            UniformGrid(lanes: .count(1), cell: .fixed(44)), count: 3, header: .fixed(10),
            insets: LogicalInsets(leading: 5))
        let separator = ItemDecoration.separator(thickness: 0.5, insets: LogicalInsets(leading: 16, trailing: 4))
        let arrangement = try arrangement(list, [separator], orientation)
        #expect(
            frames(.separator, of: arrangement) == [
                LogicalRect(main: 10 + 43.5, cross: 21, length: 0.5, breadth: 175),
                LogicalRect(main: 10 + 87.5, cross: 21, length: 0.5, breadth: 175),
            ])
        #expect(arrangement.length == 10 + 3 * 44, "they take no room")
        let all = ItemDecoration.separator(isOnlyBetween: false)
        #expect(frames(.separator, of: try self.arrangement(list, [all], orientation)).count == 3)
    }

    @Test("A decoration may belong to some items of every group, however many groups there are")
    func occurrence() throws {
        let list = CollectionSection(UniformGrid(lanes: .count(1), cell: .fixed(10)), count: 7)
        var badge = ItemDecoration.badge(.badge, length: 4, breadth: 6, at: .endTrailing, ownAnchor: .endTrailing)
        badge.occurrence = ItemDecoration.Occurrence(of: [0, 2], inGroupsOf: 3)
        let found = frames(.badge, of: try arrangement(list, [badge]))
        #expect(found.map(\.main) == [0, 2, 3, 5, 6].map { 10 * $0 + 6 })
        #expect(found.allSatisfy { $0.cross == 194 })
        for (count, expected) in [(Int.max, [1]), (0, Array(0..<7)), (.min, Array(0..<7))] {
            badge.occurrence = ItemDecoration.Occurrence(of: [1], inGroupsOf: count)
            let found = frames(.badge, of: try arrangement(list, [badge]))
            #expect(found.map(\.main) == expected.map { 10 * Double($0) + 6 })
        }
    }

    @Test("Columns have separators between them, in the gap")
    func columns() throws {
        let grid = CollectionSection(UniformGrid(lanes: .count(3), cell: .fixed(40), spacing: 10), count: 5)
        let separator = ItemDecoration.separator(thickness: 2, at: .trailing, gap: 4, insets: LogicalInsets(start: 3))
        let found = frames(.separator, of: try arrangement(grid, [separator]))
        #expect(found.map(\.cross) == [64, 134, 64, 134])
        #expect(found.allSatisfy { $0.length == 37 && $0.breadth == 2 })
    }

    @Test("A badge is attached by a point of its own to a point of the item")
    func badges() throws {
        let grid = CollectionSection(UniformGrid(lanes: .count(2), cell: .fixed(40)), count: 1)
        let badges: [ItemDecoration] = [
            .badge(length: 8, breadth: 12, at: .startTrailing),
            .badge(.custom(0), length: 8, breadth: 12, at: .startTrailing, ownAnchor: .center),
            .badge(.custom(1), length: 8, breadth: 12, at: .endLeading, ownAnchor: .startLeading, offset: (3, -2)),
            .badge(.custom(2), length: 8, breadth: 12, at: .center),
        ]
        let arrangement = try arrangement(grid, badges)
        let places = badges.map { arrangement.logicalFrame(of: ElementID($0.kind, section: 0, item: 0)) }
        #expect(places.map { $0?.main } == [0, -4, 43, 16])
        #expect(places.map { $0?.cross } == [88, 94, -2, 44])
        #expect(arrangement.length == 40)
    }

    @Test("A background lies behind its item, within insets", arguments: Orientation.all)
    func backgrounds(orientation: Orientation) throws {
        let list = CollectionSection(LinearList(), items: Items([.fixed(40), .fixed(3)]))
        let backgrounds: [ItemDecoration] = [
            .background(.custom(0)),
            .background(.custom(1), insets: LogicalInsets(start: 1, end: 4, leading: 2, trailing: 7)),
        ]
        let arrangement = try arrangement(list, backgrounds, orientation)
        #expect(
            frames(.custom(0), of: arrangement) == [
                LogicalRect(main: 0, cross: 0, length: 40, breadth: 200),
                LogicalRect(main: 40, cross: 0, length: 3, breadth: 200),
            ])
        #expect(
            frames(.custom(1), of: arrangement).first == LogicalRect(main: 1, cross: 2, length: 35, breadth: 191))
        #expect(arrangement.element(ElementID(.custom(0), section: 0, item: 1))?.zIndex == -1)
    }

    @Test(
        "Items that extend beyond their section are found across blocks and sections", arguments: LayoutFixture.all,
        Orientation.all)
    func query(layout: LayoutFixture, orientation: Orientation) throws {
        for seed in 0..<3 {
            var random = SplitMix64(seed: seed ^ 0xDEC0)
            var sections = random.sections(mostly: layout, maximumItemCount: 70)
            for section in sections.indices { sections[section].decorations = random.decorations() }
            let arrangement = try Arrangement(sections, in: random.viewport(orientation), orientation: orientation)
            let all = arrangement.allElements()
            for _ in 0..<20 {
                let rect = random.rect(in: arrangement.contentSize)
                let found = arrangement.elements(in: rect)
                guard found == all.filter({ $0.frame.intersects(rect) }) else {
                    Issue.record("\(layout.name), seed \(seed), \(rect): \(found.map(\.id))")
                    return
                }
            }
        }
    }

    @Test("Decorations follow their item")
    func edits() throws {
        var arrangement = try arrangement(
            CollectionSection(Stairs(), items: Items(count: 5)), [.badge(length: 1, breadth: 1, at: .center)])
        var edit = Edit()
        edit.deleteItem(0)
        edit.moveItem(4, to: 0)
        let map = try arrangement.apply(edit)
        func badge(_ item: Int) -> ElementID { ElementID(.badge, section: 0, item: item) }
        #expect((0..<5).map { map.newID(of: badge($0)) } == [nil, badge(1), badge(2), badge(3), badge(0)])
        #expect((0..<4).map { map.oldID(of: badge($0)) } == [4, 1, 2, 3].map { badge($0) })
    }

    @Test("A kind counts once, and must be one of decorations; decorations are not measured")
    func kinds() throws {
        let size = (length: 4.0, breadth: 4.0)
        var arrangement = try arrangement(
            CollectionSection(Stairs(), items: Items(count: 2)),
            [.badge, .header, .item, .badge, .custom(500)].map {
                .badge($0, length: size.length, breadth: size.breadth, at: .center)
            })
        #expect(arrangement.descriptions[0].decorations.map(\.kind) == [.badge, .custom(200)])
        let badge = ElementID(.badge, section: 0, item: 1)
        #expect(throws: LayoutError.noSuchElement(badge)) {
            try arrangement.measure([MeasuredSize(badge, length: 3)])
        }
        for id in [
            ElementID(.separator, section: 0, item: 0), ElementID(.badge, section: 0, item: 2),
            ElementID(.badge, section: 1), ElementID(raw: .max),
        ] {
            #expect(arrangement.element(id) == nil)
        }
    }

    @Test("Numbers that make no sense", arguments: HostileInputTests.numbers)
    func hostile(number: Double) throws {
        let anchor = LogicalAnchor(main: number, cross: number)
        let insets = LogicalInsets(all: number)
        var section = CollectionSection(Stairs(), items: Items(count: 70, size: .fixed(number)))
        section.background = SectionBackground(behind: .items, insets: insets)
        let arrangement = try arrangement(
            section,
            [
                .separator(thickness: number, gap: number, insets: insets, isOnlyBetween: false),
                .badge(length: number, breadth: number, at: anchor, ownAnchor: anchor, offset: (number, number)),
            ])
        #expect(arrangement.allFrames.count == 70 * 3 + 1)
        #expect(arrangement.allFrames.allSatisfy { $0.frame == $0.frame.sanitized })
    }

    @Test("A background lies behind the section, or behind its items")
    func backgrounds() throws {
        var section = CollectionSection(
            UniformGrid(lanes: .count(1), cell: .fixed(50)), count: 2, header: .fixed(30), footer: .fixed(20),
            insets: LogicalInsets(all: 8))
        func frame() throws -> LogicalRect? {
            try Arrangement([section], in: Size(width: 200, height: 300)).logicalFrame(of: .background(section: 0))
        }
        #expect(try frame() == nil)
        section.hasBackground = true
        #expect(try frame() == LogicalRect(main: 0, cross: 0, length: 166, breadth: 200))
        section.background?.insets = LogicalInsets(start: 1, end: 2, leading: 3, trailing: 4)
        #expect(try frame() == LogicalRect(main: 1, cross: 3, length: 163, breadth: 193))
        section.background?.extent = .items
        #expect(try frame() == LogicalRect(main: 31, cross: 3, length: 113, breadth: 193))
        section.background?.insets = LogicalInsets(all: 1000)
        #expect(try frame() == LogicalRect(main: 146, cross: 200, length: 0, breadth: 0))
    }
}
