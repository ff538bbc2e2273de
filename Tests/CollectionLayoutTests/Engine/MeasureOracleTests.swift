import Testing

@testable import CollectionLayout

/// The first oracle: after every batch of measurements, an arrangement must equal one that is made from the resulting
/// sizes, frame by frame and exactly.
@Suite("Measuring equals arranging afresh")
struct MeasureOracleTests {
    @Test("Scripts of several batches", arguments: LayoutFixture.folds, Orientation.all)
    func scripts(layout: LayoutFixture, orientation: Orientation) throws {
        for seed in 0..<12 {
            var random = SplitMix64(seed: seed)
            let sections = random.sections(mostly: layout, maximumItemCount: 180)
            var arrangement = try Arrangement(sections, in: random.viewport(orientation), orientation: orientation)
            var script: [String] = []
            for _ in 0..<3 {
                let batch = random.measurements(in: arrangement)
                script.append("\(batch)")
                try arrangement.measure(batch)
                var problems = arrangement.violations()
                if let difference = try arrangement.difference(from: arrangement.madeAfresh()) {
                    problems.append(difference)
                }
                guard problems.isEmpty else {
                    Issue.record("\(layout.name), seed \(seed), \(script): \(problems.prefix(5))")
                    return
                }
            }
        }
    }

    @Test("Scripts in content of several tree levels", arguments: LayoutFixture.folds)
    func largeContent(layout: LayoutFixture) throws {
        // The tree of blocks has two full levels, and some more.
        let count = 16 * 16 * Block.size + 1000
        var random = SplitMix64(seed: 17)
        let sizes = (0..<count).map { _ in random.itemSize() }
        var arrangement = try Arrangement([layout.section(Items(sizes))], in: random.viewport(.vertical))
        // Blocks at the end of a group of 16 and of 256, and a random one. Each is checked alone, so that none repairs
        // what another one broke.
        for spot in [
            15 * Block.size + 3, 240 * Block.size + 5, 255 * Block.size + 9, Int.random(in: 0..<count, using: &random),
        ] {
            try arrangement.measure([MeasuredSize(.item(spot), length: random.distance(100...300))])
            var problems = arrangement.violations()
            if let difference = try arrangement.difference(from: arrangement.madeAfresh()) {
                problems.append(difference)
            }
            guard problems.isEmpty else {
                Issue.record("\(layout.name), item \(spot): \(problems.prefix(5))")
                return
            }
        }
    }

    @Test("An item may change where the row before it ends, in the block before its own")
    func lookahead() throws {
        // Rows hold two items, and one row ends with the first block. A row goes on if the two items after it are
        // shorter.
        let next = Block.size
        let items = Items(count: 2 * next + 2, size: .estimated(10))
        let section = CollectionSection(LongRows(budget: 20), items: items)
        var arrangement = try Arrangement([section], in: Size(width: 100, height: 100))
        #expect(arrangement.logicalFrame(of: .item(next - 1))?.breadth == 50)
        try arrangement.measure([MeasuredSize(.item(next), length: 5), MeasuredSize(.item(next + 1), length: 5)])
        #expect(arrangement.logicalFrame(of: .item(next - 1))?.breadth != 50)
        #expect(arrangement.violations() == [])
        #expect(try arrangement.difference(from: arrangement.madeAfresh()) == nil)
    }

    @Test("The last of several measurements of one element counts, whatever the order of the elements")
    func lastMeasurementCounts() throws {
        var section = CollectionSection(Stairs(), items: Items(count: 3, size: .estimated(10)), header: .estimated(20))
        section.footer = .estimated(30)
        var arrangement = try Arrangement([section], in: Size(width: 100, height: 100))
        try arrangement.measure([
            MeasuredSize(.item(1), length: 99), MeasuredSize(.footer(section: 0), length: 98),
            MeasuredSize(.item(0), length: 40), MeasuredSize(.header(section: 0), length: 97),
            MeasuredSize(.item(1), length: 50), MeasuredSize(.header(section: 0), length: 5),
            MeasuredSize(.footer(section: 0), length: 7),
        ])
        #expect(arrangement.element(.header(section: 0))?.frame == Rect(x: 0, y: 0, width: 100, height: 5))
        #expect(arrangement.element(.item(0))?.frame == Rect(x: 0, y: 5, width: 50, height: 40))
        #expect(arrangement.element(.item(1))?.frame == Rect(x: 50, y: 53, width: 50, height: 50))
        #expect(arrangement.element(.item(2))?.frame == Rect(x: 0, y: 111, width: 50, height: 10))
        #expect(arrangement.element(.footer(section: 0))?.frame == Rect(x: 0, y: 121, width: 100, height: 7))
        #expect(arrangement.element(.item(2))?.isEstimate == true)
        #expect(arrangement.element(.item(1))?.isEstimate == false)
        #expect(arrangement.element(.header(section: 0))?.isEstimate == false)
    }

    @Test("The last of several measurements in a batch counts", arguments: LayoutFixture.selfSized)
    func lastMeasurementCountsAlone(layout: LayoutFixture) throws {
        for seed in 0..<20 {
            var random = SplitMix64(seed: seed)
            var section = layout.section(random.items(count: 60))
            section.header = .estimated(ratio: 0.2, plus: 5)
            let arrangement = try Arrangement(
                [section], in: random.viewport(.vertical), headerAndFooter: random.headerAndFooter())
            var batch = random.measurements(in: arrangement, atMost: 30)
            batch += batch.shuffled(using: &random).map { MeasuredSize($0.element, length: random.distance(0...300)) }
            batch.insert(MeasuredSize(.header(section: 0), length: 1), at: 0)
            batch.append(MeasuredSize(.header(section: 0), length: 70))
            let alone = batch.indices.filter { index in
                !batch[(index + 1)...].contains { $0.element == batch[index].element }
            }
            var (all, last) = (arrangement, arrangement)
            try all.measure(batch)
            try last.measure(alone.map { batch[$0] })
            // The remains of a measurement may only show at another breadth.
            for breadth in [arrangement.breadth, arrangement.breadth / 2] {
                let viewport = Size(width: breadth, height: arrangement.viewport.height)
                try all.resize(to: viewport)
                try last.resize(to: viewport)
                if let difference = all.difference(from: last) {
                    Issue.record("\(layout.name), seed \(seed), at \(breadth): \(difference)")
                    return
                }
            }
        }
    }

    @Test("Measuring what is already so long changes nothing", arguments: LayoutFixture.selfSized)
    func sameLength(layout: LayoutFixture) throws {
        for seed in 0..<40 {
            var random = SplitMix64(seed: seed)
            let section = layout.section(random.items(count: 90))
            var arrangement = try Arrangement([section], in: random.viewport(.vertical))
            let before = arrangement
            let frames = arrangement.allFrames
            try arrangement.measure(frames.map { MeasuredSize($0.id, length: $0.frame.length) })
            if let difference = arrangement.difference(from: before) {
                Issue.record("\(layout.name), seed \(seed): \(difference)")
                return
            }
        }
    }

    @Test("A measurement that cannot be taken leaves everything as it was")
    func refusals() throws {
        let section = CollectionSection(Stairs(), items: Items(count: 3, size: .estimated(10)), hasBackground: true)
        var arrangement = try Arrangement([section], in: Size(width: 100, height: 100))
        let before = arrangement
        let good = MeasuredSize(.item(0), length: 77)
        for length in [-1, Double.nan, .infinity] {
            #expect(throws: LayoutError.self) {
                try arrangement.measure([good, MeasuredSize(.item(1), length: length)])
            }
        }
        for breadth in [-1, Double.nan, .infinity] {
            #expect(throws: LayoutError.self) {
                try arrangement.measure([good, MeasuredSize(.item(1), length: 5, breadth: breadth)])
            }
        }
        let missing: [ElementID] = [
            .item(3), .item(0, section: 1), .header(section: 0), .footer(section: 0), .background(section: 0),
            ElementID(raw: .max),
        ]
        for id in missing {
            #expect(throws: LayoutError.noSuchElement(id)) {
                try arrangement.measure([good, MeasuredSize(id, length: 5)])
            }
        }
        #expect(arrangement.difference(from: before) == nil)
        #expect(arrangement.element(.item(0))?.isEstimate == true)
    }
}
