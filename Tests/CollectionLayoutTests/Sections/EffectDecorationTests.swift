import Foundation
import Testing

@testable import CollectionLayout

@Suite("Decorations of items with an effect")
struct EffectDecorationTests {
    @Test("Every point of a decoration is drawn where its item would draw it", arguments: Orientation.all)
    func points(orientation: Orientation) throws {
        var checks = 0
        for seed in 0..<40 {
            var random = SplitMix64(seed: seed)
            let (arrangement, viewport) = try decorated(random.effect(), orientation, using: &random)
            for decoration in arrangement.elements(in: viewport, seenThrough: viewport) {
                guard decoration.id.kind.isItemDecoration else { continue }
                let item = try #require(arrangement.element(.item(decoration.id.item), seenThrough: viewport))
                let frame = decoration.frame
                let corners = [frame.minX, frame.maxX].flatMap { x in
                    [frame.minY, frame.maxY].map { Point(x: x, y: $0) }
                }
                for corner in corners {
                    let (own, expected) = (decoration.drawn(corner), item.drawn(corner))
                    #expect(
                        abs(own.x - expected.x) < 1e-6 && abs(own.y - expected.y) < 1e-6,
                        "seed \(seed), \(decoration.id): \(corner) is drawn at \(own), not \(expected)")
                    let bounds = decoration.transform.bounds(of: frame)
                    #expect(
                        own.x > bounds.minX - 1e-6 && own.x < bounds.maxX + 1e-6 && own.y > bounds.minY - 1e-6
                            && own.y < bounds.maxY + 1e-6, "seed \(seed), \(decoration.id): beyond its bounds")
                }
                #expect(decoration.alpha == item.alpha, "seed \(seed), \(decoration.id)")
                checks += 1
            }
        }
        #expect(checks > 500)
    }

    @Test("A badge lies above its cover and below the covers above that, all of them above the section's background")
    func layers() throws {
        var section = CollectionSection(Carousel(itemLength: .fixed(100)), count: 9)
        section.effect = .coverFlow()
        section.hasBackground = true
        section.decorations = [
            .badge(length: 20, breadth: 20, at: .startTrailing, zIndex: 1000),
            .background(.custom(0), zIndex: -1000),
        ]
        let size = Size(width: 300, height: 200)
        let arrangement = try Arrangement([section], in: size, orientation: .horizontal)
        let seen = arrangement.visibleRect(at: 420)
        func zIndex(_ kind: ElementKind, _ item: Int) throws -> Int {
            try #require(arrangement.element(ElementID(kind, section: 0, item: item), seenThrough: seen)).zIndex
        }
        let background = try zIndex(.background, 0)
        for item in 0..<9 {
            #expect(try zIndex(.item, item) < zIndex(.badge, item))
            #expect(try zIndex(.custom(0), item) < zIndex(.item, item))
            #expect(try background < zIndex(.custom(0), item))
        }
        for item in 4..<8 { #expect(try zIndex(.badge, item + 1) < zIndex(.custom(0), item)) }
        for item in 0..<4 { #expect(try zIndex(.badge, item) < zIndex(.custom(0), item + 1)) }
    }

    /// Returns a section with random decorations, and a random viewport of it.
    private func decorated(
        _ effect: ViewportEffect, _ orientation: Orientation, using random: inout SplitMix64
    ) throws -> (Arrangement, Rect) {
        let sizes = (0..<20).map { _ in ItemSize.fixed(random.distance(20...500)) }
        var section = CollectionSection(Waterfall(lanes: .count(2), spacing: 10), items: Items(sizes))
        section.effect = effect
        section.decorations = [.background(.custom(1))] + random.decorations()
        let arrangement = try Arrangement([section], in: Size(width: 300, height: 400), orientation: orientation)
        return (arrangement, arrangement.visibleRect(at: random.distance(0...arrangement.length)))
    }
}

extension LayoutElement {
    /// Returns the point at which a point of the content is drawn with this element.
    fileprivate func drawn(_ point: Point) -> Point {
        let origin = Point(
            x: frame.x + frame.width / 2 + transform.origin.x, y: frame.y + frame.height / 2 + transform.origin.y)
        let (x, y) = ((point.x - origin.x) * transform.scale, (point.y - origin.y) * transform.scale)
        let angle = transform.rotation
        let turned = (x: x * cos(angle) - y * sin(angle), y: x * sin(angle) + y * cos(angle))
        let (tiltedY, depth) = (turned.y * cos(transform.rotationX), turned.y * sin(transform.rotationX))
        let tiltedX = turned.x * cos(transform.rotationY) + depth * sin(transform.rotationY)
        let nearness = depth * cos(transform.rotationY) - turned.x * sin(transform.rotationY)
        let growth = transform.perspective > 0 ? transform.perspective / (transform.perspective - nearness) : 1
        return Point(
            x: origin.x + tiltedX * growth + transform.translation.x,
            y: origin.y + tiltedY * growth + transform.translation.y)
    }
}
