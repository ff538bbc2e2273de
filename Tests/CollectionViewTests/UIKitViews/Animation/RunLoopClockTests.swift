import CollectionView
import XCTest

/// Tests as they are written for iOS: nobody advances the clock, but the run loop runs while XCTest waits.
final class RunLoopClockTests: XCTestCase {
    override func setUp() {
        super.setUp()
        MainActor.assumeIsolated { AnimationClock.current = .followingMainRunLoop() }
    }

    override func tearDown() {
        MainActor.assumeIsolated { AnimationClock.current = AnimationClock() }
        super.tearDown()
    }

    func testTheCompletionOfAnAnimationArrives() {
        let ended = expectation(description: "the completion of an animation")
        MainActor.assumeIsolated {
            let view = UIView()
            UIView.animate(withDuration: 0.05, animations: { view.center.x = 10 }, completion: { _ in ended.fulfill() })
        }
        wait(for: [ended], timeout: 60)
        MainActor.assumeIsolated { XCTAssertTrue(AnimationClock.current.isIdle) }
    }

    func testTheCompletionOfABatchArrives() {
        let updated = expectation(description: "the completion of a batch")
        let stage = MainActor.assumeIsolated {
            let stage = Stage(TextSource(count: 3))
            stage.show()
            stage.view.performBatchUpdates {
                stage.source.sections[0].removeFirst()
                stage.view.deleteItems(at: [.item(0)])
            } completion: { _ in
                updated.fulfill()
            }
            return stage
        }
        wait(for: [updated], timeout: 60)
        MainActor.assumeIsolated { XCTAssertEqual(stage.texts, ["1", "2"]) }
    }

    /// An animation that begins after a pause must not be shorter for it.
    func testTimeBeforeAnAnimationIsNotCounted() {
        let ended = expectation(description: "the end")
        Thread.sleep(forTimeInterval: 0.5)
        let before = MainActor.assumeIsolated {
            let view = UIView()
            UIView.animate(withDuration: 0.4, animations: { view.center.x = 10 }, completion: { _ in ended.fulfill() })
            return AnimationClock.current.now
        }
        let start = ProcessInfo.processInfo.systemUptime
        wait(for: [ended], timeout: 60)
        // A slow machine must not shorten the animation.
        XCTAssertGreaterThanOrEqual(ProcessInfo.processInfo.systemUptime - start, 0.39)
        MainActor.assumeIsolated { XCTAssertGreaterThanOrEqual(AnimationClock.current.now - before, 0.4) }
    }

    func testAClockThatIsNotInUseGoesAway() {
        MainActor.assumeIsolated {
            weak let clock = AnimationClock.current
            AnimationClock.current = AnimationClock()
            RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
            XCTAssertNil(clock)
        }
    }
}
