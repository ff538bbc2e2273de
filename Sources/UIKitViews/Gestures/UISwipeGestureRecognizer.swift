import Foundation

/// Recognizes a quick movement in one direction.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// A direction of a swipe.
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// To the right.
        public static let right = Direction(rawValue: 1)
        /// To the left.
        public static let left = Direction(rawValue: 2)
        /// Upward.
        public static let up = Direction(rawValue: 4)
        /// Downward.
        public static let down = Direction(rawValue: 8)
    }

    /// The directions that are recognized. The default is to the right.
    open var direction = Direction.right
    /// The number of fingers. The default is 1.
    open var numberOfTouchesRequired = 1

    /// The least distance and the greatest deviation of a swipe in points, and its longest duration in seconds.
    private static let distance: CGFloat = 50
    private static let deviation: CGFloat = 50
    private static let duration: TimeInterval = 0.5

    private var start = CGPoint.zero

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard activeTouches.count <= numberOfTouchesRequired else {
            state = .failed
            return
        }
        start = location
        wait(Self.duration) { [unowned self] in state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        let (dx, dy) = (location.x - start.x, location.y - start.y)
        func goes(_ one: Direction, _ along: CGFloat, _ across: CGFloat) -> Bool {
            direction.contains(one) && along >= Self.distance && abs(across) <= Self.deviation
        }
        guard activeTouches.count == numberOfTouchesRequired,
            goes(.right, dx, dy) || goes(.left, -dx, dy) || goes(.down, dy, dx) || goes(.up, -dy, dx)
        else { return }
        stopWaiting()
        state = .ended
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        state = .failed
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .failed
    }
}
