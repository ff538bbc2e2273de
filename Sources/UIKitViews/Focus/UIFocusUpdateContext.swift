import Foundation

/// The directions in which the focus moves.
public struct UIFocusHeading: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Upward.
    public static let up = UIFocusHeading(rawValue: 1 << 0)
    /// Downward.
    public static let down = UIFocusHeading(rawValue: 1 << 1)
    /// To the left.
    public static let left = UIFocusHeading(rawValue: 1 << 2)
    /// To the right.
    public static let right = UIFocusHeading(rawValue: 1 << 3)
    /// To the next view or group.
    public static let next = UIFocusHeading(rawValue: 1 << 4)
    /// To the previous view or group.
    public static let previous = UIFocusHeading(rawValue: 1 << 5)
    /// To the first view.
    public static let first = UIFocusHeading(rawValue: 1 << 8)
    /// To the last view.
    public static let last = UIFocusHeading(rawValue: 1 << 9)
}

/// A movement of the focus from one view to another.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
    /// The previously focused view. Nil if nothing was focused, or if that view is not visible.
    open package(set) weak var previouslyFocusedView: UIView?
    /// The view that gets the focus. Nil if nothing will be focused, or if that view is not visible yet.
    open package(set) weak var nextFocusedView: UIView?
    /// The direction in which the focus moves.
    open package(set) var focusHeading: UIFocusHeading = []
}

/// A coordinator of animations that run while the focus moves.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    /// The duration of the animations, in seconds.
    private static let duration: TimeInterval = 0.2

    /// Adds changes that are animated alongside the movement of the focus, and a closure that is called after them.
    public final func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        if let animations { self.animations.append(animations) }
        if let completion { completions.append(completion) }
    }

    package func run() {
        UIView.animate(withDuration: Self.duration) {
            for animate in self.animations { animate() }
        } completion: { _ in
            for complete in self.completions { complete() }
        }
    }
}
