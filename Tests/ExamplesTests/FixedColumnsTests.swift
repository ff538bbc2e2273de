import CollectionLayout
import FixedColumnsExample
import Testing
import UIKit

@Suite("Fixed columns in three steps, written twice")
@MainActor struct FixedColumnsTests {
    nonisolated static let counts = [[], [0], [1], [50], [10_000], [0, 7, 0, 1, 50]]

    @Test("Cells: both versions have the same frames", arguments: counts)
    func cells(counts: [Int]) throws {
        try compare(FixedColumnLayout(), counts) { FixedColumns().section(of: $0) }
    }

    @Test("With headers", arguments: counts)
    func headers(counts: [Int]) throws {
        try compare(HeaderedColumnLayout(), counts) { FixedColumns().section(of: $0, hasHeader: true) }
    }

    @Test("With backgrounds", arguments: counts)
    func backgrounds(counts: [Int]) throws {
        try compare(DecoratedColumnLayout(), counts) {
            FixedColumns().section(of: $0, hasHeader: true, hasItemBackgrounds: true)
        }
    }

    private func compare(
        _ layout: FixedColumnLayout, _ counts: [Int], with section: (_ count: Int) -> CollectionSection
    ) throws {
        let stage = ExampleStage(layout, counts: counts)
        var arrangement = try Arrangement(counts.map(section), in: Size(stage.view.bounds.size))
        for size in interestingSizes {
            stage.resize(to: size)
            try arrangement.resize(to: Size(size))
            let elements = stage.elements
            for (category, kind) in [
                (UICollectionView.ElementCategory.cell, ElementKind.item), (.supplementaryView, .header),
                (.decorationView, .itemBackground),
            ] {
                let frames = elements.filter { $0.category == category }.map(\.frame)
                // The core rounds breadths down to 1/64 of a point.
                let isSame = agree(frames, arrangement.frames(of: kind), within: 1 / 32)
                #expect(isSame, "\(kind) \(size)")
            }
            #expect(stage.view.contentSize == CGSize(width: size.width, height: arrangement.length))
        }
    }

    @Test("Frames can be tried out without a collection view")
    func frames() {
        let frames = FixedColumnFrames(width: 100, numberOfColumns: 3, columnSpacing: 5, rowHeight: 20)
        #expect(frames.frame(of: 4) == CGRect(x: 35, y: 20, width: 30, height: 20))
        #expect(frames.height(of: 4) == 40)
        #expect(FixedColumnFrames(width: 10, numberOfColumns: 0, columnSpacing: 5, rowHeight: 20).itemWidth == 10)
    }

    @Test(
        "Rows without height, columns without breadth and a billion items do no harm", arguments: [0, -1, .nan, 1e-9])
    func nonsense(rowHeight: Double) throws {
        let columns = FixedColumns(columns: .count(0), columnSpacing: .infinity, rowHeight: rowHeight)
        let arrangement = try Arrangement([columns.section(of: 1_000_000_000)], in: Size(width: 0, height: 100))
        #expect(arrangement.length.isFinite)
        #expect(arrangement.elements(in: Rect(x: 0, y: 0, width: 0, height: 0)).isEmpty)
    }
}
