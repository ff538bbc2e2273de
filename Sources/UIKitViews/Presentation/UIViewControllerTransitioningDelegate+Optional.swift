// Written by Scripts/optional-methods from UIViewControllerTransitioningDelegate.swift.

import Foundation

extension UIViewControllerTransitioningDelegate {
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        OptionalMethod.isMissing()
        return nil
    }

    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        OptionalMethod.isMissing()
        return nil
    }

    public func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning?
    {
        OptionalMethod.isMissing()
        return nil
    }
}

extension UIViewControllerTransitioningDelegate {
    /// `animationController?(…)` is nil if the method is missing.
    public var animationController: UIViewControllerTransitioningDelegateAnimationControllerCall? {
        UIViewControllerTransitioningDelegateAnimationControllerCall(object: self)
    }
}

/// Calls `animationController?(…)`.
@preconcurrency @MainActor public struct UIViewControllerTransitioningDelegateAnimationControllerCall {
    let object: any UIViewControllerTransitioningDelegate

    /// Calls the method with these labels. The result is nil if the method is missing.
    public func callAsFunction(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        OptionalMethod.answer {
            object.animationController(forPresented: presented, presenting: presenting, source: source)
        } ?? nil
    }

    /// Calls the method with these labels. The result is nil if the method is missing.
    public func callAsFunction(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        OptionalMethod.answer { object.animationController(forDismissed: dismissed) } ?? nil
    }
}

extension UIViewControllerTransitioningDelegate {
    /// `presentationController?(…)` is nil if the method is missing.
    public var presentationController: UIViewControllerTransitioningDelegatePresentationControllerCall? {
        UIViewControllerTransitioningDelegatePresentationControllerCall(object: self)
    }
}

/// Calls `presentationController?(…)`.
@preconcurrency @MainActor public struct UIViewControllerTransitioningDelegatePresentationControllerCall {
    let object: any UIViewControllerTransitioningDelegate

    /// Calls the method with these labels. The result is nil if the method is missing.
    public func callAsFunction(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        OptionalMethod.answer {
            object.presentationController(forPresented: presented, presenting: presenting, source: source)
        } ?? nil
    }
}
