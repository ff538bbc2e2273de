// Written by Scripts/optional-methods from UISearchControllerDelegate.swift.

import Foundation

extension UISearchControllerDelegate {
    public func willPresentSearchController(_ searchController: UISearchController) {
        OptionalMethod.isMissing()
    }

    public func didPresentSearchController(_ searchController: UISearchController) {
        OptionalMethod.isMissing()
    }

    public func willDismissSearchController(_ searchController: UISearchController) {
        OptionalMethod.isMissing()
    }

    public func didDismissSearchController(_ searchController: UISearchController) {
        OptionalMethod.isMissing()
    }
}

extension UISearchControllerDelegate {
    /// `willPresentSearchController?(…)` is nil if the method is missing.
    public var willPresentSearchController: UISearchControllerDelegateWillPresentSearchControllerCall? {
        UISearchControllerDelegateWillPresentSearchControllerCall(object: self)
    }
}

/// Calls `willPresentSearchController?(…)`.
@preconcurrency @MainActor public struct UISearchControllerDelegateWillPresentSearchControllerCall {
    let object: any UISearchControllerDelegate

    /// Calls the method with these labels. The result is nil if the method is missing.
    @discardableResult public func callAsFunction(_ searchController: UISearchController) -> Void? {
        OptionalMethod.answer { object.willPresentSearchController(searchController) }
    }
}

extension UISearchControllerDelegate {
    /// `didPresentSearchController?(…)` is nil if the method is missing.
    public var didPresentSearchController: UISearchControllerDelegateDidPresentSearchControllerCall? {
        UISearchControllerDelegateDidPresentSearchControllerCall(object: self)
    }
}

/// Calls `didPresentSearchController?(…)`.
@preconcurrency @MainActor public struct UISearchControllerDelegateDidPresentSearchControllerCall {
    let object: any UISearchControllerDelegate

    /// Calls the method with these labels. The result is nil if the method is missing.
    @discardableResult public func callAsFunction(_ searchController: UISearchController) -> Void? {
        OptionalMethod.answer { object.didPresentSearchController(searchController) }
    }
}

extension UISearchControllerDelegate {
    /// `willDismissSearchController?(…)` is nil if the method is missing.
    public var willDismissSearchController: UISearchControllerDelegateWillDismissSearchControllerCall? {
        UISearchControllerDelegateWillDismissSearchControllerCall(object: self)
    }
}

/// Calls `willDismissSearchController?(…)`.
@preconcurrency @MainActor public struct UISearchControllerDelegateWillDismissSearchControllerCall {
    let object: any UISearchControllerDelegate

    /// Calls the method with these labels. The result is nil if the method is missing.
    @discardableResult public func callAsFunction(_ searchController: UISearchController) -> Void? {
        OptionalMethod.answer { object.willDismissSearchController(searchController) }
    }
}

extension UISearchControllerDelegate {
    /// `didDismissSearchController?(…)` is nil if the method is missing.
    public var didDismissSearchController: UISearchControllerDelegateDidDismissSearchControllerCall? {
        UISearchControllerDelegateDidDismissSearchControllerCall(object: self)
    }
}

/// Calls `didDismissSearchController?(…)`.
@preconcurrency @MainActor public struct UISearchControllerDelegateDidDismissSearchControllerCall {
    let object: any UISearchControllerDelegate

    /// Calls the method with these labels. The result is nil if the method is missing.
    @discardableResult public func callAsFunction(_ searchController: UISearchController) -> Void? {
        OptionalMethod.answer { object.didDismissSearchController(searchController) }
    }
}
