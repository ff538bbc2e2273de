import CollectionView
import Testing

@Suite @MainActor struct ScrollDraggingTests {
    private func makeScrollView() -> (UIScrollView, ScrollRecorder) {
        let (view, recorder) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200)), ScrollRecorder())
        view.contentSize = CGSize(width: 100, height: 10_000)
        view.layoutIfNeeded()
        view.delegate = recorder
        return (view, recorder)
    }

    private func flick(_ view: UIScrollView, by distance: CGFloat, velocity: CGFloat) {
        view.beginDragging()
        view.drag(by: CGVector(dx: 3, dy: distance))
        view.endDragging(withVelocity: CGPoint(x: 1, y: velocity))
    }

    @Test func aFlickRunsThroughAllItsStages() {
        let clock = AnimationClock.startAfresh()
        let (view, recorder) = makeScrollView()
        view.beginDragging()
        #expect(view.isTracking && !view.isDragging)
        view.drag(by: CGVector(dx: 0, dy: 40))
        #expect(view.isDragging && view.contentOffset.y == 40)
        #expect(view.panGestureRecognizer.state == .began)
        #expect(view.panGestureRecognizer.translation(in: nil).y == -40, "the finger moves the other way")
        view.drag(by: CGVector(dx: 0, dy: 10))
        #expect(view.panGestureRecognizer.state == .changed)
        view.endDragging(withVelocity: CGPoint(x: 0, y: 1))
        #expect(!view.isTracking && view.isDecelerating && view.isDragging)
        #expect(view.panGestureRecognizer.state == .ended)
        #expect(view.panGestureRecognizer.velocity(in: nil).y == -1000)
        clock.advanceUntilIdle()
        #expect(!view.isDecelerating && !view.isDragging)
        #expect(
            recorder.events == [
                "will drag", "scroll", "will end 1.0", "ended true", "will decelerate", "scroll", "stopped",
            ])
        // 50 + v · r / (1 − r), with r = 0.998 per millisecond.
        #expect(abs(view.contentOffset.y - 549) < 1e-6)
        #expect(recorder.offsets.map(\.y) == recorder.offsets.map(\.y).sorted())
    }

    @Test func theDelegateMayNameAnotherTarget() {
        let clock = AnimationClock.startAfresh()
        let (view, recorder) = makeScrollView()
        view.decelerationRate = .fast
        recorder.target = CGPoint(x: 0, y: 320)
        flick(view, by: 100, velocity: 2)
        #expect(recorder.proposed.map { abs($0.y - 298) < 1e-6 } == true)
        clock.advanceUntilIdle()
        #expect(view.contentOffset == CGPoint(x: 0, y: 320))
        recorder.target = CGPoint(x: 0, y: 1e9)
        flick(view, by: 10, velocity: 2)
        clock.advanceUntilIdle()
        #expect(view.contentOffset.y == 9800, "not beyond the content")
    }

    @Test func aFingerThatStandsStillLeavesTheContentWhereItIs() {
        let clock = AnimationClock.startAfresh()
        let (view, recorder) = makeScrollView()
        flick(view, by: 70, velocity: 0)
        #expect(recorder.events == ["will drag", "scroll", "will end 0.0", "ended false"])
        #expect(view.contentOffset.y == 70 && clock.isIdle && !view.isDragging)
        view.beginDragging()
        view.endDragging()
        #expect(recorder.events.last == "ended false", "a touch is no drag")
    }

    @Test func pagesAreMultiplesOfTheView() {
        let clock = AnimationClock.startAfresh()
        let (view, recorder) = makeScrollView()
        view.isPagingEnabled = true
        recorder.target = CGPoint(x: 0, y: 77)
        func page(by distance: CGFloat, velocity: CGFloat) -> CGFloat {
            flick(view, by: distance, velocity: velocity)
            clock.advanceUntilIdle()
            return view.contentOffset.y
        }
        #expect(page(by: 20, velocity: 0.5) == 200, "the next one, whatever the speed and the delegate")
        #expect(page(by: 20, velocity: 0) == 200, "the nearest one")
        #expect(page(by: 120, velocity: 0) == 400)
        #expect(page(by: -20, velocity: -3) == 200)
        #expect(page(by: -900, velocity: -3) == 0)
    }

    @Test func beyondTheEndItResistsAndComesBack() {
        let clock = AnimationClock.startAfresh()
        let (view, recorder) = makeScrollView()
        view.beginDragging()
        view.drag(by: CGVector(dx: 0, dy: -100))
        let pulled = view.contentOffset.y
        #expect(pulled < -20 && pulled > -60)
        view.drag(by: CGVector(dx: 0, dy: -1e6))
        #expect(view.contentOffset.y < pulled && view.contentOffset.y >= -200)
        view.endDragging()
        #expect(recorder.events.suffix(2) == ["ended true", "will decelerate"])
        clock.advanceUntilIdle()
        #expect(view.contentOffset.y == 0)
        view.bounces = false
        view.beginDragging()
        view.drag(by: CGVector(dx: 0, dy: -100))
        #expect(view.contentOffset.y == 0)
        view.endDragging(withVelocity: CGPoint(x: 0, y: -1))
        #expect(!view.isDecelerating)
    }

    @Test func anAxisWithoutContentDoesNotMove() {
        let (view, _) = makeScrollView()
        view.beginDragging()
        view.drag(by: CGVector(dx: 50, dy: 50))
        #expect(view.contentOffset == CGPoint(x: 0, y: 50))
        view.alwaysBounceHorizontal = true
        view.drag(by: CGVector(dx: 50, dy: 0))
        #expect(view.contentOffset.x > 0)
        view.endDragging()
        view.isScrollEnabled = false
        view.beginDragging()
        #expect(!view.isTracking)
    }

    @Test func aFingerStopsWhatMoves() {
        let clock = AnimationClock.startAfresh()
        let (view, recorder) = makeScrollView()
        flick(view, by: 10, velocity: 3)
        clock.advance(by: 0.2)
        let caught = view.contentOffset.y
        view.beginDragging()
        clock.advance(by: 1)
        #expect(view.contentOffset.y == caught && recorder.events.last == "stopped")
    }

    /// A layout that learns the size of something above shifts the content, and the target with it.
    @Test func contentMovedUnderAMotionMovesItsTarget() {
        let clock = AnimationClock.startAfresh()
        let (view, _) = makeScrollView()
        flick(view, by: 100, velocity: 1)
        clock.advance(by: 0.3)
        let before = view.contentOffset.y
        view.contentOffset.y += 1000
        clock.advance(by: clock.frameInterval)
        #expect(view.contentOffset.y > before + 1000 && view.contentOffset.y < before + 1020)
        clock.advanceUntilIdle()
        #expect(abs(view.contentOffset.y - (100 + 499 + 1000)) < 1e-6)
    }

    /// In an endless carousel, the delegate moves the content back by a round while it scrolls.
    @Test func aDelegateMayGoRoundInCircles() {
        final class Carousel: NSObject, UIScrollViewDelegate {
            var rounds = 0
            func scrollViewDidScroll(_ scrollView: UIScrollView) {
                guard scrollView.contentOffset.y >= 300 else { return }
                rounds += 1
                scrollView.contentOffset.y -= 200
            }
        }
        let clock = AnimationClock.startAfresh()
        let (view, _) = makeScrollView()
        let carousel = Carousel()
        view.delegate = carousel
        flick(view, by: 100, velocity: 2)
        clock.advanceUntilIdle()
        #expect(carousel.rounds == 4 || carousel.rounds == 5)
        #expect(abs(view.contentOffset.y + 200 * CGFloat(carousel.rounds) - (100 + 998)) < 0.5)
    }

    @Test func numbersThatAreNoneDoNoHarm() {
        let clock = AnimationClock.startAfresh()
        let (view, _) = makeScrollView()
        view.decelerationRate = UIScrollView.DecelerationRate(rawValue: 1)
        for wild in [CGFloat.nan, .infinity, -.infinity, 1e300] {
            view.beginDragging()
            view.drag(by: CGVector(dx: wild, dy: wild))
            view.drag(by: CGVector(dx: 0, dy: 1))
            view.endDragging(withVelocity: CGPoint(x: wild, y: wild))
            clock.advanceUntilIdle()
            #expect(view.contentOffset.y >= 0 && view.contentOffset.y <= 9800, "\(wild)")
        }
    }

    @Test func optionalMethodsAreCalledWithAQuestionMark() {
        let (view, recorder) = makeScrollView()
        view.delegate?.scrollViewDidScroll?(view)
        view.delegate?.scrollViewDidEndDragging?(view, willDecelerate: true)
        #expect(recorder.events == ["scroll", "ended true"])
        #expect(view.delegate?.scrollViewShouldScrollToTop?(view) == nil)
    }

    @Test func contentThatOnlyItsInsetsMakeTooLongScrolls() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 600))
        view.contentSize = CGSize(width: 200, height: 500)
        view.contentInset.bottom = 300
        view.layoutIfNeeded()
        view.beginDragging()
        view.drag(by: CGVector(dx: 0, dy: 80))
        #expect(view.contentOffset.y == 80)
        view.endDragging()
    }

    @Test func aVisibleRectangleIsNotScrolledTo() {
        final class Delegate: NSObject, UIScrollViewDelegate {
            var ends = 0
            func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }
        }
        let clock = AnimationClock.startAfresh()
        let delegate = Delegate()
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 600))
        view.contentSize = CGSize(width: 200, height: 5000)
        view.delegate = delegate
        view.scrollRectToVisible(CGRect(x: 0, y: 10, width: 10, height: 10), animated: true)
        clock.advance(by: 1)
        #expect(delegate.ends == 0)
    }
}
