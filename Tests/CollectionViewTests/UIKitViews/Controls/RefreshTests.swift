import CollectionView
import Testing
@_spi(Host) import UIKitViews

/// Pulling content down to reload it.
@Suite @MainActor struct RefreshTests {
    private final class Log { var refreshes = 0 }

    private func stage() -> (TouchStage, UIScrollView, UIRefreshControl, Log) {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        view.contentSize = CGSize(width: 200, height: 4000)
        let (control, log) = (UIRefreshControl(), Log())
        control.addAction(UIAction { _ in log.refreshes += 1 }, for: .valueChanged)
        view.refreshControl = control
        return (TouchStage(view), view, control, log)
    }

    @Test func aLongPullRefreshesUntilTheEnd() {
        let (stage, view, control, log) = stage()
        stage.down(100, 50)
        stage.move(100, 150)
        #expect(!control.isRefreshing)
        stage.move(100, 390)
        #expect(control.isRefreshing && log.refreshes == 1)
        let pulled = view.contentOffset.y
        stage.place(100, 390.25)
        #expect(abs(view.contentOffset.y - pulled) < 0.5, "what is pulled does not jump")
        stage.clock.advance(by: 0.2)
        stage.up()
        stage.clock.advanceUntilIdle()
        #expect(view.contentOffset.y == -60 && log.refreshes == 1)
        control.endRefreshing()
        stage.clock.advance(by: 0.1)
        #expect(view.contentOffset.y > -60 && view.contentOffset.y < 0, "it goes back in its own time")
        stage.clock.advanceUntilIdle()
        #expect(view.contentOffset.y == 0)
    }

    @Test func aShortPullDoesNot() {
        let (stage, view, control, log) = stage()
        stage.drag(from: (100, 50), to: (100, 150))
        stage.clock.advanceUntilIdle()
        #expect(!control.isRefreshing && log.refreshes == 0 && view.contentOffset.y == 0)
    }

    @Test func aRefreshEndedWhilePulledDoesNotStartAgain() {
        let (stage, view, control, log) = stage()
        control.addAction(UIAction { _ in control.endRefreshing() }, for: .valueChanged)
        stage.drag(from: (100, 50), to: (100, 390))
        stage.clock.advanceUntilIdle()
        #expect(log.refreshes == 1 && view.contentOffset.y == 0)
    }

    /// The strokes of the wheel's spokes, as they are drawn.
    private func strokeCount(_ stage: TouchStage) -> Int {
        let record = CanvasRecord()
        LayerWalk(on: record).draw(stage.window)
        return record.lines.count { $0.contains(" stroke ") }
    }

    private func wheel(of control: UIRefreshControl) throws -> UIActivityIndicatorView {
        try #require(control.subviews.lazy.compactMap { $0 as? UIActivityIndicatorView }.first)
    }

    @Test func theWheelAppearsWithThePullAndTurnsUntilTheEnd() throws {
        let (stage, view, control, _) = stage()
        let wheel = try wheel(of: control)
        #expect(strokeCount(stage) == 0)
        stage.down(100, 50)
        stage.move(100, 120)
        let early = wheel.alpha
        #expect(strokeCount(stage) == 8 && early > 0 && early < 1 && !wheel.isAnimating)
        stage.move(100, 390)
        #expect(wheel.alpha == 1 && wheel.isAnimating && control.frame.minY == view.contentOffset.y)
        stage.clock.advance(by: 0.2)
        stage.up()
        stage.clock.advanceUntilIdle()
        #expect(strokeCount(stage) == 8 && control.frame == CGRect(x: 0, y: -60, width: 200, height: 60))
        control.endRefreshing()
        stage.clock.advanceUntilIdle()
        #expect(strokeCount(stage) == 0 && stage.clock.isIdle)
    }

    @Test func theWheelStandsStillIfMotionIsToBeReduced() {
        UIAccessibility.setReduceMotion(true)
        defer { UIAccessibility.setReduceMotion(false) }
        let (stage, view, control, _) = stage()
        control.beginRefreshing()
        stage.window.layoutIfNeeded()
        stage.clock.advanceUntilIdle()
        #expect(strokeCount(stage) == 8 && stage.clock.isIdle && view.contentOffset.y == -60)
    }

    @Test func theControlLiesBehindAllItemsAndBeforeTheBackground() {
        let stage = RowStage<UICollectionViewListCell>(
            UICollectionLayoutListConfiguration(appearance: .plain), rows: [["a", "b"]]
        ) { _, _, _ in }
        let (control, background) = (UIRefreshControl(), UIView())
        stage.view.refreshControl = control
        stage.view.backgroundView = background
        stage.view.reloadData()
        stage.view.layoutIfNeeded()
        #expect(stage.view.subviews.prefix(2) == [background, control])
        #expect(stage.view.subviews.dropFirst(2).first is UICollectionViewListCell)
        stage.view.refreshControl = nil
        #expect(control.superview == nil)
    }
}
