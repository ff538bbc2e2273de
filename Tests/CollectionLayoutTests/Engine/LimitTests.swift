import Testing

@testable import CollectionLayout

/// A request beyond the limits gets a typed error or a finite answer.
@Suite("Limits")
struct LimitTests {
    @Test("A formula has no more items than have a name", arguments: [(1 << 32) + 5, .max])
    func countOfFormula(count: Int) throws {
        let most = (1 << 32) - 1
        let layouts: [CollectionSection] = [
            CollectionSection(UniformGrid(lanes: .count(3), cell: .fixed(50)), count: count),
            CollectionSection(Mosaic(), count: count), CollectionSection(Carousel(), count: count),
            CollectionSection(Staggered(lanes: .count(2)), count: count),
            CollectionSection(
                Template(.row(length: .absolute(40), [.item(breadth: .fractionalBreadth(0.5))])), count: count),
        ]
        for section in layouts {
            #expect(section.count == most)
            let arrangement = try Arrangement([section], in: Size(width: 300, height: 300))
            #expect(arrangement.length.isFinite)
            var found: [ElementID] = []
            arrangement.forEachFrame(from: arrangement.length - 300, to: .infinity) { id, _, _ in found.append(id) }
            #expect(found.last == .item(most - 1))
            #expect(arrangement.anchor(at: arrangement.length - 100, holding: .end(tolerance: 0)) != nil)
        }
        #expect(Items(count: count).count == most)
    }

    @Test("An edit cannot exceed the most items of a formula")
    func insertion() throws {
        let most = (1 << 32) - 1
        var arrangement = try Arrangement(
            [CollectionSection(UniformGrid(lanes: .count(3)), count: most)], in: Size(width: 300, height: 300))
        var edit = Edit()
        edit.insertItem(.fixed(1), at: 0)
        #expect(throws: EditError.tooMany(maximum: most)) { try arrangement.apply(edit) }
        edit.deleteItem(5)
        try arrangement.apply(edit)
        #expect(arrangement.itemCount(inSection: 0) == most)
    }

    @Test("Index maps count as far as an Int does, and from 0")
    func indexMaps() throws {
        #expect(throws: EditError.tooMany(maximum: .max)) { try IndexMap(count: .max, deleting: [], inserting: [0]) }
        let full = try IndexMap(count: .max, deleting: [7], inserting: [0])
        #expect(full.newCount == .max && full.newIndex(of: .max - 1) == .max - 1 && full.oldIndex(of: 3) == 2)
        let none = try IndexMap(count: .min, deleting: [], inserting: [0, 1])
        #expect(none.oldCount == 0 && none.newCount == 2)
        #expect(throws: EditError.noSuchOldIndex(0, count: 0)) {
            try IndexMap(count: .min, deleting: [0], inserting: [])
        }
        #expect(throws: EditError.noSuchOldIndex(1, count: 1)) {
            try IndexMap(count: 1, deleting: [0, 1, 2], inserting: [])
        }
        #expect("\(EditError.tooMany(maximum: 5))".contains("above the maximum of 5"))
    }

    @Test("A carousel comes to rest whatever the count", arguments: [Double.infinity, 1e300, 1e18, 5e9, 70, -3])
    func resting(offset: Double) {
        let carousel = Carousel(itemLength: .fixed(100), spacing: 10)
        let container = Container(breadth: 100, viewportLength: 300)
        for velocity in [-1.0, 0, 1] {
            for count in [Int.max, .max - 1, 1 << 32] {
                let resting = carousel.restingOffset(near: offset, velocity: velocity, count: count, in: container)
                let most = carousel.restingOffset(
                    near: offset, velocity: velocity, count: (1 << 32) - 1, in: container)
                #expect(resting == most && resting.isFinite)
            }
            #expect(carousel.restingOffset(near: offset, velocity: velocity, count: .min, in: container) == 0)
        }
    }

    @Test("A search for a neighbor in content of any length ends")
    func neighborFarAway() throws {
        struct Endless: FormulaLayout {
            func frame(of index: Int, in container: Container) -> LogicalRect {
                LogicalRect(main: 0, cross: 0, length: 10, breadth: 10)
            }
            func length(of count: Int, in container: Container) -> Double { .infinity }
            func indices(from start: Double, to end: Double, in container: Container) -> Range<Int> { 0..<1 }
        }
        let endless = try Arrangement([CollectionSection(Endless(), count: 1)], in: Size(width: 100, height: 100))
        #expect(endless.neighbor(of: .item(0), toward: .down) == nil)
    }

    @Test("A cover flow has an appearance for every frame", arguments: [Double.nan, .infinity, -.infinity, 1e300])
    func coverFlow(main: Double) {
        let frame = LogicalRect(main: main, cross: 0, length: 100, breadth: 100)
        let window = ViewportEffect.Window(start: 0, length: 300)
        #expect(ViewportEffect.coverFlow().appearance(of: frame, in: window).zIndex <= 0)
    }

    @Test("A layout may look ahead by less than nothing")
    func lookahead() throws {
        struct Blind: SectionLayout {
            var lookahead: Int { -1 }
            func begin(in container: Container) -> Double { 0 }
            func place(_ item: Item, after end: inout Double, in container: Container) -> LogicalRect {
                let frame = LogicalRect(main: end, cross: 0, length: item.length(forBreadth: 10), breadth: 10)
                end = frame.mainEnd
                return frame
            }
        }
        let section = CollectionSection(Blind(), items: Items(count: 3, size: .estimated(10)))
        var arrangement = try Arrangement([section], in: Size(width: 100, height: 100))
        _ = try arrangement.measure([MeasuredSize(.item(2), length: 30)])
        #expect(arrangement.length == 50)
    }

    @Test("Sections that do not exist begin and end at 0")
    func sectionsOutOfRange() throws {
        let section = CollectionSection(LinearList(), items: Items(count: 3, size: .fixed(10)))
        let arrangement = try Arrangement(
            [section, section], in: Size(width: 100, height: 100),
            headerAndFooter: HeaderAndFooter(header: .fixed(20), footer: .fixed(5)))
        #expect([.min, -1, 0, 1, 2, .max].map { arrangement.start(ofSection: $0) } == [0, 0, 20, 50, 0, 0])
        #expect([.min, -1, 0, 1, 2, .max].map { arrangement.end(ofSection: $0) } == [0, 0, 50, 80, 0, 0])
        let empty = try Arrangement(
            [], in: Size(width: 100, height: 100), headerAndFooter: HeaderAndFooter(header: .fixed(20)))
        #expect([-1, 0, 1].map { empty.start(ofSection: $0) } == [0, 0, 0])
        #expect([-1, 0, 1].map { empty.end(ofSection: $0) } == [0, 0, 0])
    }

    @Test("A group without items has no length, and none has more than all of them")
    func groupLength() {
        let pattern = Template.Node.column(length: .absolute(90), [.item(length: .absolute(30))]).pattern(breadth: 100)
        #expect([.min, -1, 0, 1, 2, 3, 4, .max].map { pattern.length(ofItems: $0) } == [0, 0, 0, 30, 60, 90, 90, 90])
    }

    @Test(
        "An anchor whose distance makes no sense leads somewhere",
        arguments: [Double.nan, .infinity, -.infinity, 1e300])
    func anchorDistance(distance: Double) throws {
        let arrangement = try Arrangement(
            [CollectionSection(LinearList(), items: Items(count: 30, size: .fixed(10)))],
            in: Size(width: 100, height: 100))
        let offset = try #require(arrangement.offset(of: ScrollAnchor(element: .item(4), distance: distance)))
        #expect(offset == 40 - (distance.isFinite ? distance : 0))
    }
}
