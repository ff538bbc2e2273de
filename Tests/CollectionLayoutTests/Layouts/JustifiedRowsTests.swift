import CollectionLayout
import Testing

@Suite("Justified rows")
struct JustifiedRowsTests {
    @Test("Every full row is exactly as broad as the container, in order, without overlap", arguments: Orientation.all)
    func fullRows(orientation: Orientation) throws {
        for seed in 0..<30 {
            var random = SplitMix64(seed: seed)
            let (breadth, target, spacing) = (
                random.distance(200...900), random.distance(60...200), random.distance(0...12)
            )
            let items = Items((0..<150).map { _ in .ratio(Double.random(in: 0.4...2.5, using: &random)) })
            let rows = try rows(JustifiedRows(targetLength: target, spacing: spacing), items, breadth, orientation)
            #expect(rows.joined().count == 150)
            var end = -spacing
            for (number, row) in rows.enumerated() {
                #expect(row[0].cross == 0)
                for (left, right) in zip(row, row.dropFirst()) {
                    #expect(abs(right.cross - left.crossEnd - spacing) <= 1.0 / 32, "seed \(seed), row \(number)")
                }
                if number < rows.count - 1 {
                    #expect(row[row.count - 1].crossEnd == breadth, "seed \(seed), row \(number)")
                }
                // The items of a row have the same length, except for the rounding of their breadths.
                let lengths = row.map(\.length)
                #expect(lengths.max()! - lengths.min()! < 0.1)
                #expect(row[0].main == end + spacing)
                end = row.map(\.mainEnd).max()!
            }
        }
    }

    @Test("A picture keeps its proportions")
    func proportions() throws {
        let ratios = [0.5, 1.5, 0.75, 1, 2, 0.66, 0.8]
        let rows = try rows(
            JustifiedRows(targetLength: 120, spacing: 8), Items(ratios.map { .ratio($0) }), 500, .vertical)
        for (frame, ratio) in zip(rows.joined(), ratios) {
            #expect(abs(frame.length - frame.breadth * ratio) <= 1.0 / 64)
        }
    }

    @Test("The row that is nearest to the target")
    func nearest() throws {
        // Squares, with a target of 100: three fill 340 at a length of 113, four at 85. Five are never tried. 113 is
        // nearer.
        let threes = try rows(JustifiedRows(targetLength: 100), Items(count: 6), 340, .vertical)
        #expect(threes.map(\.count) == [3, 3])
        // At 350, the lengths are 116.7 and 87.5, which is nearer.
        let fours = try rows(JustifiedRows(targetLength: 100), Items(count: 8), 350, .vertical)
        #expect(fours.map(\.count) == [4, 4])
        #expect(fours[0][3] == LogicalRect(main: 0, cross: 262.5, length: 87.5, breadth: 87.5))
    }

    @Test("The last row is not stretched")
    func lastRow() throws {
        let rows = try rows(JustifiedRows(targetLength: 100, spacing: 10), Items(count: 5), 330, .vertical)
        #expect(rows.map(\.count) == [3, 2])
        #expect(rows[0].map(\.breadth).allSatisfy { abs($0 - 310.0 / 3) < 1.0 / 32 })
        #expect(rows[1].map(\.breadth) == [100, 100])
        #expect(rows[1].map(\.length) == [100, 100])
        #expect(rows[1].map(\.cross) == [0, 110])
    }

    @Test("A panorama has a row to itself, and is not cropped")
    func panorama() throws {
        let items = Items([.ratio(1), .ratio(0.1), .ratio(1)])
        let rows = try rows(JustifiedRows(targetLength: 200, spacing: 10), items, 400, .vertical)
        #expect(rows.map(\.count) == [1, 1, 1] || rows.map(\.count) == [2, 1])
        let alone = try self.rows(JustifiedRows(targetLength: 200), Items([.ratio(0.1), .ratio(1)]), 400, .vertical)
        #expect(alone.map(\.count) == [1, 1])
        #expect(alone[0][0] == LogicalRect(main: 0, cross: 0, length: 40, breadth: 400))
    }

    @Test("Captions come below the pictures, and the longest one makes the row longer", arguments: Orientation.all)
    func captions(orientation: Orientation) throws {
        let items = Items([.ratio(1), .ratio(1, plus: 50), .ratio(1, plus: 20), .ratio(1)])
        let rows = try rows(JustifiedRows(targetLength: 100, spacing: 6), items, 312, orientation)
        #expect(rows.map(\.count) == [3, 1])
        #expect(rows[0].map(\.length) == [100, 150, 120])
        #expect(rows[1][0] == LogicalRect(main: 156, cross: 0, length: 100, breadth: 100))
    }

    /// Returns the frames by row: those that begin at the same position.
    private func rows(
        _ layout: JustifiedRows, _ items: Items, _ breadth: Double, _ orientation: Orientation
    ) throws -> [[LogicalRect]] {
        let viewport = orientation.size(length: 500, breadth: breadth)
        let arrangement = try Arrangement(
            [CollectionSection(layout, items: items)], in: viewport, orientation: orientation)
        var rows: [[LogicalRect]] = []
        for index in 0..<items.count {
            let frame = try #require(arrangement.logicalFrame(of: .item(index)))
            if rows.last?.last?.main == frame.main { rows[rows.count - 1].append(frame) } else { rows.append([frame]) }
        }
        return rows
    }
}
