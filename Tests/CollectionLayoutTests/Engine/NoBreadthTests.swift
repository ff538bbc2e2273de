import Testing

@testable import CollectionLayout

/// A view has no breadth before its first layout pass, or while it is folded away.
@Suite("Content without breadth")
struct NoBreadthTests {
    static let grids: [LayoutFixture] = [
        formula("cells in proportion", UniformGrid(lanes: .count(4))),
        formula("cells without length", UniformGrid(lanes: .minimumBreadth(100), cell: .fixed(0))),
        formula("staggered", Staggered(lanes: .count(3))), formula("mosaic", Mosaic()),
        formula(
            "template",
            Template(.row(length: .fractionalBreadth(0.5), [.item(breadth: .fractionalBreadth(0.25))]))),
    ]

    private static func formula(_ name: String, _ layout: some FormulaLayout) -> LayoutFixture {
        LayoutFixture(name: name) { CollectionSection(layout, count: $0.count) }
    }

    @Test("Queries find no cells without length", arguments: grids, Orientation.all)
    func billion(layout: LayoutFixture, orientation: Orientation) throws {
        for insets in [LogicalInsets.zero, LogicalInsets(leading: 300, trailing: 300)] {
            var section = layout.section(Items(count: 1_000_000_000))
            section.insets = insets
            section.header = .fixed(30)
            let breadth = insets == .zero ? 0.0 : 600
            let arrangement = try Arrangement(
                [section], in: orientation.size(length: 800, breadth: breadth), orientation: orientation)
            let elements = arrangement.elements(in: Rect(x: -1000, y: -1000, width: 4000, height: 4000))
            #expect(elements.allSatisfy { $0.id.kind == .header })
            #expect(arrangement.element(.item(999_999_999)) != nil)
        }
    }

    @Test("Ten thousand items in proportion to no breadth are not found", arguments: LayoutFixture.waterfalls)
    func waterfalls(layout: LayoutFixture) throws {
        for size in [ItemSize.ratio(1.5), .estimated(ratio: 0.75, plus: 0)] {
            var section = layout.section(Items(count: 10_000, size: size))
            section.decorations = [.badge(length: 10, breadth: 10, at: .startTrailing)]
            let arrangement = try Arrangement([section], in: Size(width: 0, height: 800))
            #expect(arrangement.elements(in: Rect(x: -1000, y: -1000, width: 4000, height: 4000)).isEmpty)
        }
    }

    @Test("All else is found where it lies", arguments: LayoutFixture.all, Orientation.all)
    func everythingElse(layout: LayoutFixture, orientation: Orientation) throws {
        for seed in 0..<6 {
            var random = SplitMix64(seed: seed)
            let sections = random.sections(mostly: layout, maximumItemCount: 60)
            // No breadth, less than a unit for each lane, or less than the insets at the sides.
            let breadths: [Double] = [0, 1 / 64, 0.5, 30]
            let breadth = breadths.randomElement(using: &random)!
            let arrangement = try Arrangement(
                sections, in: orientation.size(length: 400, breadth: breadth), orientation: orientation)
            let all = arrangement.allIDs.compactMap { arrangement.element($0) }
            for _ in 0..<6 {
                let rect = random.rect(in: arrangement.contentSize)
                let found = arrangement.elements(in: rect)
                let expected = all.filter { $0.frame.intersects(rect) }
                guard found == expected else {
                    Issue.record("\(layout), seed \(seed), \(orientation), \(breadth) broad, \(rect)")
                    return
                }
            }
        }
    }

    @Test("Items with a length keep their place while a view has no breadth")
    func folded() throws {
        let items = Items((0..<500).map { .fixed(Double(20 + $0 % 7)) })
        var arrangement = try Arrangement(
            [CollectionSection(Waterfall(lanes: .count(3)), items: items)], in: Size(width: 300, height: 400))
        let anchor = try #require(arrangement.anchor(at: 1000))
        try arrangement.resize(to: Size(width: 0, height: 400))
        let offset = try #require(arrangement.offset(of: anchor))
        #expect(arrangement.anchor(at: offset) == anchor)
    }
}
