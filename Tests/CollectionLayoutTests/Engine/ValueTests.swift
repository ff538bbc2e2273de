import Testing

@testable import CollectionLayout

@Suite("An arrangement is a value")
struct ValueTests {
    @Test(
        "A copy is not touched by what happens to the original, nor the other way round",
        arguments: LayoutFixture.selfSized
    )
    func copies(layout: LayoutFixture) throws {
        var random = SplitMix64(seed: 2)
        var original = try Arrangement(
            [layout.section(random.items(count: 150)), layout.section(random.items(count: 10))],
            in: Size(width: 380, height: 700))
        let reference = try original.madeAfresh()
        var copy = original

        original.keepLanes(from: 0, to: 2000)
        try original.measure((0..<10).map { MeasuredSize(.item($0 * 7), length: 333) })
        #expect(copy.difference(from: reference) == nil)
        #expect(original.difference(from: reference) != nil)

        let measured = original
        try copy.measure([MeasuredSize(.item(5, section: 1), length: 222)])
        try copy.resize(to: Size(width: 200, height: 200))
        #expect(original.difference(from: measured) == nil)
        for arrangement in [original, copy, measured, reference] { #expect(arrangement.violations() == []) }
    }

    @Test("The values that hold a collection are printed in a line, whatever they hold")
    func descriptions() throws {
        let section = CollectionSection(LinearList(), items: Items(count: 1_000_000, size: .fixed(10)))
        #expect("\(section)" == "CollectionSection(count: 1000000)")
        #expect("\(section.items!)" == "Items(count: 1000000)")
        var session = try CollectionSession([section], in: .init(Size(width: 100, height: 50)))
        var changes = CollectionSession.Changes()
        session.takeChanges(into: &changes)
        #expect(
            "\(session)" == "CollectionSession(offset: 0.0, shown: 6, arrangement: Arrangement(sections: 1, "
                + "viewport: Size(width: 100.0, height: 50.0), contentSize: Size(width: 100.0, height: 10000000.0)))")
    }

    @Test("Lanes kept in a copy are not kept in the original")
    func lanes() throws {
        var random = SplitMix64(seed: 9)
        let items = Items((0..<200).map { _ in .estimated(random.distance(20...200)) })
        let section = CollectionSection(Waterfall(lanes: .count(4)), items: items)
        var original = try Arrangement([section], in: Size(width: 400, height: 700))
        var copy = original
        copy.keepLanes(from: 0, to: copy.length)
        let batch = (0..<8).map { MeasuredSize(.item($0), length: random.distance(20...400)) }
        try original.measure(batch)
        #expect(original.difference(from: try original.madeAfresh()) == nil, "no lane is kept")
        let before = copy.allFrames.map(\.frame.cross)
        try copy.measure(batch)
        #expect(copy.allFrames.map(\.frame.cross) == before)
        #expect(original.allFrames.map(\.frame.cross) != before)
    }

    @Test("One section in several places, and in several arrangements")
    func reusedSection() throws {
        let section = CollectionSection(
            Stairs(), items: Items(count: 100, size: .estimated(10)), header: .estimated(10))
        var first = try Arrangement([section, section], in: Size(width: 100, height: 100))
        let second = try Arrangement([section], in: Size(width: 100, height: 100))
        try first.measure([
            MeasuredSize(.item(3, section: 1), length: 50), MeasuredSize(.header(section: 1), length: 3),
        ])
        #expect(first.logicalFrame(of: .item(3))?.length == 10)
        #expect(first.logicalFrame(of: .item(3, section: 1))?.length == 50)
        #expect(second.logicalFrame(of: .item(3))?.length == 10)
        let third = try Arrangement([first.descriptions[1]], in: Size(width: 100, height: 100))
        #expect(section.items?[3] == .estimated(10))
        #expect(third.logicalFrame(of: .item(3))?.length == 50)
    }
}
