import Foundation

/// The coordinator of a transition: of a change of a window's size, which is not animated here, or of a slide of a
/// navigation controller.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
    UIViewControllerTransitionCoordinatorContext
{
    /// Performs changes together with the transition.
    ///
    /// - Parameters:
    ///   - animation: Called after the window has its new size, or within the animation of the slide.
    ///   - completion: Called at the end of the transition.
    @discardableResult func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
    /// Animates changes alongside the transition, and calls a closure when it has ended.
    @discardableResult public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// The context of a transition.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    /// Whether the transition is animated.
    var isAnimated: Bool { get }
    /// Whether the transition has been canceled.
    var isCancelled: Bool { get }
    /// The duration of the transition, in seconds; 0 if it is not animated.
    var transitionDuration: TimeInterval { get }
}
