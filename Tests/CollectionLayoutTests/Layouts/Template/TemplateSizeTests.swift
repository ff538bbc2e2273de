import CollectionLayout
import Testing

/// Dimensions and insets, with numbers worked out by hand.
@Suite("Templates: sizes")
struct TemplateSizeTests {
    @Test("The example in the documentation")
    func example() {
        let group = Template.Node.row(
            length: .absolute(240),
            [
                .item(breadth: .fractionalBreadth(2 / 3)),
                .column(breadth: .fractionalBreadth(1 / 3), [.item(length: .fractionalLength(1 / 2))]),
            ], spacing: .fixed(8))
        // 320 − 8 = 312, which is divided into 208 and 104.
        #expect(
            group.frames(breadth: 320) == [
                LogicalRect(main: 0, cross: 0, length: 240, breadth: 208),
                LogicalRect(main: 0, cross: 216, length: 120, breadth: 104),
                LogicalRect(main: 120, cross: 216, length: 120, breadth: 104),
            ])
    }

    @Test("Either side of the box around it may serve for either axis")
    func sides() {
        let group = Template.Node.row(
            length: .fractionalBreadth(0.5), breadth: .fractionalLength(0.25),
            [.item(length: .fractionalBreadth(0.5), breadth: .fractionalLength(0.1))], repeating: .count(1))
        // The container is 400 long and 320 broad, the group 160 and 100, the item 50 and 16.
        #expect(group.frames(breadth: 320, length: 400) == [LogicalRect(main: 0, cross: 0, length: 50, breadth: 16)])
        #expect(group.pattern(breadth: 320, length: 400).length == 160)
    }

    @Test("Fractions are rounded down to the grid, points to the nearest")
    func rounding() {
        func breadth(_ dimension: Template.Dimension) -> Double {
            Template.Node.row([.item(breadth: dimension)], repeating: .count(1)).frames(breadth: 100)[0].breadth
        }
        // 66.666… points are 4266.67 units.
        #expect(breadth(.fractionalBreadth(2 / 3)) == 4266.0 / 64)
        #expect(breadth(.absolute(66.6666)) == 4267.0 / 64)
        // 0.29 · 100 is 28.999999999999996 in binary floating point.
        #expect(breadth(.fractionalBreadth(0.29)) == 29)
        #expect(breadth(.fractionalBreadth(2)) == 200)
    }

    @Test("Fractions of a group in a group are those of the room in it")
    func nested() {
        let group = Template.Node.row(
            length: .absolute(100),
            [
                .column(
                    breadth: .fractionalBreadth(0.5),
                    [.item(length: .fractionalLength(0.5), breadth: .fractionalBreadth(0.5))],
                    insets: LogicalInsets(start: 10, end: 20, leading: 30, trailing: 40))
            ], repeating: .count(1))
        // The insets leave 70 × 80 of the column's 100 × 150.
        #expect(
            group.frames(breadth: 300) == [
                LogicalRect(main: 10, cross: 30, length: 35, breadth: 40),
                LogicalRect(main: 45, cross: 30, length: 35, breadth: 40),
            ])
    }

    @Test("Insets of an item are applied last, and move nothing else")
    func insets() {
        let item = Template.Node.item(
            breadth: .absolute(100), insets: LogicalInsets(start: 1, end: 2, leading: 3, trailing: 4))
        let frames = Template.Node.row(length: .absolute(50), [item]).frames(breadth: 200)
        #expect(frames.map(\.cross) == [3, 103])
        #expect(frames.allSatisfy { $0.main == 1 && $0.length == 47 && $0.breadth == 93 })
    }

    @Test("Insets larger than the box leave that by which they are")
    func largeInsets() {
        let item = Template.Node.item(breadth: .absolute(100), insets: LogicalInsets(leading: 60, trailing: 70))
        let frame = Template.Node.row(length: .absolute(50), [item]).frames(breadth: 100)[0]
        // 100 − 60 − 70 = −30.
        #expect(frame == LogicalRect(main: 0, cross: 60, length: 50, breadth: 30))
    }

    @Test("Insets on an axis that is estimated are ignored")
    func insetsOfEstimates() {
        let item = Template.Node.item(
            length: .estimated(40), breadth: .absolute(60), insets: LogicalInsets(all: 5))
        let frame = Template.Node.row(length: .absolute(80), [item], repeating: .count(1)).frames(breadth: 100)[0]
        #expect(frame == LogicalRect(main: 0, cross: 5, length: 40, breadth: 50))
    }

    @Test("A fraction of the viewport is not made smaller by the insets of the section", arguments: Orientation.all)
    func sectionInsets(orientation: Orientation) throws {
        let template = Template(.row(length: .fractionalLength(0.5), [.item(breadth: .fractionalBreadth(0.5))]))
        let insets = LogicalInsets(start: 50, end: 30, leading: 10, trailing: 20)
        let arrangement = try Arrangement(
            [CollectionSection(template, count: 2, insets: insets)], in: orientation.size(length: 400, breadth: 330),
            orientation: orientation)
        #expect(
            arrangement.logicalFrame(of: .item(1)) == LogicalRect(main: 50, cross: 160, length: 200, breadth: 150))
        #expect(arrangement.length == 50 + 200 + 30)
    }
}

extension Template.Node {
    func pattern(breadth: Double, length: Double = 0) -> Template.Pattern {
        Template(self).pattern(in: Container(breadth: breadth, viewportLength: length))
    }

    func frames(breadth: Double, length: Double = 0) -> [LogicalRect] {
        pattern(breadth: breadth, length: length).frames
    }
}
