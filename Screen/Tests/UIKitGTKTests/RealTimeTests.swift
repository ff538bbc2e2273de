import CollectionView
import Foundation
import Testing
@_spi(Host) import UIKitViews

@testable import UIKitGTK

/// Scrolling by fingers in a window whose frames come at 60 Hz, and only while the clock runs.
@Suite @MainActor struct RealTimeTests {
    /// A window of 200 × 800 points with content of 10,000, and a simulated display.
    @MainActor private final class Display {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 800))
        private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 800))
        private let time: RealTime
        /// The real time and the time of the next frame, in microseconds.
        private var now: Int64 = 1_000_000
        private var nextFrame: Int64 = 1_010_000
        private(set) var isTicking = false

        init() {
            AnimationClock.current = AnimationClock()
            time = RealTime(of: window)
            scrollView.contentSize = CGSize(width: 200, height: 10_000)
            window.addSubview(scrollView)
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
        }

        func pass(_ seconds: Double) {
            let end = now + Int64(seconds * 1e6)
            while nextFrame <= end {
                if isTicking {
                    time.advance(to: nextFrame)
                    isTicking = time.isRunning
                    if !isTicking { time.rest() }
                }
                nextFrame += 16_667
            }
            now = end
        }

        func touch(_ phase: UITouch.Phase, y: CGFloat) {
            isTicking = true
            window.touch(phase, id: 0, at: CGPoint(x: 100, y: y), time: time.clockTime(ofEventAt: now))
        }

        func drag(by distance: CGFloat, over seconds: Double) {
            touch(.began, y: 700)
            for step in 1...40 {
                pass(seconds / 40)
                touch(.moved, y: 700 - distance * CGFloat(step) / 40)
            }
        }

        func touchpad(by distance: CGFloat, _ phase: UIWindow.ScrollPhase) {
            isTicking = true
            window.scroll(
                by: CGVector(dx: 0, dy: distance), at: CGPoint(x: 100, y: 100), isPrecise: true, phase: phase,
                time: time.clockTime(ofEventAt: now))
        }
    }

    @Test func aFingerThatHasRestedDoesNotFling() {
        let display = Display()
        display.drag(by: 400, over: 0.4)
        display.pass(3)
        let (held, time) = (display.scrollView.contentOffset.y, AnimationClock.current.now)
        #expect(held > 380 && abs(time - 3.4) < 0.1, "time goes on while a finger rests")
        display.touch(.ended, y: 300)
        display.pass(2)
        #expect(display.scrollView.contentOffset.y == held && !display.isTicking)
    }

    @Test func aFingerThatIsLiftedWhileItMovesFlingsAtItsVelocity() {
        let display = Display()
        display.drag(by: 400, over: 0.4)
        let held = display.scrollView.contentOffset.y
        display.touch(.ended, y: 300)
        display.pass(6)
        // At 1,000 points per second, content decelerates over about 499 points.
        let distance = display.scrollView.contentOffset.y - held
        #expect(abs(distance - 499) < 50 && !display.isTicking, "\(distance) points")
    }

    @Test func aDisplayLinkKnowsTheRateOfTheDisplay() {
        AnimationClock.current = AnimationClock()
        let link = CADisplayLink { _ in }
        defer { link.invalidate() }
        RealTime(of: UIWindow(frame: .zero)).advance(to: 5_000_000, interval: 6944)
        #expect(abs(link.duration - 1 / 144) < 1e-6)
    }

    @Test func fingersOnATouchpadFlingFromRest() {
        let display = Display()
        for _ in 0..<10 {
            display.touchpad(by: 10, .changed)
            display.pass(0.01)
        }
        let held = display.scrollView.contentOffset.y
        display.touchpad(by: 0, .ended)
        display.pass(6)
        let distance = display.scrollView.contentOffset.y - held
        #expect(held == 100 && abs(distance - 499) < 50 && !display.isTicking, "\(distance) points")
    }
}
