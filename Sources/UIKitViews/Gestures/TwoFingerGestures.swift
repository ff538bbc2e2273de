import Foundation

/// Recognizes two fingers that move apart or together. The gesture ends when both have been lifted.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The distance between the fingers, relative to the distance when the pinch began or `scale` was set to 1.
    open var scale: CGFloat = 1
    /// The velocity, in changes of the scale per second.
    open internal(set) var velocity: CGFloat = 0

    /// The change of the distance between the fingers at which the pinch begins, in points.
    private static let slop: CGFloat = 8

    private var fingers = TwoFingers()

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if fingers.begin(activeTouches, at: event.timestamp), state == .possible { (scale, velocity) = (1, 0) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if state == .possible {
            guard fingers.spread(activeTouches) >= Self.slop else { return }
            _ = fingers.begin(activeTouches, at: event.timestamp)
            state = .began
        } else if let step = fingers.move(activeTouches, at: event.timestamp) {
            let old = scale
            scale *= step.scale
            velocity = step.seconds > 0 ? (scale - old) / step.seconds : velocity
            state = .changed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if activeTouches.isEmpty { state = state == .possible ? .failed : .ended }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }
}

/// Recognizes two fingers that turn about each other. The gesture ends when both have been lifted.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The angle by which the fingers have turned since the rotation began or `rotation` was set to 0, in radians.
    ///
    /// Clockwise angles are positive.
    open var rotation: CGFloat = 0
    /// The velocity, in radians per second.
    open internal(set) var velocity: CGFloat = 0

    /// The angle at which the rotation begins, in radians.
    private static let slop: CGFloat = 0.1

    private var fingers = TwoFingers()

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if fingers.begin(activeTouches, at: event.timestamp), state == .possible { (rotation, velocity) = (0, 0) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if state == .possible {
            guard abs(fingers.turn(activeTouches)) >= Self.slop else { return }
            _ = fingers.begin(activeTouches, at: event.timestamp)
            state = .began
        } else if let step = fingers.move(activeTouches, at: event.timestamp) {
            rotation += step.angle
            velocity = step.seconds > 0 ? step.angle / step.seconds : velocity
            state = .changed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if activeTouches.isEmpty { state = state == .possible ? .failed : .ended }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }
}
