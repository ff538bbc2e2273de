import Foundation
import Synchronization

/// The time of all animations. It passes only when it is told to: nothing here sleeps, and the same steps give the same
/// pictures on every machine.
///
/// A host with a screen calls ``advanceOnePicture(by:)`` for every picture; a test calls ``advance(by:)`` with any
/// time. ``followingMainRunLoop()`` makes a clock that needs no calls.
@preconcurrency @MainActor public final class AnimationClock {
    /// The one in use. A test that sets a new one starts from time zero.
    public static var current = AnimationClock() {
        didSet { current.publishTime() }
    }

    /// The time since the clock was made, in seconds.
    public private(set) var now: TimeInterval = 0 {
        didSet { if self === AnimationClock.current { publishTime() } }
    }

    /// The time of ``current``, for any thread.
    nonisolated static let currentTime = Mutex<TimeInterval>(0)

    private func publishTime() { AnimationClock.currentTime.withLock { $0 = now } }

    /// The usual time between two pictures, in seconds: a millisecond at least, so that time gets on.
    public var frameInterval: TimeInterval = 1 / 60 {
        didSet { if !(frameInterval >= 0.001) { frameInterval = 0.001 } }
    }

    /// Called when something begins to move on an idle clock. A host that sleeps while the clock is idle wakes up here.
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

    /// Makes a clock at time 0. Time passes only by calls.
    public init() {}

    /// Whether nothing is still to come: no animation that has not ended, no display link that runs, no scroll view that moves.
    ///
    /// - Complexity: O(*n*) for *n* layers that were animated until the last picture.
    public var isIdle: Bool { events.isEmpty && !hasRunningLinks && animationEnds.isEmpty }

    private var hasRunningLinks: Bool { links.contains { !$0.isPaused } }

    private var animationEnds: [TimeInterval] {
        animatedLayers.values.compactMap { $0.layer?.animationsEnd }.filter { $0 > now }
    }

    // MARK: Work

    /// Calls `action` at a time, after earlier calls for the same time; at the next step if the time is past.
    ///
    /// - Returns: A number by which the call can be canceled.
    /// - Complexity: O(*e*) for *e* scheduled events.
    @discardableResult func schedule(at time: TimeInterval, _ action: @escaping @MainActor () -> Void) -> Int {
        let time = time > now ? time : now
        eventCount += 1
        // The end is the usual place.
        let place = (events.lastIndex { $0.time <= time } ?? -1) + 1
        events.insert(Event(time: time, id: eventCount, action: action), at: place)
        wakeUp()
        return eventCount
    }

    /// Does not make a scheduled call, unless it has been made already.
    ///
    /// - Complexity: O(*e*) for *e* scheduled events.
    func cancel(_ id: Int) { events.removeAll { $0.id == id } }

    /// Calls a display link once a picture, from the next picture on.
    func add(_ link: CADisplayLink) {
        links.append(link)
        wakeUp()
    }

    func remove(_ link: CADisplayLink) { links.removeAll { $0 === link } }

    /// Counts the animations of a layer as work until they end or are removed.
    func follow(_ layer: CALayer) {
        animatedLayers[ObjectIdentifier(layer)] = WeakLayer(layer: layer)
        wakeUp()
    }

    /// Tells the host once, until the clock has been found idle again.
    func wakeUp() {
        guard isAsleep else { return }
        isAsleep = false
        didWake?()
    }

    // MARK: Time

    /// Lets time pass in equal pictures that are about ``frameInterval`` apart, or in one if the span is shorter.
    ///
    /// Makes the scheduled calls in order, and calls display links once a picture. After each instant with a call, it
    /// lays out the visible windows, as is done before a picture is shown. A span that is not a positive number is 0:
    /// only calls scheduled for now are made.
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

    /// Lets the time between two pictures pass, however long it is. Display links are called once.
    ///
    /// - Parameter seconds: The time since the last picture. A span that is not a positive number is 0.
    public func advanceOnePicture(by seconds: TimeInterval) {
        showPicture(at: now + (seconds > 0 && seconds.isFinite ? seconds : 0))
    }

    /// Lets time pass until nothing moves any more, up to a limit in seconds, because some animations repeat forever.
    public func advanceUntilIdle(limit: TimeInterval = 60) {
        let end = now + limit
        while !isIdle, now < end || events.first.map({ $0.time <= end }) == true {
            var next = min(end, animationEnds.min() ?? end)
            if let event = events.first?.time { next = min(next, event) }
            if hasRunningLinks { next = min(next, now + frameInterval) }
            showPicture(at: next)
        }
    }

    /// The first picture after `shown` pictures before which an event is due: all pictures until then would be alike.
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
            // A display link's calls for the present time belong to this picture.
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
