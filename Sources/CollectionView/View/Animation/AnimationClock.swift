import Foundation
import Synchronization

/// The time by which everything that moves moves. It goes on when it is told to: nothing here sleeps, and the same steps
/// give the same pictures on every machine.
///
/// A host that shows something advances it by the time between two pictures; a test by whatever it likes.
@preconcurrency @MainActor public final class AnimationClock {
    /// The one in use. A test that sets a new one starts from time zero.
    public static var current = AnimationClock() {
        didSet { current.publishTime() }
    }

    /// In seconds since the clock was made.
    public private(set) var now: TimeInterval = 0 {
        didSet { if self === AnimationClock.current { publishTime() } }
    }

    /// The time of ``current``, for any thread.
    nonisolated static let currentTime = Mutex<TimeInterval>(0)

    private func publishTime() { AnimationClock.currentTime.withLock { $0 = now } }

    /// Between two pictures, in seconds: a millisecond at least, so that time gets on.
    public var frameInterval: TimeInterval = 1 / 60 {
        didSet { if !(frameInterval >= 0.001) { frameInterval = 0.001 } }
    }

    private var events: [(time: TimeInterval, action: @MainActor () -> Void)] = []

    public init() {}

    /// Whether anything is still to come: an animation that has not ended, a scroll view that moves.
    public var isIdle: Bool { events.isEmpty }

    /// Calls `action` when the clock gets to `time`, after what was scheduled for that time before; at the next step if that
    /// time is past.
    ///
    /// O(e) for e scheduled events.
    func schedule(at time: TimeInterval, _ action: @escaping @MainActor () -> Void) {
        let time = time > now ? time : now
        // The end is the usual place.
        let place = (events.lastIndex { $0.time <= time } ?? -1) + 1
        events.insert((time, action), at: place)
    }

    /// Lets time pass: calls what is due, in order, and lays out the visible windows after each instant at which something
    /// happened, as it would be done before a picture is shown. A span that is not a positive number is none: only what is
    /// due now is called.
    public func advance(by seconds: TimeInterval) {
        let end = now + (seconds > 0 && seconds.isFinite ? seconds : 0)
        while let instant = events.first?.time, instant <= end {
            now = max(now, instant)
            let due = events.prefix { $0.time <= now }.map(\.action)
            events.removeFirst(due.count)
            for action in due { action() }
            UIScreen.main.layOutWindows()
        }
        now = max(now, end)
        UIScreen.main.layOutWindows()
    }

    /// Lets time pass until nothing moves any more, but no longer than a limit, in seconds: some animations repeat for ever.
    public func advanceUntilIdle(limit: TimeInterval = 60) {
        let end = now + limit
        while let instant = events.first?.time, instant <= end { advance(by: instant - now) }
    }
}
