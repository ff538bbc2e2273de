import Foundation

/// The touches at one instant.
@preconcurrency @MainActor open class UIEvent: NSObject {
    public enum EventType: Int, Sendable {
        case touches = 0
        case motion = 1
        case remoteControl = 2
        case presses = 3
        case scroll = 10
        case hover = 11
        case transform = 14
    }

    public enum EventSubtype: Int, Sendable {
        case none, motionShake
    }

    public override init() { super.init() }

    open var type: EventType { .touches }

    open var subtype: EventSubtype { .none }

    /// The time of the event on the ``AnimationClock``, in seconds.
    open internal(set) var timestamp: TimeInterval = 0

    /// The touches, in the order in which they began.
    var touches: [UITouch] = []

    /// All touches, including unchanged ones.
    open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : Set(touches) }

    open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }

    open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }

    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        touches { $0.gestureRecognizers?.contains { $0 === gesture } == true }
    }

    private func touches(where isIncluded: (UITouch) -> Bool) -> Set<UITouch>? {
        let touches = touches.filter(isIncluded)
        return touches.isEmpty ? nil : Set(touches)
    }

    /// Returns only the touch itself, because every movement is reported in its own event.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }

    /// Returns no touches, because none are predicted.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}
