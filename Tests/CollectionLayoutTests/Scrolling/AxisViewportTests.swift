import CollectionLayout
import Testing

@Suite("A viewport along one axis")
struct AxisViewportTests {
    /// It shows 100...300 of 1000 points. A bar covers 20 points at its start, and another one 30 at its end.
    private let viewport = AxisViewport(offset: 100, length: 200, coveredStart: 20, coveredEnd: 30, range: -20...830)

    private func offset(_ start: Double, _ end: Double, _ alignment: ScrollDestination.Alignment?) -> Double {
        viewport.offset(showing: start, to: end, alignedAt: alignment)
    }

    @Test("A part is aligned between the bars")
    func aligned() {
        #expect(offset(500, 550, .start) == 480)
        #expect(offset(500, 550, .center) == 430)
        #expect(offset(500, 550, .end) == 380)
        #expect(offset(500, 550, nil) == 100)
    }

    @Test("The viewport is scrolled as far as possible, and no farther")
    func limits() {
        #expect(offset(0, 50, .end) == -20)
        #expect(offset(990, 1000, .start) == 830)
        #expect(offset(.nan, .nan, .start) == -20)
    }

    @Test("The nearest alignment scrolls to the nearer edge, or not at all")
    func nearest() {
        #expect(offset(120, 270, .nearest) == 100)
        #expect(offset(100, 150, .nearest) == 80)
        #expect(offset(260, 280, .nearest) == 110)
        #expect(offset(0, 900, .nearest) == 100, "it covers the viewport")
        #expect(offset(400, 900, .nearest) == 380, "its start is nearer than its end")
    }

    @Test("An aligned part is between the bars if it fits, unless the content ends")
    func inside() {
        for seed in 0..<500 {
            var random = SplitMix64(seed: seed)
            let (start, length) = (random.distance(0...900), random.distance(0...150))
            for alignment in ScrollDestination.Alignment.allCases {
                let offset = offset(start, start + length, alignment)
                #expect(viewport.range.contains(offset), "seed \(seed)")
                #expect(
                    start >= offset + 20 && start + length <= offset + 170 || !(-20...830).contains(start - 20),
                    "seed \(seed), \(alignment)")
            }
        }
    }
}
