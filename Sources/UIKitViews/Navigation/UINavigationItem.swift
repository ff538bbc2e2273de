import Foundation

/// The title and the buttons that a navigation bar shows for a view controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
    /// Whether the title is large.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// The title is as large as that of the controller below.
        case automatic
        /// The title is large.
        case always
        /// The title is small.
        case never
    }

    /// The text of the button that leads back to an item.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The title of the item.
        case `default`
        /// A general title. Here it is the title of the item.
        case generic
        /// No text, only the arrow.
        case minimal
    }

    /// Called after the item has changed, so that the bar shows it.
    var didChange: (() -> Void)?

    /// Creates an item with a title.
    public init(title: String) { self.title = title }

    /// The title in the middle of the bar; nil for none.
    open var title: String? { didSet { didChange?() } }
    /// A view in place of the title.
    open var titleView: UIView? { didSet { didChange?() } }
    /// The title of the button that leads back to this item. The title of the item by default.
    open var backButtonTitle: String? { didSet { didChange?() } }
    /// The button that leads back to this item. Only its title is used.
    open var backBarButtonItem: UIBarButtonItem? { didSet { didChange?() } }
    /// The text of the button that leads back to this item.
    open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { didChange?() } }
    /// Whether there is no back button. The default is false.
    open var hidesBackButton = false { didSet { didChange?() } }
    /// Whether the back button is shown beside the items at the leading edge.
    open var leftItemsSupplementBackButton = false { didSet { didChange?() } }
    /// The search whose bar is shown below the title.
    open var searchController: UISearchController? { didSet { didChange?() } }
    /// Has no effect: the search bar stays.
    open var hidesSearchBarWhenScrolling = true
    /// The look of the bar while it shows this item, in place of that of the bar.
    open var standardAppearance: UINavigationBarAppearance? { didSet { didChange?() } }
    /// The look of the bar if ``standardAppearance`` is nil: the bar does not know where its content is scrolled to.
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { didChange?() } }
    /// Has no effect: bars are never compact.
    open var compactAppearance: UINavigationBarAppearance?
    /// Whether the title is large.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { didChange?() } }

    /// The items at the leading edge, in the reading direction.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { itemsDidChange() } }
    /// The items at the trailing edge, from the edge inward.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { itemsDidChange() } }

    /// The first item at the leading edge; nil for none.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The first item at the trailing edge; nil for none.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// Sets whether there is no back button. The change is not animated.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
    /// Sets the item at the leading edge. The change is not animated.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    /// Sets the item at the trailing edge. The change is not animated.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    /// Sets the items at the leading edge. The change is not animated.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    /// Sets the items at the trailing edge. The change is not animated.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

    private func itemsDidChange() {
        for item in (leftBarButtonItems ?? []) + (rightBarButtonItems ?? []) {
            item.didChange = { [weak self] in self?.didChange?() }
        }
        didChange?()
    }
}
