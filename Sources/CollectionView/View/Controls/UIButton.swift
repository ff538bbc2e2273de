import Foundation

/// A control with a centered image and title, which depend on its state. It draws no shape of its own.
@preconcurrency @MainActor open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd
        case close = 7
    }

    private struct Look {
        var title: String?
        var titleColor: UIColor?
        var image: UIImage?
    }

    private var looks: [State: Look] = [:]
    private let label = UILabel()
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
    var primaryAction: UIAction? {
        didSet {
            if let oldValue { removeAction(oldValue, for: [.touchUpInside, .primaryActionTriggered]) }
            if let primaryAction { addAction(primaryAction, for: [.touchUpInside, .primaryActionTriggered]) }
        }
    }

    private func setUp() {
        label.font = .systemFont(ofSize: 18)
        for part in [picture, label] { addSubview(part) }
        stateDidChange()
    }

    // MARK: Look

    /// The content and the appearance for all states, in place of the properties below. Nil if those apply.
    open var configuration: Configuration? {
        didSet {
            guard configuration != oldValue else { return }
            stateDidChange()
            invalidateIntrinsicContentSize()
        }
    }

    /// A closure that changes the configuration for the present state. It is called whenever the state changes.
    open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { stateDidChange() } }
    private var isUpdatingConfiguration = false

    /// Calls ``configurationUpdateHandler``, if there is one.
    open func setNeedsUpdateConfiguration() { stateDidChange() }

    open func setTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }
    open func setTitleColor(_ color: UIColor?, for state: State) { change(state) { $0.titleColor = color } }
    open func setImage(_ image: UIImage?, for state: State) { change(state) { $0.image = image } }

    open func title(for state: State) -> String? { value(\.title, for: state) }
    open func titleColor(for state: State) -> UIColor? { value(\.titleColor, for: state) }
    open func image(for state: State) -> UIImage? { value(\.image, for: state) }

    open var currentTitle: String? { title(for: state) }
    open var currentTitleColor: UIColor { titleColor(for: state) ?? (buttonType == .custom ? .white : tintColor) }
    open var currentImage: UIImage? { image(for: state) }

    open var titleLabel: UILabel? { label }
    open var imageView: UIImageView? { picture }

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
        if let configuration { return show(configuration) }
        (label.text, label.textColor, picture.image) = (currentTitle, currentTitleColor, currentImage)
    }

    /// Both events are sent together, so that an action for both is performed only once.
    override var eventsOfTap: Event { [.touchUpInside, .primaryActionTriggered] }

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(
            isElement: true, label: configuration?.title ?? currentTitle ?? currentImage?.name,
            traits: accessibilityStateTraits.union(.button))
    }

    // MARK: Layout

    /// The space between the image and the title, in points.
    private var gap: CGFloat {
        picture.image != nil && label.text?.isEmpty == false ? configuration?.imagePadding ?? 0 : 0
    }

    private var contentSize: CGSize {
        let (title, image) = (label.intrinsicContentSize, picture.image?.size ?? .zero)
        return CGSize(width: image.width + gap + title.width, height: max(image.height, title.height))
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(
            width: contentSize.width + contentEdgeInsets.left + contentEdgeInsets.right,
            height: contentSize.height + contentEdgeInsets.top + contentEdgeInsets.bottom)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let room = bounds.inset(by: contentEdgeInsets)
        let image = picture.image?.size ?? .zero
        let title = CGSize(
            width: max(0, min(label.intrinsicContentSize.width, room.width - image.width - gap)),
            height: label.intrinsicContentSize.height)
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        let start = room.midX - (image.width + gap + title.width) / 2
        picture.frame = CGRect(
            x: isLeftToRight ? start : start + title.width + gap, y: room.midY - image.height / 2, width: image.width,
            height: image.height)
        label.frame = CGRect(
            x: isLeftToRight ? start + image.width + gap : start, y: room.midY - title.height / 2, width: title.width,
            height: title.height)
        if let configuration { layer.cornerRadius = configuration.cornerRadius(height: bounds.height) }
        picture.frame = picture.frame.moved(by: imageEdgeInsets)
        label.frame = label.frame.moved(by: titleEdgeInsets)
    }
}

extension CGRect {
    /// Returns the rectangle moved to the center of the inset rectangle, with its size unchanged.
    fileprivate func moved(by insets: UIEdgeInsets) -> CGRect {
        offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
    }
}
