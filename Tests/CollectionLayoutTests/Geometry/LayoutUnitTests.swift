import Testing

@testable import CollectionLayout

@Suite("The grid of distances")
struct LayoutUnitTests {
    @Test("Values snap to the nearest 1/64 point")
    func snap() {
        #expect(LayoutUnit.snap(1.0 / 64) == 1.0 / 64)
        #expect(LayoutUnit.snap(0.1) == 6.0 / 64)
        #expect(LayoutUnit.snap(-0.1) == -6.0 / 64)
        #expect(LayoutUnit.snap(100.0 / 3) == 2133.0 / 64)
        #expect(LayoutUnit.snap(0x1p40 + 0.01) == 0x1p40 + 1.0 / 64)
    }

    @Test("Parts that are rounded down fit into the whole, and exact parts stay exact")
    func roundedDown() {
        for count in 1...200 {
            let part = LayoutUnit.lengthRoundedDown(1000 / Double(count))
            #expect(part * Double(count) <= 1000 && (part + 1.0 / 64) * Double(count) > 1000, "\(count) parts")
        }
        #expect(LayoutUnit.lengthRoundedDown(0.29 * 100) == 29)
        #expect(LayoutUnit.lengthRoundedDown(-1) == 0)
        #expect(LayoutUnit.lengthRoundedDown(.nan) == 0)
    }

    @Test("Sums of lengths on the grid are exact, in whatever order")
    func sums() {
        var random = SplitMix64(seed: 7)
        let lengths = (0..<10_000).map { _ in LayoutUnit.length(Double.random(in: 0...2000, using: &random)) }
        #expect(lengths.reduce(0, +) == lengths.reversed().reduce(0, +))
    }

    @Test(
        "A length is finite, not negative, and not longer than the longest",
        arguments: [
            (Double.nan, 0), (-1, 0), (-Double.infinity, 0), (0, 0), (-0.0, 0), (12.5, 12.5),
            (Double.leastNonzeroMagnitude, 0), (Double.infinity, LayoutUnit.longest), (1e300, LayoutUnit.longest),
            (LayoutUnit.longest, LayoutUnit.longest), (LayoutUnit.longest - 1, LayoutUnit.longest - 1),
        ] as [(Double, Double)])
    func length(value: Double, expected: Double) {
        let length = LayoutUnit.length(value)
        #expect(length == expected)
        #expect(length.sign == .plus)
    }

    @Test(
        "A position is a number, and no farther from 0 than the farthest",
        arguments: [
            (Double.nan, 0), (.infinity, LayoutUnit.farthest), (-.infinity, -LayoutUnit.farthest),
            (1e300, LayoutUnit.farthest), (-LayoutUnit.farthest, -LayoutUnit.farthest), (-0.1, -0.1),
        ] as [(Double, Double)])
    func position(value: Double, expected: Double) {
        #expect(LayoutUnit.position(value) == expected)
    }
}
