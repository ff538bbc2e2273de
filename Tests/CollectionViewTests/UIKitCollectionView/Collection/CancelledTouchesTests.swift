import CollectionView
import Foundation
import Testing
@_spi(Host) import UIKitViews

/// Apps that change their data when a touched cell leaves the screen.
@Suite @MainActor struct CancelledTouchesTests {
    private final class Cell: UICollectionViewCell {
        var whenCancelled: () -> Void = {}

        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
            whenCancelled()
            super.touchesCancelled(touches, with: event)
        }
    }

    private final class Rows: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var items = Array(0..<100)
        var events: [String] = []
        var whenCancelled: () -> Void = {}
        let view: UICollectionView

        override init() {
            let layout = UICollectionViewFlowLayout()
            (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 200, height: 50), 0)
            view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
            super.init()
            view.register(Cell.self, forCellWithReuseIdentifier: "cell")
            (view.dataSource, view.delegate) = (self, self)
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            items.count
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! Cell
            cell.whenCancelled = { [unowned self] in
                events.append("cancelled")
                whenCancelled()
            }
            return cell
        }

        func collectionView(
            _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
            forItemAt indexPath: IndexPath
        ) {
            if indexPath.item == 1 { events.append("gone") }
        }

        func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
            events.append("unhighlighted")
        }

        func delete(_ range: Range<Int>) {
            items.removeSubrange(range)
            view.deleteItems(at: range.map { IndexPath(item: $0, section: 0) })
        }
    }

    private let rows = Rows()

    /// Puts a finger on the second row, which is highlighted.
    private func touchedStage() -> TouchStage {
        let stage = TouchStage(rows.view)
        stage.down(100, 75)
        stage.clock.advance(by: 0.3)
        #expect(rows.view.cellForItem(at: IndexPath(item: 1, section: 0))?.isHighlighted == true)
        return stage
    }

    private func isConsistent(_ stage: TouchStage) -> Bool {
        stage.clock.advance(by: 1)
        stage.window.layoutIfNeeded()
        return rows.view.numberOfItems(inSection: 0) == rows.items.count
            && rows.view.contentSize.height == CGFloat(50 * rows.items.count)
            && rows.view.visibleCells.count == 4
    }

    @Test func aCellThatIsScrolledAwayLearnsOfItAfterTheLayoutPass() {
        let stage = touchedStage()
        let mistakes = CollectionViewDiagnostics.collected {
            rows.whenCancelled = { [rows] in rows.delete(90..<100) }
            rows.view.contentOffset.y = 2000
            stage.window.layoutIfNeeded()
        }
        #expect(mistakes.isEmpty && rows.items.count == 90)
        #expect(rows.events == ["gone", "cancelled", "unhighlighted"], "and its collection view, too")
        #expect(isConsistent(stage))
    }

    @Test func aCellWhoseItemIsDeletedMayChangeTheDataOnceMore() {
        let stage = touchedStage()
        let mistakes = CollectionViewDiagnostics.collected {
            rows.whenCancelled = { [rows] in rows.delete(0..<3) }
            UIView.performWithoutAnimation { rows.delete(0..<2) }
        }
        #expect(mistakes.isEmpty && rows.items.count == 95 && rows.events.contains("cancelled"))
        #expect(isConsistent(stage))
    }

    @Test func aReloadIsOverWhenTouchesAreCancelled() {
        let stage = touchedStage()
        let mistakes = CollectionViewDiagnostics.collected {
            rows.whenCancelled = { [rows] in
                rows.items.removeLast(50)
                rows.view.reloadData()
            }
            rows.view.reloadData()
            stage.window.layoutIfNeeded()
        }
        #expect(mistakes.isEmpty && rows.events.contains("cancelled"))
        #expect(isConsistent(stage))
    }

    @Test func aFingerOnACellThatIsGoneIsNotHeardOfAgain() {
        let stage = touchedStage()
        rows.view.contentOffset.y = 2000
        stage.window.layoutIfNeeded()
        stage.place(100, 80)
        stage.up()
        #expect(rows.events == ["gone", "cancelled", "unhighlighted"])
        #expect(rows.view.indexPathsForSelectedItems?.isEmpty != false)
    }
}
