import Foundation
import Testing

@testable import CollectionLayout

/// The choice of an anchor, which must keep its position whatever changes.
@Suite("The choice of an anchor")
struct AnchorChoiceTests {
    @Test("The best remaining item is held and does not move", arguments: LayoutFixture.all)
    func edits(layout: LayoutFixture) throws {
        var held = 0
        for seed in 0..<30 {
            var random = SplitMix64(seed: seed)
            var model = EditModel(random.sections(mostly: layout, maximumItemCount: 90))
            let before = try Arrangement(model.sections.map(\.section), in: random.viewport(.vertical))
            var after = before
            let map = try after.apply(random.edit(of: &model, with: layout))
            let offset = random.distance(0.25...max(1, before.length))
            let staying = before.allFrames.filter { $0.id.kind == .item && map.newID(of: $0.id) != nil }
            for hold in [ScrollAnchor.HeldPosition.start, .startAlways, .center, .end(tolerance: 0)] {
                let anchor = before.anchor(at: offset, holding: hold, through: map)
                if hold == .end(tolerance: 0), offset + before.viewport.height >= before.length {
                    #expect(anchor == ScrollAnchor(element: nil, edge: .end, from: .end))
                    continue
                }
                guard let anchor else {
                    let isBeyond = staying.allSatisfy { $0.frame.main >= offset + before.viewport.height }
                    #expect(isBeyond, "\(layout.name), seed \(seed), \(hold): something could be held")
                    continue
                }
                let id = try #require(anchor.element)
                let old = try #require(map.oldID(of: id).flatMap { before.logicalFrame(of: $0) })
                let new = try #require(after.logicalFrame(of: id))
                let corrected = try #require(after.offset(of: anchor))
                let fraction = anchor.edge.fraction
                let drift = new.main + fraction * new.length - corrected - (old.main + fraction * old.length - offset)
                #expect(abs(drift) < 1e-6, "\(layout.name), seed \(seed), \(hold)")
                held += 1

                let visible = staying.map(\.frame).filter {
                    $0.main < offset + before.viewport.height && offset < $0.mainEnd
                }
                guard !visible.isEmpty else { continue }
                let cost = Self.cost(of: hold, from: offset, to: offset + before.viewport.height)
                #expect(cost(old) == visible.map(cost).min(), "\(layout.name), seed \(seed), \(hold)")
            }
        }
        #expect(held > 20, "or nothing was tried")
    }

    /// Returns the cost of holding a frame, written in another way than in the library.
    private static func cost(of hold: ScrollAnchor.HeldPosition, from start: Double, to end: Double) -> (LogicalRect) ->
        Double
    {
        func outside(_ distance: Double) -> Double { distance >= 0 ? distance : 1e9 - distance }
        return { frame in
            switch hold {
            case .start, .startAlways: outside(frame.main - start)
            case .end: outside(end - frame.mainEnd)
            case .center: max(0, frame.main - (start + end) / 2, (start + end) / 2 - frame.mainEnd)
            }
        }
    }

    @Test(
        "What is put in above stays out of sight, at the very start too if that is requested",
        arguments: Orientation.all)
    func prepending(orientation: Orientation) throws {
        var random = SplitMix64(seed: 21)
        let before = try Arrangement(
            [LayoutFixture.waterfalls[0].section(random.items(count: 100))],
            in: orientation.size(length: 300, breadth: 300), orientation: orientation)
        var after = before
        var edit = Edit()
        edit.insertItems((0..<20).map { _ in .fixed(random.distance(20...90)) }, at: 0)
        let map = try after.apply(edit)

        let anchor = try #require(before.anchor(at: 0, holding: .startAlways, through: map))
        let offset = try #require(after.offset(of: anchor))
        #expect(anchor.element == .item(20))
        #expect(after.logicalFrame(of: .item(20))?.main == offset)
        for hold in [ScrollAnchor.HeldPosition.start, .center] {
            #expect(before.anchor(at: 0, holding: hold, through: map) == nil, "those who are at the top stay there")
            #expect(before.anchor(at: 1, holding: hold, through: map) != nil)
        }
    }

    @Test("A conversation sticks to its end, but not while one reads what was said before")
    func conversation() throws {
        func list(_ count: Int) -> CollectionSection {
            CollectionSection(Waterfall(lanes: .count(1)), items: Items(count: count, size: .fixed(50)))
        }
        let before = try Arrangement([list(10)], in: Size(width: 100, height: 200))
        var after = before
        var edit = Edit()
        edit.insertItem(.fixed(70), at: 10)
        edit.insertItem(.fixed(30), at: 0)
        let map = try after.apply(edit)
        func offset(from offset: Double, tolerance: Double = 20) -> Double? {
            before.anchor(at: offset, holding: .end(tolerance: tolerance), through: map).flatMap {
                after.offset(of: $0)
            }
        }
        #expect(offset(from: 300) == 400, "at the end: the new message is in view")
        #expect(offset(from: 280) == 400, "almost at the end")
        #expect(offset(from: 270) == 300, "not at the end: what is read stays")
        #expect(offset(from: 0) == 30, "nor at the start")
        #expect(offset(from: 330) == 400, "pulled beyond the end")
        for tolerance in [-5, Double.nan, -Double.infinity] { #expect(offset(from: 300, tolerance: tolerance) == 400) }

        var smaller = before
        try smaller.resize(to: Size(width: 100, height: 120))
        let keyboard = before.anchor(at: 130, holding: .end(tolerance: 20))
        #expect(
            keyboard.flatMap { smaller.offset(of: $0) } == 210, "what is at the bottom stays there above a keyboard")
        #expect(
            try Arrangement([list(1)], in: Size(width: 100, height: 200)).anchor(at: 0, holding: .end(tolerance: 0))?
                .element == nil)
    }

    @Test(
        "The same point stays in the center, in another layout and orientation", arguments: LayoutFixture.all,
        Orientation.all)
    func center(layout: LayoutFixture, orientation: Orientation) throws {
        for seed in 0..<10 {
            var random = SplitMix64(seed: seed)
            let before = try Arrangement([layout.section(random.items(count: 100))], in: random.viewport(.vertical))
            let other = LayoutFixture.all.randomElement(using: &random)!
            let after = try Arrangement(
                [other.section(random.items(count: 100))], in: random.viewport(orientation), orientation: orientation)
            let offset = random.distance(1...max(1, before.length - before.viewport.height))
            let anchor = try #require(before.anchor(at: offset, holding: .center))
            #expect(abs(try #require(before.offset(of: anchor)) - offset) < 1e-6)
            let id = try #require(anchor.element)
            let old = try #require(before.logicalFrame(of: id))
            let new = try #require(after.logicalFrame(of: id))
            let corrected = try #require(after.offset(of: anchor))
            let oldCenter = offset + before.viewport.height / 2
            let newCenter = corrected + orientation.length(of: after.viewport) / 2
            if old.main...old.mainEnd ~= oldCenter, old.length > 0 {
                let part = (oldCenter - old.main) / old.length
                #expect(abs(newCenter - new.main - part * new.length) < 1e-6, "\(layout.name), seed \(seed)")
            } else {
                #expect(abs(anchor.distance) > 0 || old.length == 0, "\(layout.name), seed \(seed)")
            }
        }
    }

    @Test("A place can be written down and found again")
    func restoring() throws {
        var random = SplitMix64(seed: 8)
        let arrangement = try Arrangement(
            [LayoutFixture.waterfalls[1].section(random.items(count: 300))], in: Size(width: 300, height: 400))
        for hold in [ScrollAnchor.HeldPosition.start, .center, .end(tolerance: 0)] {
            let anchor = try #require(arrangement.anchor(at: 900, holding: hold))
            let restored = try JSONDecoder().decode(ScrollAnchor.self, from: JSONEncoder().encode(anchor))
            #expect(restored == anchor)
            #expect(abs(try #require(arrangement.offset(of: restored)) - 900) < 1e-6)
        }
    }

    @Test("What has been written down is clamped when it is read")
    func restoringHostile() throws {
        let text = #"{"edge": {"fraction": 1e308}, "viewportEdge": {"fraction": -7}, "distance": 0}"#
        let anchor = try JSONDecoder().decode(ScrollAnchor.self, from: Data(text.utf8))
        #expect(anchor == ScrollAnchor(element: nil, edge: .end, from: .start))
    }

    @Test("Numbers that make no sense hold nothing, and lead nowhere", arguments: [Double.nan, .infinity, -.infinity])
    func hostile(number: Double) throws {
        let arrangement = try Arrangement(
            [CollectionSection(Stairs(), items: Items(count: 100))], in: Size(width: 100, height: 50))
        for hold in [ScrollAnchor.HeldPosition.start, .startAlways, .center, .end(tolerance: 5)] {
            #expect(arrangement.anchor(at: number, holding: hold) == nil)
        }
        #expect(0...arrangement.length ~= arrangement.clampedOffset(number))
        let rect = arrangement.visibleRect(at: number)
        #expect(rect.size == arrangement.viewport && rect.y.isFinite)
        #expect(0...1 ~= ScrollAnchor.Edge(fraction: number).fraction)
    }
}
