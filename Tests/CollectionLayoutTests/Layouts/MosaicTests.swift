import CollectionLayout
import Testing

@Suite("Mosaic")
struct MosaicTests {
    @Test("A large cell and two small ones, over and over", arguments: Orientation.all)
    func feature(orientation: Orientation) throws {
        let arrangement = try arrangement(Mosaic(spacing: 10), count: 4, orientation)
        let frames = (0..<4).compactMap { arrangement.logicalFrame(of: .item($0)) }
        #expect(
            frames == [
                LogicalRect(main: 0, cross: 0, length: 210, breadth: 210),
                LogicalRect(main: 0, cross: 220, length: 100, breadth: 100),
                LogicalRect(main: 110, cross: 220, length: 100, breadth: 100),
                LogicalRect(main: 220, cross: 0, length: 210, breadth: 210),
            ])
    }

    @Test("The last block is as long as what is in it, and nothing overlaps", arguments: 0...25)
    func partialBlock(count: Int) throws {
        let arrangement = try arrangement(Mosaic(.alternatingFeature, spacing: 10), count: count, .vertical)
        let frames = (0..<count).compactMap { arrangement.logicalFrame(of: .item($0)) }
        #expect(arrangement.length == frames.map(\.mainEnd).max() ?? 0)
        for (number, frame) in frames.enumerated() {
            #expect(!frames[..<number].contains { $0.intersects(frame) })
            #expect(frame.crossEnd <= 320)
        }
    }

    @Test("A pattern that makes no sense is cut to one that does")
    func nonsense() throws {
        let cell = MosaicPattern.Cell(column: 7, row: -3, columnSpan: .max, rowSpan: 0)
        let pattern = MosaicPattern(columns: 2, cells: [cell])
        #expect(pattern.cells == [MosaicPattern.Cell(column: 1, row: 0)])
        #expect(pattern.rows == 1)
        #expect(MosaicPattern(columns: -5, cells: []).cells.count == 1)
        let deep = MosaicPattern(columns: .max, cells: [MosaicPattern.Cell(column: 0, row: .max, rowSpan: .max)])
        let arrangement = try arrangement(Mosaic(deep), count: 1_000_000_000, .vertical)
        #expect(arrangement.length.isFinite)
    }

    private func arrangement(_ mosaic: Mosaic, count: Int, _ orientation: Orientation) throws -> Arrangement {
        try Arrangement(
            [CollectionSection(mosaic, count: count)], in: orientation.size(length: 500, breadth: 320),
            orientation: orientation)
    }
}
