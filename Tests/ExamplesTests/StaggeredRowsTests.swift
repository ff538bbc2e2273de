import CollectionLayout
import StaggeredRowsExample
import Testing
import UIKit

@Suite("Staggered rows, written twice")
@MainActor struct StaggeredRowsTests {
    @Test("Both versions have the same frames", arguments: interestingCounts)
    func frames(count: Int) throws {
        let stage = ExampleStage(StaggeredRowsLayout(), counts: [count])
        var arrangement = try Arrangement(
            [CollectionSection(StaggeredRows(), count: count)], in: Size(stage.view.bounds.size),
            orientation: Orientation(.horizontal, .leftToRight))
        for size in interestingSizes + [CGSize(width: 300, height: 40)] {
            stage.resize(to: size)
            try arrangement.resize(to: Size(size))
            let isSame = agree(stage.cellFrames, arrangement.frames(of: .item))
            #expect(isSame, "\(size)")
            #expect(Size(stage.view.contentSize) == arrangement.contentSize, "\(size)")
        }
    }

    @Test("Deleting and turning make the content narrower again")
    func shrinking() {
        let stage = ExampleStage(StaggeredRowsLayout(), counts: [50])
        let before = stage.view.contentSize.width
        stage.view.performBatchUpdates {
            stage.counts = [20]
            stage.view.deleteItems(at: (20..<50).map { IndexPath(item: $0, section: 0) })
        }
        stage.view.layoutIfNeeded()
        let after = stage.view.contentSize.width
        #expect(after < before)
        stage.resize(to: CGSize(width: 390, height: 1700))
        #expect(stage.view.contentSize.width < after)
    }

    @Test("Whatever meets a rectangle is found", arguments: [0.25, 0, 1])
    func queries(offset: Double) throws {
        let arrangement = try Arrangement(
            [CollectionSection(StaggeredRows(offset: offset), count: 100)], in: Size(width: 200, height: 300),
            orientation: Orientation(.horizontal, .leftToRight))
        let all = arrangement.elements(in: Rect(x: 0, y: 0, width: arrangement.length, height: 300))
        #expect(all.count == 100)
        for start in stride(from: -50.0, to: arrangement.length, by: 7.5) {
            let rect = Rect(x: start, y: 0, width: 33, height: 300)
            #expect(arrangement.elements(in: rect) == all.filter { $0.frame.intersects(rect) })
        }
    }

    @Test("Squares of no size, and a billion of them, do no harm", arguments: [0, -1, .nan, .infinity])
    func nonsense(side: Double) throws {
        let rows = StaggeredRows(side: side, spacing: side, margin: side, offset: side)
        let arrangement = try Arrangement(
            [CollectionSection(rows, count: 1_000_000_000)], in: Size(width: 100, height: 100))
        #expect(arrangement.length.isFinite)
    }

    @Test("The picture is as round as the layout makes the cell large")
    func cell() {
        let cell = RoundPictureCell(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
        cell.layoutIfNeeded()
        #expect(cell.imageView.layer.cornerRadius == 40)
        cell.frame.size = CGSize(width: 60, height: 70)
        cell.layoutIfNeeded()
        #expect(cell.imageView.layer.cornerRadius == 30)
        #expect(!cell.clipsToBounds)
    }
}
