// Written by Scripts/optional-methods from UISearchBarDelegate.swift.

import Foundation

extension UISearchBarDelegate {
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
        OptionalMethod.isMissing()
        return true
    }

    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
        OptionalMethod.isMissing()
    }

    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
        OptionalMethod.isMissing()
        return true
    }

    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
        OptionalMethod.isMissing()
    }

    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        OptionalMethod.isMissing()
    }

    public func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String)
        -> Bool
    {
        OptionalMethod.isMissing()
        return true
    }

    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        OptionalMethod.isMissing()
    }

    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        OptionalMethod.isMissing()
    }

    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        OptionalMethod.isMissing()
    }
}

extension UISearchBarDelegate {
    /// `searchBarShouldBeginEditing?(…)` is nil if the method is missing.
    public var searchBarShouldBeginEditing: UISearchBarDelegateSearchBarShouldBeginEditingCall? {
        UISearchBarDelegateSearchBarShouldBeginEditingCall(object: self)
    }
}

/// Calls `searchBarShouldBeginEditing?(…)`.
@preconcurrency @MainActor public struct UISearchBarDelegateSearchBarShouldBeginEditingCall {
    let object: any UISearchBarDelegate

    /// Calls the method with these labels. The result is nil if the method is missing.
    public func callAsFunction(_ searchBar: UISearchBar) -> Bool? {
        OptionalMethod.answer { object.searchBarShouldBeginEditing(searchBar) }
    }
}

extension UISearchBarDelegate {
    /// `searchBarTextDidBeginEditing?(…)` is nil if the method is missing.
    public var searchBarTextDidBeginEditing: UISearchBarDelegateSearchBarTextDidBeginEditingCall? {
        UISearchBarDelegateSearchBarTextDidBeginEditingCall(object: self)
    }
}

/// Calls `searchBarTextDidBeginEditing?(…)`.
@preconcurrency @MainActor public struct UISearchBarDelegateSearchBarTextDidBeginEditingCall {
    let object: any UISearchBarDelegate

    /// Calls the method with these labels. The result is nil if the method is missing.
    @discardableResult public func callAsFunction(_ searchBar: UISearchBar) -> Void? {
        OptionalMethod.answer { object.searchBarTextDidBeginEditing(searchBar) }
    }
}

extension UISearchBarDelegate {
    /// `searchBarShouldEndEditing?(…)` is nil if the method is missing.
    public var searchBarShouldEndEditing: UISearchBarDelegateSearchBarShouldEndEditingCall? {
        UISearchBarDelegateSearchBarShouldEndEditingCall(object: self)
    }
}

/// Calls `searchBarShouldEndEditing?(…)`.
@preconcurrency @MainActor public struct UISearchBarDelegateSearchBarShouldEndEditingCall {
    let object: any UISearchBarDelegate

    /// Calls the method with these labels. The result is nil if the method is missing.
    public func callAsFunction(_ searchBar: UISearchBar) -> Bool? {
        OptionalMethod.answer { object.searchBarShouldEndEditing(searchBar) }
    }
}

extension UISearchBarDelegate {
    /// `searchBarTextDidEndEditing?(…)` is nil if the method is missing.
    public var searchBarTextDidEndEditing: UISearchBarDelegateSearchBarTextDidEndEditingCall? {
        UISearchBarDelegateSearchBarTextDidEndEditingCall(object: self)
    }
}

/// Calls `searchBarTextDidEndEditing?(…)`.
@preconcurrency @MainActor public struct UISearchBarDelegateSearchBarTextDidEndEditingCall {
    let object: any UISearchBarDelegate

    /// Calls the method with these labels. The result is nil if the method is missing.
    @discardableResult public func callAsFunction(_ searchBar: UISearchBar) -> Void? {
        OptionalMethod.answer { object.searchBarTextDidEndEditing(searchBar) }
    }
}

extension UISearchBarDelegate {
    /// `searchBar?(…)` is nil if the method is missing.
    public var searchBar: UISearchBarDelegateSearchBarCall? { UISearchBarDelegateSearchBarCall(object: self) }
}

/// Calls `searchBar?(…)`.
@preconcurrency @MainActor public struct UISearchBarDelegateSearchBarCall {
    let object: any UISearchBarDelegate

    /// Calls the method with these labels. The result is nil if the method is missing.
    @discardableResult public func callAsFunction(_ searchBar: UISearchBar, textDidChange searchText: String) -> Void? {
        OptionalMethod.answer { object.searchBar(searchBar, textDidChange: searchText) }
    }

    /// Calls the method with these labels. The result is nil if the method is missing.
    public func callAsFunction(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool? {
        OptionalMethod.answer { object.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text) }
    }

    /// Calls the method with these labels. The result is nil if the method is missing.
    @discardableResult public func callAsFunction(
        _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
    ) -> Void? {
        OptionalMethod.answer { object.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope) }
    }
}

extension UISearchBarDelegate {
    /// `searchBarSearchButtonClicked?(…)` is nil if the method is missing.
    public var searchBarSearchButtonClicked: UISearchBarDelegateSearchBarSearchButtonClickedCall? {
        UISearchBarDelegateSearchBarSearchButtonClickedCall(object: self)
    }
}

/// Calls `searchBarSearchButtonClicked?(…)`.
@preconcurrency @MainActor public struct UISearchBarDelegateSearchBarSearchButtonClickedCall {
    let object: any UISearchBarDelegate

    /// Calls the method with these labels. The result is nil if the method is missing.
    @discardableResult public func callAsFunction(_ searchBar: UISearchBar) -> Void? {
        OptionalMethod.answer { object.searchBarSearchButtonClicked(searchBar) }
    }
}

extension UISearchBarDelegate {
    /// `searchBarCancelButtonClicked?(…)` is nil if the method is missing.
    public var searchBarCancelButtonClicked: UISearchBarDelegateSearchBarCancelButtonClickedCall? {
        UISearchBarDelegateSearchBarCancelButtonClickedCall(object: self)
    }
}

/// Calls `searchBarCancelButtonClicked?(…)`.
@preconcurrency @MainActor public struct UISearchBarDelegateSearchBarCancelButtonClickedCall {
    let object: any UISearchBarDelegate

    /// Calls the method with these labels. The result is nil if the method is missing.
    @discardableResult public func callAsFunction(_ searchBar: UISearchBar) -> Void? {
        OptionalMethod.answer { object.searchBarCancelButtonClicked(searchBar) }
    }
}
