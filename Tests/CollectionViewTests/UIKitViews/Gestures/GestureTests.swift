import CollectionView
import Testing
@_spi(Host) import UIKitViews

/// The movements that each recognizer accepts as its gesture.
@Suite @MainActor struct GestureTests {
    /// Returns a stage in which the recognizer's view covers the window.
    private func stage(_ gesture: UIGestureRecognizer) -> (TouchStage, Log) {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        view.isMultipleTouchEnabled = true
        view.addGestureRecognizer(gesture)
        let log = Log()
        gesture.addHandler { log.states.append($0.state) }
        return (TouchStage(view), log)
    }

    private final class Log { var states: [UIGestureRecognizer.State] = [] }

    @Test func aTapIsShortAndStaysInPlace() {
        let tap = UITapGestureRecognizer()
        let (stage, log) = stage(tap)
        stage.tap(20, 30)
        #expect(log.states == [.ended] && tap.location(in: nil) == CGPoint(x: 20, y: 30))
        #expect(tap.state == .possible, "ready for the next one")
        stage.down(20, 30)
        stage.move(60, 70)
        stage.up()
        stage.down(20, 30)
        stage.clock.advance(by: 2)
        stage.up()
        stage.down(20, 30)
        stage.down(40, 30, finger: 1)
        stage.up(finger: 1)
        stage.up()
        stage.down(20, 30)
        stage.cancel()
        #expect(log.states == [.ended])
        stage.tap(20, 30)
        #expect(log.states == [.ended, .ended])
        #expect(stage.clock.isIdle)
    }

    @Test func twoFingersTapOnce() {
        let tap = UITapGestureRecognizer()
        tap.numberOfTouchesRequired = 2
        let (stage, log) = stage(tap)
        stage.tap(20, 30)
        #expect(log.states == [])
        stage.down(20, 30)
        stage.down(40, 30, finger: 1)
        stage.up()
        stage.up(finger: 1)
        #expect(log.states == [.ended])
    }

    @Test func twoTapsAreADoubleTapIfTheyFollowSoon() {
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = 2
        let (stage, log) = stage(tap)
        stage.tap(20, 30)
        stage.clock.advance(by: 0.2)
        stage.tap(22, 30)
        #expect(log.states == [.ended])
        stage.tap(20, 30)
        stage.clock.advance(by: 0.5)
        stage.tap(20, 30)
        #expect(log.states == [.ended])
        stage.clock.advance(by: 1)
        stage.tap(20, 30)
        stage.tap(120, 130)
        #expect(log.states == [.ended])
        stage.clock.advanceUntilIdle()
        stage.tap(20, 30)
        stage.tap(20, 30)
        #expect(log.states == [.ended, .ended])
    }

    @Test func aLongPressBeginsWhileTheFingerIsDown() {
        let press = UILongPressGestureRecognizer()
        let (stage, log) = stage(press)
        stage.down(20, 30)
        stage.clock.advance(by: 0.4)
        #expect(log.states == [])
        stage.clock.advance(by: 0.2)
        #expect(log.states == [.began])
        stage.place(120, 30)
        #expect(log.states == [.began, .changed] && press.location(in: nil).x == 120)
        stage.up()
        #expect(log.states == [.began, .changed, .ended])
        stage.tap(20, 30)
        stage.down(20, 30)
        stage.place(31, 30)
        stage.clock.advance(by: 1)
        stage.up()
        #expect(log.states.count == 3, "too short, or moved too early")
        press.minimumPressDuration = 0.1
        stage.down(20, 30)
        stage.clock.advance(by: 0.2)
        stage.cancel()
        #expect(log.states.suffix(2) == [.began, .cancelled])
    }

    @Test func aPanTellsHowFarAndHowFast() {
        let pan = UIPanGestureRecognizer()
        let (stage, log) = stage(pan)
        stage.down(20, 30)
        stage.place(26, 38)
        #expect(log.states == [.began] && pan.translation(in: nil) == CGPoint(x: 6, y: 8), "10 points are enough")
        stage.up()
        stage.down(20, 30)
        stage.move(29, 30)
        #expect(log.states == [.began, .ended] && pan.state == .possible)
        stage.move(129, 30, over: 0.5)
        #expect(abs(pan.translation(in: nil).x - 109) < 1e-9 && abs(pan.velocity(in: nil).x - 200) < 1e-6)
        pan.setTranslation(.zero, in: nil)
        stage.move(139, 30, over: 0.05)
        #expect(abs(pan.translation(in: nil).x - 10) < 1e-9)
        stage.up()
        #expect(log.states.last == .ended && abs(pan.velocity(in: nil).x - 200) < 1e-6)
        stage.down(20, 30)
        stage.move(120, 30)
        stage.clock.advance(by: 0.3)
        stage.up()
        #expect(pan.velocity(in: nil) == .zero, "it rested before it left")
    }

    @Test func anotherFingerMovesNothing() {
        let pan = UIPanGestureRecognizer()
        let (stage, _) = stage(pan)
        stage.down(20, 30)
        stage.move(50, 30)
        stage.down(150, 300, finger: 1)
        #expect(pan.translation(in: nil) == CGPoint(x: 30, y: 0) && pan.numberOfTouches == 2)
        stage.place(60, 30)
        #expect(pan.translation(in: nil) == CGPoint(x: 35, y: 0), "the center moves half as far")
        stage.up()
        #expect(pan.state == .changed && pan.translation(in: nil) == CGPoint(x: 35, y: 0))
        stage.place(160, 300, finger: 1)
        #expect(pan.translation(in: nil) == CGPoint(x: 45, y: 0))
        stage.up(finger: 1)
        #expect(pan.state == .possible)
        pan.minimumNumberOfTouches = 2
        stage.down(20, 30)
        stage.move(80, 30)
        #expect(pan.state == .possible)
    }

    @Test func aTranslationIsInTheCoordinatesOfTheView() {
        let pan = UIPanGestureRecognizer()
        let (stage, _) = stage(pan)
        pan.view?.transform = CGAffineTransform(scaleX: 2, y: 2)
        stage.down(20, 30)
        stage.move(60, 30)
        #expect(abs(pan.translation(in: pan.view).x - 20) < 1e-9 && abs(pan.translation(in: nil).x - 40) < 1e-9)
    }

    @Test func aSwipeIsFastAndStraight() {
        let swipe = UISwipeGestureRecognizer()
        swipe.direction = [.left, .up]
        let (stage, log) = stage(swipe)
        stage.flick(from: (150, 300), to: (80, 290))
        #expect(log.states == [.ended])
        stage.flick(from: (150, 300), to: (150, 200))
        #expect(log.states == [.ended, .ended])
        stage.flick(from: (50, 300), to: (150, 300))
        stage.flick(from: (150, 300), to: (80, 300), over: 1)
        stage.flick(from: (150, 300), to: (120, 300))
        #expect(log.states == [.ended, .ended], "another direction, too slow, too short")
    }

    @Test func twoFingersPinch() {
        let pinch = UIPinchGestureRecognizer()
        let (stage, log) = stage(pinch)
        stage.down(80, 100)
        stage.down(120, 100, finger: 1)
        stage.place(122, 100, finger: 1)
        #expect(log.states == [])
        stage.place(130, 100, finger: 1)
        #expect(log.states == [.began] && pinch.scale == 1)
        stage.place(180, 100, finger: 1)
        #expect(pinch.scale == 2 && log.states == [.began, .changed])
        pinch.scale = 1
        stage.place(130, 100, finger: 1)
        #expect(pinch.scale == 0.5)
        let count = log.states.count
        stage.up()
        stage.place(180, 100, finger: 1)
        #expect(log.states.count == count && pinch.scale == 0.5 && pinch.numberOfTouches == 1)
        stage.down(160, 100)
        stage.place(140, 100)
        #expect(log.states.count == count + 1 && pinch.scale == 1, "a second finger continues")
        stage.up()
        stage.up(finger: 1)
        #expect(log.states.suffix(2) == [.changed, .ended])
    }

    @Test func twoFingersTurn() {
        let rotation = UIRotationGestureRecognizer()
        let (stage, log) = stage(rotation)
        stage.down(100, 100)
        stage.down(150, 100, finger: 1)
        stage.place(150, 108, finger: 1)
        #expect(log.states == [.began] && rotation.rotation == 0)
        stage.place(92, 150, finger: 1)
        #expect(abs(rotation.rotation - .pi / 2) < 1e-9, "clockwise")
        stage.up()
        stage.place(150, 100, finger: 1)
        #expect(abs(rotation.rotation - .pi / 2) < 1e-9 && log.states.last == .changed)
        stage.up(finger: 1)
        #expect(log.states.last == .ended)
        stage.down(100, 100)
        stage.down(150, 100, finger: 1)
        stage.place(150, 108, finger: 1)
        stage.place(92, 150, finger: 1)
        stage.place(100, 150, finger: 1)
        stage.cancel()
        #expect(log.states.last == .cancelled)
    }

    @Test func aRecognizerOfOnesOwnSetsItsState() {
        final class Touch: UIGestureRecognizer {
            var resets = 0
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .recognized }
            override func reset() { resets += 1 }
        }
        let touch = Touch()
        let (stage, log) = stage(touch)
        stage.flick(from: (10, 10), to: (20, 10), over: 0.01)
        #expect(log.states == [.began, .changed, .ended] && touch.resets == 1)
        stage.down(10, 10)
        touch.isEnabled = false
        #expect(log.states.suffix(2) == [.began, .cancelled])
        stage.up()
        stage.tap(10, 10)
        #expect(log.states.count == 5)
        touch.isEnabled = true
        stage.tap(10, 10)
        #expect(log.states.suffix(2) == [.began, .ended])
    }
}
