import CollectionView
import Testing

/// A clock's answers to its host: whether anything is still to come, and what belongs to a frame.
@Suite @MainActor struct AnimationClockTests {
    @Test func anAnimationWithoutACompletionIsStillToCome() {
        let clock = AnimationClock.startAfresh()
        let view = UIView()
        UIView.animate(withDuration: 1, delay: 0.5) { view.center.x = 10 }
        #expect(!clock.isIdle)
        clock.advance(by: 1)
        #expect(!clock.isIdle)
        clock.advance(by: 0.5)
        #expect(clock.isIdle && view.layer.presentation()?.position.x == 10)
        UIView.animate(withDuration: 1) { view.center.x = 10 }
        #expect(clock.isIdle, "nothing moves")
        UIView.animate(withDuration: 2) { view.center.x = 20 }
        clock.advanceUntilIdle()
        #expect(clock.isIdle && clock.now == 3.5)
    }

    @Test func aRepeatedAnimationIsStillToComeUntilItIsRemoved() {
        let clock = AnimationClock.startAfresh()
        var view: UIView? = UIView()
        func sway() {
            UIView.animate(withDuration: 1, delay: 0, options: .repeat) { view?.alpha = 1 - (view?.alpha ?? 0) }
        }
        sway()
        clock.advanceUntilIdle(limit: 10)
        #expect(!clock.isIdle && clock.now == 10)
        view?.layer.removeAllAnimations()
        #expect(clock.isIdle)
        sway()
        #expect(!clock.isIdle)
        view = nil
        #expect(clock.isIdle, "nobody sees it any more")
    }

    @Test func aHostThatSleepsIsWokenOnce() {
        let clock = AnimationClock.startAfresh()
        var wakes = 0
        clock.didWake = { wakes += 1 }
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        func count(_ body: () -> Void) -> Int {
            wakes = 0
            body()
            return wakes
        }
        #expect(count { UIView.animate(withDuration: 1) { (view.center.x, view.alpha) = (10, 0) } } == 1)
        #expect(count { UIView.animate(withDuration: 2) { view.center.x = 20 } } == 0, "it is awake")
        clock.advance(by: 1)
        #expect(count { view.center.x = 30 } == 0)
        clock.advance(by: 1)
        #expect(count { view.setContentOffset(CGPoint(x: 0, y: 5), animated: true) } == 1)
        clock.advanceUntilIdle()
        #expect(count { UIView.animate(withDuration: 0, animations: {}, completion: { _ in }) } == 1)
        clock.advance(by: 0)
        let link = CADisplayLink { _ in }
        link.isPaused = true
        clock.advance(by: 1)
        #expect(clock.isIdle)
        #expect(count { link.isPaused = false } == 1)
        link.invalidate()
        #expect(clock.isIdle)
    }

    /// Simulates displays of 30 to 240 hertz whose frames come early, late or not at all.
    @Test func aDisplayLinkIsCalledOnceAPicture() {
        for seed in 0..<50 {
            var random = SplitMix64(seed: seed)
            let clock = AnimationClock.startAfresh()
            var times: [Double] = []
            let link = CADisplayLink { times.append($0.timestamp) }
            let interval = 1 / random.distance(30...240)
            var pictures: [Double] = []
            for _ in 0..<40 {
                clock.advanceOnePicture(by: interval * random.distance(0.25...4))
                pictures.append(clock.now)
            }
            link.invalidate()
            #expect(times == pictures, "seed \(seed)")
        }
    }

    @Test func aSpanIsDividedIntoPictures() {
        let clock = AnimationClock.startAfresh()
        clock.frameInterval = 0.25
        var times: [Double] = []
        let link = CADisplayLink { times.append($0.timestamp) }
        clock.advance(by: 1)
        #expect(times == [0.25, 0.5, 0.75, 1])
        for _ in 0..<4 { clock.advance(by: 0.125) }
        #expect(times.suffix(4) == [1.125, 1.25, 1.375, 1.5], "a short span is one picture")
        clock.advance(by: 0.75)
        #expect(times.suffix(3) == [1.75, 2, 2.25])
        link.invalidate()
    }

    /// A motion by display link must only depend on the time that has passed, and not on the host's frame rate.
    @Test func aDisplayLinkDoesNotDependOnTheFrameRate() {
        func offset(atRate rate: Double) -> CGFloat {
            let clock = AnimationClock.startAfresh()
            let item = UIView()
            let animator = UIDynamicAnimator(referenceView: UIView())
            let behavior = UIDynamicItemBehavior(items: [item])
            animator.addBehavior(behavior)
            behavior.addLinearVelocity(CGPoint(x: 100, y: 0), for: item)
            for _ in 0..<Int(rate) { clock.advanceOnePicture(by: 1 / rate) }
            return item.center.x
        }
        for rate in [30.0, 60, 120, 144] { #expect(abs(offset(atRate: rate) - 100) < 1e-6, "\(rate)") }
    }

    /// A completion may start a motion by display link. Its first step must be in the next frame.
    @Test func linksThatBeginInAPictureStepInTheNext() {
        let clock = AnimationClock.startAfresh()
        clock.frameInterval = 0.25
        var times: [Double] = []
        UIView.animate(
            withDuration: 0.25, animations: {},
            completion: { _ in
                let link = CADisplayLink {
                    times.append($0.timestamp)
                    $0.invalidate()
                }
                #expect(link.timestamp == 0.25)
            })
        clock.advance(by: 0.25)
        #expect(times == [])
        clock.advance(by: 0.25)
        #expect(times == [0.5])
    }
}
