import CollectionLayout

/// A layout with a name, to run the same test over every layout.
package struct LayoutFixture: Sendable, CustomStringConvertible {
    package let name: String
    /// Makes a section of the items. Formulas take only their count.
    package let section: @Sendable (Items) -> CollectionSection

    package init(name: String, section: @escaping @Sendable (Items) -> CollectionSection) {
        self.name = name
        self.section = section
    }

    package var description: String { name }

    package static let waterfalls: [LayoutFixture] = [
        fold("waterfall, masonry", Waterfall(lanes: .count(3), spacing: 8)),
        fold(
            "waterfall, masonry with tolerance",
            Waterfall(lanes: .count(4), spacing: 6, placement: .masonry(tolerance: 40))),
        fold("waterfall, shortest", Waterfall(lanes: .count(3), spacing: 0, placement: .shortest)),
        fold("waterfall, round robin", Waterfall(lanes: .count(5), spacing: 10, placement: .roundRobin)),
        fold("waterfall, minimum breadth", Waterfall(lanes: .minimumBreadth(70), spacing: 5.5)),
        fold("waterfall, one lane", Waterfall(lanes: .count(1), spacing: 3)),
    ]

    package static let runs: [LayoutFixture] = [
        fold("justified rows", JustifiedRows(targetLength: 90, spacing: 6)),
        fold("justified rows, low", JustifiedRows(targetLength: 8, spacing: 0)),
        fold("threes", Triplets()),
        fold("long rows", LongRows(budget: 4000)),
        fold("long rows of few items", LongRows(budget: 200)),
    ]

    package static let flows: [LayoutFixture] = [
        fold("flow, uikit", Flow(itemSpacing: 10, lineSpacing: 10, distribution: .uikit, alignment: .center)),
        fold("flow, space evenly", Flow(itemSpacing: 3, distribution: .spaceEvenly, alignment: .end, tolerance: 0)),
    ]

    package static let grids: [LayoutFixture] = [
        fold("grid, fitted", SpanningGrid(lanes: .count(3), spacing: 7)),
        fold("grid, fixed", SpanningGrid(lanes: .count(5), rows: .fixed(.ratio(0.8)), spacing: 4)),
        fold(
            "grid, fixed, dense", SpanningGrid(lanes: .count(4), rows: .fixed(.fixed(50)), spacing: 5, packing: .dense)),
    ]

    /// Layouts that give every item its own length, so that measuring an item moves those after it.
    package static let selfSized =
        waterfalls + runs + flows + templates + [
            fold("grid, fitted, dense", SpanningGrid(lanes: .minimumBreadth(60), packing: .dense, alignment: .center)),
            fold("list", LinearList(spacing: 4)), fold("stairs", Stairs()), fold("shingles", Shingles()),
            fold("overhang", Overhang()),
        ]

    /// Layouts that place one item after another.
    package static let folds = selfSized + grids

    /// Layouts whose frames follow from the items' indices.
    package static let formulas: [LayoutFixture] = [
        formula("uniform grid", UniformGrid(lanes: .count(3), cell: .ratio(0.75, plus: 12), spacing: 7)),
        formula("uniform grid, minimum breadth", UniformGrid(lanes: .minimumBreadth(90), cell: .fixed(40))),
        formula("staggered", Staggered(lanes: .count(3), spacing: 5)),
        formula("staggered, minimum breadth", Staggered(lanes: .minimumBreadth(60), spacing: 9, offset: 1)),
        formula("mosaic", Mosaic(.alternatingFeature, row: .ratio(0.75, plus: 3), spacing: 6)),
        formula("carousel", Carousel(itemLength: .fraction(0.6), spacing: 12)),
    ]

    /// Layouts of sections that scroll across.
    package static let strips = [30, 64.5, 110, 200].map { Strip(breadth: .fixed($0), spacing: 4) }
    package static let lists = [0, 3.5, 6, 9].map { LinearList(spacing: $0) }

    package static let all = folds + formulas + templateFormulas

    private static func fold(_ name: String, _ layout: some RunLayout) -> LayoutFixture {
        LayoutFixture(name: name) { CollectionSection(layout, items: $0) }
    }

    private static func formula(_ name: String, _ layout: some FormulaLayout) -> LayoutFixture {
        LayoutFixture(name: name) { CollectionSection(layout, count: $0.count) }
    }
}
