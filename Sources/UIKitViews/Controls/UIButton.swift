import Foundation

/// A control with a centered image and title, which depend on its state. It draws no shape of its own.
@preconcurrency @MainActor open class UIButton: UIControl {
    /// The kinds of buttons.
    public enum ButtonType: Int, Sendable {
        /// A button without a look of its own.
        case custom
        /// A button whose title has the tint color.
        case system
        /// A button with an i.
        case detailDisclosure
        /// A button with an i.
        case infoLight
        /// A button with an i.
        case infoDark
        /// A button with a plus.
        case contactAdd
        /// A button with a cross.
        case close = 7
    }

    private struct Look {
        var title: String?
        var titleColor: UIColor?
        var image: UIImage?
    }

    private var looks: [State: Look] = [:]
    private let label = UILabel()
    private let secondLabel = UILabel()
    private let picture = UIImageView(frame: .zero)
    /// The type, which determines the default color of the title.
    open private(set) var buttonType = ButtonType.custom

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// Creates a button of a kind, which performs an action when it is tapped.
    public convenience init(type buttonType: ButtonType, primaryAction: UIAction? = nil) {
        self.init(frame: .zero, primaryAction: primaryAction)
        self.buttonType = buttonType
        stateDidChange()
    }

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        guard let primaryAction else { return }
        setTitle(primaryAction.title, for: .normal)
        setImage(primaryAction.image, for: .normal)
        take(primaryAction)
    }

    // An initializer that sets a property does not call its observer.
    private func take(_ action: UIAction) { primaryAction = action }

    /// The action that a tap performs. Setting it replaces the former one, and leaves the title as it is.
    package var primaryAction: UIAction? {
        didSet {
            if let oldValue { removeAction(oldValue, for: [.touchUpInside, .primaryActionTriggered]) }
            if let primaryAction { addAction(primaryAction, for: [.touchUpInside, .primaryActionTriggered]) }
        }
    }

    // MARK: Menu

    /// The menu that a tap opens if ``UIControl/showsMenuAsPrimaryAction`` is true, and otherwise a long press.
    open var menu: UIMenu? { didSet { menuDidChange() } }
    /// Whether the title is that of the selected action of the menu. Performing an action selects it.
    open var changesSelectionAsPrimaryAction = false { didSet { menuDidChange() } }
    /// The sender of the menu's actions, if it is not the button.
    weak var menuSender: AnyObject?
    /// Called after an action of the menu has been performed.
    package var menuDidPerform: (() -> Void)?

    private lazy var menuPress = UILongPressGestureRecognizer { [unowned self] gesture in
        if gesture.state == .began, !showsMenuAsPrimaryAction { _ = openMenu() }
    }

    private func menuDidChange() {
        if menu != nil, menuPress.view == nil { addGestureRecognizer(menuPress) }
        guard changesSelectionAsPrimaryAction, let menu else { return }
        let first = menu.groups.joined().lazy.compactMap { $0 as? UIAction }.first
        if menu.selectedElements.isEmpty { first?.state = .on }
        showSelectedTitle()
    }

    private func showSelectedTitle() {
        let title = menu?.selectedElements.first?.title
        if configuration == nil { setTitle(title, for: .normal) } else { configuration?.title = title }
    }

    override func openMenu() -> Bool {
        guard let menu else { return false }
        let open = OpenMenu.open(menu, at: bounds, of: self, sender: menuSender ?? self) { [weak self] action in
            guard let self else { return }
            if changesSelectionAsPrimaryAction {
                for case let other as UIAction in menu.selectedElements { other.state = .off }
                action.state = .on
                showSelectedTitle()
            }
            menuDidPerform?()
        }
        return open != nil
    }

    private func setUp() {
        label.font = .systemFont(ofSize: 18)
        secondLabel.isHidden = true
        for part in [picture, label, secondLabel] { addSubview(part) }
        stateDidChange()
    }

    // MARK: Look

    /// The content and the appearance for all states. The titles and images below apply where it has none, and their colors
    /// only without a configuration.
    open var configuration: Configuration? {
        didSet {
            guard configuration != oldValue else { return }
            stateDidChange()
            invalidateIntrinsicContentSize()
        }
    }

    /// A closure that changes the configuration for the current state. It is called whenever the state changes.
    open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { stateDidChange() } }
    private var isUpdatingConfiguration = false

    /// Calls ``configurationUpdateHandler``, if there is one.
    open func setNeedsUpdateConfiguration() { stateDidChange() }

    /// Sets the title for a state. That for the normal state is also set in the configuration, if there is one.
    open func setTitle(_ title: String?, for state: State) {
        change(state) { $0.title = title }
        if state == .normal { configuration?.title = title }
    }
    /// Sets the color of the title for a state.
    open func setTitleColor(_ color: UIColor?, for state: State) { change(state) { $0.titleColor = color } }
    /// Sets the image for a state.
    open func setImage(_ image: UIImage?, for state: State) { change(state) { $0.image = image } }

    /// Returns the title for a state, or that for the normal state if there is none.
    open func title(for state: State) -> String? { value(\.title, for: state) }
    /// Returns the color of the title for a state, or that for the normal state if there is none.
    open func titleColor(for state: State) -> UIColor? { value(\.titleColor, for: state) }
    /// Returns the image for a state, or that for the normal state if there is none.
    open func image(for state: State) -> UIImage? { value(\.image, for: state) }

    /// The title that is shown now.
    open var currentTitle: String? { title(for: state) }
    /// The color of the title that is shown now.
    open var currentTitleColor: UIColor { titleColor(for: state) ?? (buttonType == .custom ? .white : tintColor) }
    /// The image that is shown now.
    open var currentImage: UIImage? { image(for: state) }

    /// The label that shows the title.
    open var titleLabel: UILabel? { label }
    /// The label of the configuration's subtitle.
    open var subtitleLabel: UILabel? { secondLabel }
    /// The view that shows the image.
    open var imageView: UIImageView? { picture }

    /// The distances between the edges of the button and its content, in points.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet { if contentEdgeInsets != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// Insets that move the title by half of the difference between opposite edges.
    open var titleEdgeInsets = UIEdgeInsets.zero {
        didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } }
    }
    /// Insets that move the image by half of the difference between opposite edges.
    open var imageEdgeInsets = UIEdgeInsets.zero {
        didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } }
    }

    private func change(_ state: State, _ body: (inout Look) -> Void) {
        body(&looks[state, default: Look()])
        stateDidChange()
        invalidateIntrinsicContentSize()
    }

    /// Returns the value for a state, or the normal state's value if the state has none.
    private func value<Value>(_ part: KeyPath<Look, Value?>, for state: State) -> Value? {
        looks[state]?[keyPath: part] ?? looks[.normal]?[keyPath: part]
    }

    override func stateDidChange() {
        super.stateDidChange()
        if let configurationUpdateHandler, !isUpdatingConfiguration {
            isUpdatingConfiguration = true
            configurationUpdateHandler(self)
            isUpdatingConfiguration = false
        }
        picture.prefersTemplates = buttonType == .system || configuration != nil
        if let configuration { return show(configuration) }
        picture.tintColor = isEnabled || buttonType == .custom ? nil : .tertiaryLabel
        (label.text, label.textColor, picture.image) = (currentTitle, currentTitleColor, currentImage)
        (secondLabel.text, secondLabel.isHidden) = (nil, true)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        stateDidChange()
    }

    /// Both events are sent together, so that an action for both is performed only once.
    override var eventsOfTap: Event { [.touchUpInside, .primaryActionTriggered] }

    @_spi(Host) open override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(
            isElement: true, label: configuration?.title ?? currentTitle ?? currentImage?.name,
            traits: accessibilityStateTraits.union(.button))
    }

    // MARK: Layout

    private var content: ButtonContent {
        func size(_ label: UILabel) -> CGSize { label.text?.isEmpty != false ? .zero : label.intrinsicContentSize }
        var content = ButtonContent(
            image: picture.image?.size ?? .zero, title: label.intrinsicContentSize, subtitle: size(secondLabel))
        guard let configuration else { return content }
        let hasTitle = size(label) != .zero || size(secondLabel) != .zero
        content.titlePadding = size(label) == .zero ? 0 : configuration.titlePadding
        content.imagePadding = picture.image != nil && hasTitle ? configuration.imagePadding : 0
        content.imagePlacement = configuration.imagePlacement
        content.titleAlignment = configuration.titleAlignment
        return content
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(
            width: content.size.width + contentEdgeInsets.left + contentEdgeInsets.right,
            height: content.size.height + contentEdgeInsets.top + contentEdgeInsets.bottom)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let frames = content.frames(
            in: bounds.inset(by: contentEdgeInsets),
            isLeftToRight: effectiveUserInterfaceLayoutDirection == .leftToRight)
        (picture.frame, label.frame, secondLabel.frame) = (frames.image, frames.title, frames.subtitle)
        if let configuration { layer.cornerRadius = configuration.cornerRadius(height: bounds.height) }
        picture.frame = picture.frame.moved(by: imageEdgeInsets)
        for label in [label, secondLabel] { label.frame = label.frame.moved(by: titleEdgeInsets) }
    }
}

extension CGRect {
    /// Returns the rectangle moved to the center of the inset rectangle, with its size unchanged.
    fileprivate func moved(by insets: UIEdgeInsets) -> CGRect {
        offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
    }
}
