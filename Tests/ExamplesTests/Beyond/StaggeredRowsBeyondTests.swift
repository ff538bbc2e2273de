import CollectionLayout
import StaggeredRowsExample
import Testing
import UIKit

@Suite("Beyond the fourth tutorial: staggered rows")
@MainActor struct StaggeredRowsBeyondTests {
    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    @Test("The shift of every other row is a parameter", arguments: [0, 0.25, 0.5, 1] as [CGFloat])
    func stagger(offset: CGFloat) {
        let stage = ExampleStage(StaggeredRows(offset: Double(offset)).hosted(), counts: [40])
        let rows = Dictionary(grouping: stage.cellFrames, by: \.minY).sorted { $0.key < $1.key }
        #expect(rows.count == 8)
        for (row, frames) in rows.enumerated() {
            #expect(frames.value.map(\.minX).min() == (row.isMultiple(of: 2) ? 0 : 80 * offset))
        }
    }

    @Test("There is one row where not even one fits", arguments: Tutorial.Form.allCases)
    func atLeastOneRow(form: Tutorial.Form) {
        let layout = Tutorial.staggeredRows.layout(form, of: PhotoSizes(count: 0))
        for height in [99, 40, 1, 0] as [CGFloat] {
            let stage = ExampleStage(layout, counts: [5], size: CGSize(width: 300, height: height))
            #expect(stage.itemFrames.map(\.minX) == [0, 95, 190, 285, 380])
            #expect(stage.itemFrames.allSatisfy { $0.minY == 10 })
        }
    }

    @Test("The layout says how round corners are, and cells hear of it although their frames stay")
    func cornerRadius() throws {
        let layout = StaggeredRows(side: 60).hosted()
        let stage = RoundPictureStage(layout, counts: [20])
        func radii() -> Set<CGFloat> {
            stage.view.layoutIfNeeded()
            return Set(
                stage.view.visibleCells.map {
                    $0.layoutIfNeeded()
                    return ($0 as? RoundPictureCell)?.imageView.layer.cornerRadius ?? -1
                })
        }
        #expect(radii() == [30])
        layout.attach { element, _ in RoundCorners(radius: element.item.isMultiple(of: 2) ? 5 : 12) }
        #expect(radii() == [5, 12])
    }

    @Test("Turning the device fills the new height with rows, and content is no wider than they are")
    func rotation() {
        let stage = ExampleStage(StaggeredRows().hosted(), counts: [50], size: CGSize(width: 390, height: 844))
        for (size, rows) in [(CGSize(width: 844, height: 390), 4), (CGSize(width: 390, height: 844), 8)] {
            stage.resize(to: size)
            #expect(Set(stage.cellFrames.map(\.minY)).count == rows)
            #expect(stage.view.contentSize == CGSize(width: stage.cellFrames.map(\.maxX).max()!, height: size.height))
        }
    }

    @Test("Every measure is a parameter")
    func parameters() {
        let rows = StaggeredRows(side: 50, spacing: 10, margin: 20, offset: 0)
        let stage = ExampleStage(rows.hosted(), counts: [4], size: CGSize(width: 300, height: 150))
        #expect(stage.cellFrames.map(\.origin) == [(0, 20), (0, 80), (60, 20), (60, 80)].map { CGPoint(x: $0, y: $1) })
    }
}
