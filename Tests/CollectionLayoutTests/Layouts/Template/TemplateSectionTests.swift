import Testing

@testable import CollectionLayout

/// Repeated groups, and groups that grow when items are measured.
@Suite("Templates: sections")
struct TemplateSectionTests {
    static let three = Template(
        .column(length: .absolute(300), [.item(length: .absolute(100))], insets: LogicalInsets(leading: 10)),
        spacing: 20)

    @Test("Groups are repeated, and the last one is cut to what it uses", arguments: Orientation.all)
    func partialGroup(orientation: Orientation) throws {
        for (count, length) in [(0, 0.0), (1, 100), (2, 200), (3, 300), (4, 420), (5, 520), (6, 620), (7, 740)] {
            for section in [
                CollectionSection(Self.three, count: count),
                CollectionSection(Self.three, items: Items(count: count, size: .estimated(1))),
            ] {
                let viewport = orientation.size(length: 500, breadth: 110)
                let arrangement = try Arrangement([section], in: viewport, orientation: orientation)
                #expect(arrangement.length == length)
                let mains: [Double] = [0, 100, 200, 320, 420, 520, 640]
                #expect(arrangement.allFrames.map(\.frame.main) == Array(mains.prefix(count)))
                #expect(arrangement.allFrames.allSatisfy { $0.frame.cross == 10 && $0.frame.breadth == 100 })
            }
        }
    }

    @Test("A cut group keeps its insets")
    func partialGroupWithInsets() throws {
        let template = Template(
            .column(
                length: .absolute(250), [.item(length: .absolute(100))], insets: LogicalInsets(start: 10, end: 15),
                edges: Template.EdgeSpacing(start: .fixed(3), end: .fixed(4))))
        let container = Container(breadth: 100)
        #expect(template.pattern(in: container).itemCount == 2)
        #expect(template.length(of: 2, in: container) == 257)
        #expect(template.length(of: 1, in: container) == 3 + 10 + 100 + 15 + 4)
        #expect(template.length(of: 3, in: container) == 257 + 132)
    }

    @Test("Groups grow with what was measured, and the rest moves")
    func measuring() throws {
        let items = Template.estimatedRow.items(count: 8, in: Container(breadth: 312))
        var arrangement = try Arrangement(
            [CollectionSection(Template.estimatedRow, items: items)], in: Size(width: 312, height: 400))
        #expect(arrangement.element(.item(4))?.frame == Rect(x: 106, y: 59, width: 100, height: 50))
        #expect(arrangement.element(.item(4))?.isEstimate == true)
        try arrangement.measure([
            MeasuredSize(.item(0), length: 30), MeasuredSize(.item(1), length: 70), MeasuredSize(.item(7), length: 10),
        ])
        #expect(arrangement.allFrames.map(\.frame.length) == [30, 70, 50, 50, 50, 50, 50, 10])
        #expect(arrangement.allFrames.map(\.frame.main) == [0, 0, 0, 79, 79, 79, 138, 138])
        #expect(arrangement.length == 188)
        try arrangement.measure([MeasuredSize(.item(6), length: 20)])
        #expect(arrangement.length == 158)
    }

    @Test("A nested column pushes what is below it, and the row is as long as it is")
    func nestedMeasuring() throws {
        let template = Template(
            .row(
                length: .estimated(10),
                [
                    .item(length: .absolute(40), breadth: .fractionalBreadth(0.5), edges: .centered),
                    .column(
                        length: .estimated(10), breadth: .fractionalBreadth(0.5),
                        [.item(length: .estimated(10)), .item(length: .estimated(10))], spacing: .fixed(5)),
                ]), spacing: 3)
        let items = template.items(count: 6, in: Container(breadth: 100))
        #expect(items[0] == .fixed(40) && items[4] == .estimated(10))
        var arrangement = try Arrangement(
            [CollectionSection(template, items: items)], in: Size(width: 100, height: 400))
        #expect(arrangement.allFrames.map(\.frame.main) == [0, 0, 15, 43, 43, 58])
        try arrangement.measure([MeasuredSize(.item(1), length: 60), MeasuredSize(.item(2), length: 35)])
        // The row is 60 + 5 + 35 = 100 long, and the first item is in its middle.
        #expect(arrangement.allFrames.map(\.frame.main) == [30, 0, 65, 103, 103, 118])
        #expect(arrangement.allFrames.map(\.frame.length) == [40, 60, 35, 40, 10, 10])
    }

    @Test("Uniform siblings are as long as the longest of their group")
    func uniform() throws {
        let template = Template(
            .row(
                length: .estimated(10),
                [.item(length: .uniformAcrossSiblings(estimate: 20), breadth: .fractionalBreadth(0.5))]))
        var arrangement = try Arrangement(
            [CollectionSection(template, items: template.items(count: 5, in: Container(breadth: 100)))],
            in: Size(width: 100, height: 100))
        try arrangement.measure([MeasuredSize(.item(1), length: 50), MeasuredSize(.item(4), length: 5)])
        #expect(arrangement.allFrames.map(\.frame.length) == [50, 50, 20, 20, 5])
        #expect(arrangement.allFrames.map(\.frame.main) == [0, 0, 50, 50, 70])
    }

    @Test("Measuring never moves an item to another group")
    func groupsStay() throws {
        let template = Template(.column(length: .absolute(100), [.item(length: .estimated(30))]), spacing: 10)
        var arrangement = try Arrangement(
            [CollectionSection(template, items: Items(count: 6, size: .estimated(30)))],
            in: Size(width: 100, height: 100))
        #expect(arrangement.allFrames.map(\.frame.main) == [0, 30, 60, 110, 140, 170])
        try arrangement.measure([MeasuredSize(.item(0), length: 95), MeasuredSize(.item(4), length: 1)])
        #expect(arrangement.allFrames.map(\.frame.main) == [0, 95, 125, 110, 140, 141])
    }

    @Test("Another breadth solves the template anew")
    func resizing() throws {
        let template = Template(.row(length: .absolute(10), [.item(breadth: .absolute(100))]))
        for section in [CollectionSection(template, count: 12), CollectionSection(template, items: Items(count: 12))] {
            var arrangement = try Arrangement([section], in: Size(width: 300, height: 100))
            #expect(arrangement.length == 40)
            try arrangement.resize(to: Size(width: 450, height: 100))
            #expect(arrangement.length == 30)
        }
    }

    @Test("A billion items", arguments: Orientation.all)
    func billion(orientation: Orientation) throws {
        let count = 1_000_000_001
        let template = Template(Template.mosaic.group, spacing: 8)
        let arrangement = try Arrangement(
            [CollectionSection(template, count: count)], in: orientation.size(length: 500, breadth: 404),
            orientation: orientation)
        // Five items form a group of 202; the spacing is 8.
        let last = LogicalRect(main: 200_000_000 * 210 + 2, cross: 2, length: 198, breadth: 196)
        #expect(arrangement.logicalFrame(of: .item(count - 1)) == last)
        #expect(arrangement.length == 200_000_000 * 210 + 202)
        var found: [Int] = []
        arrangement.forEachFrame(from: arrangement.length - 215, to: .infinity) { id, _, _ in found.append(id.item) }
        #expect(found == ((count - 6)..<count).filter { $0 % 5 != 1 && $0 % 5 != 2 })
    }
}
