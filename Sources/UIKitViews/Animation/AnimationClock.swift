import Foundation
import Synchronization

/// The clock of all animations. Time passes only when the host or a test advances the clock, so that the same steps give
/// the same frames on every machine.
///
/// A host with a screen calls ``advanceOnePicture(by:)`` once per frame. A test calls ``advance(by:)`` with any time.
/// ``followingMainRunLoop()`` makes a clock that needs no calls.
@preconcurrency @MainActor public final class AnimationClock {
    /// The clock in use. A test that sets a new clock starts at time 0.
    public static var current = AnimationClock() {
        didSet { current.publishTime() }
    }

    /// The time since the clock was made, in seconds.
    public private(set) var now: TimeInterval = 0 {
        didSet { if self === AnimationClock.current { publishTime() } }
    }

    /// The time of ``current``, readable from any thread.
    nonisolated static let currentTime = Mutex<TimeInterval>(0)

    private func publishTime() { AnimationClock.currentTime.withLock { $0 = now } }

    /// The usual time between two frames, in seconds. At least a millisecond, so that time always advances.
    public var frameInterval: TimeInterval = 1 / 60 {
        didSet { if !(frameInterval >= 0.001) { frameInterval = 0.001 } }
    }

    /// Called when the clock stops being idle. A host that sleeps while the clock is idle wakes up here.
    public var didWake: (@MainActor () -> Void)?

    private struct Event {
        let time: TimeInterval
        let id: Int
        let action: @MainActor () -> Void
    }

    private var events: [Event] = []
    private var eventCount = 0
    private var links: [CADisplayLink] = []
    private var animatedLayers: [ObjectIdentifier: WeakLayer] = [:]
    private var isAsleep = true

    private struct WeakLayer { weak var layer: CALayer? }

    /// Creates a clock at time 0. Time passes only when the clock is advanced.
    public init() {}

    /// Whether nothing is pending: no scheduled call, no running display link, and no unfinished animation.
    ///
    /// - Complexity: O(*n*) for *n* layers that were still animated in the last frame.
    public var isIdle: Bool { events.isEmpty && !hasRunningLinks && animationEnds.isEmpty }

    private var hasRunningLinks: Bool { links.contains { !$0.isPaused } }

    private var animationEnds: [TimeInterval] {
        animatedLayers.values.compactMap { $0.layer?.animationsEnd }.filter { $0 > now }
    }

    // MARK: Work

    /// Schedules a call of `action`. If its time is past, the next step makes the call.
    ///
    /// Calls for the same time are made in the order in which they were scheduled.
    ///
    /// - Returns: The identifier to pass to ``cancel(_:)``.
    /// - Complexity: O(*e*) for *e* scheduled events.
    @discardableResult package func schedule(at time: TimeInterval, _ action: @escaping @MainActor () -> Void) -> Int {
        let time = time > now ? time : now
        eventCount += 1
        // Searched from the end, because most events are later than all others.
        let place = (events.lastIndex { $0.time <= time } ?? -1) + 1
        events.insert(Event(time: time, id: eventCount, action: action), at: place)
        wakeUp()
        return eventCount
    }

    /// Cancels a scheduled call. Does nothing if the call has already been made.
    ///
    /// - Complexity: O(*e*) for *e* scheduled events.
    package func cancel(_ id: Int) { events.removeAll { $0.id == id } }

    /// Calls a display link once per frame, from the next frame on.
    func add(_ link: CADisplayLink) {
        links.append(link)
        wakeUp()
    }

    func remove(_ link: CADisplayLink) { links.removeAll { $0 === link } }

    /// Keeps the clock from being idle until the layer's animations end or are removed.
    func follow(_ layer: CALayer) {
        animatedLayers[ObjectIdentifier(layer)] = WeakLayer(layer: layer)
        wakeUp()
    }

    /// Notifies the host, at most once until the clock is idle again.
    func wakeUp() {
        guard isAsleep else { return }
        isAsleep = false
        didWake?()
    }

    // MARK: Time

    /// Advances the time in equal frames that are about ``frameInterval`` apart, or in a single frame if `seconds` is less.
    ///
    /// The clock makes the scheduled calls in order, and calls display links once per frame. It lays out the visible
    /// windows after each instant with scheduled calls, and at the end of each frame. If `seconds` is not a positive
    /// number, only the calls that are due now are made.
    public func advance(by seconds: TimeInterval) {
        guard seconds > 0, seconds.isFinite else { return showPicture(at: now) }
        let start = now
        let count = max(1, (seconds / frameInterval).rounded())
        var shown = 0.0
        while shown < count {
            let next = hasRunningLinks ? shown + 1 : nextPicture(after: shown, of: count, from: start, over: seconds)
            showPicture(at: next < count ? start + seconds * (next / count) : start + seconds)
            shown = next
        }
    }

    /// Advances the time by a single frame of any duration. Display links are called once.
    ///
    /// - Parameter seconds: The time since the last frame. A value that is not a positive number counts as 0.
    public func advanceOnePicture(by seconds: TimeInterval) {
        showPicture(at: now + (seconds > 0 && seconds.isFinite ? seconds : 0))
    }

    /// Advances the time until the clock is idle, or by `limit` seconds, because some animations repeat forever.
    public func advanceUntilIdle(limit: TimeInterval = 60) {
        let end = now + limit
        while !isIdle, now < end || events.first.map({ $0.time <= end }) == true {
            var next = min(end, animationEnds.min() ?? end)
            if let event = events.first?.time { next = min(next, event) }
            if hasRunningLinks { next = min(next, now + frameInterval) }
            showPicture(at: next)
        }
    }

    /// Returns the number of the first frame after `shown` at which an event is due. The frames between can be skipped,
    /// because nothing would change in them.
    private func nextPicture(
        after shown: Double, of count: Double, from start: TimeInterval, over seconds: TimeInterval
    ) -> Double {
        guard let instant = events.first?.time else { return count }
        return min(count, max(shown + 1, ((instant - start) / seconds * count).rounded(.up)))
    }

    private func showPicture(at time: TimeInterval) {
        let isLater = time > now
        callEvents(until: time)
        now = max(now, time)
        if isLater {
            for link in links { link.step() }
            // Calls that a display link schedules for the current time belong to this frame.
            callEvents(until: now)
        }
        UIScreen.main.layOutWindows()
        animatedLayers = animatedLayers.filter { $0.value.layer?.animationsEnd.map { $0 > now } == true }
        isAsleep = isIdle
    }

    private func callEvents(until end: TimeInterval) {
        while let instant = events.first?.time, instant <= end {
            now = max(now, instant)
            let due = events.prefix { $0.time <= now }.map(\.action)
            events.removeFirst(due.count)
            for action in due { action() }
            UIScreen.main.layOutWindows()
        }
    }
}
