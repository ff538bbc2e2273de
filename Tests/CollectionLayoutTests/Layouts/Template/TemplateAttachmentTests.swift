import LayoutModel
import Testing

@testable import CollectionLayout

/// Attachments of items and groups, and items with a preferred breadth.
@Suite("Templates: attachments and measured breadths")
struct TemplateAttachmentTests {
    @Test("An attachment is where its anchors coincide, on some items and on groups")
    func attachments() throws {
        let badge = Template.Attachment(
            tag: 4, length: .absolute(10), breadth: .fractionalBreadth(0.5), at: .startTrailing, ownAnchor: .center,
            offset: (1, 2))
        let line = Template.Attachment(tag: 9, length: .absolute(6), breadth: .fractionalBreadth(1), at: .endLeading)
        let template = Template(
            .row(
                length: .absolute(100),
                [
                    .item(breadth: .absolute(40)), .item(breadth: .absolute(60)).attaching([badge]),
                ], spacing: .fixed(10)
            ).attaching([line]), spacing: 5)
        let container = Container(breadth: 120, viewportLength: 500)
        let pattern = template.pattern(in: container)
        #expect(pattern.decorations.map(\.tag) == [9, 4])
        #expect(pattern.decorations.map(\.positions) == [[0], [1]])
        var section = CollectionSection(template, count: 5)
        section.decorations = pattern.decorations.map(\.decoration)
        let arrangement = try Arrangement([section], in: Size(width: 120, height: 500))
        func frames(_ kind: ElementKind) -> [LogicalRect?] {
            (0..<5).map { arrangement.logicalFrame(of: ElementID(kind, section: 0, item: $0)) }
        }
        func frame(_ main: Double) -> LogicalRect { LogicalRect(main: main, cross: 97, length: 10, breadth: 30) }
        #expect(frames(.custom(1)) == [nil, frame(-4), nil, frame(101), nil])
        let lines = [0, nil, 105, nil, 210].map { start in
            start.map { LogicalRect(main: $0 + 94, cross: 0, length: 6, breadth: 120) }
        }
        #expect(frames(.custom(0)) == lines)
        #expect(arrangement.allFrames.count { $0.id.kind == .custom(1) } == 2)
    }

    @Test("Items that are as broad as they measure lie where fixed breadths would put them")
    func measuredBreadths() throws {
        for seed in 0..<100 {
            var random = SplitMix64(seed: seed)
            let breadths = (0..<7).map { _ in Double(Int.random(in: 10...120, using: &random)) }
            let lengths = (0..<7).map { _ in Double(Int.random(in: 10...90, using: &random)) }
            func template(_ breadth: Template.Dimension, _ length: Template.Dimension) -> Template {
                Template(
                    .row(length: length, [.item(length: length, breadth: breadth)], repeating: .count(1)), spacing: 3)
            }
            let estimated = template(.estimated(50), .estimated(20))
            let container = Container(breadth: 200, viewportLength: 400)
            var arrangement = try Arrangement(
                [CollectionSection(estimated, items: estimated.items(count: 7, in: container))],
                in: Size(width: 200, height: 400))
            #expect((0..<7).allSatisfy { arrangement.preferredBreadth(of: .item($0)) == 50 })
            try arrangement.measure(
                (0..<7).map { MeasuredSize(.item($0), length: lengths[$0], breadth: breadths[$0]) })
            let frames = (0..<7).compactMap { arrangement.logicalFrame(of: .item($0)) }
            var start = 0.0
            for (number, frame) in frames.enumerated() {
                #expect(
                    frame
                        == LogicalRect(main: start, cross: 0, length: lengths[number], breadth: breadths[number]),
                    "seed \(seed), item \(number)")
                start += lengths[number] + 3
            }
            #expect(arrangement.violations() == [], "seed \(seed)")
        }
    }

    @Test("Fractions are whole pixels, and never more than the whole")
    func pixels() {
        for (pixels, expected) in [(1, 33.0), (2, 33), (3, 33.328125), (64, 33.328125)] {
            let template = Template(
                .row(length: .absolute(10), [.item(breadth: .fractionalBreadth(1 / 3))]), pixelsPerPoint: Double(pixels)
            )
            let frames = template.pattern(in: Container(breadth: 100)).frames
            #expect(frames.map(\.breadth) == [expected, expected, expected], "\(pixels) pixels a point")
        }
    }

    @Test("Items of a group may lie above each other")
    func layers() {
        let template = Template(
            .layered(length: .absolute(50)) { room in
                [
                    Template.CustomItem(LogicalRect(main: 0, cross: 0, length: 10, breadth: room.breadth), zIndex: 3),
                    Template.CustomItem(LogicalRect(main: 5, cross: 0, length: 10, breadth: room.breadth)),
                ]
            })
        let pattern = template.pattern(in: Container(breadth: 70))
        #expect(pattern.zIndices == [3, 0])
        #expect(pattern.frames.map(\.breadth) == [70, 70])
    }
}
