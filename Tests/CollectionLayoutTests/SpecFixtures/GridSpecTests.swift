import CollectionLayout
import Testing

/// Compares ``SpanningGrid`` with `display: grid` and automatic placement in Chromium.
///
/// The fixtures leave out what differs:
///
/// - breadths that lanes do not divide evenly; see ``WaterfallSpecTests``;
/// - spans above the number of lanes, for which CSS adds lanes;
/// - items longer than a fixed row, which overflow the container in CSS and lengthen the content here;
/// - holes more than 64 rows back, which are not filled here.
@Suite("SpanningGrid agrees with CSS Grid in Chromium")
struct GridSpecTests {
    @Test("Frames, by packing and rows", arguments: [SpanningGrid.Packing.sparse, .dense], [true, false])
    func frames(packing: SpanningGrid.Packing, hasFixedRows: Bool) throws {
        let fixtures = try SpecFixture<AutoPlacement>.load("grid").filter {
            $0.parameters.packing == packing && ($0.parameters.row != nil) == hasFixedRows
        }
        #expect(fixtures.count > 50)
        for (number, fixture) in fixtures.enumerated() {
            let difference = fixture.difference(from: try fixture.arrange(fixture.parameters.section))
            #expect(difference == nil, "fixture \(number), \(fixture.parameters)")
        }
    }
}

private struct AutoPlacement: Decodable {
    let lanes: Int
    let gap: Units
    /// The length of every row; nil if rows are as long as their items.
    let row: Units?
    let dense: Bool
    let align: String
    /// The length of each item in units, its span, and its row span.
    let items: [[Int]]

    var packing: SpanningGrid.Packing { dense ? .dense : .sparse }

    var section: CollectionSection {
        CollectionSection(
            SpanningGrid(
                lanes: .count(lanes), rows: row.map { .fixed(.fixed($0.points)) } ?? .fitted, spacing: gap.points,
                packing: packing, alignment: LineAlignment(css: align)),
            items: Items(
                items.map { .fixed(Double($0[0]) / LayoutUnit.perPoint) }, spans: items.map { $0[1] },
                rowSpans: items.map { $0[2] }))
    }
}

extension LineAlignment {
    init(css name: String) {
        switch name {
        case "start": self = .start
        case "center": self = .center
        case "end": self = .end
        default: self = .stretch
        }
    }
}
