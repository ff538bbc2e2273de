import Testing

@testable import CollectionLayout

@Suite("Items that have been seen keep their lane")
struct KeptLanesTests {
    @Test("Measuring above moves an item to another lane, unless it has been seen")
    func example() throws {
        let items = Items([.estimated(100), .fixed(110), .fixed(50), .fixed(60)])
        let section = CollectionSection(Waterfall(lanes: .count(2), placement: .shortest), items: items)
        let size = Size(width: 200, height: 300)
        // Lanes end at 100 and 110, so that the third item goes to the first one.
        var fresh = try Arrangement([section], in: size)
        #expect(fresh.logicalFrame(of: .item(2))?.cross == 0)
        var seen = fresh
        seen.keepLanes(from: 90, to: 120)
        // With ends at 120 and 110, it would go to the second lane.
        try fresh.measure([MeasuredSize(.item(0), length: 120)])
        try seen.measure([MeasuredSize(.item(0), length: 120)])
        #expect(fresh.logicalFrame(of: .item(2)) == LogicalRect(main: 110, cross: 100, length: 50, breadth: 100))
        #expect(seen.logicalFrame(of: .item(2)) == LogicalRect(main: 120, cross: 0, length: 50, breadth: 100))
        #expect(seen.logicalFrame(of: .item(3))?.cross == 100, "what has not been seen is free")
    }

    @Test(
        "Whatever is measured, and what was measured incrementally is what is placed afresh",
        arguments: LayoutFixture.waterfalls)
    func property(layout: LayoutFixture) throws {
        for seed in 0..<60 {
            var random = SplitMix64(seed: seed)
            let sections = random.sections(mostly: layout, maximumItemCount: 200)
            var arrangement = try Arrangement(sections, in: random.viewport(.vertical))
            var lanes: [ElementID: Double] = [:]
            var script: [String] = []
            for _ in 0..<4 {
                let lower = random.distance(-50...max(0, arrangement.length))
                let upper = lower + random.distance(0...700)
                let before = arrangement
                arrangement.keepLanes(from: lower, to: upper)
                #expect(arrangement.difference(from: before) == nil, "keeping moves nothing")
                arrangement.forEachFrame(from: lower, to: upper) { id, frame, _ in
                    if id.kind == .item, arrangement.hasWaterfall(id.section) { lanes[id] = frame.cross }
                }
                let batch = random.measurements(in: arrangement)
                try arrangement.measure(batch)
                script.append("keep \(lower)…\(upper), measure \(batch)")
                var problems = arrangement.violations()
                var again = arrangement
                try again.resize(to: again.viewport)
                if let difference = arrangement.difference(from: again) { problems.append(difference) }
                for (id, cross) in lanes where arrangement.logicalFrame(of: id)?.cross != cross {
                    problems.append("\(id) left its lane at \(cross)")
                }
                guard problems.isEmpty else {
                    Issue.record("\(layout.name), seed \(seed), \(script): \(problems.prefix(5))")
                    return
                }
            }
        }
    }

    @Test("Remaining items keep their lanes in an edit", arguments: LayoutFixture.waterfalls)
    func edits(layout: LayoutFixture) throws {
        for seed in 0..<12 {
            var random = SplitMix64(seed: seed)
            var model = EditModel(random.sections(mostly: layout, maximumItemCount: 120))
            var arrangement = try Arrangement(model.sections.map(\.section), in: random.viewport(.vertical))
            var lanes: [ElementID: Double] = [:]
            var script: [Any] = []
            for _ in 0..<6 {
                let lower = random.distance(-50...max(0, arrangement.length))
                let upper = lower + random.distance(0...700)
                arrangement.keepLanes(from: lower, to: upper)
                arrangement.forEachFrame(from: lower, to: upper) { id, frame, _ in
                    if id.kind == .item, arrangement.hasWaterfall(id.section) { lanes[id] = frame.cross }
                }
                script.append("keep \(lower)…\(upper)")
                if random.oneIn(2) {
                    let edit = random.edit(of: &model, with: layout)
                    let map = try arrangement.apply(edit)
                    for step in edit.items where step.new != nil {
                        if let old = step.old { lanes[.item(old.item, section: old.section)] = nil }
                    }
                    lanes = [ElementID: Double](
                        uniqueKeysWithValues: lanes.compactMap { id, cross in map.newID(of: id).map { ($0, cross) } })
                    script.append(edit)
                }
                let batch = random.measurements(in: arrangement, atMost: 30)
                try arrangement.measure(batch)
                script.append(batch)
                let strayed = lanes.filter { arrangement.logicalFrame(of: $0)?.cross != $1 }
                guard strayed.isEmpty else {
                    let problems = strayed.map { "\($0) left its lane at \($1)" }
                    Issue.record("\(layout.name), seed \(seed), \(script): \(problems.prefix(5))")
                    return
                }
            }
        }
    }

    @Test("Another breadth sets them free, another length does not", arguments: LayoutFixture.waterfalls)
    func release(layout: LayoutFixture) throws {
        var random = SplitMix64(seed: 11)
        let items = Items((0..<150).map { _ in .estimated(random.distance(20...200)) })
        var arrangement = try Arrangement([layout.section(items)], in: Size(width: 400, height: 600))
        arrangement.keepLanes(from: 0, to: arrangement.length)
        try arrangement.measure((0..<40).map { MeasuredSize(.item($0), length: random.distance(20...300)) })
        let crosses = arrangement.allFrames.map(\.frame.cross)

        try arrangement.resize(to: Size(width: 400, height: 900))
        #expect(arrangement.allFrames.map(\.frame.cross) == crosses)
        #expect(arrangement.element(.item(0))?.isEstimate == false)

        try arrangement.resize(to: Size(width: 401, height: 900))
        let free = try Arrangement(
            [layout.section(try #require(arrangement.descriptions[0].items))], in: arrangement.viewport)
        #expect(arrangement.difference(from: free) == nil)
        #expect(arrangement.element(.item(0))?.isEstimate == true, "and what was measured is an estimate")
    }

    @Test("Lanes are kept beyond the 255th", arguments: [254, 255, 256, 300, 1000])
    func manyLanes(lanes: Int) throws {
        var random = SplitMix64(seed: lanes)
        let count = lanes * 3
        let section = CollectionSection(
            Waterfall(lanes: .count(lanes)), items: Items((0..<count).map { _ in .estimated(random.distance(20...90)) })
        )
        var arrangement = try Arrangement([section], in: Size(width: 8192, height: 600))
        // First the lanes whose numbers fit into one byte, then all others.
        arrangement.keepLanes(from: 0, to: 1)
        arrangement.keepLanes(from: 0, to: arrangement.length)
        let crosses = arrangement.allFrames.map(\.frame.cross)
        #expect(Set(crosses).count == lanes)
        try arrangement.measure((0..<count).map { MeasuredSize(.item($0), length: random.distance(1...200)) })
        #expect(arrangement.allFrames.map(\.frame.cross) == crosses)
        var edit = Edit()
        edit.deleteItem(3)
        edit.deleteItem(count - 2)
        try arrangement.apply(edit)
        let rest = crosses.indices.filter { $0 != 3 && $0 != count - 2 }.map { crosses[$0] }
        #expect(arrangement.allFrames.map(\.frame.cross) == rest)
    }

    @Test("The article's layout keeps lanes, and finds what a scan finds")
    func article() throws {
        var random = SplitMix64(seed: 4)
        var arrangement = try Arrangement(
            [CollectionSection(TwoLanesLayout(), items: Items(count: 900, size: .estimated(30)))],
            in: Size(width: 200, height: 300))
        arrangement.keepLanes(from: 0, to: arrangement.length)
        let crosses = arrangement.allFrames.map(\.frame.cross)
        try arrangement.measure(
            crosses.indices.map {
                MeasuredSize(.item($0), length: random.distance(0...10) * (crosses[$0] > 0 ? 30 : 1))
            }
        )
        let frames = arrangement.allFrames.map(\.frame)
        #expect(frames.map(\.cross) == crosses && arrangement.violations() == [])
        for _ in 0..<50 {
            let start = random.distance(0...arrangement.length)
            var found: [Int] = []
            arrangement.forEachFrame(from: start, to: start + 300) { id, _, _ in found.append(id.item) }
            #expect(found == frames.indices.filter { frames[$0].main < start + 300 && start < frames[$0].mainEnd })
        }
    }

    @Test("Inserted items are free to go to the shortest lane, among items that keep theirs", arguments: [3, 300])
    func insertedItems(lanes: Int) throws {
        for seed in 0..<20 {
            var random = SplitMix64(seed: seed)
            let count = 5 * lanes
            var lengths = (0..<count).map { _ in random.distance(10...100) }
            let section = CollectionSection(
                Waterfall(lanes: .count(lanes), placement: .shortest), items: Items(lengths.map { .fixed($0) }))
            var arrangement = try Arrangement([section], in: Size(width: 600, height: 300))
            arrangement.keepLanes(from: 0, to: arrangement.length)
            var kept: [Double?] = arrangement.allFrames.map(\.frame.cross)
            var edit = Edit()
            for _ in 0..<8 {
                let (length, index) = (random.distance(10...100), Int.random(in: 0...lengths.count, using: &random))
                lengths.insert(length, at: index)
                kept.insert(nil, at: index)
            }
            for index in kept.indices where kept[index] == nil { edit.insertItem(.fixed(lengths[index]), at: index) }
            try arrangement.apply(edit)
            // The rule of the layout, item by item.
            var ends = [Double](repeating: 0, count: lanes)
            let breadth = 600 / Double(lanes)
            for (index, frame) in arrangement.allFrames.map(\.frame).enumerated() {
                let lane = kept[index].map { Int($0 / breadth + 0.5) } ?? ends.firstIndex(of: ends.min()!)!
                let expected = LogicalRect(
                    main: ends[lane], cross: Double(lane) * breadth, length: lengths[index], breadth: breadth)
                guard frame == expected else {
                    Issue.record("seed \(seed), item \(index): \(frame), not \(expected)")
                    return
                }
                ends[lane] += lengths[index]
            }
        }
    }

    @Test("Lanes without breadth have nothing to keep")
    func noBreadth() throws {
        let items = Items((0..<100).map { .estimated(Double($0 % 7)) })
        var arrangement = try Arrangement(
            [CollectionSection(Waterfall(lanes: .count(3)), items: items)], in: Size(width: 0, height: 100))
        arrangement.keepLanes(from: 0, to: 1000)
        try arrangement.measure([MeasuredSize(.item(0), length: 9)])
        #expect(arrangement.violations() == [])
    }
}

extension Arrangement {
    fileprivate func hasWaterfall(_ section: Int) -> Bool {
        (sections[section].content as? FoldContent)?.layout.held is HeldLayout<Waterfall>
    }
}

/// The layout of the article about writing layouts, word for word.
private struct TwoLanesLayout: SectionLayout {
    func begin(in container: Container) -> TwoLanes { TwoLanes() }

    func place(_ item: Item, after cursor: inout TwoLanes, in container: Container) -> LogicalRect {
        let breadth = container.breadth / 2
        let length = item.length(forBreadth: breadth)
        let lane = item.keptLane ?? (cursor.left <= cursor.right ? 0 : 1)
        let frame = LogicalRect(
            main: lane == 0 ? cursor.left : cursor.right, cross: Double(lane) * breadth, length: length,
            breadth: breadth)
        if lane == 0 { cursor.left = frame.mainEnd } else { cursor.right = frame.mainEnd }
        return frame
    }

    func lane(of frame: LogicalRect, in container: Container) -> Int? { frame.cross > 0 ? 1 : 0 }
}

private struct TwoLanes: LayoutCursor {
    var left = 0.0
    var right = 0.0

    var end: Double { max(left, right) }

    func end(ofLane lane: Int) -> Double? { lane == 0 ? left : lane == 1 ? right : nil }

    mutating func shift(by distance: Double) {
        left += distance
        right += distance
    }
}
