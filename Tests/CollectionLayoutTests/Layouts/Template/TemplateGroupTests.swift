import CollectionLayout
import Testing

/// Repetition, spacing and the groups of a section, with numbers worked out by hand.
@Suite("Templates: groups")
struct TemplateGroupTests {
    @Test("Subitems are repeated while the next one fits, with the spacing between them")
    func whileFitting() {
        func crosses(_ spacing: Double, _ subitems: [Template.Node]) -> [Double] {
            Template.Node.row(length: .absolute(50), subitems, spacing: .fixed(spacing)).frames(breadth: 320).map(
                \.cross)
        }
        let hundred = Template.Node.item(breadth: .absolute(100))
        #expect(crosses(0, [hundred]) == [0, 100, 200])
        #expect(crosses(10, [hundred]) == [0, 110, 220])
        #expect(crosses(10.5, [hundred]) == [0, 110.5])
        // 50 + 100 + 50 + 100 = 300; another 50 does not fit.
        #expect(crosses(0, [.item(breadth: .absolute(50)), hundred]) == [0, 50, 150, 200])
        // Edge spacing belongs to the subitem: 2 · 150 fits, 3 · 150 does not.
        let spaced = Template.Node.item(
            breadth: .absolute(100), edges: Template.EdgeSpacing(leading: .fixed(20), trailing: .fixed(30)))
        #expect(crosses(0, [spaced]) == [20, 170])
    }

    @Test("Thirds are three, whatever the spacing", arguments: [0, 1, 8, 50.5])
    func thirds(spacing: Double) {
        let frames = Template.Node.row([.item(breadth: .fractionalBreadth(1 / 3))], spacing: .fixed(spacing))
            .frames(breadth: 321)
        let breadth = ((321 - 2 * spacing) / 3 * 64).rounded(.down) / 64
        #expect(frames.map(\.breadth) == [breadth, breadth, breadth])
        #expect(frames.map(\.cross) == [0, breadth + spacing, 2 * (breadth + spacing)])
    }

    @Test("Any number of equal fractions fits", arguments: 1...120)
    func fractions(count: Int) {
        for breadth in [100, 320, 333.015625, 7] {
            let frames = Template.Node.row([.item(breadth: .fractionalBreadth(1 / Double(count)))]).frames(
                breadth: breadth)
            #expect(frames.count == count, "of \(breadth)")
        }
    }

    @Test("An exact count keeps the sizes, whether they fit or not")
    func exactCount() {
        let group = Template.Node.column(length: .absolute(100), [.item(length: .absolute(40))], repeating: .count(4))
        #expect(group.frames(breadth: 10).map(\.main) == [0, 40, 80, 120])
        #expect(group.pattern(breadth: 10).length == 100)
        let alternating = Template.Node.column(
            [.item(length: .absolute(1)), .item(length: .absolute(2))], repeating: .count(3))
        #expect(alternating.frames(breadth: 10).map(\.length) == [1, 2, 1])
    }

    @Test("Equal parts share the room, whatever the sizes")
    func equalParts() {
        let group = Template.Node.row(
            length: .absolute(50), [.item(breadth: .absolute(7))], repeating: .equalParts(4), spacing: .fixed(20),
            insets: LogicalInsets(leading: 20, trailing: 20))
        // (320 − 40 − 60) / 4 = 55.
        #expect(group.frames(breadth: 320).map(\.cross) == [20, 95, 170, 245])
        #expect(group.frames(breadth: 320).allSatisfy { $0.breadth == 55 })
    }

    @Test("A group that is estimated along its axis takes each subitem once, and is as large as they are")
    func estimatedAlong() {
        let items: [Template.Node] = [.item(breadth: .absolute(50)), .item(breadth: .absolute(70))]
        let pattern = Template.Node.row(
            length: .absolute(30),
            [.row(breadth: .estimated(999), items, spacing: .fixed(5)), .item(breadth: .absolute(20))],
            repeating: .count(2)
        ).pattern(breadth: 320)
        #expect(pattern.groupFrames.map(\.breadth) == [320, 125])
        #expect(pattern.frames.map(\.cross) == [0, 55, 125])
    }

    @Test("A group that is estimated across its axis is as large as its largest subitem")
    func estimatedAcross() {
        let pattern = Template.Node.row(
            length: .estimated(10),
            [
                .item(length: .absolute(30)), .item(length: .absolute(50), edges: .centered),
                .item(length: .absolute(20)),
            ]
            .map { .row(length: .estimated(0), breadth: .absolute(40), [$0]) }
        ).pattern(breadth: 120)
        #expect(pattern.length == 50)
        #expect(pattern.groupFrames.map(\.length) == [50, 30, 50, 20])
    }

    @Test("Flexible spacings share the remaining extent equally")
    func flexible() {
        func crosses(_ count: Int, _ spacing: Template.Spacing, _ edges: Template.EdgeSpacing = .none) -> [Double] {
            let item = Template.Node.item(breadth: .absolute(80), edges: edges)
            return Template.Node.row([item], repeating: .count(count), spacing: spacing).frames(breadth: 320).map(
                \.cross)
        }
        #expect(crosses(3, .flexible(0)) == [0, 120, 240])
        #expect(crosses(3, .flexible(30)) == [0, 120, 240])
        let both = Template.EdgeSpacing(leading: .flexible(0), trailing: .flexible(0))
        // Four edges share 160; then four edges and the gap between the items.
        #expect(crosses(2, .fixed(0), both) == [40, 200])
        #expect(crosses(2, .flexible(0), both) == [32, 32 + 80 + 96])
        #expect(crosses(1, .fixed(0), both) == [120])
        // The minimum is kept, and the rest is shared: (320 − 160 − 2 · 10) / 2 = 70.
        #expect(crosses(2, .fixed(0), Template.EdgeSpacing(leading: .flexible(10))) == [80, 240])
        // 5 · 80 exceeds 320 by 80: four gaps of −20.
        #expect(crosses(5, .flexible(0)) == [0, 60, 120, 180, 240])
        // Positions are rounded to the nearest unit. The gaps are 80 / 3.
        #expect(crosses(3, .fixed(0), Template.EdgeSpacing(leading: .flexible(0)))[0] == (80.0 / 3 * 64).rounded() / 64)
    }

    @Test("Across the axis of a group, every subitem has the room to itself")
    func edgesAcross() {
        func main(_ edges: Template.EdgeSpacing) -> Double {
            Template.Node.row(
                length: .absolute(100), [.item(length: .absolute(40), edges: edges)], repeating: .count(1)
            )
            .frames(breadth: 300)[0].main
        }
        #expect(main(.none) == 0)
        #expect(main(Template.EdgeSpacing(start: .fixed(7))) == 7)
        #expect(main(Template.EdgeSpacing(start: .flexible(0))) == 60)
        #expect(main(Template.EdgeSpacing(start: .flexible(0), end: .fixed(15))) == 45)
        #expect(main(.centered) == 30)
        #expect(main(Template.EdgeSpacing(end: .flexible(0))) == 0)
    }

    @Test("A group narrower than the section may lie in its middle")
    func centeredGroup() {
        let group = Template.Node.row(
            length: .absolute(20), breadth: .absolute(100), [.item(breadth: .fractionalBreadth(0.5))],
            edges: Template.EdgeSpacing(start: .fixed(3), end: .fixed(4), leading: .flexible(0), trailing: .flexible(0))
        )
        #expect(group.frames(breadth: 300).map(\.cross) == [100, 150])
        #expect(group.pattern(breadth: 300).length == 27)
        #expect(group.pattern(breadth: 300).groupFrames == [LogicalRect(main: 3, cross: 100, length: 20, breadth: 100)])
    }

    @Test("A group of your own frames")
    func custom() {
        let group = Template.Node.custom(length: .absolute(100), insets: LogicalInsets(all: 10)) { room in
            [
                LogicalRect(main: 0, cross: 0, length: room.length, breadth: room.breadth),
                LogicalRect(main: 5, cross: 6, length: 200, breadth: 8),
                LogicalRect(main: -20, cross: 0, length: 10, breadth: 10),
            ]
        }
        #expect(
            group.frames(breadth: 300) == [
                LogicalRect(main: 10, cross: 10, length: 80, breadth: 280),
                LogicalRect(main: 15, cross: 16, length: 200, breadth: 8),
                LogicalRect(main: 10, cross: 10, length: 10, breadth: 10),
            ])
        let estimated = Template.Node.custom(length: .estimated(1)) { _ in
            [10, 30, 20].map { LogicalRect(main: $0, cross: 0, length: 5, breadth: 5) }
        }
        #expect(estimated.pattern(breadth: 300).length == 35)
    }
}
