import Testing

@testable import CollectionLayout

@Suite("Global header and footer")
struct GlobalHeaderTests {
    private static let headerAndFooter = HeaderAndFooter(header: .estimated(40), footer: .estimated(25))

    @Test("Around all sections", arguments: Orientation.all)
    func place(orientation: Orientation) throws {
        let section = CollectionSection(Stairs(), items: Items(count: 2, size: .fixed(46)), header: .fixed(10))
        let arrangement = try Arrangement(
            [section, section], in: orientation.size(length: 300, breadth: 200), orientation: orientation,
            headerAndFooter: Self.headerAndFooter)
        #expect(arrangement.logicalFrame(of: .globalHeader) == LogicalRect(main: 0, cross: 0, length: 40, breadth: 200))
        #expect((0...1).map { arrangement.start(ofSection: $0) } == [40, 150])
        #expect(arrangement.logicalFrame(of: .globalFooter)?.main == 260)
        #expect(arrangement.contentSize == orientation.size(length: 285, breadth: 200))
        let ids = arrangement.allFrames.map(\.id)
        #expect(ids.first == .globalHeader && ids.last == .globalFooter && ids == arrangement.allIDs)
        #expect(arrangement.element(.globalHeader)?.isEstimate == true)
        #expect(arrangement.violations() == [])
    }

    @Test("Without sections there are the global header and footer, and without those there is nothing")
    func noSections() throws {
        var arrangement = try Arrangement([], in: Size(width: 100, height: 100), headerAndFooter: Self.headerAndFooter)
        #expect(arrangement.allFrames.map(\.frame.main) == [0, 40])
        #expect(arrangement.length == 65)
        arrangement.setHeaderAndFooter(HeaderAndFooter())
        #expect(arrangement.allFrames.isEmpty && arrangement.length == 0)
        #expect(arrangement.logicalFrame(of: .globalHeader) == nil && arrangement.element(.globalFooter) == nil)
        #expect(throws: LayoutError.noSuchElement(.globalHeader)) {
            try arrangement.measure([MeasuredSize(.globalHeader, length: 3)])
        }
    }

    @Test("Measuring them moves everything, and keeps the anchor where it is")
    func measuring() throws {
        for seed in 0..<60 {
            var random = SplitMix64(seed: seed)
            let sections = random.sections(
                mostly: LayoutFixture.folds[seed % LayoutFixture.folds.count], maximumItemCount: 60)
            var arrangement = try Arrangement(
                sections, in: random.viewport(.vertical), headerAndFooter: Self.headerAndFooter)
            let before = arrangement
            let anchor = arrangement.anchor(at: arrangement.length / 2)
            let offset = try arrangement.measure(
                [MeasuredSize(.globalFooter, length: 90), MeasuredSize(.globalHeader, length: 55.5)], keeping: anchor)
            #expect(offset == anchor.map { _ in before.length / 2 + 15.5 }, "seed \(seed)")
            #expect(arrangement.length == before.length + 15.5 + 65)
            #expect(arrangement.violations() == [])
            let ids = before.allIDs.filter { !$0.kind.isGlobal }
            let moved = ids.allSatisfy {
                arrangement.logicalFrame(of: $0) == before.logicalFrame(of: $0)?.offset(main: 15.5)
            }
            #expect(moved, "seed \(seed)")
            try arrangement.resize(to: Size(width: arrangement.breadth + 1, height: 10))
            #expect(arrangement.element(.globalHeader)?.isEstimate == true)
            #expect(arrangement.element(.globalHeader)?.frame.height == 55.5, "the last length is the best guess")
        }
    }

    @Test("They stay what they are when sections come and go")
    func edits() throws {
        let section = CollectionSection(Stairs(), items: Items(count: 3))
        var arrangement = try Arrangement(
            [section, section], in: Size(width: 100, height: 100), headerAndFooter: Self.headerAndFooter)
        var edit = Edit()
        edit.deleteSection(0)
        edit.insertSection(section, at: 1)
        let map = try arrangement.apply(edit)
        #expect(map.newID(of: .globalHeader) == .globalHeader && map.oldID(of: .globalFooter) == .globalFooter)
        #expect(arrangement.violations() == [])
        #expect(arrangement.start(ofSection: 0) == 40)
    }
}
