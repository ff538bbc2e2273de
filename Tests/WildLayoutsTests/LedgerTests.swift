import LayoutModel
import Testing
import UIKit

@testable import WildLayouts

@Suite @MainActor struct LedgerTests {
    /// Returns the frames of a table's cells at an offset, by plain addition.
    private func frames(
        _ widths: [CGFloat], rows: Int, _ layout: LedgerLayout, at offset: CGPoint
    ) -> [IndexPath: CGRect] {
        var frames: [IndexPath: CGRect] = [:]
        for row in 0..<rows {
            var x: CGFloat = 0
            for (column, width) in widths.enumerated() {
                frames[IndexPath(item: column, section: row)] = CGRect(
                    x: x + (column < layout.frozenColumns ? max(0, offset.x) : 0),
                    y: CGFloat(row) * layout.rowHeight + (row < layout.frozenRows ? max(0, offset.y) : 0),
                    width: width, height: layout.rowHeight)
                x += width
            }
        }
        return frames
    }

    @Test func theCellsOfTheWindowAreShownAndNoOthers() {
        for seed in 0..<25 {
            var random = SplitMix64(seed: seed)
            let layout = LedgerLayout()
            layout.frozenRows = Int.random(in: 0...2, using: &random)
            layout.frozenColumns = Int.random(in: 0...2, using: &random)
            let rows = Int.random(in: 0...30, using: &random)
            let widths = (0..<Int.random(in: 1...20, using: &random)).map { _ in
                random.oneIn(8) ? 0 : CGFloat(Int.random(in: 20...120, using: &random))
            }
            let stage = LedgerStage(layout, rows: rows, widths: widths)
            for _ in 0..<10 {
                let offset = CGPoint(
                    x: CGFloat.random(in: -30...2000, using: &random), y: CGFloat.random(in: -30...1200, using: &random)
                )
                stage.scroll(to: offset)
                let window = stage.view.bounds
                let seen = frames(widths, rows: rows, layout, at: window.origin).filter {
                    !$0.value.intersection(window).isEmpty
                }
                #expect(Set(stage.view.indexPathsForVisibleItems) == Set(seen.keys), "seed \(seed) at \(offset)")
                for (path, frame) in seen {
                    #expect(stage.view.cellForItem(at: path)?.frame == frame, "seed \(seed), \(path) at \(offset)")
                }
            }
        }
    }

    @Test func theCornerIsAboveTheHeadingsAndTheseAboveTheRest() {
        let stage = LedgerStage(LedgerLayout(), rows: 40, widths: [CGFloat](repeating: 70, count: 40))
        stage.scroll(to: CGPoint(x: 333, y: 222))
        let heights = stage.view.subviews.compactMap { view -> Int? in
            guard let cell = view as? UICollectionViewCell, let path = stage.view.indexPath(for: cell) else {
                return nil
            }
            return (path.section == 0 ? 2 : 0) + (path.item == 0 ? 1 : 0)
        }
        #expect(heights == heights.sorted() && Set(heights) == [0, 1, 2, 3])
        #expect(stage.view.indexPathForItem(at: CGPoint(x: 340, y: 230)) == IndexPath(item: 0, section: 0))
    }

    @Test func scrollingAsksForNoWidthAgain() {
        let stage = LedgerStage(LedgerLayout(), rows: 200, widths: [CGFloat](repeating: 70, count: 60))
        stage.scroll(to: CGPoint(x: 500, y: 900))
        #expect(stage.widthsAsked == Array(0..<60))
        stage.widths[1] = 200
        stage.view.collectionViewLayout.invalidateLayout()
        stage.window.layoutIfNeeded()
        #expect(stage.widthsAsked.count == 120 && stage.view.contentSize == CGSize(width: 60 * 70 + 130, height: 8000))
    }

    @Test func anInsertedRowMovesThoseBelow() {
        let stage = LedgerStage(LedgerLayout(), rows: 5, widths: [100, 100, 100])
        let moved = stage.cell(1, 2)
        let isFinished = stage.batch { [stage] in
            stage.sections.insert(["a", "b", "c"], at: 2)
            stage.view.insertSections([2])
        }
        #expect(isFinished)
        #expect(stage.cell(1, 3) === moved && moved?.frame == CGRect(x: 100, y: 120, width: 100, height: 40))
        #expect(stage.texts.contains("b") && stage.view.contentSize.height == 240)
    }
}

@MainActor private final class LedgerStage: WildStage, LedgerLayoutDelegate {
    var widths: [CGFloat]
    private(set) var widthsAsked: [Int] = []

    init(_ layout: LedgerLayout, rows: Int, widths: [CGFloat]) {
        self.widths = widths
        super.init(layout, (0..<rows).map { row in widths.indices.map { "\(row).\($0)" } })
        show()
    }

    func collectionView(
        _ collectionView: UICollectionView, layout: LedgerLayout, widthOfColumn column: Int
    ) -> CGFloat {
        widthsAsked.append(column)
        return widths[column]
    }
}
