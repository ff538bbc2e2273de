import CollectionLayout
import Testing

@Suite("Neighbors")
struct NeighborTests {
    /// The grid is 0 1 2 / 3 4 5 / 6 7 8 / 9 along the logical axes. The expected neighbors of item 4 are those to the
    /// left, right, up and down on the screen.
    @Test(
        "In a grid",
        arguments: [
            (Orientation(.vertical, .leftToRight), [3, 5, 1, 7]), (Orientation(.vertical, .rightToLeft), [5, 3, 1, 7]),
            (Orientation(.horizontal, .leftToRight), [1, 7, 3, 5]),
            (Orientation(.horizontal, .rightToLeft), [7, 1, 3, 5]),
        ])
    func grid(orientation: Orientation, around: [Int]) throws {
        let arrangement = try Arrangement(
            [CollectionSection(UniformGrid(lanes: .count(3), spacing: 10), count: 10)],
            in: orientation.size(length: 400, breadth: 320), orientation: orientation)
        let headings: [Arrangement.Heading] = [.left, .right, .up, .down]
        #expect(headings.map { arrangement.neighbor(of: .item(4), toward: $0)?.item } == around)
        for (item, heading) in [4, 0, 1, 2, 3, 5, 6, 7, 8, 9].flatMap({ item in headings.map { (item, $0) } }) {
            let frame = try #require(arrangement.element(.item(item))).frame
            guard let id = arrangement.neighbor(of: .item(item), toward: heading) else {
                let others = (0..<10).compactMap { arrangement.element(.item($0))?.frame }
                #expect(!others.contains { $0.lies(heading, of: frame) && $0.isInLine(heading, with: frame) })
                continue
            }
            let neighbor = try #require(arrangement.element(id)).frame
            #expect(neighbor.lies(heading, of: frame))
        }
    }

    @Test("At the edges of the content there is none")
    func edges() throws {
        let arrangement = try Arrangement(
            [CollectionSection(UniformGrid(lanes: .count(3)), count: 9)], in: Size(width: 300, height: 400))
        for item in 0..<9 {
            #expect((arrangement.neighbor(of: .item(item), toward: .left) == nil) == (item % 3 == 0))
            #expect((arrangement.neighbor(of: .item(item), toward: .right) == nil) == (item % 3 == 2))
            #expect((arrangement.neighbor(of: .item(item), toward: .up) == nil) == (item < 3))
            #expect((arrangement.neighbor(of: .item(item), toward: .down) == nil) == (item >= 6))
        }
    }

    @Test("Across sections, over headers and gaps longer than the viewport")
    func sections() throws {
        let grid = CollectionSection(UniformGrid(lanes: .count(2), cell: .fixed(50)), count: 3, header: .fixed(2000))
        let empty = CollectionSection(UniformGrid(lanes: .count(2)), count: 0, header: .fixed(500))
        let arrangement = try Arrangement([grid, empty, grid], in: Size(width: 200, height: 300))
        #expect(arrangement.neighbor(of: .item(2), toward: .down) == .item(0, section: 2))
        #expect(arrangement.neighbor(of: .item(0, section: 2), toward: .up) == .item(2))
        #expect(arrangement.neighbor(of: .item(1, section: 2), toward: .up) == .item(1), "its own column")
        #expect(arrangement.neighbor(of: .header(section: 0), toward: .down) == nil, "only items have neighbors")
    }

    @Test("Along a lane, one stays in it", arguments: LayoutFixture.waterfalls)
    func lanes(layout: LayoutFixture) throws {
        for seed in 0..<8 {
            var random = SplitMix64(seed: seed)
            let items = Items((0..<70).map { _ in .fixed(random.distance(20...200)) })
            let arrangement = try Arrangement([layout.section(items)], in: Size(width: 400, height: 600))
            let frames = try (0..<70).map { try #require(arrangement.logicalFrame(of: .item($0))) }
            for (item, frame) in frames.enumerated() {
                let lane = frames.indices.filter { frames[$0].cross == frame.cross }
                let below = lane.filter { frames[$0].main > frame.main }.min { frames[$0].main < frames[$1].main }
                let above = lane.filter { frames[$0].main < frame.main }.max { frames[$0].main < frames[$1].main }
                if let below { #expect(arrangement.neighbor(of: .item(item), toward: .down) == .item(below)) }
                #expect(arrangement.neighbor(of: .item(item), toward: .up)?.item == above, "seed \(seed), \(item)")
            }
        }
    }

    @Test("Every item can be reached from the first one", arguments: LayoutFixture.all, Orientation.all)
    func reachability(layout: LayoutFixture, orientation: Orientation) throws {
        guard !["shingles", "overhang"].contains(layout.name) else { return }  // Overlapping items have no neighbors.
        for seed in 0..<2 {
            var random = SplitMix64(seed: seed)
            let sections = [45, 20].map { count in
                layout.section(
                    Items((0..<count).map { _ in .ratio(Double.random(in: 0.3...2, using: &random), plus: 1) }))
            }
            let arrangement = try Arrangement(
                sections, in: orientation.size(length: 500, breadth: 400), orientation: orientation)
            var reached: Set<ElementID> = [.item(0)]
            var pending: [ElementID] = [.item(0)]
            while let id = pending.popLast() {
                for heading in Arrangement.Heading.allCases {
                    guard let neighbor = arrangement.neighbor(of: id, toward: heading) else { continue }
                    if reached.insert(neighbor).inserted { pending.append(neighbor) }
                }
            }
            #expect(reached.count == 65, "\(layout.name), seed \(seed)")
        }
    }
}

extension Rect {
    fileprivate func lies(_ heading: Arrangement.Heading, of other: Rect) -> Bool {
        switch heading {
        case .left: maxX <= other.minX
        case .right: minX >= other.maxX
        case .up: maxY <= other.minY
        case .down: minY >= other.maxY
        }
    }

    fileprivate func isInLine(_ heading: Arrangement.Heading, with other: Rect) -> Bool {
        switch heading {
        case .left, .right: minY < other.maxY && other.minY < maxY
        case .up, .down: minX < other.maxX && other.minX < maxX
        }
    }
}
