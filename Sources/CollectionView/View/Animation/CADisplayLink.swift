import Foundation

/// Calls back once for every picture. Made with a closure, for lack of selectors; it runs from the start.
@preconcurrency @MainActor public final class CADisplayLink {
    /// When the current picture is due, on the clock.
    public private(set) var timestamp: CFTimeInterval

    public var isPaused = false {
        didSet {
            guard oldValue, !isPaused else { return }
            timestamp = clock.now
            clock.wakeUp()
        }
    }

    /// When the next one is.
    public var targetTimestamp: CFTimeInterval { timestamp + duration }

    public var duration: CFTimeInterval { clock.frameInterval }

    /// The time between the picture before and the current one, in seconds. The pictures of a host do not keep to ``duration``.
    private(set) var elapsed: CFTimeInterval = 0

    private let clock = AnimationClock.current
    private var callback: ((CADisplayLink) -> Void)?

    /// Our addition: UIKit's names an object and a selector.
    public init(_ callback: @escaping (CADisplayLink) -> Void) {
        self.callback = callback
        timestamp = clock.now
        clock.add(self)
    }

    /// No effect: it runs from the start.
    public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}

    /// No effect: it has the pace of the clock.
    public var preferredFramesPerSecond = 0

    /// Ends it, for good.
    public func invalidate() {
        callback = nil
        clock.remove(self)
    }

    /// Calls the link's target for a picture, unless the link was begun, paused or ended during this picture.
    func step() {
        guard !isPaused, let callback, clock.now > timestamp else { return }
        elapsed = clock.now - timestamp
        timestamp = clock.now
        callback(self)
    }
}
