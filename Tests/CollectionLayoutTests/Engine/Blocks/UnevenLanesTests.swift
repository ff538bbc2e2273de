import Testing

@testable import CollectionLayout

/// Lanes of which one is much longer than the others, so that most blocks meet most viewports.
@Suite("Lanes of very different lengths")
struct UnevenLanesTests {
    @Test("A query equals a linear scan", arguments: ["in turn", "tolerant", "kept", "in runs"])
    func queries(kind: String) throws {
        for seed in 0..<40 {
            var random = SplitMix64(seed: seed)
            let lanes =
                random.oneIn(4) ? Int.random(in: 17...70, using: &random) : Int.random(in: 1...6, using: &random)
            let spacing = random.oneIn(2) ? 0 : random.distance(0...8)
            let count = Int.random(in: 300...1500, using: &random)
            let long = Int.random(in: 0..<lanes, using: &random)
            let factor = random.distance(3...40)
            let lengths = (0..<count).map { index in
                random.oneIn(5) ? 0 : random.distance(0...20) * (index % lanes == long ? factor : 1)
            }
            let spans = random.oneIn(3) ? (0..<count).map { _ in random.oneIn(30) ? 2 : 1 } : []
            let placement: Waterfall.Placement =
                kind == "tolerant" ? .masonry(tolerance: 1e9) : kind == "kept" ? .shortest : .roundRobin
            let waterfall = Waterfall(lanes: .count(lanes), spacing: spacing, placement: placement)
            // Lanes are kept while all items have the same length; their lengths are measured afterward.
            let sizes = lengths.map { kind == "kept" ? ItemSize.estimated(10) : .fixed($0) }
            let items = Items(sizes, spans: spans)
            let section =
                kind == "in runs"
                ? CollectionSection(LanedRuns(waterfall), items: items) : CollectionSection(waterfall, items: items)
            var arrangement = try Arrangement([section], in: Size(width: 700, height: 500))
            if kind == "kept" {
                arrangement.keepLanes(from: 0, to: arrangement.length)
                try arrangement.measure(lengths.indices.map { MeasuredSize(.item($0), length: lengths[$0]) })
            }
            let all = try lengths.indices.map { try #require(arrangement.logicalFrame(of: .item($0))) }
            for _ in 0..<12 {
                let lower = random.distance(-50...arrangement.length)
                let upper = lower + random.distance(-20...(random.oneIn(4) ? arrangement.length : 300))
                var found: [Int] = []
                arrangement.forEachFrame(from: lower, to: upper) { id, frame, _ in
                    found.append(id.item)
                    #expect(frame == all[id.item])
                }
                let expected = all.indices.filter { all[$0].main < upper && lower < all[$0].mainEnd }
                guard found == expected else {
                    Issue.record("\(kind), seed \(seed), \(lower)…\(upper): \(found), not \(expected)")
                    return
                }
            }
        }
    }

    @Test("A query places no more items than the lanes and what it finds account for", arguments: [2, 4, 16])
    func work(lanes: Int) throws {
        let counter = Counter()
        let count = 100_000
        let items = Items((0..<count).map { .fixed($0 % lanes == 1 ? 400 : 100) })
        let layout = CountedWaterfall(
            waterfall: Waterfall(lanes: .count(lanes), placement: .roundRobin), counter: counter)
        let arrangement = try Arrangement([CollectionSection(layout, items: items)], in: Size(width: 800, height: 800))
        for tenth in 0..<10 {
            let start = arrangement.length / 10 * Double(tenth)
            counter.placed = 0
            var found = 0
            arrangement.forEachFrame(from: start, to: start + 800) { _, _, _ in found += 1 }
            #expect(found > 0)
            // Each found item may cost a block, each lane two at its ends, and some more tell that the lanes differ.
            #expect(counter.placed <= Block.size * (found + 2 * lanes + 8), "at \(start), for \(found) items")
        }
    }
}

/// A waterfall whose runs end with every seventh item, so that they reach across blocks.
private struct LanedRuns: RunLayout {
    let waterfall: Waterfall

    init(_ waterfall: Waterfall) { self.waterfall = waterfall }

    var lookahead: Int { 0 }

    func begin(in container: Container) -> LaneCursor { waterfall.begin(in: container) }

    func place(
        _ run: borrowing ItemRun, after cursor: inout LaneCursor, in container: Container,
        into frames: inout FrameBuffer
    ) {
        let end = (run.first + run.suggestedCount + 6) / 7 * 7
        for offset in 0..<min(end - run.first, run.count) {
            frames.append(waterfall.place(run[offset], after: &cursor, in: container))
        }
    }
}

private final class Counter {
    var placed = 0
}

private struct CountedWaterfall: SectionLayout {
    let waterfall: Waterfall
    // A test uses it together with its one arrangement, on one thread.
    nonisolated(unsafe) let counter: Counter

    func begin(in container: Container) -> LaneCursor { waterfall.begin(in: container) }

    func earliestStart(after cursor: LaneCursor) -> Double { waterfall.earliestStart(after: cursor) }

    func place(_ item: Item, after cursor: inout LaneCursor, in container: Container) -> LogicalRect {
        counter.placed += 1
        return waterfall.place(item, after: &cursor, in: container)
    }
}
