import Foundation

/// The state of a scroll view's zooming: its limits, and the change in progress.
///
/// The scale itself is that of the zoomed view's transform, as in UIKit.
@MainActor final class Zooming {
    /// An animated change.
    struct Motion {
        let start: ZoomPlace
        let end: ZoomPlace
        let startTime: TimeInterval
        /// Whether the content returns from beyond a limit of the scale or from beyond its end.
        let isBounce: Bool

        static let duration: TimeInterval = 0.3

        func isOver(at time: TimeInterval) -> Bool { time - startTime >= Self.duration }

        func place(at time: TimeInterval) -> ZoomPlace {
            let fraction = min(1, max(0, (time - startTime) / Self.duration))
            // Cubic, at rest at both ends.
            return fraction == 1 ? end : start.interpolated(to: end, fraction * fraction * (3 - 2 * fraction))
        }
    }

    /// A pinch in progress: the place when it began, and the content point between the fingers.
    struct Pinch {
        let start: ZoomPlace
        /// The point between the fingers when the pinch began, relative to the visible part.
        let point: CGPoint
    }

    var minimumScale: CGFloat = 1
    var maximumScale: CGFloat = 1
    var motion: Motion?
    var link: CADisplayLink?
    var pinch: Pinch?
    let recognizer = ZoomPinchGestureRecognizer()

    var isActive: Bool { motion != nil || pinch != nil }

    /// Whether the scale can change.
    var isPossible: Bool { minimumScale < maximumScale }

    /// Returns the nearest allowed scale.
    func clamp(_ scale: CGFloat) -> CGFloat { max(minimumScale, min(scale, max(minimumScale, maximumScale))) }

    /// Returns the scale that fingers reach if content resists beyond the limits.
    func resist(_ scale: CGFloat) -> CGFloat {
        let limit = clamp(scale)
        // Far beyond a limit, the scale grows with the fourth root of the pinch.
        return limit > 0 && scale > 0 ? limit * (scale / limit).squareRoot().squareRoot() : limit
    }
}

/// The pinch gesture that zooms a scroll view. It can run together with the gesture that scrolls.
final class ZoomPinchGestureRecognizer: UIPinchGestureRecognizer {
    weak var scrollView: UIScrollView?

    override func accepts(_ state: State) -> Bool {
        if self.state == .possible, state == .began, scrollView?.zoomedView == nil { return false }
        return super.accepts(state)
    }

    override func enter(_ state: State) {
        switch state {
        case .began: scrollView?.beginPinch(at: location(in: scrollView))
        case .changed: scrollView?.pinch(by: scale, at: location(in: scrollView))
        case .ended, .cancelled: scrollView?.endPinch(at: location(in: scrollView))
        case .possible, .failed: break
        }
        super.enter(state)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        // A finger that stays scrolls the content alone.
        if state == .began || state == .changed { state = .ended }
    }

    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { other !== scrollView?.panGestureRecognizer }

    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { other !== scrollView?.panGestureRecognizer }
}
