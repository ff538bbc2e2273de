import CollectionLayout
import Testing

@Suite("Edits that cannot be")
struct EditErrorTests {
    /// Sections of 4, 3, 2 and 5 items, one of them a formula.
    private func arrangement() throws -> Arrangement {
        let sections = [
            CollectionSection(LinearList(), items: Items(count: 4)),
            CollectionSection(UniformGrid(lanes: .count(2), cell: .fixed(9)), count: 3),
            CollectionSection(LinearList(), items: Items(count: 2)),
            CollectionSection(Waterfall(), items: Items(count: 5)),
        ]
        return try Arrangement(sections, in: Size(width: 100, height: 100))
    }

    private static let mistakes: [(EditError, @Sendable (inout Edit) -> Void)] = [
        (.noSuchOldIndex(4, count: 4), { $0.deleteItem(4) }),
        (.noSuchOldIndex(-1, count: 3), { $0.deleteItem(-1, section: 1) }),
        (.noSuchOldIndex(.max, count: 4), { $0.changeItem(.max, to: .fixed(1)) }),
        (.noSuchOldIndex(.min, count: 4), { $0.moveItem(.min, to: 0) }),
        (.noSuchOldIndex(2, count: 2), { $0.moveItem(2, section: 2, to: 0) }),
        (.noSuchOldSection(4, count: 4), { $0.deleteItem(0, section: 4) }),
        (.noSuchOldSection(.min, count: 4), { $0.deleteItem(.min, section: .min) }),
        (.noSuchOldSection(-1, count: 4), { $0.changeItem(0, section: -1, to: .fixed(1)) }),
        (.noSuchOldSection(.max, count: 4), { $0.moveItem(0, section: .max, to: 0) }),
        (.noSuchNewIndex(5, count: 5), { $0.insertItem(.fixed(1), at: 5) }),
        (.noSuchNewIndex(-1, count: 5), { $0.insertItem(.fixed(1), at: -1) }),
        (.noSuchNewIndex(.max, count: 6), { $0.insertItem(.fixed(1), at: .max, section: 3) }),
        (.noSuchNewIndex(4, count: 4), { $0.moveItem(0, to: 4) }),
        (.noSuchNewIndex(4, count: 4), { $0.moveItem(0, section: 0, to: 4, section: 1) }),
        (
            .noSuchNewIndex(2, count: 2),
            {
                $0.insertItem(.fixed(1), at: 2, section: 2)
                $0.deleteItem(0, section: 2)
            }
        ),
        (.noSuchNewSection(4), { $0.insertItem(.fixed(1), at: 0, section: 4) }),
        (.noSuchNewSection(-1), { $0.moveItem(0, section: 0, to: 0, section: -1) }),
        (
            .noSuchNewSection(3),
            {
                $0.deleteSection(1)
                $0.insertItem(.fixed(1), at: 0, section: 3)
            }
        ),
        (
            .noSuchNewIndex(3, count: 3),
            {
                $0.insertSection(CollectionSection(LinearList(), items: Items(count: 2)), at: 1)
                $0.moveItem(0, section: 0, to: 3, section: 1)
            }
        ),
        (
            .duplicateSource(2),
            {
                $0.deleteItem(2, section: 3)
                $0.deleteItem(2, section: 3)
            }
        ),
        (
            .duplicateSource(0),
            {
                $0.deleteItem(0, section: 1)
                $0.moveItem(0, section: 1, to: 1, section: 2)
            }
        ),
        (
            .duplicateDestination(1),
            {
                $0.insertItem(.fixed(1), at: 1, section: 3)
                $0.insertItem(.fixed(1), at: 1, section: 3)
            }
        ),
        (
            .duplicateDestination(1),
            {
                $0.moveItem(0, section: 0, to: 1, section: 1)
                $0.moveItem(2, section: 1, to: 1, section: 1)
            }
        ),
        (.noSuchOldIndex(4, count: 4), { $0.deleteSection(4) }),
        (.noSuchOldIndex(-1, count: 4), { $0.moveSection(-1, to: 0) }),
        (.noSuchNewIndex(4, count: 4), { $0.moveSection(0, to: 4) }),
        (
            .noSuchNewIndex(-1, count: 5),
            { $0.insertSection(CollectionSection(LinearList(), items: Items(count: 2)), at: -1) }
        ),
        (
            .duplicateSource(1),
            {
                $0.deleteSection(1)
                $0.moveSection(1, to: 0)
            }
        ),
        (
            .duplicateDestination(0),
            {
                $0.moveSection(2, to: 0)
                $0.moveSection(1, to: 0)
            }
        ),
    ]

    @Test("Each mistake is named, and nothing is changed", arguments: mistakes.indices)
    func isRefused(number: Int) throws {
        let (error, make) = Self.mistakes[number]
        var arrangement = try arrangement()
        var edit = Edit()
        // Valid changes, which must not be made either.
        edit.deleteItem(1, section: 3)
        edit.insertItem(.fixed(1), at: 0, section: 3)
        edit.deleteItem(3, section: 3)
        edit.insertItem(.fixed(1), at: 4, section: 3)
        let counts = arrangement.descriptions.map { $0.count }
        var alone = Edit()
        make(&alone)
        #expect(throws: error) { try arrangement.apply(alone) }
        #expect(arrangement.descriptions.map { $0.count } == counts)
        if number < 8 {
            make(&edit)
            #expect(throws: error) { try arrangement.apply(edit) }
            #expect(arrangement.descriptions.map { $0.count } == counts)
        }
    }

    @Test("Items of a section that goes may be deleted with it, and moved out of it")
    func itemsOfDeletedSections() throws {
        var arrangement = try arrangement()
        var edit = Edit()
        edit.deleteSection(0)
        for item in [1, 2, 1] { edit.deleteItem(item) }
        edit.changeItem(0, to: .fixed(30))
        edit.moveItem(3, section: 0, to: 1, section: 1)
        let map = try arrangement.apply(edit)
        #expect(arrangement.descriptions.map { $0.count } == [3, 3, 5])
        #expect(map.newID(of: .item(3)) == .item(1, section: 1))
        #expect(map.oldID(of: .item(1, section: 1)) == .item(3))
        #expect(map.newID(of: .item(0)) == nil && map.newID(of: .item(1)) == nil)
        #expect(map.newID(of: .item(1, section: 2)) == .item(2, section: 1))
        #expect(map.inverse.newID(of: .item(2, section: 1)) == .item(1, section: 2))
    }

    @Test("An item moves to another section, whichever of the two is the first one")
    func movesBetweenSections() throws {
        var arrangement = try arrangement()
        var edit = Edit()
        edit.moveItem(0, to: 3, section: 3)
        edit.moveItem(1, section: 3, to: 0)
        edit.moveItem(2, to: 1)
        edit.moveItem(0, section: 2, to: 5, section: 3)
        let map = try arrangement.apply(edit)
        #expect(map.newID(of: .item(0)) == .item(3, section: 3))
        #expect(map.newID(of: .item(1, section: 3)) == .item(0))
        #expect(map.newID(of: .item(2)) == .item(1))
        #expect(map.newID(of: .item(0, section: 2)) == .item(5, section: 3))
        #expect(arrangement.descriptions.map { $0.count } == [4, 3, 1, 6])
    }

    @Test("Index maps refuse the same, however large the indices")
    func indexMaps() throws {
        let count = 1 << 40
        #expect(throws: EditError.noSuchOldIndex(count, count: count)) {
            try IndexMap(count: count, deleting: [count], inserting: [])
        }
        #expect(throws: EditError.noSuchNewIndex(count + 1, count: count + 1)) {
            try IndexMap(count: count, deleting: [], inserting: [count + 1])
        }
        #expect(throws: EditError.duplicateSource(count - 1)) {
            try IndexMap(count: count, deleting: [count - 1], inserting: [], moving: [(count - 1, 0)])
        }
        #expect(throws: EditError.duplicateDestination(count - 1)) {
            try IndexMap(count: count, deleting: [], inserting: [count - 1, count - 1])
        }
        let map = try IndexMap(count: count, deleting: [3], inserting: [count - 1], moving: [(7, count - 4)])
        #expect(
            [2, 3, 4, 7, 8, count - 4, count - 1].map { map.newIndex(of: $0) }
                == [2, nil, 3, count - 4, 6, count - 6, count - 2])
        #expect([-1, .min, .max, count].map { map.newIndex(of: $0) } == [nil, nil, nil, nil])
        #expect(
            [2, 3, 6, count - 4, count - 3, count - 2, count - 1, count].map { map.oldIndex(of: $0) }
                == [2, 4, 8, 7, count - 2, count - 1, nil, nil])
    }

    @Test("Maps are equal that say the same, whatever the order in which it is said")
    func equality() throws {
        let map = try IndexMap(count: 9, deleting: [2, 5], inserting: [0, 4], moving: [(8, 1), (3, 6)])
        let same = try IndexMap(count: 9, deleting: [5, 2], inserting: [4, 0], moving: [(3, 6), (8, 1)])
        #expect(map == same && map.hashValue == same.hashValue)
        #expect(map.inverse.inverse == map && map.inverse != map)
        #expect(try IndexMap(count: 9, deleting: [], inserting: []) == IndexMap(count: 9))
    }

    @Test("Maps that do not fit are refused where a section of both has other items than the first leaves")
    func misfits() throws {
        var arrangement = try arrangement()
        var edit = Edit()
        edit.deleteItem(0)
        let first = try arrangement.apply(edit)
        #expect(throws: EditError.countsDiffer(3, 4)) { try first.followed(by: first) }
        #expect(throws: Never.self) { try first.inverse.followed(by: first) }
        #expect(throws: Never.self) { try first.followed(by: .identity(sectionCount: 4)) }
        let second = try arrangement.apply(edit)
        #expect(throws: EditError.countsDiffer(2, 4)) { try first.followed(by: second).followed(by: first) }
        #expect(try first.followed(by: second).newID(of: .item(3)) == .item(1))
    }

    @Test("Distances far out of reach do not overflow")
    func overflow() throws {
        var arrangement = try arrangement()
        var edit = Edit()
        edit.insertItems([.fixed(1), .fixed(2)], at: .max)
        #expect(throws: EditError.self) { try arrangement.apply(edit) }
    }
}
