// Written by Scripts/optional-methods from UINavigationControllerDelegate.swift.

import Foundation

extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        OptionalMethod.isMissing()
    }

    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        OptionalMethod.isMissing()
    }

    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        OptionalMethod.isMissing()
        return nil
    }
}

extension UINavigationControllerDelegate {
    /// `navigationController?(…)` is nil if the method is missing.
    public var navigationController: UINavigationControllerDelegateNavigationControllerCall? {
        UINavigationControllerDelegateNavigationControllerCall(object: self)
    }
}

/// Calls `navigationController?(…)`.
@preconcurrency @MainActor public struct UINavigationControllerDelegateNavigationControllerCall {
    let object: any UINavigationControllerDelegate

    /// Calls the method with these labels. The result is nil if the method is missing.
    @discardableResult public func callAsFunction(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) -> Void? {
        OptionalMethod.answer {
            object.navigationController(navigationController, willShow: viewController, animated: animated)
        }
    }

    /// Calls the method with these labels. The result is nil if the method is missing.
    @discardableResult public func callAsFunction(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) -> Void? {
        OptionalMethod.answer {
            object.navigationController(navigationController, didShow: viewController, animated: animated)
        }
    }

    /// Calls the method with these labels. The result is nil if the method is missing.
    public func callAsFunction(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        OptionalMethod.answer {
            object.navigationController(navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
        } ?? nil
    }
}
