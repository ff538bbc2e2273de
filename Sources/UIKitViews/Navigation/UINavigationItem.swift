import Foundation

/// The title and the buttons that a navigation bar shows for a view controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
    /// Whether the title is large. Titles here are small.
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }

    /// Called after the item has changed, so that the bar shows it.
    var didChange: (() -> Void)?

    public init(title: String) { self.title = title }

    open var title: String? { didSet { didChange?() } }
    /// A view in place of the title.
    open var titleView: UIView? { didSet { didChange?() } }
    /// The title of the button that leads back to this item. The title of the item by default.
    open var backButtonTitle: String? { didSet { didChange?() } }
    open var hidesBackButton = false { didSet { didChange?() } }
    /// Whether the back button is shown beside the items at the leading edge.
    open var leftItemsSupplementBackButton = false { didSet { didChange?() } }
    /// The search whose bar is shown below the title.
    open var searchController: UISearchController? { didSet { didChange?() } }
    /// Has no effect: the search bar stays.
    open var hidesSearchBarWhenScrolling = true
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

    /// The items at the leading edge, in the reading direction.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { itemsDidChange() } }
    /// The items at the trailing edge, from the edge inward.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { itemsDidChange() } }

    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

    private func itemsDidChange() {
        for item in (leftBarButtonItems ?? []) + (rightBarButtonItems ?? []) {
            item.didChange = { [weak self] in self?.didChange?() }
        }
        didChange?()
    }
}
