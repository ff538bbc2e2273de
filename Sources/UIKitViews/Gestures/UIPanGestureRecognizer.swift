import Foundation

/// Recognizes fingers that move over the view.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The smallest number of fingers. The default is 1.
    open var minimumNumberOfTouches = 1
    /// The greatest number of fingers. By default there is no limit.
    open var maximumNumberOfTouches = Int.max

    /// The distance at which the pan begins, in points.
    package static let slop: CGFloat = 10

    /// The movement of the fingers, in window coordinates.
    package var translation = CGPoint.zero
    /// The velocity in points per second, in window coordinates.
    private(set) var velocity = CGPoint.zero
    private var lastCenter = CGPoint.zero
    /// The total movement of the fingers, which ``setTranslation(_:in:)`` does not change.
    private var travel = CGPoint.zero
    private var trail = TouchTrail()

    /// Returns the movement of the fingers since they came down, or since the last ``setTranslation(_:in:)``.
    open func translation(in view: UIView?) -> CGPoint { view?.vector(translation, endingAt: location) ?? translation }

    /// Sets the movement of the fingers, in the coordinates of a view. Later movements add to it.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        guard let view else {
            self.translation = translation
            return
        }
        let (from, to) = (view.convert(CGPoint.zero, to: nil), view.convert(translation, to: nil))
        self.translation = CGPoint(x: to.x - from.x, y: to.y - from.y)
    }

    /// Returns the velocity, in points per second.
    open func velocity(in view: UIView?) -> CGPoint { view?.vector(velocity, endingAt: location) ?? velocity }

    /// Puts the gesture into a state, without any touches. UIKit has no such method.
    ///
    /// - Parameters:
    ///   - translation: The movement of the finger since the gesture began.
    ///   - velocity: The velocity, in points per second.
    public func send(_ state: State, translation: CGPoint, velocity: CGPoint = .zero) {
        if accepts(state, translation: translation, velocity: velocity) { enter(state) }
    }

    /// Moves the finger, and returns whether the gesture may enter a state. The velocity is in points per second.
    func accepts(_ state: State, translation: CGPoint, velocity: CGPoint = .zero) -> Bool {
        moveFinger(to: translation, velocity: velocity)
        return accepts(state)
    }

    func moveFinger(to translation: CGPoint, velocity: CGPoint = .zero) {
        location = location + (translation - self.translation)
        (self.translation, self.velocity) = (translation, velocity)
    }

    /// Whether the fingers have moved far enough for a pan.
    @_spi(Host) open var hasLeftSlop: Bool { translation.distance(to: .zero) >= Self.slop }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if activeTouches.count > maximumNumberOfTouches {
            guard state == .possible else {
                for touch in touches { ignore(touch, for: event) }
                return holdOn()
            }
            state = .failed
            return
        }
        if activeTouches.count == touches.count {
            (translation, velocity, travel, trail) = (.zero, .zero, .zero, TouchTrail())
        }
        holdOn()
        trail.add(travel, at: event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        move(at: event.timestamp)
        if state != .possible {
            state = .changed
        } else if activeTouches.count >= minimumNumberOfTouches, hasLeftSlop {
            state = .began
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        guard activeTouches.isEmpty || state != .possible && activeTouches.count < minimumNumberOfTouches else {
            return holdOn()
        }
        // A finger that is lifted at another position has moved there.
        if let center = touches.first?.sample.point, self.touches.count == 1, center != lastCenter {
            move(to: center, at: event.timestamp)
        }
        velocity = trail.velocity(at: event.timestamp)
        state = state == .possible && pendingStates.isEmpty ? .failed : .ended
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }

    private func move(at time: TimeInterval) {
        if let center = activeTouches.center { move(to: center, at: time) }
    }

    private func move(to center: CGPoint, at time: TimeInterval) {
        translation = translation + (center - lastCenter)
        travel = travel + (center - lastCenter)
        lastCenter = center
        trail.add(travel, at: time)
        velocity = trail.velocity(at: time)
    }

    /// Continues from the new center of the fingers. An added or lifted finger changes the center without any movement.
    private func holdOn() {
        if let center = activeTouches.center { lastCenter = center }
    }
}

extension UIView {
    /// Converts a vector from the window's coordinates to those of this view.
    fileprivate func vector(_ vector: CGPoint, endingAt point: CGPoint) -> CGPoint {
        let start = CGPoint(x: point.x - vector.x, y: point.y - vector.y)
        let (from, to) = (convert(start, from: nil), convert(point, from: nil))
        return CGPoint(x: to.x - from.x, y: to.y - from.y)
    }
}
