@_spi(Host) import CollectionLayout
import CollectionView
import Testing
@_spi(Host) import UIKitViews

/// Wheels, touchpads and keys.
@Suite @MainActor struct WheelTests {
    private func makeScrollView(_ content: CGSize = CGSize(width: 200, height: 4000)) -> (UIScrollView, ScrollRecorder)
    {
        let (view, recorder) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 400)), ScrollRecorder())
        view.contentSize = content
        view.delegate = recorder
        return (view, recorder)
    }

    @discardableResult private func wheel(_ stage: TouchStage, _ dx: CGFloat, _ dy: CGFloat, y: CGFloat = 50) -> Bool {
        stage.window.scroll(
            by: CGVector(dx: dx, dy: dy), at: CGPoint(x: 100, y: y), isPrecise: false, time: stage.clock.now)
    }

    private func fingers(_ stage: TouchStage, _ dy: CGFloat, _ phase: UIWindow.ScrollPhase? = nil) {
        stage.window.scroll(
            by: CGVector(dx: 0, dy: dy), at: CGPoint(x: 100, y: 50), isPrecise: true, phase: phase,
            time: stage.clock.now)
    }

    @Test func aFingerOnAnythingHoldsTheWindow() {
        let (view, _) = makeScrollView()
        let stage = TouchStage(view)
        #expect(!stage.window.isHeld)
        stage.down(100, 50)
        stage.clock.advanceUntilIdle()
        #expect(stage.window.isHeld, "it may rest for any time")
        stage.up()
        #expect(!stage.window.isHeld)
        fingers(stage, 10, .changed)
        #expect(stage.window.isHeld)
        fingers(stage, 0, .ended)
        #expect(!stage.window.isHeld)
        wheel(stage, 0, 10)
        #expect(!stage.window.isHeld)
    }

    // MARK: Wheels

    @Test func aNotchGlides() {
        let (view, recorder) = makeScrollView()
        let stage = TouchStage(view)
        #expect(wheel(stage, 0, 100))
        #expect(view.contentOffset.y == 0 && view.isDecelerating)
        stage.clock.advanceOnePicture(by: 0.046)
        // After each millisecond, 0.985 of the way remains, and half of it after 46.
        #expect(abs(view.contentOffset.y - 50) < 0.5)
        stage.clock.advanceUntilIdle()
        #expect(view.contentOffset.y == 100)
        #expect(
            recorder.events == [
                "will drag", "will end \(100 * -log(0.985))", "ended true", "will decelerate", "scroll", "stopped",
            ])
    }

    @Test func notchesAddUp() {
        let (view, recorder) = makeScrollView()
        let stage = TouchStage(view)
        var offsets: [CGFloat] = [0]
        for _ in 0..<5 {
            wheel(stage, 0, 100)
            stage.clock.advanceOnePicture(by: 1 / 60)
            offsets.append(view.contentOffset.y)
        }
        #expect(offsets == offsets.sorted())
        wheel(stage, 0, -100)
        stage.clock.advanceUntilIdle()
        #expect(view.contentOffset.y == 400, "wherever it was when they came")
        #expect(recorder.events.filter { $0 == "will drag" || $0 == "stopped" } == ["will drag", "stopped"])
    }

    @Test func atTheEndThereIsNothingToScroll() {
        let (view, _) = makeScrollView()
        let stage = TouchStage(view)
        #expect(!wheel(stage, 0, -100))
        wheel(stage, 0, 1e6)
        stage.clock.advanceUntilIdle()
        #expect(view.contentOffset.y == 3600 && !wheel(stage, 0, 100))
        #expect(!wheel(stage, .nan, .infinity) && !wheel(stage, 100, 0))
        #expect(stage.clock.isIdle)
    }

    @Test func theWheelScrollsWhatLiesBelowThePointer() {
        let (outer, _) = makeScrollView()
        let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
        inner.contentSize = CGSize(width: 200, height: 300)
        outer.addSubview(inner)
        let stage = TouchStage(outer)
        wheel(stage, 0, 150, y: 150)
        stage.clock.advanceUntilIdle()
        #expect(inner.contentOffset.y == 150 && outer.contentOffset.y == 0)
        wheel(stage, 0, 150, y: 150)
        stage.clock.advanceUntilIdle()
        #expect(inner.contentOffset.y == 200)
        wheel(stage, 0, 50, y: 150)
        stage.clock.advanceUntilIdle()
        #expect(inner.contentOffset.y == 200 && outer.contentOffset.y == 50, "the inner one has nothing left")
    }

    @Test func aWheelTurnsPages() {
        let (view, _) = makeScrollView()
        view.isPagingEnabled = true
        let stage = TouchStage(view)
        wheel(stage, 0, 50)
        stage.clock.advanceUntilIdle()
        #expect(view.contentOffset.y == 400)
        wheel(stage, 0, 50)
        wheel(stage, 0, 50)
        stage.clock.advanceUntilIdle()
        #expect(view.contentOffset.y == 1200)
        wheel(stage, 0, -50)
        stage.clock.advanceUntilIdle()
        #expect(view.contentOffset.y == 800)
    }

    @Test func aFingerStopsWhatGlides() {
        let (view, _) = makeScrollView()
        let stage = TouchStage(view)
        wheel(stage, 0, 500)
        stage.clock.advanceOnePicture(by: 0.03)
        let caught = view.contentOffset.y
        stage.down(100, 100)
        stage.clock.advance(by: 1)
        #expect(view.contentOffset.y == caught && caught > 0)
        stage.up()
    }

    /// The scroll view of an orthogonal section is below its cells.
    @Test func aWheelScrollsASectionAcross() throws {
        let stage = Self.shelves()
        #expect(wheel(stage.touches, 100, 0, y: 60))
        stage.touches.clock.advanceUntilIdle()
        #expect(stage.offsets == [100, 0] && stage.view.contentOffset.y == 0)
        #expect(wheel(stage.touches, 0, 100, y: 60))
        stage.touches.clock.advanceUntilIdle()
        #expect(stage.offsets == [100, 0] && stage.view.contentOffset.y == 100)
    }

    @Test func aFingerScrollsASectionAcross() {
        let stage = Self.shelves()
        stage.touches.drag(from: (150, 60), to: (50, 65))
        #expect(stage.offsets == [90, 0] && stage.view.contentOffset.y == 0)
        stage.touches.drag(from: (150, 260), to: (50, 265))
        #expect(stage.offsets == [90, 90])
        stage.touches.drag(from: (150, 260), to: (150, 160))
        #expect(stage.offsets == [90, 90] && stage.view.contentOffset.y == 90)
    }

    @MainActor private struct Shelves {
        let touches: TouchStage
        let view: UICollectionView
        let layout: CollectionLayoutAdapter
        let stage: Stage

        var offsets: [Double] { (0..<2).map { layout.arrangement?.innerOffset(ofSection: $0) ?? -1 } }
    }

    /// Returns two orthogonal sections of 200 points each, and a third section of 1,000 points.
    private static func shelves() -> Shelves {
        let layout = CollectionLayoutAdapter { section, environment in
            CollectionSection(
                LinearList(), items: Items(count: environment.itemCount, size: .fixed(100)),
                orthogonal: section < 2 ? OrthogonalScrolling(.continuous, length: .fixed(200)) : nil)
        }
        let source = TextSource([20, 20, 10].map { (0..<$0).map { "\($0)" } })
        let stage = Stage(source, layout, size: CGSize(width: 200, height: 400))
        let touches = TouchStage(stage.view)
        return Shelves(touches: touches, view: stage.view, layout: layout, stage: stage)
    }

    // MARK: Touchpads

    @Test func contentFollowsATouchpadAtOnce() {
        let (view, recorder) = makeScrollView()
        let stage = TouchStage(view)
        fingers(stage, 30, .began)
        #expect(view.contentOffset.y == 30 && view.isDragging)
        stage.clock.advanceOnePicture(by: 0.01)
        fingers(stage, 10, .changed)
        stage.clock.advanceOnePicture(by: 0.01)
        fingers(stage, 10, .changed)
        fingers(stage, 0, .ended)
        #expect(view.contentOffset.y == 50 && view.isDecelerating)
        stage.clock.advanceUntilIdle()
        #expect(abs(view.contentOffset.y - (50 + 499)) < 1, "as fast as the fingers were: a point a millisecond")
        #expect(recorder.events.first == "will drag" && recorder.events.last == "stopped")
    }

    @Test func aTouchpadThatDoesNotTellOfItsEndIsQuiet() {
        let (view, recorder) = makeScrollView()
        let stage = TouchStage(view)
        for _ in 0..<5 {
            fingers(stage, 10)
            stage.clock.advanceOnePicture(by: 1 / 60)
        }
        #expect(view.contentOffset.y == 50 && view.isDragging)
        stage.clock.advance(by: 0.2)
        #expect(!view.isDragging && view.contentOffset.y == 50 && recorder.events.last == "ended false")
        stage.clock.advance(by: 1)
        #expect(stage.clock.isIdle)
    }

    @Test func aFingerTakesOverFromATouchpad() {
        let (view, _) = makeScrollView()
        let stage = TouchStage(view)
        fingers(stage, 30, .began)
        fingers(stage, 0, .ended)
        stage.clock.advanceUntilIdle()
        stage.drag(from: (100, 300), to: (100, 240))
        #expect(view.contentOffset.y == 80)
    }

    @Test func aFingerTakesHoldWhileATouchpadScrolls() {
        let (view, recorder) = makeScrollView()
        let stage = TouchStage(view)
        fingers(stage, 30, .began)
        stage.drag(from: (100, 300), to: (100, 240))
        #expect(view.contentOffset.y == 80)
        fingers(stage, 0, .ended)
        #expect(view.contentOffset.y == 80 && !view.isTracking)
        #expect(
            recorder.events.filter { $0 != "scroll" } == [
                "will drag", "will end 0.0", "ended false", "will drag", "will end 0.0", "ended false",
            ])
    }

    @Test func aTouchpadPullsContentBeyondItsEnd() {
        let (view, _) = makeScrollView()
        let stage = TouchStage(view)
        fingers(stage, -100, .began)
        #expect(view.contentOffset.y < -20 && view.contentOffset.y > -60)
        fingers(stage, 0, .cancelled)
        stage.clock.advanceUntilIdle()
        #expect(view.contentOffset.y == 0)
    }

    // MARK: Keys

    @Test func keysScrollTheLargestContent() {
        let (view, _) = makeScrollView()
        let small = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        small.contentSize = CGSize(width: 50, height: 500)
        let stage = TouchStage(small, view)
        func press(_ key: UIWindow.Key, _ modifiers: UIKeyModifierFlags = []) -> CGFloat {
            let isUsed = stage.window.press(key, modifiers: modifiers)
            stage.clock.advanceUntilIdle()
            return isUsed ? view.contentOffset.y : -1
        }
        #expect(press(.down) == 60 && press(.down) == 120 && press(.up) == 60)
        #expect(press(.pageDown) == 420 && press(.pageUp) == 60)
        #expect(press(.space) == 420 && press(.space, .shift) == 60)
        #expect(press(.end) == 3600 && press(.home) == 0)
        #expect(press(.up) == -1 && press(.left) == -1 && press(.tab) == -1 && press(.down, .control) == -1)
        view.allowsKeyboardScrolling = false
        _ = press(.down)
        #expect(view.contentOffset.y == 0 && small.contentOffset.y == 60)
    }

    @Test func keysScrollWhatWasScrolledLast() {
        let (view, _) = makeScrollView()
        let small = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        small.contentSize = CGSize(width: 500, height: 50)
        let stage = TouchStage(view, small)
        stage.drag(from: (40, 20), to: (20, 20))
        #expect(small.contentOffset.x == 10)
        stage.window.press(.pageDown)
        stage.clock.advanceUntilIdle()
        #expect(small.contentOffset.x == 55 && view.contentOffset.y == 0)
    }
}
