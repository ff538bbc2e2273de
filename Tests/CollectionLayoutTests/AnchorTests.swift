import Testing

@testable import CollectionLayout

@Suite("Keeping one's place")
struct AnchorTests {
    @Test(
        "The anchor is the first item that begins in the viewport, else the last one that began before it",
        arguments: LayoutFixture.all)
    func choice(layout: LayoutFixture) throws {
        for seed in 0..<40 {
            var random = SplitMix64(seed: seed)
            let arrangement = try Arrangement(
                random.sections(mostly: layout, mostItems: 90), in: random.viewport(.vertical))
            let offset = random.distance(1...max(1, arrangement.length))
            let visible = arrangement.allFrames.filter {
                $0.id.kind == .item && $0.frame.main < offset + arrangement.viewport.height && offset < $0.frame.mainEnd
            }
            let inside = visible.map(\.frame.main).filter { $0 >= offset }.min()
            let expected = inside ?? visible.map(\.frame.main).max()
            let anchor = arrangement.anchor(at: offset)
            let holds =
                anchor?.element == visible.first { $0.frame.main == expected }?.id
                && anchor.map { $0.distance + offset } == expected
                && (anchor.map { arrangement.offset(of: $0) == offset } ?? true)
            guard holds else {
                Issue.record("\(layout.name), seed \(seed), offset \(offset): \(String(describing: anchor))")
                return
            }
        }
    }

    @Test(
        "Measuring leaves the anchored element where it is on the screen", arguments: LayoutFixture.selfSized,
        Orientation.all)
    func measuring(layout: LayoutFixture, orientation: Orientation) throws {
        var moved = 0
        for seed in 0..<25 {
            var random = SplitMix64(seed: seed)
            let section = layout.section(random.items(count: 150))
            var arrangement = try Arrangement(
                [section, section], in: random.viewport(orientation), orientation: orientation)
            let offset = random.distance(1...max(1, arrangement.length))
            guard let anchor = arrangement.anchor(at: offset) else { continue }
            let element = try #require(anchor.element)
            let before = try #require(arrangement.logicalFrame(of: element))
            let result = try arrangement.measure(random.measurements(in: arrangement, atMost: 20), keeping: anchor)
            let after = try #require(arrangement.logicalFrame(of: element))
            let corrected = try #require(result)
            #expect(after.main - corrected == before.main - offset, "\(layout.name), seed \(seed)")
            if corrected != offset { moved += 1 }
        }
        #expect(moved > 3, "or nothing was tried")
    }

    @Test("So does another size of the viewport", arguments: LayoutFixture.all, Orientation.all)
    func resizing(layout: LayoutFixture, orientation: Orientation) throws {
        var random = SplitMix64(seed: 5)
        var arrangement = try Arrangement(
            [layout.section(random.items(count: 300))], in: orientation.size(length: 600, breadth: 400),
            orientation: orientation)
        let offset = (arrangement.length / 2).rounded()
        let anchor = try #require(arrangement.anchor(at: offset))
        try arrangement.resize(to: orientation.size(length: 300, breadth: 250))
        let corrected = try #require(arrangement.offset(of: anchor))
        #expect(anchor.element.flatMap { arrangement.logicalFrame(of: $0) }?.main == corrected + anchor.distance)
        #expect(arrangement.violations() == [])
    }

    @Test("Either edge can be the one that stays")
    func edges() throws {
        var arrangement = try Arrangement(
            [Section(Stairs(), items: Items(count: 10, size: .estimated(20)))], in: Size(width: 100, height: 50))
        let start = Anchor(element: .item(3), distance: 4)
        let end = Anchor(element: .item(3), edge: .end, distance: 24)
        #expect(arrangement.offset(of: start) == 80 && arrangement.offset(of: end) == 80)
        try arrangement.measure([Measurement(.item(3), length: 30)])
        #expect(arrangement.offset(of: start) == 80 && arrangement.offset(of: end) == 90)
    }

    @Test(
        "There is nothing to keep at the start, beyond the end, or nowhere",
        arguments: [0, -1, 1e9, .nan, .infinity, -.infinity])
    func nothing(offset: Double) throws {
        let arrangement = try Arrangement(
            [Section(Stairs(), items: Items(count: 10))], in: Size(width: 100, height: 50))
        #expect(arrangement.anchor(at: offset) == nil)
    }

    @Test("An anchor whose element is gone has no offset")
    func missing() throws {
        let arrangement = try Arrangement([Section(Stairs(), items: Items(count: 3))], in: Size(width: 100, height: 50))
        for id in [ElementID.item(3), .item(0, section: 1), .header(section: 0), ElementID(raw: .max)] {
            #expect(arrangement.offset(of: Anchor(element: id)) == nil)
        }
    }
}
