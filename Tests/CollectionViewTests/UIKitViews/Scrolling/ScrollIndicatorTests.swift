import CollectionView
import LayoutModel
import Testing
@_spi(Host) import UIKitViews

/// The bars that show how far the content is scrolled.
@Suite @MainActor struct ScrollIndicatorTests {
    private func makeScrollView(_ content: CGSize = CGSize(width: 200, height: 1600)) -> UIScrollView {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        view.contentSize = content
        return view
    }

    /// Returns the indicators' frames as drawn, in the coordinates of the scroll view's frame.
    private func drawn(_ view: UIScrollView) -> [CGRect] {
        let record = CanvasRecord()
        LayerWalk(on: record).draw(view)
        return record.fills.map { $0.rect.offsetBy(dx: -view.contentOffset.x, dy: -view.contentOffset.y) }
    }

    private func opacity(_ view: UIScrollView) -> CGFloat {
        let record = CanvasRecord()
        LayerWalk(on: record).draw(view)
        return record.fills.first?.opacity ?? 0
    }

    @Test func itIsSeenWhileContentMovesAndAMomentLonger() {
        let view = makeScrollView()
        let stage = TouchStage(view)
        stage.down(100, 300)
        #expect(drawn(view).isEmpty, "nothing moves yet")
        stage.move(100, 190)
        // A quarter of the content is visible. The offset is at most 1,200, and 3 points remain free at either end.
        let offset = view.contentOffset.y
        #expect(drawn(view) == [CGRect(x: 194, y: 3 + (394 - 98.5) * offset / 1200, width: 3, height: 98.5)])
        stage.clock.advance(by: 2)
        #expect(drawn(view).count == 1, "a finger holds the content")
        stage.up()
        stage.clock.advance(by: 0.4)
        let full = opacity(view)
        #expect(full > 0)
        stage.clock.advance(by: 0.2)
        #expect(opacity(view) > 0 && opacity(view) < full)
        stage.clock.advance(by: 0.3)
        #expect(drawn(view).isEmpty && stage.clock.isIdle)
    }

    @Test func itShrinksAtAnEndThatIsPulled() {
        let view = makeScrollView()
        let stage = TouchStage(view)
        stage.down(100, 100)
        stage.move(100, 300)
        let indicator = drawn(view).first ?? .zero
        #expect(view.contentOffset.y < -50)
        #expect(indicator.minY == 3 && abs(indicator.height - (98.5 + view.contentOffset.y)) < 1e-9)
    }

    @Test func twoOfThemDoNotMeet() {
        let view = makeScrollView(CGSize(width: 400, height: 800))
        let stage = TouchStage(view)
        view.flashScrollIndicators()
        view.contentOffset = CGPoint(x: 200, y: 400)
        #expect(drawn(view).map(\.maxY) == [391, 397] && drawn(view).map(\.maxX) == [197, 191])
        view.showsVerticalScrollIndicator = false
        view.horizontalScrollIndicatorInsets = UIEdgeInsets(top: 0, left: 10, bottom: 20, right: 30)
        #expect(drawn(view).map(\.maxX) == [167] && drawn(view).map(\.maxY) == [377])
        stage.clock.advanceUntilIdle()
        #expect(drawn(view).isEmpty)
    }

    @Test func itIsAtTheLeftWhereTextRunsThere() {
        let view = makeScrollView()
        view.semanticContentAttribute = .forceRightToLeft
        let stage = TouchStage(view)
        view.withScrollIndicatorsShown { view.contentOffset.y = 30 }
        #expect(drawn(view).map(\.minX) == [3])
        stage.clock.advanceUntilIdle()
    }

    @Test func contentThatFitsHasNone() {
        let view = makeScrollView(CGSize(width: 200, height: 300))
        view.alwaysBounceVertical = true
        let stage = TouchStage(view)
        stage.down(100, 100)
        stage.move(100, 200)
        #expect(view.contentOffset.y < 0 && drawn(view).isEmpty)
    }

    /// The indicator of long content must be large enough to see, and must stay on its track at every offset.
    @Test func itStaysOnItsTrack() {
        for seed in 0..<200 {
            var random = SplitMix64(seed: seed)
            let view = makeScrollView(
                CGSize(width: 200, height: CGFloat(Int.random(in: 401...1_000_000, using: &random))))
            let stage = TouchStage(view)
            view.flashScrollIndicators()
            view.contentOffset.y = CGFloat(Int.random(in: -300...1_000_000, using: &random))
            let indicator = drawn(view).first ?? .zero
            #expect(
                indicator.minY >= 3 && indicator.maxY <= 397.0001 && indicator.height >= 8, "seed \(seed): \(indicator)"
            )
            stage.clock.advanceUntilIdle()
        }
    }
}
