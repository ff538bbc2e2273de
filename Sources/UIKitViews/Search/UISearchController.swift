import Foundation

/// A search with a bar, and a controller that may show its results.
///
/// A navigation controller shows the bar of its top controller's ``UINavigationItem/searchController`` below its own bar. The
/// bar always stays there.
@preconcurrency @MainActor open class UISearchController: UIViewController {
    private let bar = UISearchBar()
    private let results: UIViewController?
    private let shade = UIView()
    /// The controller that is searched: the one whose navigation item has this search controller.
    weak var searched: UIViewController?

    /// - Parameter searchResultsController: A controller that is shown while there is text. Nil if the searched
    ///   controller shows the results itself.
    public init(searchResultsController: UIViewController?) {
        results = searchResultsController
        super.init(nibName: nil, bundle: nil)
        prepare()
    }

    public convenience init() { self.init(searchResultsController: nil) }

    public required init?(coder: NSCoder) {
        results = nil
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        bar.searchController = self
        shade.backgroundColor = UIColor(white: 0, alpha: 0.2)
        shade.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.isActive = false })
    }

    /// The search bar.
    open var searchBar: UISearchBar { bar }
    /// The controller that shows the results; nil if the searched one does.
    open var searchResultsController: UIViewController? { results }
    /// The object that is told about each change of the text. It is not retained.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// The object that is told about the beginning and the end of a search. It is not retained.
    open weak var delegate: (any UISearchControllerDelegate)?

    /// Whether the searched content is dimmed and receives no touches until there is text.
    open var obscuresBackgroundDuringPresentation = true { didSet { showResults() } }
    /// Has no effect: the navigation bar stays.
    open var hidesNavigationBarDuringPresentation = true
    /// Whether the button that ends the search is shown during a search. The default is true.
    open var automaticallyShowsCancelButton = true
    /// Whether the scopes are shown during a search. The default is true.
    open var automaticallyShowsScopeBar = true
    /// Whether the results are shown even if there is no text.
    open var showsSearchResultsController = false { didSet { showResults() } }

    /// Whether a search is in progress. It begins when the bar is tapped, and ends when its cancel button is tapped.
    open var isActive = false {
        didSet { if isActive != oldValue { activityDidChange() } }
    }

    private func activityDidChange() {
        if isActive { delegate?.willPresentSearchController(self) } else { delegate?.willDismissSearchController(self) }
        if automaticallyShowsCancelButton { bar.showsCancelButton = isActive }
        if automaticallyShowsScopeBar, bar.scopeButtonTitles?.isEmpty == false { bar.showsScopeBar = isActive }
        if isActive {
            bar.becomeFirstResponder()
        } else {
            bar.searchTextField.text = ""
            bar.resignFirstResponder()
        }
        showResults()
        searchResultsUpdater?.updateSearchResults(for: self)
        if isActive { delegate?.didPresentSearchController(self) } else { delegate?.didDismissSearchController(self) }
    }

    func textDidChange() {
        showResults()
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    /// Shows the results, or the shade, over the searched content.
    private func showResults() {
        let hasText = bar.text?.isEmpty == false
        let showsResults = isActive && results != nil && (hasText || showsSearchResultsController)
        let showsShade = isActive && obscuresBackgroundDuringPresentation && !hasText && !showsResults
        show(showsShade ? shade : nil, insteadOf: shade)
        guard let results, let searched, showsResults != (results.parent === searched) else { return }
        if showsResults {
            searched.addChild(results)
            show(results.view, insteadOf: results.view)
            results.didMove(toParent: searched)
        } else {
            results.willMove(toParent: nil)
            results.view.removeFromSuperview()
            results.removeFromParent()
        }
    }

    private func show(_ view: UIView?, insteadOf old: UIView) {
        guard let view, let content = searched?.viewIfLoaded else { return old.removeFromSuperview() }
        view.frame = content.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.addSubview(view)
    }
}
