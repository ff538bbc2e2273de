import Testing

@testable import CollectionLayout

@Suite("A section of an arrangement is changed in place")
struct ChangeSectionTests {
    @Test("A changed section equals one made from its description", arguments: LayoutFixture.all)
    func againstFresh(layout: LayoutFixture) throws {
        for seed in 0..<25 {
            var random = SplitMix64(seed: seed)
            let sections = random.sections(mostly: layout, maximumItemCount: 90)
            guard let index = sections.indices.randomElement(using: &random) else { continue }
            var arrangement = try Arrangement(sections, in: random.viewport(.vertical))
            try arrangement.measure(random.measurements(in: arrangement))
            if random.oneIn(2) { arrangement.keepLanes(from: 0, to: 300) }
            let before = arrangement
            let (old, held) = (before.descriptions, random.oneIn(2) ? before : nil)
            let other = LayoutFixture.all.randomElement(using: &random)!
            let like = random.section(other, maximumItemCount: 1)
            let changesLayout = random.oneIn(2)
            var changed = old
            try arrangement.changeSection(index) { section in
                #expect(section.count == old[index].count, "seed \(seed)")
                if changesLayout { section = other.section(section.items ?? Items(count: section.count)) }
                section.takeAccessories(of: like)
            }
            changed[index] = arrangement.description(ofSection: index)!
            #expect(arrangement.violations() == [], "seed \(seed)")
            let fresh = try Arrangement(changed, in: arrangement.viewport)
            let expected = try before.madeAfresh()
            for section in sections.indices {
                // Other sections keep their lanes and measured ratios.
                let reference = section == index && changesLayout ? fresh : section == index ? nil : expected
                guard let reference else { continue }
                #expect(
                    arrangement.frames(ofSection: section) == reference.frames(ofSection: section),
                    "seed \(seed), section \(section)")
            }
            if let held { #expect(held.difference(from: expected) == nil, "seed \(seed)") }
        }
    }

    @Test("An effect, a header, a background or insets before and after place no item again")
    func surroundings() throws {
        let items = Items((0..<500).map { .estimated(Double($0 % 40)) })
        var arrangement = try Arrangement(
            [CollectionSection(LinearList(), items: items), CollectionSection(LinearList(), items: items)],
            in: Size(width: 300, height: 400))
        try arrangement.measure([MeasuredSize(.item(3, section: 1), length: 99)])
        let content = arrangement.sections[1].content
        try arrangement.changeSection(1) { section in
            section.effect = .receding(scale: 0.5)
            section.header = .fixed(40)
            section.hasBackground = true
            section.insets = LogicalInsets(start: 5, end: 6)
        }
        #expect(arrangement.sections[1].content === content)
        #expect(arrangement.size(of: .item(3, section: 1)) == ItemSize.estimated(3).measured(99, atBreadth: 300))
        #expect(arrangement.logicalFrame(of: .item(0, section: 1))?.main == arrangement.start(ofSection: 1) + 45)
        #expect(arrangement.followsViewport && arrangement.followsViewport(.item(0, section: 1)))
        #expect(!arrangement.followsViewport(.item(0)))
        #expect(arrangement.violations() == [])
    }

    @Test("A formula heeds no sizes, and keeps them through edits for the layout that comes next")
    func throughFormula() throws {
        var arrangement = try Arrangement(
            [CollectionSection(LinearList(), items: Items([.fixed(10), .estimated(20), .fixed(30)]))],
            in: Size(width: 300, height: 400))
        try arrangement.changeSection(0) { $0.setFormula(UniformGrid(lanes: .count(1), cell: .fixed(5))) }
        #expect(arrangement.length == 15)
        #expect(arrangement.size(of: .item(1)) == nil)
        var edit = Edit()
        edit.deleteItem(0)
        edit.insertItem(.fixed(70), at: 0)
        edit.changeItem(2, to: .fixed(31))
        let before = arrangement
        try arrangement.apply(edit)
        try arrangement.changeSection(0) { $0.setLayout(LinearList()) }
        #expect((0..<3).map { arrangement.size(of: .item($0)) } == [.fixed(70), .estimated(20), .fixed(31)])
        #expect(before.descriptions[0].items?[0] == .fixed(10))
    }

    @Test("A section that scrolls across stays where it is scrolled, as far as it reaches")
    func shelf() throws {
        let shelf = CollectionSection(
            Strip(breadth: .fixed(50)), items: Items(count: 20, size: .fixed(30)), orthogonal: OrthogonalScrolling())
        var arrangement = try Arrangement([shelf], in: Size(width: 200, height: 300))
        try arrangement.scroll(section: 0, to: 400)
        try arrangement.changeSection(0) { $0.header = .fixed(10) }
        #expect(arrangement.innerOffset(ofSection: 0) == 400)
        try arrangement.changeSection(0) {
            $0.setLayout(Strip(breadth: .fixed(20)), orthogonal: OrthogonalScrolling(.paging))
        }
        #expect(arrangement.innerOffset(ofSection: 0) == arrangement.innerOffsetRange(ofSection: 0)?.upperBound)
        try arrangement.changeSection(0) { $0.setLayout(LinearList()) }
        #expect(arrangement.innerOffset(ofSection: 0) == nil)
    }

    @Test("There is nothing to change in a section that does not exist")
    func refusal() throws {
        var arrangement = try Arrangement([], in: Size(width: 200, height: 300))
        #expect(throws: LayoutError.noSuchSection(0, count: 0)) { try arrangement.changeSection(0) { _ in } }
        #expect("\(LayoutError.noSuchSection(0, count: 0))".contains("section 0"))
        #expect(arrangement.itemCount(inSection: 0) == 0)
        #expect(arrangement.size(of: .header(section: 0)) == nil)
    }
}

extension Arrangement {
    /// The frames relative to the start of their section.
    fileprivate func frames(ofSection section: Int) -> [LogicalRect] {
        let start = start(ofSection: section)
        return allFrames.filter { $0.id.section == section && !$0.id.kind.isGlobal }.map {
            $0.frame.offset(main: -start)
        }
    }
}
