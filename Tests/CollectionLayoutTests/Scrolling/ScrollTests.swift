import Testing

@testable import CollectionLayout

@Suite("Scrolling to an element")
struct ScrollTests {
    private static func list(_ lengths: [Double]) throws -> Arrangement {
        try Arrangement(
            [CollectionSection(Waterfall(lanes: .count(1)), items: Items(lengths.map { .fixed($0) }))],
            in: Size(width: 100, height: 300))
    }

    @Test(
        "Where it appears, between a header of 40 and a bar of 20",
        arguments: [
            (5, ScrollDestination.Alignment.start, 460), (5, .center, 390), (5, .end, 320), (5, .nearest, 460),
            (12, .nearest, 1020), (8, .nearest, 700), (14, .nearest, 1360), (14, .center, 1410), (14, .end, 1460),
        ])
    func alignments(item: Int, alignment: ScrollDestination.Alignment, expected: Double) throws {
        // Items are 100 long, except for the fifteenth, which is longer than the viewport. The viewport shows 700 to
        // 1000.
        let arrangement = try Self.list((0..<20).map { $0 == 14 ? 340 : 100 })
        let target = ScrollDestination(
            .item(item), alignment: alignment, insets: LogicalInsets(start: 40, end: 20))
        let anchor = try #require(arrangement.anchor(for: target, from: 700))
        #expect(arrangement.offset(of: anchor) == expected)
    }

    @Test("The nearest way is never longer than another one, and shows the whole element")
    func nearest() throws {
        for seed in 0..<300 {
            var random = SplitMix64(seed: seed)
            let arrangement = try Self.list((0..<60).map { _ in random.distance(0...200) })
            let insets = LogicalInsets(start: random.distance(0...50), end: random.distance(0...50))
            let offset = random.distance(0...arrangement.length - 300)
            let id = ElementID.item(Int.random(in: 0..<60, using: &random))
            func aligned(_ alignment: ScrollDestination.Alignment) throws -> Double {
                let target = ScrollDestination(id, alignment: alignment, insets: insets)
                return try #require(
                    arrangement.anchor(for: target, from: offset).flatMap { arrangement.offset(of: $0) })
            }
            let nearest = try aligned(.nearest)
            let frame = try #require(arrangement.logicalFrame(of: id))
            #expect(frame.main >= nearest + insets.start && frame.mainEnd <= nearest + 300 - insets.end, "seed \(seed)")
            #expect(abs(nearest - offset) <= min(abs(try aligned(.start) - offset), abs(try aligned(.end) - offset)))
        }
    }

    @Test(
        "An element whose surroundings are measured on arrival ends up exactly where it is wanted",
        arguments: LayoutFixture.waterfalls, Orientation.all)
    func approach(layout: LayoutFixture, orientation: Orientation) throws {
        for seed in 0..<8 {
            var random = SplitMix64(seed: seed)
            let items = Items((0..<400).map { _ in .estimated(random.distance(40...90)) })
            var arrangement = try Arrangement(
                [layout.section(items)], in: orientation.size(length: 600, breadth: 300), orientation: orientation)
            let lengths = (0..<400).map { _ in random.distance(30...120) }
            let id = ElementID.item(Int.random(in: 0..<400, using: &random))
            for alignment in [ScrollDestination.Alignment.start, .center, .end, .nearest] {
                let target = ScrollDestination(id, alignment: alignment)
                let start = random.offset(in: arrangement)
                let anchor = try #require(arrangement.anchor(for: target, from: start))
                var approach = ScrollApproach(to: anchor)
                var offset = start
                var steps = 0
                while let next = approach.next(in: arrangement) {
                    // Visible items keep their lanes, as in a host.
                    arrangement.keepLanes(from: next, to: next + 600)
                    let guesses = arrangement.guesses(from: next, to: next + 600) { lengths[$0.item] }
                    let found = try arrangement.measure(guesses, keeping: anchor)
                    (offset, steps) = (arrangement.clampedOffset(found ?? next), steps + 1)
                }
                #expect(steps <= 1 + ScrollApproach.maximumCorrectionCount)
                // The items that came into view last are measured as usual.
                repeat {
                    let corrected = try #require(arrangement.offset(of: anchor))
                    #expect(
                        offset == arrangement.clampedOffset(corrected), "\(layout.name), seed \(seed), \(alignment)")
                    let rest = arrangement.guesses(from: offset, to: offset + 600) { lengths[$0.item] }
                    if rest.isEmpty { break }
                    let kept = try #require(try arrangement.measure(rest, keeping: approach.anchor))
                    offset = arrangement.clampedOffset(kept)
                } while true
                let frame = try #require(arrangement.logicalFrame(of: id))
                let isAtEnd = offset == 0 || offset == arrangement.length - 600
                let place: Double? =
                    switch alignment {
                    case .start: frame.main
                    case .center: (frame.main + frame.mainEnd) / 2 - 300
                    case .end: frame.mainEnd - 600
                    case .nearest: nil
                    }
                #expect(isAtEnd || place.map { abs($0 - offset) < 1e-6 } ?? true, "\(layout.name), seed \(seed)")
                #expect(frame.main >= offset && frame.mainEnd <= offset + 600, "\(layout.name), seed \(seed)")
            }
        }
    }

    @Test(
        "However wrong the estimates, the last step leaves the element where it is wanted",
        arguments: [0.02, 0.2, 1, 5])
    func wrongEstimates(factor: Double) throws {
        var corrected = 0.0
        for seed in 0..<60 {
            var random = SplitMix64(seed: seed)
            let lengths = (0..<300).map { _ in random.distance(20...120) }
            let items = Items(lengths.map { .estimated($0 / factor) })
            let layout = LayoutFixture.waterfalls.randomElement(using: &random)!
            var arrangement = try Arrangement([layout.section(items)], in: Size(width: 300, height: 600))
            let target = ScrollDestination(
                .item(Int.random(in: 0..<300, using: &random)), alignment: random.oneIn(2) ? .end : .center)
            let anchor = try #require(arrangement.anchor(for: target, from: 0))
            var approach = ScrollApproach(to: anchor)
            var offset = 0.0
            while let next = approach.next(in: arrangement) {
                let guesses = arrangement.guesses(from: next, to: next + 600) { lengths[$0.item] }
                let found = try arrangement.measure(guesses, keeping: anchor)
                offset = arrangement.clampedOffset(found ?? next)
                corrected = max(corrected, abs(offset - next))
            }
            let place = arrangement.clampedOffset(try #require(arrangement.offset(of: anchor)))
            #expect(abs(place - offset) < 1 / LayoutUnit.perPoint, "seed \(seed)")
        }
        #expect(factor == 1 || corrected > 100, "or nothing was tried")
    }

    @Test("However many corrections it would take, there is an end to it")
    func giveUp() throws {
        var arrangement = try Arrangement(
            [CollectionSection(Waterfall(lanes: .count(1)), items: Items(count: 1000, size: .estimated(1)))],
            in: Size(width: 100, height: 300))
        let anchor = try #require(
            arrangement.anchor(for: ScrollDestination(.item(500), alignment: .end), from: 0))
        var approach = ScrollApproach(to: anchor)
        var steps = 0
        while approach.next(in: arrangement) != nil {
            steps += 1
            try arrangement.measure([MeasuredSize(.item(steps), length: 500)])
        }
        #expect(steps == 1 + ScrollApproach.maximumCorrectionCount)
    }

    @Test("Scrolling to a missing element throws")
    func missing() throws {
        let arrangement = try Self.list([10, 20])
        for alignment in [ScrollDestination.Alignment.nearest, .start, .center, .end] {
            #expect(arrangement.anchor(for: ScrollDestination(.item(2), alignment: alignment), from: 0) == nil)
        }
        var approach = ScrollApproach(to: ScrollAnchor(element: .item(2)))
        #expect(approach.next(in: arrangement) == nil)
    }

    @Test("An offset is kept within the content, and what is too short for it at its start")
    func clamping() throws {
        let long = try Self.list([500])
        #expect([-10, 0, 90, 200, 1e9].map { long.clampedOffset($0) } == [0, 0, 90, 200, 200])
        let short = try Self.list([50])
        #expect([-10, 0, 90].map { short.clampedOffset($0) } == [0, 0, 0])
    }
}

extension Arrangement {
    /// Returns measurements of the visible items that have not been measured.
    fileprivate func guesses(
        from start: Double, to end: Double, measuring length: (ElementID) -> Double
    ) -> [MeasuredSize] {
        var measurements: [MeasuredSize] = []
        forEachFrame(from: start, to: end) { id, _, isEstimate in
            if isEstimate { measurements.append(MeasuredSize(id, length: length(id))) }
        }
        return measurements
    }
}
