import Foundation

/// Calls back once for every picture. Made with a closure, for lack of selectors; it runs from the start.
@preconcurrency @MainActor public final class CADisplayLink {
    /// When the current picture is due, on the clock.
    public private(set) var timestamp: CFTimeInterval

    public var isPaused = false {
        didSet { if oldValue && !isPaused { scheduleNext() } }
    }

    /// When the next one is.
    public var targetTimestamp: CFTimeInterval { timestamp + duration }

    public var duration: CFTimeInterval { clock.frameInterval }

    private let clock = AnimationClock.current
    private var callback: ((CADisplayLink) -> Void)?
    private var isScheduled = false

    /// Our addition: UIKit's names an object and a selector.
    public init(_ callback: @escaping (CADisplayLink) -> Void) {
        self.callback = callback
        timestamp = clock.now
        scheduleNext()
    }

    /// No effect: it runs from the start.
    public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}

    /// No effect: it has the pace of the clock.
    public var preferredFramesPerSecond = 0

    /// Ends it, for good.
    public func invalidate() { callback = nil }

    private func scheduleNext() {
        guard !isScheduled else { return }
        isScheduled = true
        clock.schedule(at: clock.now + clock.frameInterval) { [self] in
            isScheduled = false
            guard !isPaused, let callback else { return }
            timestamp = clock.now
            callback(self)
            scheduleNext()
        }
    }
}
