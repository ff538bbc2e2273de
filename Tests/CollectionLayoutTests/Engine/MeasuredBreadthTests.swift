import Testing

@testable import CollectionLayout

@Suite("Measured items and the breadths at which they were measured")
struct MeasuredBreadthTests {
    static let layouts =
        LayoutFixture.runs + LayoutFixture.templates + [
            LayoutFixture(name: "list") { CollectionSection(LinearList(spacing: 4), items: $0) },
            LayoutFixture(name: "waterfall") { CollectionSection(Waterfall(lanes: .count(3), spacing: 4), items: $0) },
        ]

    @Test("After an edit, whatever is not an estimate lies at a breadth that a host has seen", arguments: layouts)
    func breadths(layout: LayoutFixture) throws {
        for seed in 0..<20 {
            var random = SplitMix64(seed: seed)
            var model = EditModel(random.sections(mostly: layout, maximumItemCount: 90))
            var arrangement = try Arrangement(model.sections.map(\.section), in: random.viewport(.vertical))
            // The breadths at which each item was measured, or to which measuring others moved it, by the item's name.
            var known: [Int: Set<Double>] = [:]
            for step in 0..<5 {
                try measureSome(of: &arrangement, model, &known, using: &random)
                try arrangement.apply(random.edit(of: &model, with: layout))
                for name in model.changed { known[name] = nil }
                for (id, name) in model.names {
                    let element = try #require(arrangement.element(id))
                    guard arrangement.sizesItself(id), !element.isEstimate else { continue }
                    guard known[name]?.contains(element.frame.width) == true else {
                        Issue.record(
                            """
                            \(layout), seed \(seed), step \(step): \(id) is \(element.frame.width) broad, and was \
                            measured at \(known[name] as Any)
                            """)
                        return
                    }
                }
            }
        }
    }

    /// Measures some of the estimated items, as a host does.
    private func measureSome(
        of arrangement: inout Arrangement, _ model: EditModel, _ known: inout [Int: Set<Double>],
        using random: inout SplitMix64
    ) throws {
        for (id, name) in model.names where random.oneIn(2) {
            let element = try #require(arrangement.element(id))
            guard element.isEstimate else { continue }
            try arrangement.measure([MeasuredSize(id, length: random.distance(0...200))])
            known[name] = [element.frame.width]
        }
        for (id, name) in model.names {
            if let frame = arrangement.element(id)?.frame { known[name]?.insert(frame.width) }
        }
    }

    @Test("Measuring ends, also where it moves the ends of rows: no measurement makes an estimate of another item")
    func measuringEnds() throws {
        for seed in 0..<40 {
            var random = SplitMix64(seed: seed)
            let sizes = (0..<60).map { _ in
                ItemSize.estimated(ratio: random.distance(0...2), plus: random.distance(0...90))
            }
            var arrangement = try Arrangement(
                [CollectionSection(LongRows(budget: 200), items: Items(sizes))], in: Size(width: 400, height: 400))
            for item in (0..<60).shuffled(using: &random) {
                try arrangement.measure([MeasuredSize(.item(item), length: random.distance(0...200))])
            }
            #expect(!arrangement.allElements().contains { $0.isEstimate }, "seed \(seed)")
        }
    }

    @Test("Measuring changes no breadth in justified rows, and every length is as it was measured")
    func justifiedRows() throws {
        for seed in 0..<200 {
            var random = SplitMix64(seed: seed)
            let sizes = (0..<40).map { _ in
                ItemSize.estimated(ratio: Double.random(in: 0.2...3, using: &random), plus: random.distance(0...30))
            }
            let rows = JustifiedRows(targetLength: 100, spacing: random.distance(0...20))
            var arrangement = try Arrangement(
                [CollectionSection(rows, items: Items(sizes))], in: Size(width: random.distance(100...900), height: 400)
            )
            let before = arrangement.allFrames.map(\.frame)
            for item in 0..<40 {
                // A host that rounds down, one that rounds up, or a caption of any length.
                let length = max(0, before[item].length + random.distance(-1...1) * (random.oneIn(3) ? 100 : 1))
                try arrangement.measure([MeasuredSize(.item(item), length: length)])
                #expect(arrangement.logicalFrame(of: .item(item))?.length == length, "seed \(seed), item \(item)")
            }
            let after = arrangement.allFrames.map(\.frame)
            #expect(after.map(\.breadth) == before.map(\.breadth), "seed \(seed)")
            #expect(after.map(\.cross) == before.map(\.cross), "seed \(seed)")
            #expect(!arrangement.allElements().contains { $0.isEstimate }, "seed \(seed)")
        }
    }

    @Test("A picture that a host measures a sixty-fourth shorter keeps its breadth")
    func roundedDown() throws {
        let items = Items(count: 6, size: .estimated(ratio: 0.5, plus: 0))
        var arrangement = try Arrangement(
            [CollectionSection(JustifiedRows(targetLength: 100), items: items)], in: Size(width: 700, height: 400))
        #expect(arrangement.logicalFrame(of: .item(0))?.breadth == 175)
        try arrangement.measure([MeasuredSize(.item(0), length: 87.5 - 1 / 64)])
        let frame = try #require(arrangement.logicalFrame(of: .item(0)))
        #expect(frame.breadth == 175 && frame.length == 87.5 - 1 / 64)
        // At another breadth, the item is an estimate of its ratio again.
        try arrangement.resize(to: Size(width: 1400, height: 400))
        let wider = try #require(arrangement.element(.item(0)))
        #expect(wider.isEstimate && wider.frame.height == wider.frame.width / 2)
    }

    @Test("An insertion that breaks rows anew makes estimates of the items in them")
    func insertion() throws {
        let items = Items(count: 8, size: .estimated(ratio: 0.5, plus: 0))
        var arrangement = try Arrangement(
            [CollectionSection(JustifiedRows(targetLength: 100), items: items)], in: Size(width: 700, height: 400))
        try arrangement.measure((0..<8).map { MeasuredSize(.item($0), length: 60) })
        #expect(arrangement.allElements().allSatisfy { !$0.isEstimate && $0.frame.width == 175 })
        var edit = Edit()
        edit.insertItem(.ratio(0.15), at: 6)
        try arrangement.apply(edit)
        let elements = arrangement.allElements()
        #expect(elements[..<4].allSatisfy { !$0.isEstimate && $0.frame.size == Size(width: 175, height: 60) })
        for element in elements[4...] where element.id.item != 6 {
            #expect(element.isEstimate == (element.frame.width != 175), "\(element.id)")
        }
        #expect(elements.contains { $0.isEstimate })
    }

    @Test("An item that is moved to a section of another breadth is an estimate there")
    func moveAcross() throws {
        let items = Items(count: 2, size: .estimated(ratio: 0.5, plus: 0))
        let narrow = CollectionSection(LinearList(), items: items, insets: LogicalInsets(leading: 50, trailing: 50))
        var arrangement = try Arrangement(
            [CollectionSection(LinearList(), items: items), narrow], in: Size(width: 200, height: 400))
        try arrangement.measure([MeasuredSize(.item(0), length: 120), MeasuredSize(.item(1), length: 130)])
        var edit = Edit()
        edit.moveItem(0, section: 0, to: 2, section: 1)
        try arrangement.apply(edit)
        #expect(arrangement.element(.item(2, section: 1))?.isEstimate == true)
        #expect(arrangement.element(.item(0))?.isEstimate == false)
    }
}

extension Arrangement {
    fileprivate func sizesItself(_ id: ElementID) -> Bool {
        sections[id.section].items?[id.item].isSelfSizing ?? false
    }
}

extension EditModel {
    /// The present IDs of all items, with their names.
    fileprivate var names: [(id: ElementID, name: Int)] {
        sections.enumerated().flatMap { number, section in
            section.ids.enumerated().map { (.item($0.offset, section: number), $0.element) }
        }
    }
}
