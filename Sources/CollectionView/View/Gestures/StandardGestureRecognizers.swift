import Foundation

@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1
}

@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    open var minimumPressDuration: TimeInterval = 0.5
    open var allowableMovement: CGFloat = 10
}

@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// Kept: fingers are not counted here.
    open var minimumNumberOfTouches = 1
    /// Kept: fingers are not counted here.
    open var maximumNumberOfTouches = Int.max

    /// How far the finger has gone, in the coordinates of the window.
    private var translation = CGPoint.zero
    /// In points per second.
    private var velocity = CGPoint.zero

    open func translation(in view: UIView?) -> CGPoint { translation }

    open func setTranslation(_ translation: CGPoint, in view: UIView?) { self.translation = translation }

    open func velocity(in view: UIView?) -> CGPoint { velocity }

    /// Our addition: the finger gets to a state, having gone so far, at so many points per second.
    public func send(_ state: State, translation: CGPoint, velocity: CGPoint = .zero) {
        if accepts(state, translation: translation, velocity: velocity) { enter(state) }
    }

    /// Whether the gesture may get to a state, its finger having gone so far, at so many points per second.
    func accepts(_ state: State, translation: CGPoint, velocity: CGPoint = .zero) -> Bool {
        moveFinger(to: translation, velocity: velocity)
        return accepts(state)
    }

    func moveFinger(to translation: CGPoint, velocity: CGPoint = .zero) {
        location = location + (translation - self.translation)
        (self.translation, self.velocity) = (translation, velocity)
    }
}

@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
    open var scale: CGFloat = 1
    open var velocity: CGFloat = 0
}

/// It recognizes nothing by itself.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let right = Direction(rawValue: 1)
        public static let left = Direction(rawValue: 2)
        public static let up = Direction(rawValue: 4)
        public static let down = Direction(rawValue: 8)
    }

    open var direction = Direction.right
    open var numberOfTouchesRequired = 1
}
