import Foundation

/// The touches of a window at one instant.
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

    /// The time in seconds of the ``AnimationClock``.
    open internal(set) var timestamp: TimeInterval = 0

    /// The touches in the order in which they came down.
    var touches: [UITouch] = []

    /// All touches, also unchanged ones.
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

    /// The touch itself: a host reports every movement.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }

    /// Returns no touches, because none are predicted.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}
