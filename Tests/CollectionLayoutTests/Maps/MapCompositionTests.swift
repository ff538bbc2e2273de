import Testing

@testable import CollectionLayout

@Suite("Changes one after the other, and back")
struct MapCompositionTests {
    @Test("Edits one after the other, as one map, say where everything went")
    func collections() throws {
        for seed in 0..<100 {
            var random = SplitMix64(seed: seed)
            let layout = LayoutFixture.all.randomElement(using: &random)!
            var model = EditModel(random.sections(mostly: layout, maximumItemCount: 70))
            var arrangement = try Arrangement(model.sections.map(\.section), in: random.viewport(.vertical))
            let first = model
            var composed = CollectionMap.identity(sectionCount: arrangement.sectionCount)
            var changed: Set<ElementID> = []
            var script: [Edit] = []
            for _ in 0..<4 {
                let edit = random.edit(of: &model, with: layout)
                script.append(edit)
                let map = try arrangement.apply(edit)
                composed = try composed.followed(by: map)
                let old = edit.items.filter { $0.isChange }.compactMap { $0.old }
                    .map { ElementID.item($0.item, section: $0.section) }
                let reloaded = edit.reloadedSections.flatMap { section, _ in
                    [ElementKind.header, .footer, .background].map { ElementID($0, section: section) }
                }
                changed = Set((changed.union(old + reloaded)).compactMap { map.newID(of: $0) })
                var problems = model.differences(from: first, in: composed)
                problems += arrangement.allIDs.filter { id in
                    // The header of a section that was inserted after the first map is new, whatever it showed in
                    // between.
                    let isNew = id.kind != .item && composed.oldID(of: id) == nil
                    return composed.isChanged(id) != (changed.contains(id) && !isNew)
                }
                .map { "\($0) changed, or did not" }
                let changes = composed.changed
                for side in [changes.leaving, changes.arriving] where side.repeatedKey != nil {
                    problems.append("an item has changed twice")
                }
                let back = composed.inverse
                problems += first.differences(from: model, in: back).map { "back: \($0)" }
                let again = back.inverse
                problems += model.differences(from: first, in: again).map { "back and forth: \($0)" }
                guard problems.isEmpty else {
                    Issue.record("seed \(seed), \(script): \(problems.prefix(5))")
                    return
                }
            }
        }
    }

    @Test("Index maps one after the other are one index map")
    func indices() throws {
        for seed in 0..<600 {
            var random = SplitMix64(seed: seed)
            let first = try random.indexMap(count: Int.random(in: 0...30, using: &random))
            let second = try random.indexMap(count: first.newCount)
            let both = try first.followed(by: second)
            let old = (0..<first.oldCount).map { first.newIndex(of: $0).flatMap { second.newIndex(of: $0) } }
            let new = (0..<second.newCount).map { second.oldIndex(of: $0).flatMap { first.oldIndex(of: $0) } }
            let holds =
                both.oldCount == first.oldCount && both.newCount == second.newCount
                && (0..<both.oldCount).map { both.newIndex(of: $0) } == old
                && (0..<both.newCount).map { both.oldIndex(of: $0) } == new
                && (0..<both.newCount).map { both.inverse.newIndex(of: $0) } == new
            guard holds else {
                Issue.record("seed \(seed): \(first), then \(second), is not \(both)")
                return
            }
        }
    }

    @Test("A few changes of many things stay few")
    func memory() throws {
        let count = 1_000_000_000
        let first = try IndexMap(count: count, deleting: [7], inserting: [3, count - 1])
        let second = try IndexMap(count: count + 1, deleting: [3], inserting: [], moving: [(9, 900_000_000)])
        let both = try first.followed(by: second)
        #expect(both.changes.leaving.count + both.changes.arriving.count <= 6)
        #expect(both.newIndex(of: 500) == first.newIndex(of: 500).flatMap { second.newIndex(of: $0) })
    }

    @Test("Changes that do not fit are refused")
    func misfits() throws {
        #expect(throws: EditError.countsDiffer(3, 4)) { try IndexMap(count: 3).followed(by: IndexMap(count: 4)) }
        #expect(throws: EditError.countsDiffer(1, 2)) {
            try CollectionMap.identity(sectionCount: 1).followed(by: .identity(sectionCount: 2))
        }
        #expect(
            "\(EditError.countsDiffer(3, 4))" == "the second change is for a count of 4, but the first one ends with 3")
    }
}

extension SplitMix64 {
    fileprivate mutating func indexMap(count: Int) throws -> IndexMap {
        var ids: [Int?] = (0..<count).filter { _ in !oneIn(5) }
        let deleted = (0..<count).filter { !ids.contains($0) }
        let lifted = ids.filter { _ in oneIn(6) }
        ids.removeAll { lifted.contains($0) }
        for id in lifted + [Int?](repeating: nil, count: Int.random(in: 0...5, using: &self)) {
            ids.insert(id, at: Int.random(in: 0...ids.count, using: &self))
        }
        return try IndexMap(
            count: count, deleting: deleted, inserting: ids.indices.filter { ids[$0] == nil },
            moving: lifted.map { ($0!, ids.firstIndex(of: $0)!) })
    }
}
