import Foundation

/// The methods that a layer's animation calls.
@preconcurrency @MainActor public protocol CAAnimationDelegate: NSObjectProtocol {
    /// Called when the animation begins.
    ///
    /// If missing: nothing happens.
    func animationDidStart(_ anim: CAAnimation)

    /// Called when the animation ends or is removed.
    ///
    /// - Parameter flag: Whether it has reached its end.
    /// If missing: nothing happens.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}
