import CollectionView
import Testing
@_spi(Host) import UIKitViews

/// The choice among several recognizers, and the touches that views receive meanwhile.
@Suite @MainActor struct GestureAgreementTests {
    private var heard = Log()

    private final class Log { var names: [String] = [] }

    private final class Delegate: NSObject, UIGestureRecognizerDelegate {
        var shouldBegin = true
        var isTogether = false
        var receives: (UITouch) -> Bool = { _ in true }
        weak var waitsFor: UIGestureRecognizer?
        weak var awaitedBy: UIGestureRecognizer?

        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { shouldBegin }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { isTogether }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
        ) -> Bool { receives(touch) }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
        ) -> Bool { other === waitsFor }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
        ) -> Bool { other === awaitedBy }
    }

    private func named(_ name: String, _ gesture: UIGestureRecognizer) -> UIGestureRecognizer {
        gesture.addHandler { [heard] in heard.names.append("\(name) \($0.state)") }
        return gesture
    }

    private func doubleTap() -> UITapGestureRecognizer {
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = 2
        return tap
    }

    private func makeView(_ gestures: UIGestureRecognizer...) -> TouchRecorder {
        let view = TouchRecorder(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        for gesture in gestures { view.addGestureRecognizer(gesture) }
        return view
    }

    @Test func theInnermostRecognizerWins() {
        let (outer, inner) = (makeView(named("outer", UITapGestureRecognizer())), makeView())
        inner.addGestureRecognizer(named("inner", UITapGestureRecognizer()))
        outer.addSubview(inner)
        let stage = TouchStage(outer)
        stage.tap(10, 10)
        #expect(heard.names == ["inner ended"])
        inner.gestureRecognizers?.first?.isEnabled = false
        stage.tap(10, 10)
        #expect(heard.names == ["inner ended", "outer ended"])
    }

    @Test func theFirstToRecognizePreventsTheOthers() {
        let (press, pan) = (named("press", UILongPressGestureRecognizer()), named("pan", UIPanGestureRecognizer()))
        let stage = TouchStage(makeView(press, pan))
        stage.drag(from: (10, 10), to: (100, 10))
        #expect(Set(heard.names) == ["pan began", "pan changed", "pan ended"])
        heard.names = []
        stage.down(10, 10)
        stage.clock.advance(by: 0.6)
        stage.move(100, 10)
        stage.up()
        #expect(Set(heard.names) == ["press began", "press changed", "press ended"])
    }

    @Test func aDelegateLetsTwoRecognizeTogether() {
        let (press, pan, delegate) = (UILongPressGestureRecognizer(), UIPanGestureRecognizer(), Delegate())
        delegate.isTogether = true
        pan.delegate = delegate
        let stage = TouchStage(makeView(named("press", press), named("pan", pan)))
        stage.down(10, 10)
        stage.clock.advance(by: 0.6)
        stage.place(100, 10)
        stage.up()
        #expect(
            heard.names == ["press began", "press changed", "pan began", "press ended", "pan ended"])
    }

    @Test func aSingleTapWaitsForADoubleTapToFail() {
        let (single, double) = (named("single", UITapGestureRecognizer()), named("double", doubleTap()))
        single.require(toFail: double)
        let stage = TouchStage(makeView(single, double))
        stage.tap(10, 10)
        #expect(heard.names == [])
        stage.clock.advance(by: 0.4)
        #expect(heard.names == ["single ended"])
        stage.tap(10, 10)
        stage.clock.advance(by: 0.1)
        stage.tap(10, 10)
        stage.clock.advance(by: 1)
        #expect(heard.names == ["single ended", "double ended"])
        stage.tap(10, 10)
        stage.clock.advance(by: 1)
        #expect(heard.names.count == 3 && stage.clock.isIdle)
    }

    @Test func delegatesCanRequireFailureToo() {
        let (single, double, delegate) = (UITapGestureRecognizer(), doubleTap(), Delegate())
        single.delegate = delegate
        delegate.waitsFor = double
        let stage = TouchStage(makeView(named("single", single), named("double", double)))
        stage.tap(10, 10)
        #expect(heard.names == [])
        stage.clock.advance(by: 0.4)
        #expect(heard.names == ["single ended"])
        (delegate.waitsFor, delegate.awaitedBy, single.delegate, double.delegate) = (nil, single, nil, delegate)
        stage.tap(10, 10)
        #expect(heard.names.count == 1)
        stage.clock.advance(by: 0.4)
        #expect(heard.names.count == 2)
    }

    /// A pan that waits for a swipe begins when the swipe has failed, with the whole distance that the finger has
    /// moved.
    @Test func waitingGesturesContinueAtTheFinger() {
        let (pan, swipe) = (UIPanGestureRecognizer(), UISwipeGestureRecognizer())
        pan.require(toFail: swipe)
        let stage = TouchStage(makeView(named("pan", pan), named("swipe", swipe)))
        stage.down(10, 10)
        stage.move(40, 10, over: 0.4)
        #expect(heard.names == [])
        stage.clock.advance(by: 0.2)
        #expect(heard.names == ["pan began"] && pan.translation(in: nil).x == 30)
        stage.up()
        heard.names = []
        stage.flick(from: (10, 10), to: (40, 10))
        #expect(heard.names == ["pan began", "pan ended"], "the swipe fails with the end of the touch")
        heard.names = []
        stage.flick(from: (10, 10), to: (100, 10))
        #expect(heard.names == ["swipe ended"])
    }

    @Test func viewsAndDelegatesAreAsked() {
        final class Refusing: UIView {
            override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
        }
        let (tap, delegate) = (UITapGestureRecognizer(), Delegate())
        tap.delegate = delegate
        let view = makeView(named("tap", tap))
        let stage = TouchStage(view)
        delegate.shouldBegin = false
        stage.tap(10, 10)
        delegate.shouldBegin = true
        delegate.receives = { $0.location(in: view).x > 50 }
        stage.tap(10, 10)
        #expect(heard.names == [] && view.events == ["began", "ended", "began", "ended"])
        stage.tap(60, 10)
        #expect(heard.names == ["tap ended"])
        let refusing = Refusing(frame: view.frame)
        refusing.addGestureRecognizer(tap)
        stage.window.addSubview(refusing)
        stage.tap(60, 10)
        #expect(heard.names == ["tap ended"])
    }

    @Test func aRecognizedGestureCancelsTheTouchInItsView() {
        let tap = UITapGestureRecognizer()
        let view = makeView(tap)
        let stage = TouchStage(view)
        stage.tap(10, 10)
        #expect(view.events == ["began", "cancelled"])
        tap.cancelsTouchesInView = false
        stage.tap(10, 10)
        #expect(view.events.suffix(2) == ["began", "ended"])
    }

    @Test func aRecognizerCanDelayTouches() {
        let double = doubleTap()
        double.delaysTouchesBegan = true
        let view = makeView(double)
        let stage = TouchStage(view)
        stage.tap(10, 10)
        #expect(view.events == [])
        stage.clock.advance(by: 0.4)
        #expect(view.events == ["began", "ended"])
        stage.tap(10, 10)
        stage.tap(10, 10)
        stage.clock.advance(by: 1)
        #expect(view.events.count == 2, "of a double tap the view hears nothing")
        double.delaysTouchesBegan = false
        stage.tap(10, 10)
        #expect(view.events.suffix(1) == ["began"], "the end could be that of a first tap")
        stage.clock.advance(by: 0.4)
        #expect(view.events.suffix(2) == ["began", "ended"])
        double.delaysTouchesEnded = false
        stage.tap(10, 10)
        stage.tap(10, 10)
        #expect(view.events.suffix(4) == ["began", "ended", "began", "cancelled"])
    }

    @Test func delayedSamplesAreDeliveredUnchanged() {
        let double = doubleTap()
        double.delaysTouchesBegan = true
        let view = makeView(double)
        let stage = TouchStage(view)
        stage.down(10, 10)
        stage.place(80, 10)
        stage.up()
        stage.clock.advance(by: 1)
        #expect(view.points.first == CGPoint(x: 10, y: 10) && view.phases.first == .began)
    }

    @Test func aRecognizerThatIsRemovedLetsGo() {
        let (pan, tap) = (UIPanGestureRecognizer(), UITapGestureRecognizer())
        let view = makeView(named("pan", pan), named("tap", tap))
        let stage = TouchStage(view)
        stage.down(10, 10)
        stage.move(60, 10)
        view.removeGestureRecognizer(pan)
        #expect(heard.names.last == "pan cancelled" && pan.state == .possible)
        stage.move(90, 10)
        stage.up()
        #expect(heard.names.last == "pan cancelled")
    }
}
