import Foundation

/// An object that provides the animations of a presentation.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    /// Returns the animation with which a controller is presented, or nil for the usual one.
    ///
    /// If missing: `nil`
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning?

    /// Returns the object that arranges a presentation with the style ``UIModalPresentationStyle/custom``, or nil for none.
    ///
    /// If missing: `nil`
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?

    /// Returns the animation with which a controller is dismissed, or nil for the usual one.
    ///
    /// If missing: `nil`
    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning?
}
