import CollectionLayout

extension Template {
    /// A row of items that are measured.
    package static let estimatedRow = Template(
        .row(
            length: .estimated(50), [.item(length: .estimated(50), breadth: .fractionalBreadth(1 / 3))],
            spacing: .fixed(6)), spacing: 9)

    /// Nested groups, measured items beside fixed ones, and an item whose position depends on the lengths of others.
    package static let nestedEstimates = Template(
        .row(
            length: .estimated(80),
            [
                .item(length: .absolute(60), breadth: .fractionalBreadth(0.5), edges: .centered),
                .column(
                    length: .estimated(10), breadth: .fractionalBreadth(0.25),
                    [.item(length: .estimated(20)), .item(length: .estimated(35.5))], spacing: .fixed(4),
                    insets: LogicalInsets(leading: 3, trailing: 2)),
                .column(
                    length: .estimated(120), breadth: .fractionalBreadth(0.25), [.item(length: .estimated(20))],
                    repeating: .count(3), spacing: .flexible(2)),
            ], insets: LogicalInsets(all: 5)), spacing: 4)

    /// Groups with more items than a block. Items of a row are as long as the longest of them.
    package static let uniformSiblings = Template(
        .column(
            length: .estimated(100),
            [
                .row(
                    length: .estimated(10),
                    [.item(length: .uniformAcrossSiblings(estimate: 12), breadth: .fractionalBreadth(0.2))])
            ], repeating: .count(15)))

    /// Nothing to measure, so that frames follow from the index.
    package static let mosaic = Template(
        .row(
            length: .fractionalBreadth(0.5),
            [
                .item(breadth: .fractionalBreadth(0.5), insets: LogicalInsets(all: 2)),
                .column(
                    breadth: .fractionalBreadth(0.5),
                    [.row(length: .fractionalLength(0.5), [.item(breadth: .fractionalBreadth(0.5))])],
                    spacing: .fixed(3)),
            ], spacing: .flexible(4)), spacing: 7)

    /// Frames in no particular order, which reach far beyond their group.
    package static let cascade = Template(
        .custom(length: .absolute(40)) { room in
            (0..<5).map { number in
                let main = Double((number * 3) % 5) * 30
                return LogicalRect(main: main, cross: room.breadth / 8 * Double(number), length: 25, breadth: 20)
            }
        }, spacing: 2)
}

extension Template.EdgeSpacing {
    /// Flexible space before and after an item, which centers it along the main axis.
    package static let centered = Template.EdgeSpacing(start: .flexible(0), end: .flexible(0))
}

extension LayoutFixture {
    package static let templates: [LayoutFixture] = [
        fold("template, nested estimates", .nestedEstimates),
        fold("template, uniform siblings", .uniformSiblings),
    ]

    package static let templateFormulas: [LayoutFixture] = [
        formula("template, mosaic in closed form", .mosaic),
        formula("template, frames beyond their group in closed form", .cascade),
    ]

    private static func fold(_ name: String, _ template: Template) -> LayoutFixture {
        LayoutFixture(name: name) { CollectionSection(template, items: $0) }
    }

    private static func formula(_ name: String, _ template: Template) -> LayoutFixture {
        LayoutFixture(name: name) { CollectionSection(template, count: $0.count) }
    }
}
