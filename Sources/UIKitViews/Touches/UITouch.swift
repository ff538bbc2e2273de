import Foundation

/// A finger on the screen or the pressed button of a mouse, from its beginning to its end.
@preconcurrency @MainActor open class UITouch: NSObject {
    /// What has happened to a touch.
    public enum Phase: Int, Sendable {
        /// The finger has touched the screen.
        case began
        /// The finger has moved.
        case moved
        /// The finger has not moved.
        case stationary
        /// The finger has been lifted.
        case ended
        /// The system has taken the touch away.
        case cancelled
        /// A pointer has come into the window.
        case regionEntered
        /// A pointer has moved in the window.
        case regionMoved
        /// A pointer has left the window.
        case regionExited
    }

    /// The kind of a touch.
    public enum TouchType: Int, Sendable {
        /// A finger on the screen.
        case direct
        /// A finger that touches something else.
        case indirect
        /// A pencil.
        case pencil
        /// A pointer.
        case indirectPointer
    }

    /// The properties of a touch at one instant.
    struct Sample {
        var phase = Phase.began
        /// The position in window coordinates.
        var point = CGPoint.zero
        var previousPoint = CGPoint.zero
        var timestamp: TimeInterval = 0
    }

    var sample = Sample()
    var passage = TouchPassage()

    public override init() { super.init() }

    /// What has happened to the touch.
    open var phase: Phase { sample.phase }

    /// The time of the last change on the ``AnimationClock``, in seconds.
    open var timestamp: TimeInterval { sample.timestamp }

    /// The number of taps in quick succession at about the same position.
    open internal(set) var tapCount = 1

    /// The kind of the touch. It is always that of a finger.
    open var type: TouchType { .direct }

    /// The window in which the touch began.
    open internal(set) weak var window: UIWindow?

    /// The view in which the touch began. It stays the same wherever the finger moves.
    open internal(set) weak var view: UIView?

    /// The recognizers that receive the touch.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

    /// Returns the position in the coordinates of a view, or of the window if `view` is nil.
    open func location(in view: UIView?) -> CGPoint { view?.convert(sample.point, from: nil) ?? sample.point }

    /// Returns the position before the last event, in the coordinates of a view, or of the window if `view` is nil.
    open func previousLocation(in view: UIView?) -> CGPoint {
        view?.convert(sample.previousPoint, from: nil) ?? sample.previousPoint
    }

    /// Returns the position with the precision of the device, which is that of ``location(in:)`` here.
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

    /// Returns the position before the last event, with the precision of ``previousLocation(in:)``.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
}
