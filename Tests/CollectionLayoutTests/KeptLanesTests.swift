import Testing

@testable import CollectionLayout

@Suite("Items that have been seen keep their lane")
struct KeptLanesTests {
    @Test("Measuring above moves an item to another lane, unless it has been seen")
    func example() throws {
        let items = Items([.estimated(100), .fixed(110), .fixed(50), .fixed(60)])
        let section = Section(Waterfall(lanes: .count(2), placement: .shortest), items: items)
        let size = Size(width: 200, height: 300)
        // 100 | 110, so the third item goes to the first lane.
        var fresh = try Arrangement([section], in: size)
        #expect(fresh.logicalFrame(of: .item(2))?.cross == 0)
        var seen = fresh
        seen.keepLanes(from: 90, to: 120)
        // 120 | 110 would take it to the second one.
        try fresh.measure([Measurement(.item(0), length: 120)])
        try seen.measure([Measurement(.item(0), length: 120)])
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
            let sections = random.sections(mostly: layout, mostItems: 200)
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
                script.append("keep \(lower)…\(upper), measure \(batch.map(\.readable))")
                var problems = arrangement.violations()
                var again = arrangement
                try again.resize(to: again.viewport)
                if let difference = arrangement.difference(from: again) { problems.append(difference) }
                for (id, cross) in lanes where arrangement.logicalFrame(of: id)?.cross != cross {
                    problems.append("\(id.readable) left its lane at \(cross)")
                }
                guard problems.isEmpty else {
                    Issue.record("\(layout.name), seed \(seed), \(script): \(problems.prefix(5))")
                    return
                }
            }
        }
    }

    @Test("Nor does an edit change the lane of what stays and is not moved", arguments: LayoutFixture.waterfalls)
    func edits(layout: LayoutFixture) throws {
        for seed in 0..<12 {
            var random = SplitMix64(seed: seed)
            var model = EditModel(random.sections(mostly: layout, mostItems: 120))
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
                    let problems = strayed.map { "\($0.readable) left its lane at \($1)" }
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
        try arrangement.measure((0..<40).map { Measurement(.item($0), length: random.distance(20...300)) })
        let crosses = arrangement.allFrames.map(\.frame.cross)

        try arrangement.resize(to: Size(width: 400, height: 900))
        #expect(arrangement.allFrames.map(\.frame.cross) == crosses)
        #expect(arrangement.element(.item(0))?.isEstimate == false)

        try arrangement.resize(to: Size(width: 401, height: 900))
        let free = try Arrangement(
            [layout.section(try #require(arrangement.sections[0].items))], in: arrangement.viewport)
        #expect(arrangement.difference(from: free) == nil)
        #expect(arrangement.element(.item(0))?.isEstimate == true, "and what was measured is an estimate")
    }

    @Test("Lanes without breadth have nothing to keep")
    func noBreadth() throws {
        let items = Items((0..<100).map { .estimated(Double($0 % 7)) })
        var arrangement = try Arrangement(
            [Section(Waterfall(lanes: .count(3)), items: items)], in: Size(width: 0, height: 100))
        arrangement.keepLanes(from: 0, to: 1000)
        try arrangement.measure([Measurement(.item(0), length: 9)])
        #expect(arrangement.violations() == [])
    }
}

extension Arrangement {
    fileprivate func hasWaterfall(_ section: Int) -> Bool { sections[section].content is FoldContent<Waterfall> }
}
