import Testing

@testable import CollectionLayout

@Suite("Waterfall")
struct WaterfallTests {
    /// Each item goes to the next column, and begins at the end of the item before it in that column.
    @Test("The columns in turn", arguments: Orientation.all)
    func roundRobin(orientation: Orientation) throws {
        let waterfall = Waterfall(lanes: .count(2), spacing: 0, placement: .roundRobin)
        let items = Items([300, 100, 120, 80, 50].map { ItemSize.fixed($0) })
        let frames = try frames(waterfall, items, breadth: 360, orientation)
        // The third item goes to the first column, although that is longer.
        #expect(frames.map(\.cross) == [0, 180, 0, 180, 0])
        #expect(frames.map(\.main) == [0, 0, 300, 100, 420])
        #expect(frames.allSatisfy { $0.breadth == 180 })
    }

    @Test("The shortest column, and the first of several", arguments: Orientation.all)
    func shortest(orientation: Orientation) throws {
        let waterfall = Waterfall(lanes: .count(2), spacing: 0, placement: .shortest)
        let items = Items([300, 100, 120, 80, 50].map { ItemSize.fixed($0) })
        let frames = try frames(waterfall, items, breadth: 360, orientation)
        // The ends after each item are 300/0, 300/100, 300/220, 300/300 (a tie, for the first column), 350/300.
        #expect(frames.map(\.cross) == [0, 180, 180, 180, 0])
        #expect(frames.map(\.main) == [0, 0, 100, 220, 300])
    }

    /// The rule of css-grid-3: candidates are all lines at most the tolerance beyond the smallest running position. The
    /// first of them at or after the auto-placement cursor takes the item, or else the first of all.
    @Test("The masonry rule goes on from the last item")
    func masonry() throws {
        let waterfall = Waterfall(lanes: .count(3), spacing: 0, placement: .masonry(tolerance: 0))
        let items = Items([10, 20, 10, 30, 5, 5].map { ItemSize.fixed($0) })
        let frames = try frames(waterfall, items, breadth: 300, .vertical)
        // Ends: 10 0 0 | 10 20 0 | 10 20 10 | two lanes tie at 10, and lane 0 is at the cursor, which has wrapped
        // around: 40 20 10 | lane 2 is shortest: 40 20 15 | and again: 40 20 20.
        #expect(frames.map(\.cross) == [0, 100, 200, 0, 200, 200])
        #expect(frames.map(\.main) == [0, 0, 0, 10, 10, 15])
    }

    @Test("Among equally short lanes, the one at or after the cursor takes the item")
    func masonryCursor() throws {
        let waterfall = Waterfall(lanes: .count(3), spacing: 0, placement: .masonry(tolerance: 0))
        let items = Items([10, 20, 20, 10, 5, 5, 15, 5, 9].map { ItemSize.fixed($0) })
        let frames = try frames(waterfall, items, breadth: 300, .vertical)
        // Ends: 10 20 20 | lane 0: 20 20 20, cursor at lane 1 | all tie, and lane 1 is at the cursor: 20 25 20 | lanes
        // 0 and 2 tie, and 2 is after the cursor: 20 25 25 | back to lane 0: 35 25 25, cursor at 1 | lane 1: 35 30 25 |
        // lane 2.
        #expect(frames.map(\.cross) == [0, 100, 200, 0, 100, 200, 0, 100, 200])
        #expect(frames.map(\.main) == [0, 0, 0, 10, 20, 20, 20, 25, 25])
    }

    @Test("Without a short lane after the cursor, the first one takes the item")
    func masonryWrapsAround() throws {
        let waterfall = Waterfall(lanes: .count(3), spacing: 0, placement: .masonry(tolerance: 0))
        let items = Items([20, 10, 30, 10, 5].map { ItemSize.fixed($0) })
        let frames = try frames(waterfall, items, breadth: 300, .vertical)
        // Ends: 20 10 30 | lane 1 is shortest: 20 20 30, cursor at lane 2 | lanes 0 and 1 tie, both before the cursor.
        #expect(frames.map(\.cross) == [0, 100, 200, 100, 0])
    }

    @Test("The tolerance keeps reading order where lanes differ by little")
    func masonryTolerance() throws {
        let items = Items([100, 104, 98, 50, 50, 50].map { ItemSize.fixed($0) })
        let strict = try frames(
            Waterfall(lanes: .count(3), placement: .masonry(tolerance: 0)), items, breadth: 300, .vertical)
        let tolerant = try frames(
            Waterfall(lanes: .count(3), placement: .masonry(tolerance: 6)), items, breadth: 300, .vertical)
        #expect(strict.map(\.cross) == [0, 100, 200, 200, 0, 100])
        // The smallest end is 98. 100 and 104 are within 6 of it, and the cursor is at lane 0, then 1, then 2. After
        // the fourth item (150 104 98), the smallest end is still 98, so that lane 1 at 104 is just within.
        #expect(tolerant.map(\.cross) == [0, 100, 200, 0, 100, 200])
        #expect(tolerant.map(\.main) == [0, 0, 0, 100, 104, 98])
        let under = try frames(
            Waterfall(lanes: .count(3), placement: .masonry(tolerance: 5.5)), items, breadth: 300, .vertical)
        // Lane 1 is now half a point too long, and lane 2 is the next one after the cursor.
        #expect(under.map(\.cross) == [0, 100, 200, 0, 200, 100])
    }

    @Test("An item over several lanes begins below the longest of them", arguments: Orientation.all)
    func spans(orientation: Orientation) throws {
        let waterfall = Waterfall(lanes: .count(3), spacing: 10, placement: .masonry(tolerance: 0))
        let items = Items([50, 20, 30, 40, 15].map { ItemSize.fixed($0) }, spans: [1, 1, 1, 2, 1])
        let frames = try frames(waterfall, items, breadth: 320, orientation)
        // Ends are 50 20 30. For two lanes, line 0 is at 50 and line 1 at 30. So the item covers lanes 1 and 2 from 30
        // + 10 on: 50 80 80.
        #expect(frames[3] == LogicalRect(main: 40, cross: 110, length: 40, breadth: 210))
        #expect(frames[4] == LogicalRect(main: 60, cross: 0, length: 15, breadth: 100))
    }

    @Test("An item over more lanes than there are covers all of them", arguments: Orientation.all)
    func spanBeyondLanes(orientation: Orientation) throws {
        for placement in [Waterfall.Placement.roundRobin, .shortest, .masonry(tolerance: 5)] {
            let waterfall = Waterfall(lanes: .count(2), spacing: 4, placement: placement)
            let items = Items([.fixed(30), .ratio(1), .fixed(10)], spans: [1, 9, 1])
            let frames = try frames(waterfall, items, breadth: 204, orientation)
            #expect(frames[1] == LogicalRect(main: 34, cross: 0, length: 204, breadth: 204))
            #expect(frames[2].main == 242)
        }
    }

    @Test("In turn, an item that does not fit beside the last one begins at the first lane")
    func roundRobinSpans() throws {
        let waterfall = Waterfall(lanes: .count(3), placement: .roundRobin)
        let items = Items(Array(repeating: .fixed(10), count: 5), spans: [2, 2, 1, 1, 1])
        let frames = try frames(waterfall, items, breadth: 300, .vertical)
        #expect(frames.map(\.cross) == [0, 0, 200, 0, 100])
        #expect(frames.map(\.main) == [0, 10, 0, 20, 20])
    }

    private func frames(
        _ waterfall: Waterfall, _ items: Items, breadth: Double, _ orientation: Orientation
    ) throws -> [LogicalRect] {
        let viewport = orientation.size(length: 500, breadth: breadth)
        let arrangement = try Arrangement(
            [CollectionSection(waterfall, items: items)], in: viewport, orientation: orientation)
        return try items.indices.map { try #require(arrangement.logicalFrame(of: .item($0))) }
    }
}

extension Items {
    fileprivate var indices: Range<Int> { 0..<count }
}
