import Foundation

/// The methods that a search bar calls.
@preconcurrency @MainActor public protocol UISearchBarDelegate: NSObjectProtocol {
    /// If missing: `true`
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool

    /// If missing: nothing happens.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)

    /// If missing: `true`
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool

    /// If missing: nothing happens.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)

    /// Called after the user has changed the text, or deleted it.
    ///
    /// If missing: nothing happens.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)

    /// Called before text is replaced.
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

    /// If missing: nothing happens.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)

    /// If missing: nothing happens.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}
