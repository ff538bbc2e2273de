import Foundation

/// The touches at one instant.
@preconcurrency @MainActor open class UIEvent: NSObject {
    /// The kinds of events.
    public enum EventType: Int, Sendable {
        /// Fingers on the screen.
        case touches = 0
        /// Motion of the device.
        case motion = 1
        /// A remote control.
        case remoteControl = 2
        /// Keys and buttons.
        case presses = 3
        /// A wheel or a touchpad.
        case scroll = 10
        /// A pointer above a view.
        case hover = 11
        /// A gesture on a touchpad.
        case transform = 14
    }

    /// What has happened in detail.
    public enum EventSubtype: Int, Sendable {
        /// Nothing in particular.
        case none
        /// The device was shaken.
        case motionShake
    }

    public override init() { super.init() }

    /// The kind of the event. The default is that of touches.
    open var type: EventType { .touches }

    /// What has happened in detail. The default is nothing in particular.
    open var subtype: EventSubtype { .none }

    /// The time of the event on the ``AnimationClock``, in seconds.
    open internal(set) var timestamp: TimeInterval = 0

    /// The touches, in the order in which they began.
    var touches: [UITouch] = []

    /// All touches, including unchanged ones.
    open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : Set(touches) }

    /// Returns the touches in a window; nil if there are none.
    open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }

    /// Returns the touches in a view; nil if there are none.
    open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }

    /// Returns the touches that a recognizer follows; nil if there are none.
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
