import Testing

@testable import CollectionLayout

@Suite("Sections that scroll across")
struct OrthogonalTests {
    /// An orthogonal section, and the same items in an arrangement along the other axis.
    private struct Fixture {
        let shelf: CollectionSection
        let reference: Arrangement
        let insets: LogicalInsets

        init(_ random: inout SplitMix64, breadth: Double, mode: OrthogonalScrolling.Mode = .continuous) throws {
            let items = random.items(count: random.itemCount(atMost: 150))
            let length = random.distance(50...200)
            let scrolling = OrthogonalScrolling(
                mode, itemsPerGroup: Int.random(in: 1...3, using: &random), length: .fixed(length))
            let insets = random.insets()
            func make(_ layout: some RunLayout) throws -> (CollectionSection, Arrangement) {
                let room = Size(width: length, height: breadth - insets.leading - insets.trailing)
                return (
                    CollectionSection(layout, items: items, orthogonal: scrolling, header: .fixed(20), insets: insets),
                    try Arrangement([CollectionSection(layout, items: items)], in: room)
                )
            }
            self.insets = insets
            (shelf, reference) =
                switch Int.random(in: 0..<5, using: &random) {
                case 0: try make(Waterfall(lanes: .count(2), spacing: 8))
                case 1: try make(JustifiedRows(targetLength: 60, spacing: 4))
                case 2: try make(Overhang())
                case 3: try make(Strip(breadth: .ratio(0.75), spacing: 10))
                default: try make(Strip(breadth: .fixed(120)))
                }
        }
    }

    @Test("Items are where the layout puts them along the other axis, less the offset")
    func transposition() throws {
        for seed in 0..<60 {
            var random = SplitMix64(seed: seed)
            let fixture = try Fixture(&random, breadth: 400)
            var arrangement = try Arrangement([fixture.shelf], in: Size(width: 400, height: 600))
            let offset = random.distance(-50...600)
            try arrangement.scroll(section: 0, to: offset)
            #expect(arrangement.violations() == [])
            let frames = (0..<fixture.shelf.count).map { fixture.reference.logicalFrame(of: .item($0))! }
            let longest = max(0, frames.map(\.crossEnd).max() ?? 0)
            #expect(arrangement.length == 20 + fixture.insets.start + longest + fixture.insets.end, "seed \(seed)")
            for (item, frame) in frames.enumerated() {
                let expected = LogicalRect(
                    main: 20 + fixture.insets.start + frame.cross,
                    cross: fixture.insets.leading + frame.main - offset,
                    length: frame.breadth, breadth: frame.length)
                #expect(arrangement.logicalFrame(of: .item(item)) == expected, "seed \(seed), item \(item)")
            }
        }
    }

    @Test("A query finds what is in sight, and nothing else", arguments: Orientation.all)
    func query(orientation: Orientation) throws {
        for seed in 0..<25 {
            var random = SplitMix64(seed: seed ^ 0x5E1F)
            let viewport = random.viewport(orientation)
            let breadth = orientation.breadth(of: viewport)
            var shelf = try Fixture(&random, breadth: breadth).shelf
            shelf.decorations = random.oneIn(2) ? random.decorations() : []
            let sections = random.sections(mostly: LayoutFixture.waterfalls[0], maximumItemCount: 30) + [shelf, shelf]
            var arrangement = try Arrangement(sections, in: viewport, orientation: orientation)
            let shelves = [sections.count - 2, sections.count - 1]
            for section in shelves { try arrangement.scroll(section: section, to: random.distance(-80...900)) }
            let margin = random.oneIn(2) ? random.distance(0...300) : 0
            let all = arrangement.allElements().filter { element in
                guard shelves.contains(element.id.section), element.id.kind == .item || element.id.kind.isItemDecoration
                else { return true }
                let frame = arrangement.logicalFrame(of: element.id)!
                return frame.cross < breadth + margin && frame.crossEnd > -margin
            }
            for _ in 0..<10 {
                let rect = random.rect(in: arrangement.contentSize)
                var found: [LayoutElement] = []
                arrangement.forEachElement(in: rect, shelfMargin: margin) { found.append($0) }
                guard found == all.filter({ $0.frame.intersects(rect) }) else {
                    Issue.record("seed \(seed), \(rect): \(found.map(\.id))")
                    return
                }
            }
        }
    }

    @Test("Measuring and editing equal arranging afresh")
    func oracle() throws {
        for seed in 0..<25 {
            var random = SplitMix64(seed: seed ^ 0x0A11)
            let fixture = try Fixture(&random, breadth: 300)
            var arrangement = try Arrangement([fixture.shelf, fixture.shelf], in: Size(width: 300, height: 500))
            for _ in 0..<3 {
                try arrangement.scroll(section: 0, to: random.distance(0...500))
                try arrangement.measure(random.measurements(in: arrangement))
                var edit = Edit()
                let count = arrangement.itemCount(inSection: 0)
                if count > 0, random.oneIn(2) { edit.deleteItem(Int.random(in: 0..<count, using: &random)) }
                edit.insertItem(random.itemSize(), at: 0)
                if random.oneIn(2), count > 2 { edit.changeItem(count - 1, section: 1, to: random.itemSize()) }
                guard (try? arrangement.apply(edit)) != nil else { continue }
                let range = try #require(arrangement.innerOffsetRange(ofSection: 0))
                let isInRange = range.contains(try #require(arrangement.innerOffset(ofSection: 0)))
                #expect(isInRange, "seed \(seed)")
                #expect(arrangement.violations() == [], "seed \(seed)")
                let afresh = try arrangement.madeAfresh()
                #expect(arrangement.difference(from: afresh) == nil, "seed \(seed)")
            }
        }
    }

    @Test("A shelf is as long as its longest card, and grows with it")
    func cards() throws {
        let cards = CollectionSection(
            Strip(breadth: .ratio(0.8), spacing: 10), items: Items(count: 5, size: .estimated(100)),
            orthogonal: OrthogonalScrolling(), insets: LogicalInsets(leading: 20, trailing: 30))
        var arrangement = try Arrangement([cards, cards], in: Size(width: 250, height: 400))
        #expect(arrangement.logicalFrame(of: .item(1))?.breadth == 160)
        #expect(arrangement.end(ofSection: 0) == 100)
        try arrangement.measure([MeasuredSize(.item(4), length: 170), MeasuredSize(.item(0), length: 90)])
        #expect(arrangement.element(.item(4))?.frame == Rect(x: 20 + 4 * 170, y: 0, width: 160, height: 170))
        #expect(arrangement.element(.item(0))?.frame.height == 90)
        #expect(arrangement.end(ofSection: 0) == 170 && arrangement.start(ofSection: 1) == 170)
        try arrangement.resize(to: Size(width: 251, height: 400))
        #expect(arrangement.element(.item(4))?.isEstimate == true, "at another breadth it may have another length")
        try arrangement.measure([MeasuredSize(.item(4), length: 20)])
        #expect(arrangement.end(ofSection: 0) == 100)
    }

    @Test("Scrolling moves nothing else, and no copy; the offset goes where the section goes")
    func values() throws {
        let shelf = CollectionSection(
            Strip(breadth: .fixed(100)), items: Items(count: 30, size: .fixed(50)), orthogonal: OrthogonalScrolling(),
            header: .fixed(10))
        var arrangement = try Arrangement([shelf, shelf], in: Size(width: 300, height: 400))
        let before = arrangement
        try arrangement.scroll(section: 1, to: 250)
        #expect(before.innerOffset(ofSection: 1) == 0)
        #expect(before.elements(in: before.everything).map(\.id.item) == [0, 0, 1, 2, 0, 0, 1, 2])
        #expect(arrangement.elements(in: before.everything).map(\.id.item) == [0, 0, 1, 2, 0, 2, 3, 4, 5])
        #expect(arrangement.element(.header(section: 1)) == before.element(.header(section: 1)))
        var edit = Edit()
        edit.moveSection(1, to: 0)
        try arrangement.apply(edit)
        #expect(arrangement.innerOffset(ofSection: 0) == 250 && arrangement.innerOffset(ofSection: 1) == 0)
        #expect(arrangement.innerOffsetRange(ofSection: 0) == 0...2700)
    }

    @Test(
        "An edit that makes a shelf shorter and longer leaves it where it was scrolled to, as far as it reaches at last"
    )
    func editAtOnce() throws {
        let shelf = CollectionSection(
            LinearList(), items: Items(count: 10, size: .fixed(100)),
            orthogonal: OrthogonalScrolling(.continuous, length: .fixed(50)))
        var arrangement = try Arrangement([shelf], in: Size(width: 300, height: 400))
        try arrangement.scroll(section: 0, to: 500)
        var edit = Edit()
        for item in 0..<5 { edit.deleteItem(item) }
        edit.changeItem(9, to: .fixed(1000))
        try arrangement.apply(edit)
        #expect(arrangement.innerOffset(ofSection: 0) == 500)
    }

    @Test("The offset counts from the leading edge")
    func rightToLeft() throws {
        let shelf = CollectionSection(
            Strip(breadth: .fixed(100)), items: Items(count: 30, size: .fixed(50)), orthogonal: OrthogonalScrolling())
        var arrangement = try Arrangement(
            [shelf], in: Size(width: 300, height: 400), orientation: Orientation(.vertical, .rightToLeft))
        try arrangement.scroll(section: 0, to: 30)
        #expect(arrangement.element(.item(0))?.frame.x == 230)
    }

    @Test("A neighbor may be out of view; revealing brings it into view")
    func revealing() throws {
        let shelf = CollectionSection(
            Strip(breadth: .fixed(100)), items: Items(count: 30, size: .fixed(50)), orthogonal: OrthogonalScrolling())
        var arrangement = try Arrangement([shelf], in: Size(width: 250, height: 400))
        #expect(arrangement.neighbor(of: .item(7), toward: .right) == .item(8))
        #expect(arrangement.neighbor(of: .item(29), toward: .right) == nil)
        #expect(arrangement.neighbor(of: .item(0), toward: .left) == nil)
        #expect(arrangement.innerOffset(revealing: .item(1)) == 0)
        #expect(arrangement.innerOffset(revealing: .item(2)) == 50)
        try arrangement.scroll(section: 0, to: 1000)
        #expect(arrangement.innerOffset(revealing: .item(2)) == 200)
        #expect(arrangement.innerOffset(revealing: .item(30)) == nil)
        let offsets = [0, 0.5, 1].map { arrangement.innerOffset(revealing: .item(10), alignedAt: $0) }
        #expect(offsets == [1000, 925, 850])
    }

    @Test("Only sections made for it scroll")
    func errors() throws {
        var arrangement = try Arrangement(
            [CollectionSection(Stairs(), items: Items(count: 3))], in: Size(width: 100, height: 100))
        for section in [-1, 0, 1] {
            #expect(throws: LayoutError.doesNotScroll(section: section)) {
                try arrangement.scroll(section: section, to: 5)
            }
            #expect(arrangement.innerOffset(ofSection: section) == nil)
            #expect(arrangement.innerOffsetRange(ofSection: section) == nil)
            #expect(arrangement.restingOffset(ofSection: section, from: 0, proposed: 0, velocity: 0) == nil)
        }
        #expect("\(LayoutError.doesNotScroll(section: 7))".contains("section 7"))
    }
}

extension Arrangement {
    /// A rectangle that contains all elements, however far sections are scrolled across.
    fileprivate var everything: Rect { Rect(x: -1e6, y: -1e6, width: 2e6, height: 2e6) }
}
