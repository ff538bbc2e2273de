import CollectionLayout
import Testing

@Suite("Carousel")
struct CarouselTests {
    private let container = Container(breadth: 200, viewportLength: 400)

    @Test(
        "Items of a part of the viewport, with room for the first and the last one in the middle",
        arguments: Orientation.all)
    func centered(orientation: Orientation) throws {
        let carousel = Carousel(itemLength: .fraction(0.5), spacing: 20)
        let arrangement = try Arrangement(
            [CollectionSection(carousel, count: 3)], in: orientation.size(length: 400, breadth: 200),
            orientation: orientation)
        #expect(
            (0..<3).compactMap { arrangement.logicalFrame(of: .item($0)) }
                == [100, 320, 540].map { LogicalRect(main: $0, cross: 0, length: 200, breadth: 200) })
        #expect(arrangement.length == 840)
    }

    @Test(
        "Scrolling rests where an item is in the middle: the nearest, or the next one after a flick",
        arguments: [
            (0.0, 0.0, 0.0), (109, 0, 0), (110, 0, 220), (111, 0, 220), (1, 1, 220), (219, -1, 0), (220, 1, 220),
            (10_000, 0, 440), (-50, -3, 0), (.infinity, 0, 440), (-.infinity, 1, 0), (.nan, 0, 0),
        ])
    func resting(offset: Double, velocity: Double, expected: Double) {
        let carousel = Carousel(itemLength: .fraction(0.5), spacing: 20)
        #expect(carousel.restingOffset(near: offset, velocity: velocity, count: 3, in: container) == expected)
    }

    @Test("At rest an item is where it should be, or the content ends", arguments: [Carousel.Rest.start, .center])
    func everyRest(rest: Carousel.Rest) {
        for seed in 0..<300 {
            var random = SplitMix64(seed: seed)
            let carousel = Carousel(
                itemLength: .fixed(random.distance(10...600)), spacing: random.distance(0...30), rest: rest)
            let count = Int.random(in: 1...9, using: &random)
            let offset = random.distance(-500...4000)
            let resting = carousel.restingOffset(near: offset, count: count, in: container)
            let end = max(0, carousel.length(of: count, in: container) - container.viewportLength)
            let rests = (0..<count).map { index in
                let frame = carousel.frame(of: index, in: container)
                let place = rest == .start ? frame.main : frame.main + frame.length / 2 - container.viewportLength / 2
                return max(0, min(place, end))
            }
            // The room before the first item is on the grid. Half of the viewport's remaining length need not be.
            let distances = rests.map { abs($0 - max(0, min(offset, end))) }
            #expect(rests.contains { abs($0 - resting) <= 1.0 / 64 }, "seed \(seed)")
            #expect(abs(resting - max(0, min(offset, end))) <= distances.min()! + 1.0 / 64, "seed \(seed)")
        }
    }
}
