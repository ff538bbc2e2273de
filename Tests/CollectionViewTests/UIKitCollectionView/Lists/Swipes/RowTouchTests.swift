import CollectionView
import Testing
@_spi(Host) import UIKitViews

/// Rows that are touched, open or carried along while the list changes: the examples behind ``RandomSwipeTests``.
@Suite @MainActor struct RowTouchTests {
    private typealias Rows = RowStage<UICollectionViewListCell>

    /// Makes 40 rows of 44 points with a delete action and a grip.
    private func makeList() -> (Rows, TouchStage) {
        AnimationClock.startAfresh()
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.trailingSwipeActionsConfigurationProvider = { _ in
            UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Delete") { _, _, _ in }])
        }
        let stage = Rows(configuration, rows: [(0..<40).map { "row \($0)" }]) { cell, _, row in
            var content = cell.defaultContentConfiguration()
            content.text = row
            cell.contentConfiguration = content
            cell.accessories = [.reorder()]
        }
        let touches = TouchStage(stage.view)
        touches.window.frame.size.width = 320
        return (stage, touches)
    }

    private func deleteFirstRow(_ stage: Rows) {
        stage.rows[0].removeFirst()
        stage.view.deleteItems(at: [.item(0)])
    }

    /// Lets animations end, and lays out.
    private func rest(_ stage: Rows) {
        AnimationClock.current.advance(by: 1)
        stage.show()
    }

    /// Returns the texts of the rows on the screen for which something is true, from top to bottom.
    private func rows(_ stage: Rows, where isIncluded: (UICollectionViewListCell) -> Bool) -> [String] {
        stage.view.visibleCells.compactMap { $0 as? UICollectionViewListCell }.filter(isIncluded)
            .sorted { $0.frame.minY < $1.frame.minY }
            .compactMap { ($0.contentConfiguration as? UIListContentConfiguration)?.text }
    }

    // MARK: Fingers

    @Test func aFingerOnARowThatIsDeletedHighlightsNoOther() {
        let (stage, touches) = makeList()
        touches.down(50, 20)
        deleteFirstRow(stage)
        // The finger has stayed long enough to highlight the row, but the deleted row is still fading out.
        touches.clock.advance(by: 0.2)
        touches.clock.advance(by: 1)
        touches.up()
        rest(stage)
        #expect(rows(stage) { $0.isHighlighted } == [])
        #expect(stage.view.indexPathsForSelectedItems == [])
        touches.tap(50, 20)
        #expect(stage.view.indexPathsForSelectedItems == [.item(0)], "the next touch is one like any other")
    }

    @Test func aFingerOnARowThatAnUpdatePushesOffTheScreenHighlightsNoOther() {
        let (stage, touches) = makeList()
        stage.view.contentOffset.y = 44
        stage.show()
        touches.down(50, 20)
        deleteFirstRow(stage)
        touches.clock.advance(by: 0.2)
        touches.clock.advance(by: 1)
        touches.up()
        rest(stage)
        #expect(rows(stage) { $0.isHighlighted } == [])
    }

    @Test func aFingerOnARowThatIsScrolledAwayHighlightsNothing() {
        let (stage, touches) = makeList()
        touches.down(50, 20)
        touches.clock.advance(by: 0.2)
        #expect(rows(stage) { $0.isHighlighted } == ["row 0"])
        stage.view.contentOffset.y = 880
        rest(stage)
        touches.up()
        stage.view.contentOffset.y = 0
        stage.show()
        #expect(rows(stage) { $0.isHighlighted } == [])
        #expect(stage.view.indexPathsForSelectedItems == [])
    }

    // MARK: Open rows

    @Test func aRowThatAnUpdatePushesOffTheScreenCloses() {
        let (stage, _) = makeList()
        stage.view.openSwipeActions(forItemAt: .item(8), at: .trailing, animated: false)
        stage.rows[0].insert(contentsOf: (0..<5).map { "new \($0)" }, at: 0)
        stage.view.insertItems(at: (0..<5).map { .item($0) })
        rest(stage)
        for offset in [100, 200, 300, 800] as [CGFloat] {
            stage.view.contentOffset.y = offset
            stage.show()
            #expect(rows(stage) { $0.bounds.minX != 0 || $0.configurationState.isSwiped } == [], "at \(offset)")
        }
    }

    @Test func aReloadedRowCloses() {
        let (stage, _) = makeList()
        stage.view.openSwipeActions(forItemAt: .item(1), at: .trailing, animated: false)
        stage.view.reloadItems(at: [.item(1)])
        rest(stage)
        #expect(rows(stage) { $0.bounds.minX != 0 || $0.configurationState.isSwiped } == [])
    }

    @Test func anOpenRowMakesWayForOneThatIsMoved() {
        let (stage, _) = makeList()
        #expect(stage.view.beginInteractiveMovementForItem(at: .item(5)))
        stage.view.openSwipeActions(forItemAt: .item(3), at: .trailing, animated: false)
        stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 20))
        rest(stage)
        stage.view.endInteractiveMovement()
        rest(stage)
        #expect(rows(stage) { $0.configurationState.isSwiped } == ["row 3"])
        #expect(rows(stage) { $0.bounds.minX != 0 } == ["row 3"])
    }

    // MARK: Grips

    @Test func aGripMovesItsOwnRowOnly() {
        let (stage, touches) = makeList()
        stage.view.isEditing = true
        stage.show()
        touches.down(295, 66)
        touches.down(295, 154, finger: 1)
        #expect(rows(stage) { $0.configurationState.isReordering } == ["row 3"])
        touches.move(295, 330)
        #expect(rows(stage) { $0.configurationState.isReordering && $0.center.y == 154 } == ["row 3"])
        touches.up()
        #expect(rows(stage) { $0.configurationState.isReordering } == ["row 3"], "its finger is still down")
        touches.up(finger: 1)
        #expect(!stage.view.hasUncommittedUpdates)
    }

    @Test func aGripThatIsTakenAwayPutsItsRowBack() {
        let (stage, touches) = makeList()
        stage.view.isEditing = true
        stage.show()
        touches.down(295, 66)
        touches.move(295, 200)
        #expect(stage.view.hasUncommittedUpdates)
        stage.view.isEditing = false
        rest(stage)
        #expect(!stage.view.hasUncommittedUpdates)
        #expect(rows(stage) { $0.configurationState.isReordering } == [])
        #expect(rows(stage) { _ in true }.prefix(6) == (0..<6).map { "row \($0)" }[...])
        touches.move(295, 300)
        touches.up()
        rest(stage)
        #expect(rows(stage) { _ in true }.prefix(6) == (0..<6).map { "row \($0)" }[...])
    }
}
