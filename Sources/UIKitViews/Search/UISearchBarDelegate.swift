import Foundation

/// The methods that a search bar calls.
@preconcurrency @MainActor public protocol UISearchBarDelegate: NSObjectProtocol {
    /// Whether the search bar may become the first responder.
    ///
    /// If missing: `true`
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool

    /// Tells the delegate that editing has begun.
    ///
    /// If missing: nothing happens.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)

    /// Whether the search bar may stop being edited.
    ///
    /// If missing: `true`
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool

    /// Tells the delegate that editing has ended.
    ///
    /// If missing: nothing happens.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)

    /// Called after the user has changed the text, or deleted it.
    ///
    /// If missing: nothing happens.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)

    /// Whether a part of the text may be replaced.
    ///
    /// - Parameter range: The replaced part, in UTF-16 code units.
    /// If missing: `true`
    func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool

    /// Called when the return key is pressed.
    ///
    /// If missing: nothing happens.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)

    /// Tells the delegate that the cancel button has been tapped.
    ///
    /// If missing: nothing happens.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)

    /// Tells the delegate that a person has chosen another scope.
    ///
    /// If missing: nothing happens.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}
