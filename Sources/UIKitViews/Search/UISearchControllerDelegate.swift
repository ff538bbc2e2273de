import Foundation

/// The methods that a search controller calls when a search begins and ends.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// Tells the delegate that the search is about to begin.
    ///
    /// If missing: nothing happens.
    func willPresentSearchController(_ searchController: UISearchController)

    /// Tells the delegate that the search has begun, after its animation.
    ///
    /// If missing: nothing happens.
    func didPresentSearchController(_ searchController: UISearchController)

    /// Tells the delegate that the search is about to end.
    ///
    /// If missing: nothing happens.
    func willDismissSearchController(_ searchController: UISearchController)

    /// Tells the delegate that the search has ended, after its animation.
    ///
    /// If missing: nothing happens.
    func didDismissSearchController(_ searchController: UISearchController)
}

/// Shows the results of a search.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// Called when a search begins or ends, and after its text or scope has changed.
    func updateSearchResults(for searchController: UISearchController)
}
