import Testing

@testable import CollectionLayout

@Suite("Very many items")
struct ScaleTests {
    static let billion = 1_000_000_000

    @Test("A billion cells in a grid", arguments: Orientation.all)
    func grid(orientation: Orientation) throws {
        let section = CollectionSection(
            UniformGrid(lanes: .count(4), cell: .fixed(50), spacing: 8), count: Self.billion)
        let arrangement = try Arrangement(
            [section], in: orientation.size(length: 600, breadth: 424), orientation: orientation)
        #expect(arrangement.length == 250_000_000 * 58 - 8)
        let last = ElementID.item(Self.billion - 1)
        #expect(
            arrangement.logicalFrame(of: last)
                == LogicalRect(main: 249_999_999 * 58, cross: 324, length: 50, breadth: 100))
        var found: [Int] = []
        arrangement.forEachFrame(from: arrangement.length - 60, to: .infinity) { id, _, _ in found.append(id.item) }
        #expect(found == Array((Self.billion - 8)..<Self.billion))
        let back: Arrangement.Heading =
            orientation.axis == .vertical ? .up : orientation.direction == .leftToRight ? .left : .right
        #expect(arrangement.neighbor(of: last, toward: back) == .item(Self.billion - 5))
        #expect(arrangement.anchor(at: arrangement.length - 60)?.element == .item(Self.billion - 4))
    }

    @Test("A billion staggered cells")
    func staggered() throws {
        let section = CollectionSection(Staggered(lanes: .count(4), cell: .fixed(40), spacing: 10), count: Self.billion)
        let arrangement = try Arrangement([section], in: Size(width: 430, height: 600))
        #expect(arrangement.length == 249_999_999 * 50 + 10 + 40)
        let end = Rect(x: 0, y: arrangement.length - 10, width: 430, height: 10)
        #expect(arrangement.elements(in: end).map(\.id.item) == [Self.billion - 3, Self.billion - 1])
    }

    @Test("A million photographs in a waterfall")
    func waterfall() throws {
        var random = SplitMix64(seed: 1)
        let ratios = (0..<997).map { _ in
            ItemSize.estimated(ratio: Double.random(in: 0.5...1.8, using: &random), plus: 20)
        }
        let items = Items((0..<1_000_000).map { ratios[$0 % ratios.count] })
        var arrangement = try Arrangement(
            [CollectionSection(Waterfall(lanes: .count(5), spacing: 12), items: items)],
            in: Size(width: 1000, height: 800))
        let last = ElementID.item(999_999)
        let middle = Rect(x: 0, y: (arrangement.length / 2).rounded(), width: 1000, height: 800)
        let visible = arrangement.elements(in: middle)
        // Every lane holds one photograph after another, with only the spacing between them.
        let lanes = Dictionary(grouping: visible.map(\.frame), by: \.x)
        #expect(lanes.count == 5)
        for lane in lanes.values {
            #expect(lane[0].minY <= middle.minY + 12 && lane[lane.count - 1].maxY >= middle.maxY - 12)
            #expect(zip(lane, lane.dropFirst()).allSatisfy { $1.minY - $0.maxY == 12 })
        }
        let before = try #require(arrangement.logicalFrame(of: last))
        try arrangement.measure([MeasuredSize(last, length: before.length + 10)])
        #expect(arrangement.logicalFrame(of: last)?.length == before.length + 10)
        #expect(arrangement.logicalFrame(of: last)?.main == before.main)
        let ends = arrangement.elements(in: Rect(x: 0, y: arrangement.length - 1, width: 1000, height: 1))
        #expect(!ends.isEmpty)
    }
}
