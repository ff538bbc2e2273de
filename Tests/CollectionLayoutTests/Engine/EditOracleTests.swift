import Testing

@testable import CollectionLayout

/// An arrangement after several edits must equal one that is made from the resulting items. The maps must say where
/// every element went.
@Suite("Editing equals arranging afresh")
struct EditOracleTests {
    @Test("Scripts of several edits", arguments: LayoutFixture.all)
    func scripts(layout: LayoutFixture) throws {
        for seed in 0..<30 {
            var random = SplitMix64(seed: seed)
            var model = EditModel(random.sections(mostly: layout, maximumItemCount: 150))
            let viewport = random.viewport(.vertical)
            var arrangement = try Arrangement(model.sections.map(\.section), in: viewport)
            var script: [String] = []
            for _ in 0..<4 {
                let before = model
                let edit = random.edit(of: &model, with: layout)
                script.append("\(edit)")
                let map = try arrangement.apply(edit)
                try arrangement.measure(random.measurements(in: arrangement))
                var problems = arrangement.violations() + model.differences(from: before, in: map)
                if arrangement.descriptions.map(\.count) != model.sections.map(\.ids.count) {
                    problems.append("counts")
                }
                if let difference = try arrangement.difference(from: arrangement.madeAfresh()) {
                    problems.append(difference)
                }
                guard problems.isEmpty else {
                    Issue.record(
                        "\(layout.name), seed \(seed), \(script.joined(separator: "\n")): \(problems.prefix(5))")
                    return
                }
            }
        }
    }

    @Test("Scripts of many small edits", arguments: LayoutFixture.all)
    func smallEdits(layout: LayoutFixture) throws {
        for seed in 0..<12 {
            var random = SplitMix64(seed: seed)
            var model = EditModel([random.section(layout, maximumItemCount: 150)])
            var arrangement = try Arrangement(model.sections.map(\.section), in: random.viewport(.vertical))
            var script: [String] = []
            for _ in 0..<12 {
                let before = model
                let edit = random.smallEdit(of: &model)
                script.append("\(edit)")
                let map = try arrangement.apply(edit)
                var problems = arrangement.violations() + model.differences(from: before, in: map)
                if let difference = try arrangement.difference(from: arrangement.madeAfresh()) {
                    problems.append(difference)
                }
                guard problems.isEmpty else {
                    Issue.record(
                        "\(layout), seed \(seed), \(script.joined(separator: "\n")): \(problems.prefix(5))")
                    return
                }
            }
        }
    }

    @Test("Items keep their sizes wherever they go", arguments: [LayoutFixture.waterfalls[0], LayoutFixture.runs[0]])
    func sizes(layout: LayoutFixture) throws {
        for seed in 0..<100 {
            var random = SplitMix64(seed: seed)
            var model = EditModel(random.sections(mostly: layout, maximumItemCount: 90))
            var arrangement = try Arrangement(model.sections.map(\.section), in: random.viewport(.vertical))
            let before = arrangement
            let map = try arrangement.apply(random.edit(of: &model, with: layout, changing: false))
            for (number, section) in before.descriptions.enumerated() {
                guard let items = section.items else { continue }
                for item in 0..<items.count {
                    guard let new = map.newID(of: .item(item, section: number)),
                        let newItems = arrangement.descriptions[new.section].items
                    else { continue }
                    #expect(newItems[new.item] == items[item], "seed \(seed), \(number)/\(item)")
                    #expect(newItems.span(of: new.item) == items.span(of: item), "seed \(seed), \(number)/\(item)")
                    #expect(
                        newItems.rowSpan(of: new.item) == items.rowSpan(of: item), "seed \(seed), \(number)/\(item)")
                    #expect(
                        newItems.breadth(of: new.item) == items.breadth(of: item), "seed \(seed), \(number)/\(item)")
                }
            }
        }
    }

    @Test("Many edits leave no crumbs")
    func blocksStayFull() throws {
        var random = SplitMix64(seed: 3)
        var arrangement = try Arrangement(
            [LayoutFixture.waterfalls[0].section(random.items(count: 1000))], in: Size(width: 400, height: 600))
        for round in 0..<600 {
            var edit = Edit()
            let count = arrangement.itemCount(inSection: 0)
            if round.isMultiple(of: 2) {
                edit.insertItem(random.itemSize(), at: 500)
            } else {
                edit.deleteItem(Int.random(in: 0..<count, using: &random))
            }
            try arrangement.apply(edit)
        }
        #expect(arrangement.violations() == [])
        let content = try #require(arrangement.sections[0].content as? FoldContent)
        let blockCount = (0..<content.pages.count).reduce(0) { $0 + content.pages[$1].blockCount }
        #expect(blockCount < 4 * content.count / Block.size)
    }
}
