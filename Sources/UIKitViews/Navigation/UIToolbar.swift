import Foundation

/// A bar with buttons at the bottom of a screen.
///
/// Flexible spaces share the width that the other items leave. Without them, items begin at the leading edge.
@preconcurrency @MainActor open class UIToolbar: UIView {
    static let height: CGFloat = 49
    private static let margin: CGFloat = 8

    private let background = UIView()
    private let hairline = UIView()
    private var views: [UIView] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        for part in [background, hairline] { addSubview(part) }
        background.backgroundColor = .systemBackground
        hairline.backgroundColor = .separator
    }

    /// The items, in the reading direction; nil for none.
    open var items: [UIBarButtonItem]? {
        didSet {
            for item in items ?? [] { item.didChange = { [weak self] in self?.showItems() } }
            showItems()
        }
    }

    /// Sets ``items``. The change is not animated.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

    /// The color of the bar; nil for that of the system.
    open var barTintColor: UIColor? {
        didSet { background.backgroundColor = barTintColor ?? .systemBackground }
    }
    /// Whether content behind the bar shines through. It has no effect: the color alone determines that.
    open var isTranslucent = true

    private func showItems() {
        for view in views { view.removeFromSuperview() }
        views = (items ?? []).map { $0.isSpace ? UIView() : $0.makeView() }
        for view in views { addSubview(view) }
        setNeedsLayout()
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        // The background extends below the bar to the bottom of the window.
        let below = superview.map { max(0, $0.bounds.height - frame.maxY) } ?? 0
        background.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + below)
        hairline.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / max(1, traitCollection.displayScale))
        let room = bounds.inset(
            by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
        )
        .insetBy(dx: Self.margin, dy: 0)
        let sizes = zip(items ?? [], views).map { item, view in
            item.isSpace ? CGSize(width: item.width, height: 0) : view.barSize
        }
        let spaces = (items ?? []).filter { $0.systemItem == .flexibleSpace }.count
        let rest = max(0, room.width - sizes.reduce(0) { $0 + $1.width })
        var x = room.minX
        for (index, view) in views.enumerated() {
            var size = sizes[index]
            if items?[index].systemItem == .flexibleSpace { size.width = rest / CGFloat(spaces) }
            view.frame = CGRect(x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
            x += size.width
            if effectiveUserInterfaceLayoutDirection == .rightToLeft {
                view.frame.origin.x = room.minX + room.maxX - view.frame.maxX
            }
        }
    }
}

extension UIBarButtonItem {
    fileprivate var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
}

extension UIView {
    /// The size in a bar: that of the content, or the current one if there is none.
    fileprivate var barSize: CGSize {
        let size = intrinsicContentSize
        return size.width < 0 ? bounds.size : size
    }
}
