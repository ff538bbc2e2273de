import CollectionView
import Testing
@_spi(Host) import UIKitViews

@Suite @MainActor struct TouchDeliveryTests {
    private func makeView(x: CGFloat = 50, y: CGFloat = 100) -> TouchRecorder {
        TouchRecorder(frame: CGRect(x: x, y: y, width: 100, height: 100))
    }

    @Test func aViewGetsTheTouchesThatBeganInIt() {
        let view = makeView()
        let stage = TouchStage(view)
        stage.down(60, 110)
        stage.place(190, 390)
        stage.up()
        #expect(view.events == ["began", "moved", "ended"], "wherever the finger goes")
        #expect(view.points == [CGPoint(x: 10, y: 10), CGPoint(x: 140, y: 290), CGPoint(x: 140, y: 290)])
        #expect(view.phases == [.began, .moved, .ended])
        stage.down(10, 10)
        stage.place(60, 110)
        stage.up()
        #expect(view.events.count == 3, "it began elsewhere")
        stage.down(60, 110)
        stage.cancel()
        #expect(view.events.suffix(2) == ["began", "cancelled"])
    }

    @Test func touchesGoAlongTheChainOfResponders() {
        final class Controller: UIViewController {
            var log: (String) -> Void = { _ in }
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                log("controller")
                super.touchesBegan(touches, with: event)
            }
        }
        final class Window: UIWindow {
            var log: (String) -> Void = { _ in }
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                log("window")
                super.touchesBegan(touches, with: event)
            }
        }
        AnimationClock.startAfresh()
        var heard: [String] = []
        let (outer, inner) = (makeView(x: 0, y: 0), makeView(x: 0, y: 0))
        for (view, name) in [(outer, "outer"), (inner, "inner")] {
            view.passesOn = true
            view.log = { _ in heard.append(name) }
        }
        outer.addSubview(inner)
        let controller = Controller()
        controller.log = { heard.append($0) }
        controller.view = outer
        let window = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.log = { heard.append($0) }
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.touch(.began, id: 1, at: CGPoint(x: 5, y: 5), time: 0)
        #expect(heard == ["inner", "outer", "controller", "window"])
        #expect(window.next === UIApplication.shared && UIApplication.shared.next == nil)
    }

    @Test func aViewThatLeavesTheWindowIsToldThatItsTouchesAreOver() {
        let (outer, inner) = (makeView(), makeView(x: 0, y: 0))
        outer.addSubview(inner)
        inner.passesOn = true
        let stage = TouchStage(outer)
        stage.down(60, 110)
        inner.removeFromSuperview()
        stage.place(70, 120)
        stage.up()
        #expect(inner.events == ["began", "cancelled"] && outer.events == inner.events)
    }

    @Test func aViewThatMovesWithinTheWindowKeepsItsTouches() {
        let (old, new, view) = (makeView(), makeView(y: 200), makeView(x: 0, y: 0))
        old.addSubview(view)
        let stage = TouchStage(old, new)
        stage.down(60, 110)
        new.addSubview(view)
        stage.place(70, 120)
        stage.up()
        #expect(view.events == ["began", "moved", "ended"])
    }

    @Test func aTouchTellsWhereItIsAndWas() {
        final class Asker: UIView {
            var heard: [String] = []
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
                guard let touch = touches.first, let event else { return }
                heard = [
                    "\(touch.location(in: self).x)", "\(touch.previousLocation(in: nil).x)", "\(touch.timestamp)",
                    "\(touch.tapCount)", "\(touch.view === self)", "\(touch.window === window)",
                    "\(event.allTouches?.count ?? 0)", "\(event.touches(for: self)?.count ?? 0)",
                    "\(event.type == .touches)", "\(event.timestamp)",
                ]
            }
        }
        let view = Asker(frame: CGRect(x: 50, y: 0, width: 100, height: 100))
        let stage = TouchStage(view)
        stage.down(60, 10, clicks: 2)
        stage.clock.advance(by: 0.5)
        stage.down(10, 10, finger: 1)
        stage.place(70, 10)
        #expect(view.heard == ["20.0", "60.0", "0.5", "2", "true", "true", "2", "1", "true", "0.5"])
    }

    @Test func oneFingerAtATimeUnlessTheViewSaysOtherwise() {
        let view = makeView()
        let stage = TouchStage(view)
        stage.down(60, 110)
        stage.down(70, 110, finger: 1)
        stage.up(finger: 1)
        stage.up()
        #expect(view.events == ["began", "ended"])
        view.isMultipleTouchEnabled = true
        stage.down(60, 110)
        stage.down(70, 110, finger: 1)
        stage.up(finger: 1)
        stage.up()
        #expect(view.events.suffix(4) == ["began", "began", "ended", "ended"])
    }

    @Test func anExclusiveViewHasAllFingers() {
        let (one, other) = (makeView(y: 0), makeView(y: 200))
        let stage = TouchStage(one, other)
        one.isExclusiveTouch = true
        stage.down(60, 10)
        stage.down(60, 210, finger: 1)
        #expect(other.events == [])
        stage.up(finger: 1)
        stage.up()
        stage.down(60, 210)
        stage.down(60, 10, finger: 1)
        #expect(other.events == ["began"] && one.events == ["began", "ended"])
    }

    @Test func viewsWithoutInteractionAreNotTouched() {
        let view = makeView()
        let stage = TouchStage(view)
        view.isUserInteractionEnabled = false
        stage.tap(60, 110)
        (view.isUserInteractionEnabled, view.alpha) = (true, 0)
        stage.tap(60, 110)
        (view.alpha, view.isHidden) = (1, true)
        stage.tap(60, 110)
        #expect(view.events == [])
    }

    /// Some hosts lose an event, or send one too many.
    @Test func reportsThatDoNotFitAreIgnored() {
        let view = makeView()
        let stage = TouchStage(view)
        let point = CGPoint(x: 60, y: 110)
        stage.window.touch(.moved, id: 7, at: point, time: 0)
        stage.window.touch(.ended, id: 7, at: point, time: 0)
        stage.window.touch(.began, id: 7, at: point, time: 0)
        stage.window.touch(.began, id: 7, at: point, time: 0)
        stage.window.touch(.stationary, id: 7, at: point, time: 0)
        stage.window.touch(.ended, id: 7, at: point, time: 0)
        stage.window.touch(.cancelled, id: 7, at: point, time: 0)
        #expect(view.events == ["began", "ended"])
    }

    @Test func aWindowMayLookAtEventsFirst() {
        final class Window: UIWindow {
            var count = 0
            override func sendEvent(_ event: UIEvent) {
                count += event.touches(for: self)?.count ?? 0
                if count < 2 { super.sendEvent(event) }
            }
        }
        AnimationClock.startAfresh()
        let (window, view) = (Window(frame: CGRect(x: 0, y: 0, width: 200, height: 400)), makeView())
        window.addSubview(view)
        window.isHidden = false
        window.touch(.began, id: 0, at: CGPoint(x: 60, y: 110), time: 0)
        window.touch(.moved, id: 0, at: CGPoint(x: 61, y: 110), time: 0)
        #expect(view.events == ["began"])
    }
}
