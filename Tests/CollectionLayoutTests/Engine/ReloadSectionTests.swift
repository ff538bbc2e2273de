import Testing

@testable import CollectionLayout

@Suite("Sections that are reloaded")
struct ReloadSectionTests {
    @Test("The section stays, its items go, and others come that nobody has measured")
    func everythingIsNew() throws {
        var arrangement = try Arrangement([list(3), list(3), list(3)], in: Size(width: 100, height: 900))
        try arrangement.measure([
            MeasuredSize(.item(0, section: 1), length: 70), MeasuredSize(.header(section: 1), length: 55),
            MeasuredSize(.item(0, section: 2), length: 80),
        ])
        let before = arrangement
        var edit = Edit()
        edit.reloadSection(1, with: list(5))
        let map = try arrangement.apply(edit)
        #expect(arrangement.descriptions.map(\.count) == [3, 5, 3])
        #expect(arrangement.violations() == [])
        let section = arrangement.allElements().filter { $0.id.section == 1 && $0.id.kind != .background }
        #expect(section.allSatisfy(\.isEstimate) && section.map(\.frame.height) == [20, 40, 40, 40, 40, 40])
        #expect(arrangement.element(.item(0, section: 2))?.frame.height == 80)

        #expect(map.sections.isIdentity)
        #expect((0..<3).allSatisfy { map.newID(of: .item($0, section: 1)) == nil })
        #expect((0..<5).allSatisfy { map.oldID(of: .item($0, section: 1)) == nil })
        #expect(map.newID(of: .item(2, section: 2)) == .item(2, section: 2))
        for section in 0..<3 {
            for id in [ElementID.header(section: section), .background(section: section)] {
                #expect(map.newID(of: id) == id && map.isChanged(id) == (section == 1))
            }
        }

        let transition = LayoutTransition(from: before, at: 0, to: arrangement, at: 0, through: map)
        func steps(_ section: Int) -> [LayoutTransition.Step] {
            transition.elements.filter { ($0.after ?? $0.before)?.section == section }.map(\.step)
        }
        #expect(steps(0) == Array(repeating: .persist, count: 5) && steps(2) == steps(0))
        #expect(
            steps(1) == Array(repeating: .refresh, count: 2) + Array(repeating: .disappear, count: 3)
                + Array(repeating: .appear, count: 5))
    }

    @Test("It may be moved by the same edit, and its old items saved from it")
    func movedAndRobbed() throws {
        var arrangement = try Arrangement([list(2), list(3), list(4)], in: Size(width: 100, height: 900))
        var edit = Edit()
        edit.moveSection(0, to: 2)
        edit.reloadSection(0, with: list(6))
        edit.moveItem(1, section: 0, to: 0, section: 1)
        // Allowed, because the reload deletes the item in any case.
        edit.deleteItem(0, section: 0)
        edit.changeItem(0, section: 0, to: .fixed(5))
        let map = try arrangement.apply(edit)
        #expect(arrangement.descriptions.map(\.count) == [3, 5, 6])
        #expect(map.newID(of: .header(section: 0)) == .header(section: 2))
        #expect(map.newID(of: .item(1)) == .item(0, section: 1) && map.newID(of: .item(0)) == nil)
        #expect(arrangement.violations() == [])
    }

    @Test("Maps of several edits keep in mind what was reloaded")
    func composition() throws {
        var arrangement = try Arrangement([list(2), list(3)], in: Size(width: 100, height: 900))
        var first = Edit()
        first.insertItem(.fixed(10), at: 0, section: 0)
        first.moveItem(0, section: 0, to: 0, section: 1)
        var second = Edit()
        second.reloadSection(0, with: list(4))
        var third = Edit()
        third.moveSection(0, to: 1)
        third.deleteItem(0, section: 0)
        let maps = try [first, second, third].map { try arrangement.apply($0) }
        let left = try maps[0].followed(by: maps[1]).followed(by: maps[2])
        let right = try maps[0].followed(by: maps[1].followed(by: maps[2]))
        for map in [left, right] {
            #expect(map.newID(of: .item(0)) == .item(0, section: 0))
            #expect(map.newID(of: .item(1)) == nil)
            #expect((0..<3).allSatisfy { map.oldID(of: .item($0, section: 1)) == nil })
            #expect(map.newID(of: .header(section: 0)) == .header(section: 1))
            #expect(map.isChanged(.header(section: 1)) && !map.isChanged(.header(section: 0)))
        }
        // The reloaded section had three items and not five.
        var other = try Arrangement([list(5), list(4)], in: Size(width: 100, height: 900))
        let unfit = try other.apply(second)
        #expect(throws: EditError.countsDiffer(2, 5)) { try maps[0].followed(by: unfit) }
    }

    @Test("A shelf stays scrolled where it was, as far as its new items reach")
    func shelf() throws {
        func shelf(_ count: Int) -> CollectionSection {
            CollectionSection(
                Strip(breadth: .fixed(50)), items: Items(count: count, size: .fixed(30)), orthogonal: .init())
        }
        for (count, offset) in [(20, 130.0), (4, 100), (1, 0)] {
            var arrangement = try Arrangement([shelf(10)], in: Size(width: 100, height: 200))
            try arrangement.scroll(section: 0, to: 130)
            var edit = Edit()
            edit.reloadSection(0, with: shelf(count))
            try arrangement.apply(edit)
            #expect(arrangement.logicalFrame(of: .item(0))?.cross == -offset)
        }
    }

    static let mistakes: [(EditError, @Sendable (inout Edit) -> Void)] = [
        (.noSuchOldSection(2, count: 2), { $0.reloadSection(2, with: list(1)) }),
        (.noSuchOldSection(-1, count: 2), { $0.reloadSection(-1, with: list(1)) }),
        (
            .duplicateSource(1),
            {
                $0.reloadSection(1, with: list(1))
                $0.reloadSection(1, with: list(2))
            }
        ),
        (
            .duplicateSource(1),
            {
                $0.reloadSection(1, with: list(1))
                $0.deleteSection(1)
            }
        ),
        (
            .noSuchNewIndex(2, count: 2),
            {
                $0.reloadSection(1, with: list(1))
                $0.insertItem(.fixed(1), at: 2, section: 1)
            }
        ),
    ]

    @Test("Contradictory edits throw and change nothing", arguments: mistakes)
    func errors(error: EditError, steps: @Sendable (inout Edit) -> Void) throws {
        var arrangement = try Arrangement([list(2), list(2)], in: Size(width: 100, height: 900))
        let before = arrangement
        var edit = Edit()
        edit.deleteItem(0)
        steps(&edit)
        #expect(throws: error) { try arrangement.apply(edit) }
        #expect(arrangement.difference(from: before) == nil)
    }
}

private func list(_ count: Int) -> CollectionSection {
    CollectionSection(
        LinearList(), items: Items(count: count, size: .estimated(40)), header: .estimated(20), hasBackground: true)
}
