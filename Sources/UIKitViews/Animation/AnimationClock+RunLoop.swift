import Foundation

extension AnimationClock {
    /// Creates a clock that follows real time while the main run loop runs.
    ///
    /// In the set-up of a test, `AnimationClock.current = .followingMainRunLoop()` lets completions arrive while XCTest
    /// waits for expectations. The clock follows the run loop until another clock is set. The intermediate states that
    /// such a test sees depend on the machine.
    public static func followingMainRunLoop() -> AnimationClock {
        let clock = AnimationClock()
        var last = ProcessInfo.processInfo.systemUptime
        // Otherwise the time that the clock was idle would count as part of the next animation.
        clock.didWake = { last = ProcessInfo.processInfo.systemUptime }
        let timer = Timer(timeInterval: clock.frameInterval, repeats: true) { [weak clock] timer in
            guard let clock else { return timer.invalidate() }
            // Timers of the main run loop fire on the main thread.
            MainActor.assumeIsolated {
                let now = ProcessInfo.processInfo.systemUptime
                let elapsed = now - last
                last = now
                clock.advanceOnePicture(by: elapsed)
            }
        }
        RunLoop.main.add(timer, forMode: .common)
        return clock
    }
}
