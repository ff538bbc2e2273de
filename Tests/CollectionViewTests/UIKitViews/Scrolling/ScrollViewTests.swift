import CollectionView
import Testing

@Suite @MainActor struct ScrollViewTests {
    private func makeScrollView() -> (UIScrollView, ScrollRecorder) {
        let (view, recorder) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200)), ScrollRecorder())
        view.contentSize = CGSize(width: 100, height: 1000)
        view.layoutIfNeeded()
        view.delegate = recorder
        return (view, recorder)
    }

    @Test func theOffsetIsTheOriginOfTheBounds() {
        let (view, recorder) = makeScrollView()
        view.contentOffset = CGPoint(x: 0, y: 50)
        #expect(view.bounds == CGRect(x: 0, y: 50, width: 100, height: 200))
        view.bounds.origin.y = 60
        #expect(view.contentOffset.y == 60 && view.frame.minY == 0)
        view.contentOffset = CGPoint(x: 0, y: 60)
        #expect(recorder.offsets.map(\.y) == [50, 60])
    }

    @Test func aWrittenOffsetIsNotClampedUntilTheContentChanges() {
        let (view, _) = makeScrollView()
        view.contentOffset.y = 5000
        view.layoutIfNeeded()
        #expect(view.contentOffset.y == 5000)
        view.contentSize.height = 900
        view.layoutIfNeeded()
        #expect(view.contentOffset.y == 700)
        view.contentSize.height = 100
        view.layoutIfNeeded()
        #expect(view.contentOffset.y == 0, "content smaller than the view rests at its beginning")
        view.contentOffset.y = .nan
        #expect(view.contentOffset.y == 0)
    }

    @Test func contentAtTheEdgeStaysThereWhenTheInsetChanges() {
        let (view, recorder) = makeScrollView()
        view.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 40, right: 0)
        view.layoutIfNeeded()
        #expect(view.contentOffset.y == -30)
        view.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
        view.contentInset.top = 10
        view.layoutIfNeeded()
        #expect(view.contentOffset.y == 300)
        view.contentOffset.y = 9999
        view.contentInset.bottom = 50
        view.layoutIfNeeded()
        #expect(view.contentOffset.y == 850)
        #expect(recorder.events.filter { $0 == "inset" }.count == 3)
    }

    @Test func anInsetMovesWhatRestsAtTheEdgeAtOnce() {
        let (view, recorder) = makeScrollView()
        view.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 40, right: 0)
        #expect(view.contentOffset == CGPoint(x: 0, y: -30) && recorder.events == ["scroll", "inset"])
        #expect("\(view.contentOffset.x)" == "0.0", "there is no negative nothing")
        view.contentInset.left = 5
        #expect(view.contentOffset == CGPoint(x: -5, y: -30))
        view.contentInset = .zero
        #expect("\(view.contentOffset.x) \(view.contentOffset.y)" == "0.0 0.0")
        view.layoutIfNeeded()
        #expect("\(view.contentOffset.x) \(view.contentOffset.y)" == "0.0 0.0")
        view.contentOffset.y = 300
        view.contentInset.top = 10
        #expect(view.contentOffset.y == 300, "it does not rest there")
        view.beginDragging()
        view.drag(by: CGVector(dx: 0, dy: -310))
        view.contentInset.top = 50
        #expect(view.contentOffset.y == -10, "a finger holds it")
    }

    @Test func theSafeAreaAddsToTheInsetAlongAxesThatScroll() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        window.obstructedInsets = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        let (view, _) = makeScrollView()
        view.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        window.addSubview(view)
        view.layoutIfNeeded()
        #expect(view.contentOffset.y == -11, "it rests below what is obstructed")
        func adjusted(_ behavior: UIScrollView.ContentInsetAdjustmentBehavior) -> UIEdgeInsets {
            view.contentInsetAdjustmentBehavior = behavior
            return view.adjustedContentInset
        }
        #expect(adjusted(.never) == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(adjusted(.always) == UIEdgeInsets(top: 11, left: 22, bottom: 33, right: 44))
        #expect(adjusted(.scrollableAxes) == UIEdgeInsets(top: 11, left: 2, bottom: 33, right: 4))
        view.alwaysBounceHorizontal = true
        #expect(adjusted(.automatic) == UIEdgeInsets(top: 11, left: 22, bottom: 33, right: 44))
    }

    @Test func offsetsFallOnPixelsInAWindow() {
        let (view, _) = makeScrollView()
        view.contentOffset.y = 10.3
        #expect(view.contentOffset.y == 10.3)
        let window = UIWindow(frame: view.frame)
        window.traitOverrides.displayScale = 2
        window.addSubview(view)
        view.contentOffset.y = 10.3
        #expect(view.contentOffset.y == 10.5)
    }

    @Test func aRectangleIsShownByTheShortestWay() {
        let (view, _) = makeScrollView()
        func show(_ y: CGFloat, _ height: CGFloat) -> CGFloat {
            view.scrollRectToVisible(CGRect(x: 0, y: y, width: 100, height: height), animated: false)
            return view.contentOffset.y
        }
        #expect(show(50, 100) == 0, "it is seen already")
        #expect(show(300, 50) == 150)
        #expect(show(140, 50) == 140)
        #expect(show(100, 500) == 140, "it fills the view")
        #expect(show(950, 200) == 800, "not beyond the end")
        view.contentInset.bottom = 60
        #expect(show(900, 50) == 810)
    }

    @Test func anAnimatedOffsetArrivesOnTheClock() {
        let clock = AnimationClock.startAfresh()
        let (view, recorder) = makeScrollView()
        view.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
        #expect(view.contentOffset.y == 0 && view.isScrollAnimating)
        clock.advance(by: 0.15)
        #expect(view.contentOffset.y > 100 && view.contentOffset.y < 300)
        clock.advance(by: 0.3)
        #expect(view.contentOffset.y == 400 && !view.isScrollAnimating && clock.isIdle)
        #expect(recorder.events == ["scroll", "animated"])
        #expect(recorder.offsets.map(\.y) == recorder.offsets.map(\.y).sorted())
        view.setContentOffset(.zero, animated: true)
        view.setContentOffset(CGPoint(x: 0, y: 7), animated: false)
        clock.advance(by: 1)
        #expect(view.contentOffset.y == 7, "the later target counts")
    }

    /// A scrubber sets offsets while an animation is still running.
    @Test func theOffsetOfTheAppEndsAnAnimation() {
        let clock = AnimationClock.startAfresh()
        let (view, recorder) = makeScrollView()
        view.setContentOffset(CGPoint(x: 0, y: 800), animated: true)
        clock.advance(by: 0.1)
        view.contentOffset.y = 700
        #expect(!view.isScrollAnimating && recorder.events == ["scroll", "animated", "scroll"])
        view.contentOffset.y = 300
        clock.advance(by: 1)
        #expect(view.contentOffset.y == 300 && clock.isIdle)
        #expect(recorder.events == ["scroll", "animated", "scroll"])
    }

    @Test func anInsetDoesNotEndAnAnimation() {
        let clock = AnimationClock.startAfresh()
        let (view, _) = makeScrollView()
        view.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
        view.contentInset.top = 30
        #expect(view.contentOffset.y == -30 && view.isScrollAnimating)
        clock.advance(by: 1)
        #expect(view.contentOffset.y == 370)
    }

    /// The delegate limits how far an animation scrolls.
    @Test func theDelegateEndsAnAnimation() {
        final class Limit: NSObject, UIScrollViewDelegate {
            var ends = 0
            func scrollViewDidScroll(_ scrollView: UIScrollView) {
                if scrollView.contentOffset.y > 200 { scrollView.contentOffset.y = 200 }
            }
            func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }
        }
        let clock = AnimationClock.startAfresh()
        let (view, _) = makeScrollView()
        let limit = Limit()
        view.delegate = limit
        view.setContentOffset(CGPoint(x: 0, y: 800), animated: true)
        clock.advance(by: 1)
        #expect(view.contentOffset.y == 200 && limit.ends == 1)
    }

    @Test func anAnimationToTheSameOffsetDoesNotBegin() {
        let clock = AnimationClock.startAfresh()
        let (view, recorder) = makeScrollView()
        view.setContentOffset(.zero, animated: true)
        #expect(!view.isScrollAnimating && clock.isIdle && recorder.events == [])
        view.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
        clock.advance(by: 0.1)
        view.setContentOffset(view.contentOffset, animated: true)
        clock.advance(by: 1)
        #expect(view.contentOffset.y < 400 && recorder.events == ["scroll", "animated"], "it stops where it is")
    }

    @Test func aScrollViewThatGoesAwayLeavesTheClock() {
        let clock = AnimationClock.startAfresh()
        weak var gone: UIScrollView?
        do {
            let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            gone = view
            view.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
        }
        #expect(gone == nil)
        clock.advance(by: 0.1)
        #expect(clock.isIdle)
    }
}
