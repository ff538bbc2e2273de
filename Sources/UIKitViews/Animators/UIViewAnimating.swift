import Foundation

/// The state of a property animator.
public enum UIViewAnimatingState: Int, Sendable {
    /// The animation has not begun, or has ended.
    case inactive
    /// The animation runs or is paused.
    case active
    /// The animation has been stopped, and has to be finished.
    case stopped
}

/// The position at which an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// At the end.
    case end
    /// At the beginning.
    case start
    /// Where the animation is stopped.
    case current
}

/// An animator that can be started, paused, moved and stopped.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
    /// Whether the animation has begun, and whether it has been stopped.
    var state: UIViewAnimatingState { get }
    /// Whether views are moving.
    var isRunning: Bool { get }
    /// Whether the animation runs from its end to its beginning.
    var isReversed: Bool { get set }
    /// The share of the animation that has been played, from 0 to 1. Setting it while the animation is paused moves the views.
    var fractionComplete: CGFloat { get set }
    /// Starts or continues the animation.
    func startAnimation()
    /// Starts the animation after a delay in seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Pauses the animation, so that it can be scrubbed.
    func pauseAnimation()
    /// Stops the animation where it is. If the argument is false, `finishAnimation(at:)` has to follow.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Ends a stopped animation, with the views at a position.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator that runs blocks in which views are changed.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds changes that are animated over the remaining time.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds changes that are animated after a fraction of the remaining time.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds a closure that is called with the position at which the animation has ended.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Continues a paused animation, with another curve and a share of the original duration.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
