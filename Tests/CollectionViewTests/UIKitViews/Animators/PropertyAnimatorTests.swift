import CollectionView
import Testing
@_spi(Host) import UIKitViews

/// Property animators: paused, moved, reversed and stopped.
@Suite @MainActor struct PropertyAnimatorTests {
    private var clock: AnimationClock { .current }
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    private var shown: CGFloat { (view.layer.presentation()?.position.x ?? .nan) - 5 }

    private func makeAnimator() -> (UIViewPropertyAnimator, Log) {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in view.frame.origin.x = 100 }
        let log = Log()
        animator.addCompletion { log.positions.append($0) }
        return (animator, log)
    }

    private final class Log { var positions: [UIViewAnimatingPosition] = [] }

    @Test func itRunsToItsEnd() {
        AnimationClock.startAfresh()
        let (animator, log) = makeAnimator()
        #expect(view.frame.minX == 0 && animator.state == .inactive)
        animator.startAnimation()
        #expect(view.frame.minX == 100 && shown == 0 && animator.isRunning)
        clock.advance(by: 0.5)
        #expect(abs(shown - 50) < 1e-6 && abs(animator.fractionComplete - 0.5) < 1e-6)
        clock.advance(by: 0.6)
        #expect(shown == 100 && log.positions == [.end] && animator.state == .inactive && clock.isIdle)
    }

    @Test func aPausedAnimatorIsMovedByAFinger() {
        AnimationClock.startAfresh()
        let (animator, log) = makeAnimator()
        animator.pauseAnimation()
        #expect(shown == 0 && animator.state == .active && !animator.isRunning)
        animator.fractionComplete = 0.3
        #expect(abs(shown - 30) < 1e-6)
        clock.advance(by: 5)
        #expect(abs(shown - 30) < 1e-6 && clock.isIdle)
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        clock.advance(by: 0.35)
        #expect(abs(shown - 65) < 1e-6, "the rest takes the rest of the time")
        clock.advance(by: 0.4)
        #expect(shown == 100 && log.positions == [.end])
    }

    @Test func anAnimatorMayRefuseToBeInterrupted() {
        AnimationClock.startAfresh()
        let (animator, log) = makeAnimator()
        animator.isInterruptible = false
        animator.startAnimation()
        clock.advance(by: 0.5)
        animator.pauseAnimation()
        animator.fractionComplete = 0
        animator.stopAnimation(true)
        #expect(animator.isRunning && abs(shown - 50) < 1e-6)
        clock.advance(by: 0.6)
        #expect(shown == 100 && log.positions == [.end])
    }

    @Test func aReversedAnimatorGoesBackWithoutAJump() {
        AnimationClock.startAfresh()
        let (animator, log) = makeAnimator()
        animator.startAnimation()
        clock.advance(by: 0.6)
        animator.isReversed = true
        #expect(abs(shown - 60) < 1e-6 && abs(animator.fractionComplete - 0.4) < 1e-6)
        clock.advance(by: 0.3)
        #expect(abs(shown - 30) < 1e-6)
        clock.advance(by: 0.4)
        #expect(shown == 0 && view.frame.minX == 0 && log.positions == [.start])
    }

    @Test func aStoppedAnimatorStaysOrEndsElsewhere() {
        AnimationClock.startAfresh()
        let (first, log) = makeAnimator()
        first.startAnimation()
        clock.advance(by: 0.4)
        first.stopAnimation(true)
        #expect(abs(view.frame.minX - 40) < 1e-6 && first.state == .inactive)
        clock.advance(by: 2)
        #expect(abs(shown - 40) < 1e-6 && log.positions == [])

        for (position, place) in [(UIViewAnimatingPosition.start, 40.0), (.current, 55), (.end, 100)] {
            view.frame.origin.x = 40
            let (animator, log) = makeAnimator()
            animator.startAnimation()
            clock.advance(by: 0.25)
            animator.stopAnimation(false)
            #expect(animator.state == .stopped && log.positions == [])
            animator.finishAnimation(at: position)
            #expect(abs(view.frame.minX - place) < 1e-6 && shown == view.frame.minX && log.positions == [position])
        }
    }

    @Test func aDelayedBlockBeginsLaterAndEndsWithTheOthers() {
        AnimationClock.startAfresh()
        let (animator, _) = makeAnimator()
        let other = UIView()
        animator.addAnimations({ other.alpha = 0 }, delayFactor: 0.5)
        animator.startAnimation(afterDelay: 1)
        clock.advance(by: 1)
        #expect(shown == 0)
        clock.advance(by: 0.5)
        #expect(other.layer.presentation()?.opacity == 1)
        clock.advance(by: 0.25)
        #expect(abs((other.layer.presentation()?.opacity ?? 0) - 0.5) < 1e-6)
    }

    @Test func anAnimatorCanWaitAtItsEnd() {
        AnimationClock.startAfresh()
        let (animator, log) = makeAnimator()
        animator.pausesOnCompletion = true
        animator.startAnimation()
        clock.advance(by: 2)
        #expect(animator.state == .active && !animator.isRunning && log.positions == [])
        animator.isReversed = true
        animator.startAnimation()
        clock.advance(by: 2)
        #expect(shown == 0 && log.positions == [])
        animator.stopAnimation(false)
        animator.finishAnimation(at: .current)
        #expect(log.positions == [.current] && view.frame.minX == 0)
    }

    @Test func curvesAndSprings() {
        AnimationClock.startAfresh()
        let spring = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 5, initialVelocity: .zero)
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: spring)
        animator.addAnimations { view.frame.origin.x = 100 }
        animator.startAnimation()
        var farthest: CGFloat = 0
        for _ in 0..<60 {
            clock.advance(by: 1 / 60)
            farthest = max(farthest, shown)
        }
        #expect(farthest > 110 && spring.timingCurveType == .spring)

        view.frame.origin.x = 0
        let running = UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 1, delay: 0.5, options: .curveEaseIn, animations: { view.frame.origin.x = 100 })
        clock.advance(by: 1)
        #expect(shown > 5 && shown < 45 && running.timingParameters?.cubicTimingParameters?.animationCurve == .easeIn)
    }

    /// Two animators of one property: their differences add up, and nothing jumps.
    @Test func animatorsAddUp() {
        AnimationClock.startAfresh()
        let (first, _) = makeAnimator()
        first.startAnimation()
        clock.advance(by: 0.5)
        let second = UIViewPropertyAnimator(duration: 1, controlPoint1: .zero, controlPoint2: CGPoint(x: 1, y: 1)) {
            view.frame.origin.x = 0
        }
        let before = shown
        second.startAnimation()
        #expect(abs(shown - before) < 1e-6)
        clock.advance(by: 2)
        #expect(shown == 0)
    }

    @Test func viewsThatMoveMayRefuseTouches() {
        AnimationClock.startAfresh()
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        root.addSubview(view)
        let (animator, _) = makeAnimator()
        animator.isUserInteractionEnabled = false
        var touched: Bool { root.hitTest(CGPoint(x: view.frame.midX, y: 5), with: nil) === view }
        #expect(touched)
        animator.startAnimation()
        #expect(!touched)
        animator.pauseAnimation()
        #expect(touched)
        animator.startAnimation()
        clock.advance(by: 2)
        #expect(touched && !animator.isUserInteractionEnabled)
        animator.isUserInteractionEnabled = true
        animator.addAnimations { view.frame.origin.x = 0 }
        animator.startAnimation()
        #expect(touched)
    }

    @Test func aReversalKeepsTheDelay() {
        AnimationClock.startAfresh()
        let (animator, log) = makeAnimator()
        animator.startAnimation(afterDelay: 1)
        clock.advance(by: 0.4)
        animator.isReversed = true
        clock.advance(by: 0.4)
        #expect(log.positions == [] && animator.isRunning)
        animator.isReversed = false
        clock.advance(by: 0.7)
        #expect(abs(shown - 50) < 1e-6)
        clock.advance(by: 0.6)
        #expect(log.positions == [.end])
    }
}
