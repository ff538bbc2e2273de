import CollectionView
import Testing

/// Compares long random sessions with a model: batches, scrolling, self-sizing, pinned headers, dragging and
/// animations, in any order. After each step, the screen must show the model, as the layout arranges it.
@Suite @MainActor struct UpdateModelTests {
    @Test(arguments: UpdateSession.Host.allCases, 0..<6)
    func theScreenShowsTheModel(host: UpdateSession.Host, seed: Int) {
        let clock = AnimationClock.startAfresh()
        var session = UpdateSession(host, seed: seed)
        let messages = session.stage.diagnostics {
            for _ in 0..<30 {
                session.step()
                if session.random.oneIn(2) { clock.advance(by: session.random.distance(0...0.4)) }
                session.expectScreenShowsModel()
            }
            session.stage.view.cancelInteractiveMovement()
            clock.advance(by: 2)
            session.stage.show()
            session.expectScreenShowsModel()
            session.expectNothingIsLeftOver()
        }
        #expect(messages == [], "seed \(seed)")
    }
}
