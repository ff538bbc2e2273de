@_spi(Host) import CollectionView
import Testing

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
}
