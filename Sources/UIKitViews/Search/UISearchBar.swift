import Foundation

/// A text field for a search, with a cancel button beside it and scopes below it.
@preconcurrency @MainActor open class UISearchBar: UIView {
    /// The look of the background.
    public enum Style: UInt, Sendable {
        /// With a background in ``UISearchBar/barTintColor``, if there is one.
        case `default`
        /// The same as `default`.
        case prominent
        /// Without a background.
        case minimal
    }

    private static let margin: CGFloat = 8
    private static let fieldHeight: CGFloat = 36
    private static let scopeHeight: CGFloat = 44

    private let field = UISearchTextField()
    private let cancel = UIButton(type: .system)
    private let scopes = UISegmentedControl()
    private lazy var fieldDelegate = SearchFieldDelegate(of: self)
    /// The search controller that the bar belongs to. It is told about changes, too.
    weak var searchController: UISearchController?
    /// Called after the height has changed.
    var heightDidChange: (() -> Void)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        for part in [field, cancel, scopes] { addSubview(part) }
        field.delegate = fieldDelegate
        field.addAction(UIAction { [unowned self] _ in textDidChange() }, for: .editingChanged)
        cancel.setTitle("Cancel", for: .normal)
        cancel.titleLabel?.font = .systemFont(ofSize: 17)
        cancel.isHidden = true
        cancel.addAction(UIAction { [unowned self] _ in cancelWasTapped() }, for: .touchUpInside)
        scopes.isHidden = true
        scopes.addAction(UIAction { [unowned self] _ in scopeDidChange() }, for: .valueChanged)
    }

    /// The object that is asked and told about the search. It is not retained.
    open weak var delegate: (any UISearchBarDelegate)?
    /// The text field of the bar.
    open var searchTextField: UISearchTextField { field }

    // MARK: Content

    /// The text.
    open var text: String? {
        get { field.text }
        set {
            guard field.text != newValue else { return }
            field.text = newValue
            searchController?.textDidChange()
        }
    }
    /// The text that is shown while the field is empty; nil for none.
    open var placeholder: String? {
        get { field.placeholder }
        set { field.placeholder = newValue }
    }
    /// The background of the bar.
    open var searchBarStyle = Style.default { didSet { showBackground() } }
    /// The color of the background.
    open var barTintColor: UIColor? { didSet { showBackground() } }
    /// Whether content behind the bar shines through. It has no effect: the background color alone determines that.
    open var isTranslucent = true

    private func showBackground() { backgroundColor = searchBarStyle == .minimal ? nil : barTintColor }

    /// Whether there is a button that ends the search.
    open var showsCancelButton: Bool {
        get { !cancel.isHidden }
        set {
            cancel.isHidden = !newValue
            setNeedsLayout()
        }
    }

    /// Sets whether there is a button that ends the search.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }

    /// The titles of the scopes.
    open var scopeButtonTitles: [String]? {
        didSet {
            scopes.removeAllSegments()
            for (index, title) in (scopeButtonTitles ?? []).enumerated() {
                scopes.insertSegment(withTitle: title, at: index, animated: false)
            }
            scopes.selectedSegmentIndex = scopeButtonTitles?.isEmpty == false ? 0 : UISegmentedControl.noSegment
            setNeedsLayout()
        }
    }
    /// The index of the chosen scope.
    open var selectedScopeButtonIndex: Int {
        get { max(0, scopes.selectedSegmentIndex) }
        set { scopes.selectedSegmentIndex = newValue }
    }
    /// Whether the scopes are shown. A search controller shows them during the search.
    open var showsScopeBar = false {
        didSet {
            guard showsScopeBar != oldValue else { return }
            invalidateIntrinsicContentSize()
            setNeedsLayout()
            heightDidChange?()
        }
    }

    /// Sets whether there are scopes below the text. The change is not animated.
    open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

    // MARK: Editing

    open override var isFirstResponder: Bool { field.isFirstResponder }
    open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }
    @discardableResult open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }
    @discardableResult open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

    private func textDidChange() {
        delegate?.searchBar(self, textDidChange: text ?? "")
        searchController?.textDidChange()
    }

    private func cancelWasTapped() {
        delegate?.searchBarCancelButtonClicked(self)
        searchController?.isActive = false
    }

    private func scopeDidChange() {
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
        searchController?.textDidChange()
    }

    // MARK: Layout

    private var hasScopes: Bool { showsScopeBar && scopeButtonTitles?.isEmpty == false }

    var height: CGFloat { Self.fieldHeight + 2 * Self.margin + (hasScopes ? Self.scopeHeight : 0) }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        let room = bounds.insetBy(dx: Self.margin, dy: 0)
        let end = cancel.isHidden ? 0 : cancel.intrinsicContentSize.width + Self.margin
        let top = hasScopes ? bounds.height - Self.scopeHeight : bounds.height
        let height = min(Self.fieldHeight, top)
        let y = (top - height) / 2
        field.frame = CGRect(
            x: room.minX + (isLeftToRight ? 0 : end), y: y, width: max(0, room.width - end), height: height)
        cancel.frame = CGRect(
            x: isLeftToRight ? room.maxX - end + Self.margin : room.minX, y: y, width: max(0, end - Self.margin),
            height: height)
        scopes.frame = CGRect(x: room.minX, y: top, width: room.width, height: Self.scopeHeight).insetBy(dx: 0, dy: 6)
        scopes.isHidden = !hasScopes
    }
}

/// The delegate of the text field, which calls the delegate of the search bar.
private final class SearchFieldDelegate: NSObject, UITextFieldDelegate {
    private unowned let bar: UISearchBar

    init(of bar: UISearchBar) { self.bar = bar }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        bar.delegate?.searchBarShouldBeginEditing(bar) ?? true
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        bar.searchController?.isActive = true
        bar.delegate?.searchBarTextDidBeginEditing(bar)
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        bar.delegate?.searchBarShouldEndEditing(bar) ?? true
    }

    func textFieldDidEndEditing(_ textField: UITextField) { bar.delegate?.searchBarTextDidEndEditing(bar) }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        bar.delegate?.searchBarSearchButtonClicked(bar)
        textField.resignFirstResponder()
        return true
    }
}
