import CollectionView
import Testing
@_spi(Host) import UIKitViews

/// Touches of scroll views.
@Suite @MainActor struct ScrollTouchTests {
    private func makeScrollView(_ content: CGSize = CGSize(width: 200, height: 4000)) -> (UIScrollView, ScrollRecorder)
    {
        let (view, recorder) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 400)), ScrollRecorder())
        view.contentSize = content
        view.delegate = recorder
        return (view, recorder)
    }

    @Test func contentFollowsTheFingerWithoutALeap() {
        let (view, recorder) = makeScrollView()
        let stage = TouchStage(view)
        stage.down(100, 300)
        #expect(view.isTracking && !view.isDragging)
        stage.place(100, 295)
        #expect(view.contentOffset.y == 0 && recorder.events == [])
        stage.place(100, 285)
        #expect(view.isDragging && view.contentOffset.y == 5, "the first 10 points only tell that it scrolls")
        stage.place(100, 185)
        #expect(view.contentOffset.y == 105 && view.panGestureRecognizer.translation(in: view).y == -105)
        stage.place(100, 235)
        #expect(view.contentOffset.y == 55)
        stage.clock.advance(by: 0.2)
        stage.up()
        #expect(!view.isTracking && !view.isDecelerating && view.contentOffset.y == 55)
        #expect(recorder.events == ["will drag", "scroll", "will end 0.0", "ended false"])
    }

    @Test func aFlickGoesOnAtTheFingersSpeed() {
        let (view, recorder) = makeScrollView()
        let stage = TouchStage(view)
        stage.flick(from: (100, 350), to: (100, 250), over: 0.1)
        #expect(view.isDecelerating && recorder.events.suffix(2).first == "ended true")
        let start = view.contentOffset.y
        #expect(start == 90)
        stage.clock.advanceUntilIdle()
        // A velocity of 1 point per millisecond carries the content 499 points.
        #expect(abs(view.contentOffset.y - (start + 499)) < 1)
        #expect(recorder.events.last == "stopped")
    }

    /// The speed of a short flick includes the distance that only shows that it is a scroll.
    @Test func aShortFlickIsAsFastAsTheFinger() {
        let (view, recorder) = makeScrollView()
        let stage = TouchStage(view)
        stage.flick(from: (100, 350), to: (100, 335), over: 0.03)
        stage.clock.advanceUntilIdle()
        #expect(abs(view.contentOffset.y - (5 + 0.5 * 499)) < 1 && recorder.events.contains("ended true"))
    }

    @Test func aFingerStopsAndCatchesMovingContent() {
        let content = TouchRecorder(frame: CGRect(x: 0, y: 0, width: 200, height: 4000))
        let (view, recorder) = makeScrollView()
        view.addSubview(content)
        let stage = TouchStage(view)
        stage.flick(from: (100, 350), to: (100, 150))
        stage.clock.advance(by: 0.1)
        let caught = view.contentOffset.y
        stage.down(100, 200)
        stage.clock.advance(by: 0.5)
        #expect(view.contentOffset.y == caught && recorder.events.contains("stopped"))
        stage.place(100, 197)
        #expect(view.contentOffset.y == caught + 3, "it is held already")
        stage.clock.advance(by: 0.2)
        stage.up()
        #expect(content.events == [] && !view.isDecelerating)
        stage.tap(100, 200)
        #expect(content.events == ["began", "ended"])
    }

    /// The program scrolls while a finger is down. When the finger moves, the content goes on from where it is then.
    @Test func aFingerTakesOverFromAnAnimation() {
        let (view, recorder) = makeScrollView()
        let stage = TouchStage(view)
        stage.down(100, 300)
        view.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
        stage.clock.advance(by: 0.15)
        let reached = view.contentOffset.y
        stage.place(100, 280)
        #expect(reached > 100 && view.contentOffset.y == reached + 10 && recorder.events.contains("animated"))
        stage.clock.advance(by: 1)
        #expect(view.contentOffset.y == reached + 10, "the animation has ended")
    }

    /// A finger catches content while it bounces. The visible content must not move.
    @Test func catchingABounceDoesNotJump() {
        for pictures in 1..<25 {
            let (view, _) = makeScrollView()
            let stage = TouchStage(view)
            stage.flick(from: (100, 100), to: (100, 300))
            for _ in 0..<pictures { stage.clock.advanceOnePicture(by: 1 / 60) }
            let caught = view.contentOffset.y
            stage.down(100, 200)
            #expect(view.contentOffset.y == caught)
            stage.place(100, 200.5)
            #expect(abs(view.contentOffset.y - caught) <= 0.5, "after \(pictures) pictures")
        }
    }

    @Test func pulledBeyondItsEndItResistsAndComesBack() {
        let (view, _) = makeScrollView()
        let stage = TouchStage(view)
        stage.drag(from: (100, 100), to: (100, 310))
        // The published resistance to a pull of 200 points leaves (1 − 1 / (200 · 0.55 / 400 + 1)) · 400.
        #expect(abs(view.contentOffset.y + (1 - 1 / (200 * 0.55 / 400 + 1)) * 400) < 0.5)
        stage.clock.advanceUntilIdle()
        #expect(view.contentOffset.y == 0)
    }

    @Test func onlyMovementAlongTheContentScrolls() {
        let (view, recorder) = makeScrollView()
        let stage = TouchStage(view)
        stage.drag(from: (20, 300), to: (180, 280))
        #expect(view.contentOffset == .zero && recorder.events == [])
        let (small, none) = makeScrollView(CGSize(width: 100, height: 100))
        stage.window.addSubview(small)
        stage.drag(from: (100, 300), to: (100, 100))
        #expect(small.contentOffset == .zero && none.events == [] && view.contentOffset == .zero)
        small.isHidden = true
        view.isScrollEnabled = false
        stage.drag(from: (100, 300), to: (100, 100))
        #expect(view.contentOffset == .zero && recorder.events == [])
    }

    @Test func disabledScrollingStopsAFingerAndTheMotionAfterIt() {
        let (view, recorder) = makeScrollView()
        let stage = TouchStage(view)
        func turnOffAndOn() {
            view.isScrollEnabled = false
            view.isScrollEnabled = true
        }
        stage.down(100, 300)
        stage.move(100, 200)
        turnOffAndOn()
        #expect(!view.isTracking && !view.isDragging && recorder.events.last == "ended false")
        #expect(view.panGestureRecognizer.state != .changed)
        let offset = view.contentOffset
        stage.move(100, 100)
        stage.up()
        #expect(view.contentOffset == offset)
        stage.flick(from: (100, 300), to: (100, 200))
        stage.clock.advance(by: 0.1)
        turnOffAndOn()
        let stopped = view.contentOffset
        #expect(!view.isDecelerating && recorder.events.last == "stopped" && stopped.y > offset.y)
        stage.clock.advanceUntilIdle()
        #expect(view.contentOffset == stopped)
    }

    @Test func disabledScrollingLetsContentReturnAndAnimationsEnd() {
        let (view, _) = makeScrollView()
        let stage = TouchStage(view)
        stage.down(100, 100)
        stage.move(100, 200)
        #expect(view.contentOffset.y < 0)
        view.isScrollEnabled = false
        stage.clock.advanceUntilIdle()
        #expect(view.contentOffset.y == 0)
        view.isScrollEnabled = true
        view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
        stage.clock.advance(by: 0.1)
        view.isScrollEnabled = false
        stage.clock.advanceUntilIdle()
        #expect(view.contentOffset.y == 500)
    }

    @Test func aLockKeepsToOneAxis() {
        let (view, _) = makeScrollView(CGSize(width: 1000, height: 1000))
        let stage = TouchStage(view)
        stage.drag(from: (150, 350), to: (100, 150))
        #expect(view.contentOffset.x > 40 && view.contentOffset.y > 180)
        view.contentOffset = .zero
        view.isDirectionalLockEnabled = true
        stage.drag(from: (150, 350), to: (100, 150))
        #expect(view.contentOffset.x == 0 && view.contentOffset.y > 180)
        view.contentOffset = .zero
        stage.drag(from: (150, 350), to: (50, 250))
        #expect(view.contentOffset.x > 80 && view.contentOffset.x == view.contentOffset.y, "a diagonal is not locked")
    }

    // MARK: Content

    @Test func contentIsTouchedWhenItDoesNotScroll() {
        let content = TouchRecorder(frame: CGRect(x: 0, y: 0, width: 200, height: 4000))
        let (view, _) = makeScrollView()
        view.addSubview(content)
        let stage = TouchStage(view)
        stage.down(100, 300)
        stage.clock.advance(by: 0.1)
        #expect(content.events == [])
        stage.clock.advance(by: 0.1)
        #expect(content.events == ["began"])
        stage.move(100, 200)
        #expect(content.events == ["began", "cancelled"] && view.isDragging)
        stage.up()
        stage.clock.advanceUntilIdle()
        content.events = []
        stage.flick(from: (100, 300), to: (100, 200))
        stage.clock.advanceUntilIdle()
        #expect(content.events == [], "it has scrolled before the content was touched")
        stage.tap(100, 300)
        #expect(content.events == ["began", "ended"])
        view.delaysContentTouches = false
        stage.down(100, 300)
        #expect(content.events.suffix(1) == ["began"])
        stage.cancel()
    }

    @Test func contentMayKeepItsTouches() {
        let content = TouchRecorder(frame: CGRect(x: 0, y: 0, width: 200, height: 4000))
        let (view, _) = makeScrollView()
        view.addSubview(content)
        view.canCancelContentTouches = false
        let stage = TouchStage(view)
        stage.down(100, 300)
        stage.clock.advance(by: 0.2)
        stage.move(100, 200)
        stage.up()
        #expect(content.events == ["began", "moved", "ended"] && view.contentOffset.y == 0)
        stage.flick(from: (100, 300), to: (100, 200))
        #expect(view.contentOffset.y > 0, "what the content has not got is not kept")
    }

    @Test func aControlKeepsTheTouchThatItHas() {
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 200, height: 4000))
        let (view, _) = makeScrollView()
        view.addSubview(control)
        let stage = TouchStage(view)
        stage.down(100, 300)
        stage.clock.advance(by: 0.2)
        stage.move(100, 200)
        #expect(view.contentOffset.y == 0 && control.isTracking)
        stage.up()
        stage.flick(from: (100, 300), to: (100, 200))
        #expect(view.contentOffset.y > 0)
    }

    @Test func aScrollViewMayKeepItsContentUntouched() {
        final class Untouched: UIScrollView {
            override func touchesShouldBegin(
                _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
            ) -> Bool { false }
        }
        let content = TouchRecorder(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        let view = Untouched(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        view.addSubview(content)
        let stage = TouchStage(view)
        stage.tap(100, 100)
        #expect(content.events == [])
    }

    // MARK: Scroll views in scroll views

    @Test func anInnerScrollViewTakesItsOwnDirection() {
        let (outer, _) = makeScrollView()
        let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
        inner.contentSize = CGSize(width: 2000, height: 100)
        outer.addSubview(inner)
        let stage = TouchStage(outer)
        stage.drag(from: (150, 150), to: (50, 140))
        #expect(inner.contentOffset.x > 80 && outer.contentOffset.y == 0)
        stage.drag(from: (150, 150), to: (140, 50))
        #expect(outer.contentOffset.y > 80)
    }

    @Test func aViewAtItsEndLeavesScrollingToItsParent() {
        let (outer, _) = makeScrollView()
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        inner.contentSize = CGSize(width: 200, height: 300)
        outer.addSubview(inner)
        let stage = TouchStage(outer)
        stage.drag(from: (100, 150), to: (100, 40))
        #expect(inner.contentOffset.y == 100 && outer.contentOffset.y == 0)
        stage.drag(from: (100, 150), to: (100, 100))
        #expect(inner.contentOffset.y == 100 && outer.contentOffset.y == 40)
        outer.contentOffset = .zero
        inner.transfersVerticalScrollingToParent = false
        stage.drag(from: (100, 150), to: (100, 100))
        #expect(outer.contentOffset.y == 0)
    }

    @Test func aSystemThatTakesTheTouchAwayEndsTheDrag() {
        let (view, recorder) = makeScrollView()
        let stage = TouchStage(view)
        stage.down(100, 300)
        stage.move(100, 200)
        stage.cancel()
        #expect(!view.isTracking && !view.isDecelerating && recorder.events.last == "ended false")
        stage.down(100, 300)
        stage.move(100, 200)
        #expect(stage.window.press(.escape) && !view.isTracking)
        #expect(!stage.window.press(.escape))
    }
}
