import CollectionLayout
import Testing

/// Compares ``Waterfall`` with `display: grid-lanes` of CSS Grid Level 3 in Chromium.
///
/// One difference is intended. If the breadth is not divisible by the number of lanes, Chromium carries the fraction of
/// a unit from lane to lane, so that some lanes are a unit broader than others. Here all lanes are equally broad, so
/// that an item has the same length in each. Such fixtures agree in the lane and along the main axis.
///
/// The fixtures leave out lanes that overflow the container, because of their minimum breadth or of the gaps between
/// them. Here lanes and gaps get narrower, because a collection must be usable in any window.
@Suite("Waterfall agrees with grid lanes in Chromium")
struct WaterfallSpecTests {
    @Test("Frames, where lanes come out even")
    func frames() throws {
        let fixtures = try SpecFixture<Masonry>.load("waterfall").filter(\.hasEvenLanes)
        #expect(fixtures.count > 200)
        for (number, fixture) in fixtures.enumerated() {
            let difference = fixture.difference(from: try fixture.arrange(fixture.parameters.section))
            #expect(difference == nil, "even fixture \(number), \(fixture.parameters)")
        }
    }

    @Test("Lanes and positions along the main axis, where they do not")
    func lanes() throws {
        let fixtures = try SpecFixture<Masonry>.load("waterfall").filter { !$0.hasEvenLanes }
        #expect(fixtures.count > 100)
        for (number, fixture) in fixtures.enumerated() {
            let arrangement = try fixture.arrange(fixture.parameters.section)
            let grid = fixture.grid
            #expect(arrangement.length == fixture.orientation.length(of: fixture.content), "uneven fixture \(number)")
            for (item, frame) in fixture.frames.enumerated() {
                let expected = fixture.orientation.logical(frame, in: fixture.content)
                let placed = try #require(arrangement.logicalFrame(of: .item(item)))
                let agrees =
                    placed.main == expected.main && placed.length == expected.length
                    && grid.lane(at: placed.cross) == grid.lane(at: expected.cross)
                #expect(agrees, "uneven fixture \(number), item \(item) at \(placed), not \(expected)")
            }
        }
    }
}

private struct Masonry: Decodable {
    let gap: Units
    let tolerance: Units
    let lanes: Int?
    let minimum: Units?
    /// The length of each item in units, and its span.
    let items: [[Int]]

    var laneRule: Lanes {
        lanes.map { .count($0) } ?? .minimumBreadth(minimum?.points ?? 0)
    }

    var section: CollectionSection {
        CollectionSection(
            Waterfall(lanes: laneRule, spacing: gap.points, placement: .masonry(tolerance: tolerance.points)),
            items: Items(
                items.map { .fixed(Double($0[0]) / LayoutUnit.perPoint) }, spans: items.map { $0[1] }))
    }
}

extension SpecFixture<Masonry> {
    fileprivate var grid: LaneGrid {
        parameters.laneRule.divide(breadth.points, spacing: parameters.gap.points)
    }

    /// Whether the lanes divide the breadth evenly.
    fileprivate var hasEvenLanes: Bool { grid.breadth(of: grid.count) == breadth.points }
}
