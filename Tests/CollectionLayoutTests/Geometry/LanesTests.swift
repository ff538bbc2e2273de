import CollectionLayout
import Testing

@Suite("Lanes")
struct LanesTests {
    @Test(
        "As many lanes as fit with their minimum breadth",
        arguments: [
            (390, 0, 1), (390, 12, 1), (491.5, 12, 1), (492, 12, 2), (744, 12, 3), (743.5, 12, 2), (100, 0, 1),
            (0, 0, 1),
        ] as [(Double, Double, Int)])
    func minimumBreadth(breadth: Double, spacing: Double, count: Int) {
        let grid = Lanes.minimumBreadth(240).divide(breadth, spacing: spacing)
        #expect(grid.count == count)
        #expect(count == 1 || grid.laneBreadth >= 240)
    }

    @Test("Lanes and gaps fill the breadth but for less than a unit a lane")
    func fill() {
        for seed in 0..<2000 {
            var random = SplitMix64(seed: seed)
            let (breadth, spacing) = (random.distance(0...2000), random.distance(0...20))
            let grid = Lanes.count(Int.random(in: 1...30, using: &random)).divide(breadth, spacing: spacing)
            let end = grid.start(of: grid.count - 1) + grid.laneBreadth
            #expect(grid.breadth(of: grid.count) == end)
            #expect(
                end <= breadth && (end > breadth - Double(grid.count) / 64 || spacing * 30 > breadth), "seed \(seed)")
            for lane in 0..<grid.count where grid.laneBreadth > 0 {
                #expect(grid.lane(at: grid.start(of: lane)) == lane)
            }
        }
    }

    @Test(
        "Nonsense gives lanes nevertheless",
        arguments: [Double.nan, .infinity, -.infinity, -1, 0, 1e300, .leastNonzeroMagnitude])
    func hostile(value: Double) {
        for lanes in [
            Lanes.minimumBreadth(value), .minimumBreadth(100), .count(3), .count(0), .count(.min), .count(.max),
        ] {
            for (breadth, spacing) in [(value, 8), (320, value), (value, value)] {
                let grid = lanes.divide(breadth, spacing: spacing)
                #expect((1...LaneGrid.maximumLaneCount).contains(grid.count))
                #expect(grid.laneBreadth >= 0 && grid.laneBreadth.isFinite)
                #expect(grid.start(of: grid.count - 1).isFinite)
                #expect((0..<grid.count).contains(grid.lane(at: value)))
            }
        }
    }
}
