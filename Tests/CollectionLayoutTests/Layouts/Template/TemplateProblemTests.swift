import Testing

@testable import CollectionLayout

/// A template that makes no sense is reported, and laid out nevertheless.
@Suite("Templates: problems")
struct TemplateProblemTests {
    typealias Node = Template.Node

    @Test("A first subitem that does not fit is named, and no item is lost")
    func tooLarge() throws {
        let group = Node.row(
            length: .absolute(50), [.column([.item(length: .absolute(60)), .item(length: .absolute(10))])])
        let pattern = group.pattern(breadth: 100)
        #expect(pattern.problems.map(\.path) == [[0]])
        #expect(pattern.problems.map(\.reason) == [.subitemDoesNotFit(extent: 60, room: 50)])
        #expect(pattern.frames == [LogicalRect(main: 0, cross: 0, length: 60, breadth: 100)])
        let arrangement = try Arrangement(
            [CollectionSection(Template(group), count: 3)], in: Size(width: 100, height: 100))
        #expect(arrangement.allFrames.map(\.frame.main) == [0, 50, 100])
        #expect(arrangement.length == 160)
    }

    @Test("A template that makes sense has no problems, and repeated subitems name theirs once")
    func reports() {
        #expect(Template.nestedEstimates.group.pattern(breadth: 400).problems == [])
        #expect(Template.mosaic.group.pattern(breadth: 400).problems == [])
        let bad = Node.item(length: .absolute(-1), breadth: .absolute(10), edges: .init(leading: .fixed(.infinity)))
        let problems = Node.row([bad], repeating: .count(20), spacing: .flexible(-3)).pattern(breadth: 400).problems
        #expect(problems.map(\.reason) == [.invalidNumber(-3), .invalidNumber(-1), .invalidNumber(.infinity)])
        #expect(problems.map(\.path) == [[], [0], [0]])
    }

    @Test("Groups without subitems, and counts below one")
    func empty() {
        let empty = Node.row([.column([]), .item(breadth: .fractionalBreadth(0.5))], repeating: .count(2))
        #expect(empty.pattern(breadth: 100).problems.map(\.reason) == [.emptyGroup])
        #expect(empty.frames(breadth: 100).map(\.cross) == [100])
        // The row would have no items, and becomes one itself.
        let nothing = Node.row(length: .absolute(30), [.column([])]).pattern(breadth: 100)
        #expect(nothing.frames == [LogicalRect(main: 0, cross: 0, length: 30, breadth: 100)])
        for repetition in [Template.Repetition.count(0), .equalParts(-5), .count(.min)] {
            let pattern = Node.row([.item()], repeating: repetition).pattern(breadth: 100)
            #expect(pattern.itemCount == 1 && pattern.problems.count == 1)
        }
    }

    @Test("Spacing leaves something for every subitem that fits", arguments: [0.05, 0.2, 1 / 3.0, 0.5])
    func spacing(fraction: Double) {
        for spacing in stride(from: 0, through: 40, by: 0.25) {
            for group in [
                Node.column(
                    length: .absolute(30), [.item(length: .fractionalLength(fraction))], spacing: .fixed(spacing)),
                .row([.item(breadth: .fractionalBreadth(fraction))], spacing: .flexible(spacing)),
            ] {
                let pattern = group.pattern(breadth: 30, length: 30)
                #expect(pattern.problems == [], "spacing \(spacing)")
                #expect(pattern.frames.allSatisfy { $0.length > 0 && $0.breadth > 0 }, "spacing \(spacing)")
                #expect(pattern.frames.allSatisfy { $0.mainEnd <= 30 && $0.crossEnd <= 30 }, "spacing \(spacing)")
            }
        }
    }

    @Test("Spacing that leaves nothing for so many subitems is named")
    func noRoom() {
        let item = Node.item(length: .fractionalLength(0.2))
        let (five, parts) = (Template.Repetition.count(5), Template.Repetition.equalParts(5))
        for (item, repetition) in [(item, five), (item, parts), (.item(length: .absolute(3)), parts)] {
            let group = Node.column(length: .absolute(30), [item], repeating: repetition, spacing: .fixed(8))
            let pattern = Node.column(length: .absolute(90), [group]).pattern(breadth: 100)
            #expect(pattern.problems == [Template.Problem(path: [0], reason: .spacingTakesRoom(spacing: 32, room: 30))])
        }
        let problem = Template.Problem(path: [0], reason: .spacingTakesRoom(spacing: 32, room: 30))
        #expect(
            "\(problem)".hasSuffix(
                "room for 30.0 points, and the spacing between its subitems takes 32.0; make it smaller"))
        // Items with a fixed length do not need a share of the room.
        let own = Node.column(length: .absolute(30), [.item(length: .absolute(3))], repeating: five, spacing: .fixed(8))
        #expect(own.pattern(breadth: 100).problems == [])
    }

    @Test("Too many and too deep")
    func limits() {
        let many = Node.row([.item(breadth: .absolute(1))], repeating: .count(.max)).pattern(breadth: 100)
        #expect(many.itemCount == 4096 && many.problems.map(\.reason) == [.tooManySubitems])
        let tiny = Node.row([.item(breadth: .fractionalBreadth(1e-300))]).pattern(breadth: 100)
        #expect(tiny.itemCount == 4096)
        let points = Node.row([.item(breadth: .absolute(0)), .item(breadth: .absolute(0))]).pattern(breadth: 100)
        #expect(points.itemCount == 2)
        let squared = Node.row([.column([.item()], repeating: .count(4000))], repeating: .count(4000))
        #expect(squared.pattern(breadth: 100).itemCount < 1 << 16)
        var deep = Node.item()
        for _ in 0..<300 { deep = .row([deep]) }
        let pattern = deep.pattern(breadth: 100, length: 70)
        #expect(pattern.problems.map(\.reason) == [.tooDeep])
        #expect(pattern.frames == [LogicalRect(main: 0, cross: 0, length: 70, breadth: 100)])
    }

    @Test("Messages name the box, the value and the remedy")
    func messages() {
        let problem = Template.Problem(path: [1, 0], reason: .subitemDoesNotFit(extent: 60, room: 50))
        #expect(
            "\(problem)"
                == "the subitem at [1, 0] has room for 50.0 points, and its first subitem takes 60.0; make it smaller")
        #expect("\(Template.Problem(path: [], reason: .countBelowOne(-2)))".contains("the outermost group"))
    }

    @Test("Every number in every place ends finite", arguments: HostileInputTests.numbers, Orientation.all)
    func numbers(number: Double, orientation: Orientation) throws {
        let dimensions: [Template.Dimension] = [
            .fractionalBreadth(number), .fractionalLength(number), .absolute(number), .estimated(number),
            .uniformAcrossSiblings(estimate: number),
        ]
        let spacings: [Template.Spacing] = [.fixed(number), .flexible(number)]
        var sections: [CollectionSection] = []
        for dimension in dimensions {
            for spacing in spacings {
                let edges = Template.EdgeSpacing(start: spacing, end: spacing, leading: spacing, trailing: spacing)
                let item = Node.item(length: dimension, breadth: dimension, edges: edges)
                let custom = Node.custom(length: dimension) { _ in
                    [LogicalRect(main: number, cross: number, length: number, breadth: number)]
                }
                for repetition in [Template.Repetition.whileFitting, .count(3), .equalParts(3)] {
                    let group = Node.column(
                        length: dimension, [.row([item, custom, .item()], repeating: repetition), item],
                        repeating: repetition, spacing: spacing, insets: LogicalInsets(all: number))
                    let template = Template(group, spacing: number)
                    sections.append(CollectionSection(template, count: 7))
                    sections.append(CollectionSection(template, items: Items(count: 7, size: .estimated(number))))
                }
            }
        }
        for size in [Size(width: 320, height: 480), Size(width: 0, height: 0)] {
            let arrangement = try Arrangement(sections, in: size, orientation: orientation)
            #expect(arrangement.length.isFinite)
            let frames = arrangement.allFrames.map(\.frame)
            #expect(frames.count == arrangement.allIDs.count)
            let nonsense = frames.filter { frame in
                !(frame.main >= 0 && frame.mainEnd <= arrangement.length && frame.length >= 0 && frame.breadth >= 0)
                    || !frame.cross.isFinite || !frame.crossEnd.isFinite
            }
            #expect(nonsense.isEmpty)
        }
    }
}
