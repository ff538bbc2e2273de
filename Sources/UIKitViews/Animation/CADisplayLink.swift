import Foundation

/// A timer that fires once per frame. It is made with a closure, because there are no selectors, and runs from the start.
@preconcurrency @MainActor public final class CADisplayLink {
    /// The clock's time at the current frame, in seconds.
    public private(set) var timestamp: CFTimeInterval

    /// Whether the link is paused. The default is false.
    public var isPaused = false {
        didSet {
            guard oldValue, !isPaused else { return }
            timestamp = clock.now
            clock.wakeUp()
        }
    }

    /// The expected time of the next frame.
    public var targetTimestamp: CFTimeInterval { timestamp + duration }

    /// The time between two frames of the screen, in seconds.
    public var duration: CFTimeInterval { clock.frameInterval }

    /// The actual time between the previous and the current frame, in seconds. It may differ from ``duration``.
    package private(set) var elapsed: CFTimeInterval = 0

    private let clock = AnimationClock.current
    private var callback: ((CADisplayLink) -> Void)?

    /// Creates a link that calls a closure. UIKit's initializer takes an object and a selector instead.
    public init(_ callback: @escaping (CADisplayLink) -> Void) {
        self.callback = callback
        timestamp = clock.now
        clock.add(self)
    }

    /// Does nothing, because the link already runs.
    public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}

    /// Has no effect. The clock determines the frame rate.
    public var preferredFramesPerSecond = 0

    /// Stops the link for good.
    public func invalidate() {
        callback = nil
        clock.remove(self)
    }

    /// Calls the closure for a frame, unless the link was started, paused or invalidated during this frame.
    func step() {
        guard !isPaused, let callback, clock.now > timestamp else { return }
        elapsed = clock.now - timestamp
        timestamp = clock.now
        callback(self)
    }
}
