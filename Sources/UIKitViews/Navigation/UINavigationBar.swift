import Foundation

/// The bar above the content of a navigation controller: a title, a button that leads back, and the items of the top controller.
@preconcurrency @MainActor open class UINavigationBar: UIView {
    static let height: CGFloat = 44
    /// The height of the row of a large title, in points.
    private static let largeTitleHeight: CGFloat = 52
    private static let margin: CGFloat = 8

    /// Called when the back button is tapped.
    var didTapBack: (() -> Void)?
    /// Called after the height may have changed.
    var heightDidChange: (() -> Void)?

    private let background = UIImageView(frame: .zero)
    private let hairline = UIView()
    private let titleLabel = UILabel()
    private let largeTitleLabel = UILabel()
    private var leading: [UIView] = []
    private var trailing: [UIView] = []
    private var titleView: UIView?
    private var searchBar: UISearchBar?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        for view in [background, hairline, titleLabel, largeTitleLabel] { addSubview(view) }
        showLook()
        titleLabel.textAlignment = .center
        for label in [titleLabel, largeTitleLabel] { label.accessibilityTraits = .header }
    }

    /// The color of the background. Nil for that of the system.
    open var barTintColor: UIColor? { didSet { showLook() } }
    /// The style of the bar. A black bar has a dark appearance.
    open var barStyle = UIBarStyle.default {
        didSet { overrideUserInterfaceStyle = barStyle == .default ? .unspecified : .dark }
    }
    /// An image in place of the line below the bar. An empty image removes the line.
    open var shadowImage: UIImage? { didSet { showLook() } }
    /// The font and the color of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { showLook() } }
    /// The font and the color of a large title.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { showLook() } }
    /// The look of the bar, in place of the properties above.
    open var standardAppearance = UINavigationBarAppearance() { didSet { hasAppearance = true } }
    /// The look of the bar if ``standardAppearance`` has not been set: the bar does not know where its content is scrolled to.
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { showLook() } }
    /// Has no effect: bars are never compact.
    open var compactAppearance: UINavigationBarAppearance?
    /// Has no effect: bars are never compact.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?

    private var hasAppearance = false { didSet { showLook() } }
    private var backgroundImages: [UIBarMetrics: UIImage] = [:]

    /// Sets an image in place of the background. An empty image makes the bar transparent.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        backgroundImages[barMetrics] = backgroundImage
        showLook()
    }

    /// Returns the image in place of the background for a kind of bar.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }

    private func showLook() {
        let own = topItem?.standardAppearance ?? topItem?.scrollEdgeAppearance
        let look = own ?? (hasAppearance ? standardAppearance : scrollEdgeAppearance)
        let image = look.map(\.backgroundImage) ?? backgroundImages[.default]
        background.image = image
        background.backgroundColor =
            look.map(\.backgroundColor) ?? (image == nil ? barTintColor ?? .systemBackground : nil)
        hairline.backgroundColor = look.map(\.shadowColor) ?? (shadowImage == nil ? .separator : nil)
        let attributes = TextAttributes(look?.titleTextAttributes ?? titleTextAttributes)
        titleLabel.font = attributes.font ?? .systemFont(ofSize: 17, weight: .semibold)
        titleLabel.textColor = attributes.color ?? .label
        let largeAttributes = TextAttributes(look?.largeTitleTextAttributes ?? largeTitleTextAttributes)
        largeTitleLabel.font = largeAttributes.font ?? .systemFont(ofSize: 34, weight: .bold)
        largeTitleLabel.textColor = largeAttributes.color ?? .label
        setNeedsLayout()
    }
    /// Whether content behind the bar shines through. It has no effect: the background color alone determines that.
    open var isTranslucent = true
    /// Whether titles are large, in a row of their own. They stay large while content scrolls.
    open var prefersLargeTitles = false { didSet { if prefersLargeTitles != oldValue { itemDidChange() } } }

    /// Returns whether the title of an item is large.
    private func isLarge(_ item: UINavigationItem?) -> Bool {
        guard prefersLargeTitles, let item else { return false }
        switch item.largeTitleDisplayMode {
        case .always: return true
        case .never: return false
        case .automatic:
            // As large as that of the item below.
            guard let index = items?.firstIndex(of: item), index > 0 else { return true }
            return isLarge(items?[index - 1])
        }
    }

    /// The items. The bar shows the last one, with a back button if there is another before it.
    open internal(set) var items: [UINavigationItem]? {
        didSet {
            for item in oldValue ?? [] { item.didChange = nil }
            for item in items ?? [] { item.didChange = { [weak self] in self?.itemDidChange() } }
            showItems()
        }
    }

    /// The item that the bar shows.
    open var topItem: UINavigationItem? { items?.last }
    /// The item to which the back button leads.
    open var backItem: UINavigationItem? { items?.dropLast().last }

    private func itemDidChange() {
        showItems()
        heightDidChange?()
    }

    /// Returns the height of the bar while it shows an item.
    func height(for item: UINavigationItem?) -> CGFloat {
        titleHeight(for: item) + (item?.searchController?.searchBar.height ?? 0)
    }

    private func titleHeight(for item: UINavigationItem?) -> CGFloat {
        Self.height + (isLarge(item) ? Self.largeTitleHeight : 0)
    }

    private func showItems() {
        for view in leading + trailing { view.removeFromSuperview() }
        titleView?.removeFromSuperview()
        let left = topItem?.leftBarButtonItems ?? []
        leading = left.map { $0.makeView() }
        if let topItem, !topItem.hidesBackButton, let backItem,
            left.isEmpty || topItem.leftItemsSupplementBackButton
        {
            leading.insert(makeBackButton(to: backItem), at: 0)
        }
        trailing = (topItem?.rightBarButtonItems ?? []).map { $0.makeView() }
        showLook()
        titleView = topItem?.titleView
        titleLabel.text = titleView == nil && !isLarge(topItem) ? topItem?.title : nil
        largeTitleLabel.text = isLarge(topItem) ? topItem?.title : nil
        largeTitleLabel.isHidden = !isLarge(topItem)
        searchBar?.removeFromSuperview()
        searchBar = topItem?.searchController?.searchBar
        searchBar?.heightDidChange = { [weak self] in self?.heightDidChange?() }
        for view in leading + trailing + [titleView, searchBar].compactMap({ $0 }) { addSubview(view) }
        setNeedsLayout()
    }

    private func makeBackButton(to item: UINavigationItem) -> UIView {
        let button = UIButton(type: .system)
        let arrow = effectiveUserInterfaceLayoutDirection == .leftToRight ? "‹" : "›"
        let title = item.backBarButtonItem?.title ?? item.backButtonTitle ?? item.title ?? ""
        button.setTitle(item.backButtonDisplayMode == .minimal ? arrow : "\(arrow) \(title)", for: .normal)
        button.accessibilityLabel = title.isEmpty ? "Back" : title
        button.titleLabel?.font = .systemFont(ofSize: 17)
        button.contentEdgeInsets = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        button.addAction(UIAction { [weak self] _ in self?.didTapBack?() }, for: .touchUpInside)
        return button
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: height(for: topItem))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: height(for: topItem))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        // The background extends above the bar to the top of the window.
        let above = max(0, frame.minY)
        background.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
        let thickness = 1 / max(1, traitCollection.displayScale)
        hairline.frame = CGRect(x: 0, y: bounds.height - thickness, width: bounds.width, height: thickness)
        let room = bounds.inset(
            by: UIEdgeInsets(
                top: 0, left: safeAreaInsets.left, bottom: bounds.height - Self.height, right: safeAreaInsets.right)
        )
        .insetBy(dx: Self.margin, dy: 0)
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        let left = place(isLeftToRight ? leading : trailing, from: room.minX, growing: true)
        let right = place(isLeftToRight ? trailing : leading, from: room.maxX, growing: false)
        placeTitle(between: left, and: right)
        largeTitleLabel.frame = CGRect(
            x: room.minX + Self.margin, y: Self.height, width: max(0, room.width - 2 * Self.margin),
            height: Self.largeTitleHeight - 8)
        let titleHeight = titleHeight(for: topItem)
        searchBar?.frame = CGRect(
            x: safeAreaInsets.left, y: titleHeight, width: bounds.width - safeAreaInsets.left - safeAreaInsets.right,
            height: bounds.height - titleHeight)
    }

    /// Places views beside each other.
    ///
    /// - Returns: The edge of the room that is left.
    private func place(_ views: [UIView], from edge: CGFloat, growing: Bool) -> CGFloat {
        var edge = edge
        for view in views {
            var size = view.intrinsicContentSize
            if size.width < 0 { size = view.bounds.size }
            view.frame = CGRect(
                x: growing ? edge : edge - size.width, y: (Self.height - size.height) / 2, width: size.width,
                height: size.height)
            edge = growing ? view.frame.maxX : view.frame.minX
        }
        return edge
    }

    /// Centers the title in the bar if it fits there, otherwise moves it into the space between the items.
    private func placeTitle(between left: CGFloat, and right: CGFloat) {
        let view = titleView ?? titleLabel
        let size = view.sizeThatFits(CGSize(width: max(0, right - left), height: Self.height))
        let width = max(0, min(size.width, right - left))
        let centered = bounds.midX - width / 2
        view.frame = CGRect(
            x: min(max(left, centered), max(left, right - width)), y: (Self.height - size.height) / 2, width: width,
            height: size.height)
    }
}
