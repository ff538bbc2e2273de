import Testing

@testable import CollectionLayout

@Suite("Effects of the viewport")
struct ViewportEffectTests {
    static let effects: [(name: String, effect: ViewportEffect)] = [
        ("receding", .receding(scale: 0.5, alpha: 0.2)), ("cover flow", .coverFlow()),
        (
            "moving",
            ViewportEffect(reach: 2) { frame, window in
                Appearance(
                    scale: 1.5, main: window.position(of: frame) * window.length, cross: 30,
                    rotation: window.position(of: frame))
            }
        ),
    ]

    static let layouts = [
        LayoutFixture.waterfalls[0], LayoutFixture.flows[0], LayoutFixture.grids[0], LayoutFixture.formulas.last!,
    ]

    @Test("A query finds what is drawn in a rectangle, and no frame moves", arguments: Orientation.all)
    func queryEqualsScan(orientation: Orientation) throws {
        for (name, effect) in Self.effects {
            for (seed, layout) in (0..<6).flatMap({ seed in Self.layouts.map { (seed, $0) } }) {
                var random = SplitMix64(seed: seed)
                // At most three times as long as the viewport.
                let longest = [90.0, 400, 1200].randomElement(using: &random)!
                var sections = (0..<3).map { _ in
                    layout.section(Items((0..<30).map { _ in .fixed(random.distance(5...longest)) }))
                }
                sections[1].header = .fixed(30)
                for index in 1...2 { sections[index].effect = effect }
                sections[2].decorations = random.decorations()
                let arrangement = try Arrangement(
                    sections, in: Size(width: 400, height: 400), orientation: orientation)
                let content = arrangement.contentSize
                for _ in 0..<6 {
                    let viewport = Rect(
                        x: random.distance(-100...content.width), y: random.distance(-100...content.height),
                        width: 400, height: 400)
                    let found = arrangement.elements(in: viewport, seenThrough: viewport)
                    let expected = arrangement.allIDs
                        .compactMap { arrangement.element($0, seenThrough: viewport) }
                        .filter { $0.transform.bounds(of: $0.frame).intersects(viewport) }
                    guard found == expected else {
                        Issue.record("\(name), \(layout.name), seed \(seed), \(viewport)")
                        return
                    }
                    #expect(found.allSatisfy { $0.frame == arrangement.element($0.id)?.frame })
                }
            }
        }
    }

    @Test("An effect draws items of a shelf into view, no matter whether they have decorations")
    func decoratedShelf() throws {
        for (name, effect) in Self.effects {
            var found = 0
            for seed in 0..<20 {
                var random = SplitMix64(seed: seed)
                var shelf = CollectionSection(
                    Strip(breadth: .fixed(200)), items: Items(count: 30, size: .fixed(random.distance(40...300))),
                    orthogonal: OrthogonalScrolling(length: .fixed(200)))
                shelf.effect = effect
                let offset = random.distance(0...2000)
                let window = Rect(x: 0, y: random.distance(-100...100), width: 400, height: 400)
                let badge = ItemDecoration.badge(length: 5, breadth: 5, at: .endTrailing)
                let items = try [[], [badge]].map { decorations in
                    shelf.decorations = decorations
                    var arrangement = try Arrangement([shelf], in: Size(width: 400, height: 400))
                    try arrangement.scroll(section: 0, to: offset)
                    return arrangement.elements(in: window, seenThrough: window).filter { $0.id.kind == .item }
                }
                #expect(items[0] == items[1], "\(name), seed \(seed)")
                found += items[0].count
            }
            #expect(found > 40, "\(name)")
        }
    }

    @Test("Without an effect everything looks as it lies", arguments: LayoutFixture.formulas)
    func noEffect(layout: LayoutFixture) throws {
        let arrangement = try Arrangement([layout.section(Items(count: 50))], in: Size(width: 300, height: 200))
        let viewport = Rect(x: 0, y: 90, width: 300, height: 200)
        #expect(arrangement.elements(in: viewport, seenThrough: viewport) == arrangement.elements(in: viewport))
    }

    @Test("Receding scales only items beside the middle")
    func receding() throws {
        let arrangement = try carousel(.receding(scale: 0.8, alpha: 0.5), .horizontal)
        let elements = arrangement.elements(in: window, seenThrough: window)
        #expect(elements.map(\.id.item) == [0, 1, 2])
        #expect(elements[1].transform == .identity && elements[1].alpha == 1)
        // An item half a viewport away shows half of the effect.
        #expect(elements.map(\.transform.scale) == [0.9, 1, 0.9])
        #expect(elements.map(\.alpha) == [0.75, 1, 0.75])
    }

    @Test("Directions follow the screen", arguments: Orientation.all)
    func directions(orientation: Orientation) throws {
        let effect = ViewportEffect { _, _ in Appearance(main: 5, cross: 3, rotation: 0.5, tilt: 0.25, perspective: 900)
        }
        let transform = try #require(try carousel(effect, orientation).elements(in: window, seenThrough: window).first)
            .transform
        let expected =
            switch (orientation.axis, orientation.direction) {
            case (.vertical, .leftToRight): Transform(rotation: 0.5, rotationX: -0.25, translation: Point(x: 3, y: 5))
            case (.vertical, .rightToLeft): Transform(rotation: -0.5, rotationX: -0.25, translation: Point(x: -3, y: 5))
            case (.horizontal, .leftToRight): Transform(rotation: -0.5, rotationY: 0.25, translation: Point(x: 5, y: 3))
            case (.horizontal, .rightToLeft):
                Transform(rotation: 0.5, rotationY: -0.25, translation: Point(x: -5, y: 3))
            }
        var flat = transform
        flat.perspective = 0
        #expect(flat == expected)
        #expect(transform.perspective == 900)
    }

    @Test("Covers beside the middle turn to face it and lie below it")
    func coverFlow() throws {
        let elements = try carousel(.coverFlow(angle: 1, overlap: 0.5), .horizontal)
            .elements(in: window, seenThrough: window)
        let seen = elements.filter { $0.id.item < 3 }
        #expect(seen.map(\.transform.rotationY) == [1, 0, -1])
        #expect(seen.map(\.transform.translation.x) == [100, 0, -100])
        #expect(seen[1].zIndex > seen[0].zIndex && seen[1].zIndex > seen[2].zIndex)
    }

    @Test("Appearances and viewports that make no sense end finite", arguments: HostileInputTests.numbers)
    func nonsense(number: Double) throws {
        let strange = ViewportEffect(reach: number) { _, _ in
            Appearance(
                scale: number, main: number, cross: number, rotation: number, tilt: number, perspective: number,
                alpha: number, zIndex: .max)
        }
        for effect in [
            strange, .receding(scale: number, alpha: number), .coverFlow(perspective: number, overlap: number),
        ] {
            let arrangement = try carousel(effect, .horizontal)
            for viewport in [window, Rect(x: number, y: number, width: number, height: number)] {
                _ = arrangement.elements(in: viewport, seenThrough: viewport)
                let element = try #require(arrangement.element(.item(1), seenThrough: viewport))
                #expect(element.alpha >= 0 && element.alpha <= 1)
                #expect(element.transform.scale.isFinite && element.transform.translation.x.isFinite)
                #expect(element.transform.rotationY.isFinite && element.transform.perspective.isFinite)
            }
        }
    }

    /// Returns items that are 200 long. A viewport of 400 has item 1 in its middle.
    private func carousel(_ effect: ViewportEffect, _ orientation: Orientation) throws -> Arrangement {
        var section = CollectionSection(Carousel(itemLength: .fixed(200)), count: 9)
        section.effect = effect
        return try Arrangement([section], in: Size(width: 400, height: 400), orientation: orientation)
    }

    private let window = Rect(x: 200, y: 0, width: 400, height: 400)
}
