import CollectionLayout
import Testing

/// Compares ``Flow`` with `flex-wrap: wrap` in Chromium.
///
/// Items neither grow nor shrink, and lines that are too broad begin at the leading edge (`safe` alignment). UIKit's
/// distribution has no counterpart in CSS.
@Suite("Flow agrees with a flexbox that wraps in Chromium")
struct FlowSpecTests {
    @Test(
        "Frames, by distribution",
        arguments: ["leading", "center", "trailing", "spaceBetween", "spaceAround", "spaceEvenly"])
    func frames(distribution: String) throws {
        let fixtures = try SpecFixture<Flexbox>.load("flow").filter { $0.parameters.justify == distribution }
        #expect(fixtures.count > 50)
        for (number, fixture) in fixtures.enumerated() {
            let difference = fixture.difference(from: try fixture.arrange(fixture.parameters.section))
            #expect(difference == nil, "fixture \(number), \(fixture.parameters)")
        }
    }
}

private struct Flexbox: Decodable {
    let spacing: Units
    let lineSpacing: Units
    let justify: String
    let align: String
    /// The length and breadth of each item, in units.
    let items: [[Int]]

    var distribution: LineDistribution {
        switch justify {
        case "center": .center
        case "trailing": .trailing
        case "spaceBetween": .spaceBetween
        case "spaceAround": .spaceAround
        case "spaceEvenly": .spaceEvenly
        default: .leading
        }
    }

    var section: CollectionSection {
        CollectionSection(
            Flow(
                itemSpacing: spacing.points, lineSpacing: lineSpacing.points, distribution: distribution,
                alignment: LineAlignment(css: align), tolerance: 0),
            items: Items(
                items.map { .fixed(Double($0[0]) / LayoutUnit.perPoint) },
                breadths: items.map { Double($0[1]) / LayoutUnit.perPoint }))
    }
}
