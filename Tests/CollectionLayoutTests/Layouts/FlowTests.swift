import CollectionLayout
import Testing

@Suite("Flow")
struct FlowTests {
    static let distributions: [LineDistribution] = [
        .leading, .center, .trailing, .spaceBetween, .spaceAround, .spaceEvenly, .justified, .uikit, .uikitUniform,
    ]

    @Test("Every line holds as many items as fit, in order, apart by the spacing at least", arguments: distributions)
    func greedy(distribution: LineDistribution) throws {
        for seed in 0..<60 {
            var random = SplitMix64(seed: seed)
            let (room, spacing) = (random.distance(100...400), random.distance(0...15))
            let breadths = (0..<90).map { _ in random.distance(random.oneIn(9) ? 0...500 : 5...120) }
            let flow = Flow(itemSpacing: spacing, lineSpacing: 4, distribution: distribution, tolerance: 0)
            let lines = try lines(flow, breadths.map { ($0, random.distance(1...50)) }, room)
            #expect(lines.joined().map(\.breadth) == breadths, "seed \(seed)")
            for (number, line) in lines.enumerated() {
                let needed = line.map(\.breadth).reduce(0, +) + spacing * Double(line.count - 1)
                #expect(needed <= room || line.count == 1, "seed \(seed), line \(number)")
                if number + 1 < lines.count {
                    #expect(needed + spacing + lines[number + 1][0].breadth > room, "seed \(seed), line \(number)")
                }
                #expect(line[0].cross >= 0 && (line.last!.crossEnd <= room || needed > room), "seed \(seed)")
                for (left, right) in zip(line, line.dropFirst()) {
                    #expect(right.cross - left.crossEnd >= spacing - 1.0 / 64, "seed \(seed), line \(number)")
                }
                if needed > room { #expect(line[0].cross == 0) }
            }
        }
    }

    @Test(
        "What is left of a line",
        arguments: [
            (LineDistribution.leading, [0.0, 40, 90]), (.center, [15, 55, 105]), (.trailing, [30, 70, 120]),
            (.spaceBetween, [0, 55, 120]), (.spaceAround, [5, 55, 115]), (.spaceEvenly, [7.5, 55, 112.5]),
        ])
    func everyLineAlike(distribution: LineDistribution, crosses: [Double]) throws {
        // 30 + 40 + 30 + 2 · 10 = 120 of 150.
        let flow = Flow(itemSpacing: 10, distribution: distribution)
        let items = [(30.0, 20.0), (40, 20), (30, 20)]
        let lines = try lines(flow, items + items, 150)
        #expect(lines.map { $0.map(\.cross) } == [crosses, crosses])
    }

    @Test("Justified lines are flush, the last one is not")
    func justified() throws {
        let items = [(30.0, 20.0), (40, 20), (30, 20), (30, 20), (40, 20)]
        let lines = try lines(Flow(itemSpacing: 10, distribution: .justified), items, 150)
        #expect(lines.map { $0.map(\.cross) } == [[0, 55, 120], [0, 40]])
    }

    @Test("UIKit, items of one size: one grid for all lines", arguments: Orientation.all)
    func uikitUniform(orientation: Orientation) throws {
        // ⌊(320 + 10) ÷ (50 + 10)⌋ = 5 columns, 17.5 apart.
        let flow = Flow(itemSpacing: 10, lineSpacing: 10, distribution: .uikitUniform, alignment: .center)
        let items = [(Double, Double)](repeating: (50, 50), count: 7)
        let lines = try lines(flow, items, 320, orientation)
        #expect(lines.map { $0.map(\.cross) } == [[0, 67.5, 135, 202.5, 270], [0, 67.5]])
        #expect(lines[1][0].main == 60)
        // A single column is centered.
        let column = try self.lines(flow, [(200, 50), (200, 50)], 320, orientation)
        #expect(column.map { $0.map(\.cross) } == [[60], [60]])
    }

    @Test("UIKit, items of different sizes: flush, the last line at the minimum")
    func uikit() throws {
        let flow = Flow(itemSpacing: 10, lineSpacing: 10, distribution: .uikit, alignment: .center)
        let lines = try lines(
            flow, [(100, 20), (80, 60), (100, 40), (250, 30), (100, 10), (60, 10)], 320)
        #expect(lines.map { $0.map(\.cross) } == [[0, 120, 220], [35], [0, 110]])
        // Shorter items are centered in their line.
        #expect(lines[0].map(\.main) == [20, 0, 10])
        #expect(lines.map { $0[0].main } == [20, 70, 110])
    }

    @Test(
        "UIKit, one item in the last line: in the middle unless a second one would fit",
        arguments: [
            (100.0, 0.0), (155, 0), (155.25, 0), (155.5, 82.25), (156, 82), (250, 35), (400, 0),
        ])
    func loneLastItem(breadth: Double, cross: Double) throws {
        let flow = Flow(itemSpacing: 10, distribution: .uikit)
        #expect(try lines(flow, [(300, 20), (breadth, 20)], 320)[1][0].cross == cross)
    }

    @Test("Thirds of a container that add up to more than it fit within the tolerance, and stay flush")
    func tolerance() throws {
        let third = (320.0 - 20) / 3 + 1.0 / 64
        let items = [(Double, Double)](repeating: (third, 10), count: 6)
        let forgiving = Flow(itemSpacing: 10, distribution: .uikitUniform)
        let lines = try lines(forgiving, items, 320)
        #expect(lines.map(\.count) == [3, 3])
        #expect(lines.allSatisfy { $0[2].crossEnd == 320 })
        #expect(try self.lines(Flow(itemSpacing: 10, tolerance: 0), items, 320).map(\.count) == [2, 2, 2])
        // The last line is spaced as if it were full of copies of its items, so that columns form.
        for count in [4, 5] {
            let lines = try self.lines(forgiving, [(Double, Double)](items[..<count]), 320)
            #expect(lines[1].map(\.cross) == lines[0].map(\.cross).dropLast(6 - count))
        }
    }

    @Test("An item without a size has a line to itself; one that measures itself is as broad as it says")
    func measuredBreadths() throws {
        let items = Items([.fixed(10), .estimated(10), .estimated(10)], breadths: [nil, 50, 50])
        var arrangement = try Arrangement(
            [CollectionSection(Flow(itemSpacing: 5), items: items)], in: Size(width: 200, height: 100))
        #expect(arrangement.logicalFrame(of: .item(0)) == LogicalRect(main: 0, cross: 0, length: 10, breadth: 200))
        #expect(arrangement.logicalFrame(of: .item(2)) == LogicalRect(main: 10, cross: 55, length: 10, breadth: 50))
        try arrangement.measure([MeasuredSize(.item(1), length: 20, breadth: 80)])
        #expect(arrangement.logicalFrame(of: .item(1)) == LogicalRect(main: 10, cross: 0, length: 20, breadth: 80))
        #expect(arrangement.logicalFrame(of: .item(2)) == LogicalRect(main: 10, cross: 85, length: 10, breadth: 50))
        try arrangement.measure([MeasuredSize(.item(1), length: 20, breadth: 180)])
        #expect(arrangement.logicalFrame(of: .item(2))?.main == 30)
    }

    /// Returns the frames by line. A line begins with an item that is not behind the one before.
    private func lines(
        _ flow: Flow, _ sizes: [(breadth: Double, length: Double)], _ room: Double,
        _ orientation: Orientation = .vertical
    ) throws -> [[LogicalRect]] {
        let items = Items(sizes.map { .fixed($0.length) }, breadths: sizes.map { $0.breadth })
        let arrangement = try Arrangement(
            [CollectionSection(flow, items: items)], in: orientation.size(length: 500, breadth: room),
            orientation: orientation)
        var lines: [[LogicalRect]] = []
        var lineEnd = -Double.infinity
        for index in 0..<items.count {
            let frame = try #require(arrangement.logicalFrame(of: .item(index)))
            if frame.main >= lineEnd { lines.append([]) }
            lines[lines.count - 1].append(frame)
            lineEnd = lines[lines.count - 1].map(\.mainEnd).max()!
        }
        return lines
    }
}
