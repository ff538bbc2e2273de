import CollectionLayout
import Testing

@Suite("Uniform grid")
struct UniformGridTests {
    /// With n columns, rows of a fixed length, and spacing between columns: an item is at its row times the row's
    /// length, and at its column times the column's breadth and the spacing.
    @Test("A fixed number of columns and a fixed row length", arguments: Orientation.all)
    func fixedColumns(orientation: Orientation) throws {
        let grid = UniformGrid(lanes: .count(3), cell: .fixed(50), spacing: 9)
        let arrangement = try Arrangement(
            [CollectionSection(grid, count: 8)], in: orientation.size(length: 600, breadth: 318),
            orientation: orientation)
        let frames = try (0..<8).map { try #require(arrangement.logicalFrame(of: .item($0))) }
        #expect(frames.map(\.cross) == [0, 109, 218, 0, 109, 218, 0, 109])
        #expect(frames.map(\.main) == [0, 0, 0, 59, 59, 59, 118, 118])
        #expect(frames.allSatisfy { $0.breadth == 100 && $0.length == 50 })
        #expect(arrangement.contentSize == orientation.size(length: 168, breadth: 318))
    }

    @Test("As many columns as fit, and square cells by default")
    func squareCells() throws {
        let grid = UniformGrid(lanes: .minimumBreadth(70), spacing: 10)
        let arrangement = try Arrangement([CollectionSection(grid, count: 5)], in: Size(width: 310, height: 500))
        #expect(arrangement.element(.item(3))?.frame == Rect(x: 240, y: 0, width: 70, height: 70))
        #expect(arrangement.element(.item(4))?.frame == Rect(x: 0, y: 80, width: 70, height: 70))
    }
}

@Suite("Staggered")
struct StaggeredTests {
    /// Squares of 80, with a spacing of 15, scroll sideways. Every other row is pushed by a quarter of a cell.
    @Test("Rows of squares, every other one pushed by a quarter")
    func cats() throws {
        let staggered = Staggered(lanes: .minimumBreadth(80), cell: .fixed(80), spacing: 15)
        // Three rows fit: 3 · 80 + 2 · 15 = 270.
        let arrangement = try Arrangement(
            [CollectionSection(staggered, count: 50)], in: Size(width: 500, height: 270), orientation: .horizontal)
        let frames = try (0..<5).map { try #require(arrangement.element(.item($0))).frame }
        #expect(frames.map(\.x) == [0, 20, 0, 95, 115])
        #expect(frames.map(\.y) == [0, 95, 190, 0, 95])
        #expect(frames.allSatisfy { $0.width == 80 && $0.height == 80 })
        // 50 = 16 · 3 + 2, so that the last item is in a pushed row of the 17th column.
        #expect(arrangement.contentSize == Size(width: 16 * 95 + 20 + 80, height: 270))
    }

    @Test("From the right, the first column is at the right edge", arguments: [1, 2, 3, 7])
    func rightToLeft(count: Int) throws {
        let staggered = Staggered(lanes: .count(2), cell: .fixed(80), spacing: 15)
        let arrangement = try Arrangement(
            [CollectionSection(staggered, count: count)], in: Size(width: 500, height: 175),
            orientation: Orientation(.horizontal, .rightToLeft))
        #expect(arrangement.element(.item(0))?.frame.maxX == arrangement.contentSize.width)
        let frames = (0..<count).compactMap { arrangement.element(.item($0))?.frame }
        #expect(frames.map(\.minX).min() == 0)
    }

    @Test("The content ends with whatever ends last", arguments: 1...9)
    func length(lanes: Int) throws {
        for count in 0...20 {
            for offset in [0, 0.25, 1] {
                let section = CollectionSection(
                    Staggered(lanes: .count(lanes), spacing: 3, offset: offset), count: count)
                let arrangement = try Arrangement([section], in: Size(width: 300, height: 300))
                let ends = (0..<count).compactMap { arrangement.logicalFrame(of: .item($0))?.mainEnd }
                #expect(arrangement.length == ends.max() ?? 0, "\(count) items, offset \(offset)")
            }
        }
    }
}
