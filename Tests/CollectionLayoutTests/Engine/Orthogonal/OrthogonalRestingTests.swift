import CollectionLayout
import Testing

@Suite("Resting positions of sections that scroll across")
struct OrthogonalRestingTests {
    /// Returns ten cards of 100 points with gaps of 20, which makes 1180 points, in a viewport of 250.
    private func arrangement(
        _ mode: OrthogonalScrolling.Mode, itemsPerGroup: Int = 1, count: Int = 10
    ) throws -> Arrangement {
        let section = CollectionSection(
            Strip(breadth: .fixed(100), spacing: 20), items: Items(count: count, size: .fixed(50)),
            orthogonal: OrthogonalScrolling(mode, itemsPerGroup: itemsPerGroup),
            insets: LogicalInsets(leading: 30, trailing: 20))
        return try Arrangement([section], in: Size(width: 300, height: 400))
    }

    private func rest(
        _ mode: OrthogonalScrolling.Mode, from offset: Double, to proposed: Double, itemsPerGroup: Int = 1
    ) throws -> Double? {
        try arrangement(mode, itemsPerGroup: itemsPerGroup).restingOffset(
            ofSection: 0, from: offset, proposed: proposed, velocity: proposed - offset)
    }

    @Test("Anywhere, or at the edge of a group")
    func free() throws {
        #expect(try rest(.continuous, from: 100, to: 333) == 333)
        #expect(try rest(.continuous, from: 100, to: -50) == 0)
        #expect(try rest(.continuous, from: 100, to: 5000) == 930)
        #expect(try rest(.groupLeadingBoundary, from: 0, to: 333) == 360)
        #expect(try rest(.groupLeadingBoundary, from: 0, to: 290) == 240)
        #expect(try rest(.groupLeadingBoundary, from: 0, to: 290, itemsPerGroup: 3) == 360)
        #expect(try rest(.groupLeadingBoundary, from: 0, to: 925) == 930, "the last groups do not reach the edge")
    }

    @Test("A viewport or a group on or back, however hard the flick")
    func paging() throws {
        #expect(try rest(.paging, from: 30, to: 2000) == 250)
        #expect(try rest(.paging, from: 740, to: 800) == 750)
        #expect(try rest(.paging, from: 760, to: 800) == 930, "the last page is full")
        #expect(try rest(.paging, from: 490, to: -9000) == 250)
        #expect(try rest(.paging, from: 500, to: 0) == 250)
        #expect(try rest(.paging, from: 380, to: 380) == 500)
        #expect(try rest(.groupPaging, from: 5, to: 2000) == 120)
        #expect(try rest(.groupPaging, from: 5, to: 2000, itemsPerGroup: 2) == 240)
        #expect(try rest(.groupPaging, from: 119, to: -10) == 0)
        #expect(try rest(.groupPaging, from: 930, to: 500) == 840)
    }

    @Test(
        "A scroll that has ended at a stop stays there; one that would go on leads to the next", arguments: [-1.0, 1])
    func atStop(velocity: Double) throws {
        let stops: [(OrthogonalScrolling.Mode, Double)] = [
            (.paging, 500), (.groupPaging, 240), (.groupPagingCentered, 45),
        ]
        for (mode, stop) in stops {
            let arrangement = try arrangement(mode)
            func rest(_ proposed: Double) -> Double? {
                arrangement.restingOffset(ofSection: 0, from: stop, proposed: proposed, velocity: velocity)
            }
            #expect(rest(stop) == stop && rest(stop + velocity / 4) == stop)
            let next = try #require(rest(stop + velocity))
            #expect(velocity > 0 ? next > stop : next < stop)
        }
    }

    @Test("Centered groups leave room at both ends")
    func centered() throws {
        // The middle of the first card is at 50, and the viewport's at 125.
        #expect(try arrangement(.groupPagingCentered).innerOffsetRange(ofSection: 0) == -75...1005)
        #expect(try arrangement(.groupPagingCentered).innerOffset(ofSection: 0) == -75, "it begins with the first")
        #expect(try rest(.groupPagingCentered, from: -60, to: 400) == 45)
        #expect(try rest(.groupPagingCentered, from: 1000, to: 4000) == 1005)
        #expect(try rest(.groupPagingCentered, from: -75, to: -400) == -75)
        #expect(try rest(.groupPagingCentered, from: 0, to: 0) == 45)
        let resting = try arrangement(.groupPagingCentered)
        #expect(resting.element(.item(0))?.frame.x == 105)
    }

    @Test("It rests within the range, and stays there when let go again", arguments: OrthogonalScrolling.Mode.allCases)
    func properties(mode: OrthogonalScrolling.Mode) throws {
        for seed in 0..<60 {
            var random = SplitMix64(seed: seed)
            let section = CollectionSection(
                Waterfall(lanes: .count(Int.random(in: 1...3, using: &random)), spacing: random.distance(0...30)),
                items: random.items(count: random.itemCount(atMost: 80)),
                orthogonal: OrthogonalScrolling(
                    mode, itemsPerGroup: Int.random(in: -1...4, using: &random), length: .fixed(100)))
            let arrangement = try Arrangement([section], in: random.viewport(.vertical))
            let range = try #require(arrangement.innerOffsetRange(ofSection: 0))
            for _ in 0..<10 {
                let offset = Double.random(in: (range.lowerBound - 100)...(range.upperBound + 100), using: &random)
                let proposed = offset + Double.random(in: -900...900, using: &random)
                func rest(_ offset: Double, _ proposed: Double, _ velocity: Double) -> Double? {
                    arrangement.restingOffset(ofSection: 0, from: offset, proposed: proposed, velocity: velocity)
                }
                let resting = try #require(rest(offset, proposed, proposed - offset))
                #expect(range.contains(resting), "seed \(seed)")
                #expect(rest(resting, resting, 0) == resting, "seed \(seed)")
            }
        }
    }

    @Test("Numbers that make no sense", arguments: HostileInputTests.numbers, OrthogonalScrolling.Mode.allCases)
    func hostile(number: Double, mode: OrthogonalScrolling.Mode) throws {
        for count in [0, 1, 70] {
            for size in [ItemSize.fixed(number), .estimated(ratio: number, plus: number)] {
                let items = Items(count: count, size: size)
                let scrolling = OrthogonalScrolling(mode, itemsPerGroup: count == 1 ? .max : .min, length: size)
                let sections = [
                    CollectionSection(Strip(breadth: size, spacing: number), items: items, orthogonal: scrolling),
                    CollectionSection(
                        Waterfall(spacing: number), items: items, orthogonal: scrolling, insets: .init(all: number)),
                ]
                var arrangement = try Arrangement(sections, in: Size(width: 300, height: 400))
                for section in 0..<2 {
                    let rest = arrangement.restingOffset(
                        ofSection: section, from: number, proposed: number, velocity: number)
                    #expect(rest?.isFinite == true)
                    try arrangement.scroll(section: section, to: number)
                    #expect(arrangement.innerOffset(ofSection: section)?.isFinite == true)
                }
                let frames = (0..<count).compactMap { arrangement.logicalFrame(of: .item($0)) }
                let areFinite = frames.allSatisfy { $0.mainEnd.isFinite && $0.crossEnd.isFinite }
                #expect(areFinite && frames.count == count && arrangement.length.isFinite)
                _ = arrangement.elements(in: Rect(x: 0, y: 0, width: 300, height: 400))
            }
        }
    }
}
