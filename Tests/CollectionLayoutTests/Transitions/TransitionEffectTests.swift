import Testing

@testable import CollectionLayout

@Suite("Transitions of items with an effect")
struct TransitionEffectTests {
    @Test("A cover that reaches into the viewport takes part, though its frame lies outside", arguments: [0, 3])
    func coverAtTheEdge(deleted: Int) throws {
        var section = CollectionSection(Carousel(itemLength: .fixed(100), rest: .start), count: 20)
        section.effect = .coverFlow()
        var arrangement = try Arrangement(
            [section], in: Size(width: 300, height: 200), orientation: .horizontal)
        let before = arrangement
        var edit = Edit()
        edit.deleteItem(deleted)
        let map = try arrangement.apply(edit)
        let transition = LayoutTransition(from: before, at: 0, to: arrangement, at: 0, through: map)
        #expect(transition.elements.compactMap(\.before).contains(.item(3)))
        #expect(transition.elements.filter { $0.step == .disappear }.map(\.before) == [.item(deleted)])
    }

    @Test("A visible element far from its frame is not brought nearer")
    func farFromItsFrame() throws {
        // The effect draws the third screen over the first one.
        let effect = ViewportEffect(reach: 3) { frame, window in
            Appearance(main: frame.main > window.start + 2 * window.length ? -2.5 * window.length : 0)
        }
        var section = CollectionSection(LinearList(), items: Items(count: 40, size: .fixed(20)))
        section.effect = effect
        let arrangement = try Arrangement([section], in: Size(width: 100, height: 200))
        let same = CollectionMap.identity(sectionCount: 1)
        let transition = LayoutTransition(from: arrangement, at: 0, to: arrangement, at: 10, through: same)
        let element = try #require(transition.elements.first { $0.after == .item(28) })
        #expect(element.start.frame.y == 560 && element.end.frame.y == 550)
    }
}
