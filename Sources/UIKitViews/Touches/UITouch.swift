import Foundation

/// A finger on the screen or the pressed button of a mouse, from its beginning to its end.
@preconcurrency @MainActor open class UITouch: NSObject {
    public enum Phase: Int, Sendable {
        case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
    }

    public enum TouchType: Int, Sendable {
        case direct, indirect, pencil, indirectPointer
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

    open var phase: Phase { sample.phase }

    /// The time of the last change on the ``AnimationClock``, in seconds.
    open var timestamp: TimeInterval { sample.timestamp }

    /// The number of taps in quick succession at about the same position.
    open internal(set) var tapCount = 1

    open var type: TouchType { .direct }

    open internal(set) weak var window: UIWindow?

    /// The view in which the touch began. It stays the same wherever the finger moves.
    open internal(set) weak var view: UIView?

    /// The recognizers that receive the touch.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

    open func location(in view: UIView?) -> CGPoint { view?.convert(sample.point, from: nil) ?? sample.point }

    open func previousLocation(in view: UIView?) -> CGPoint {
        view?.convert(sample.previousPoint, from: nil) ?? sample.previousPoint
    }

    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
}
