import Foundation

/// A control with a line of text that can be edited.
///
/// Text is typed and deleted at its end: there is neither a selection nor a way to move the caret.
@preconcurrency @MainActor open class UITextField: UIControl, UIKeyInput, UITextInputTraits {
    /// The border of a text field.
    public enum BorderStyle: Int, Sendable {
        /// No border.
        case none
        /// A line.
        case line
        /// A line with a shadow.
        case bezel
        /// A line with round corners.
        case roundedRect
    }

    /// When a view of the text field is shown.
    public enum ViewMode: Int, Sendable {
        /// Never.
        case never
        /// Only while the text is edited.
        case whileEditing
        /// Except while the text is edited.
        case unlessEditing
        /// Always.
        case always
    }

    private let label = UILabel()
    private let caret = UIView()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        for part in [label, caret] { addSubview(part) }
        caret.isUserInteractionEnabled = false
        clipsToBounds = true
        showText()
    }

    /// The object that is asked and told about editing. It is not retained.
    open weak var delegate: (any UITextFieldDelegate)?

    // MARK: Text

    /// The text. The default is empty.
    open var text: String? = "" {
        didSet {
            if text == nil { text = "" }
            showText()
        }
    }
    /// The text that is shown while the field is empty; nil for none.
    open var placeholder: String? { didSet { showText() } }
    /// The font of the text. The default is the system font at 17 points.
    open var font: UIFont? = .systemFont(ofSize: 17) { didSet { showText() } }
    /// The color of the text. The default is that of labels.
    open var textColor: UIColor? = .label { didSet { showText() } }
    /// Where the text lies between the edges. The default is the natural one.
    open var textAlignment = NSTextAlignment.natural { didSet { showText() } }
    /// Whether every character is shown as a dot.
    open var isSecureTextEntry = false { didSet { showText() } }
    /// The border. The default is none.
    open var borderStyle = BorderStyle.none { didSet { showBorder() } }
    /// Whether the text is deleted when editing begins. The default is false.
    open var clearsOnBeginEditing = false
    /// A view at the leading edge.
    open var leftView: UIView? { didSet { replace(oldValue, by: leftView) } }
    /// A view at the trailing edge.
    open var rightView: UIView? { didSet { replace(oldValue, by: rightView) } }
    /// When the left view is shown. The default is never.
    open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
    /// When the right view is shown. The default is never.
    open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }

    /// When a button that deletes the text is shown. It is kept: there is no such button.
    open var clearButtonMode = ViewMode.never

    // MARK: Traits of the keyboard

    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var spellCheckingType = UITextSpellCheckingType.default
    open var keyboardType = UIKeyboardType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var returnKeyType = UIReturnKeyType.default
    open var enablesReturnKeyAutomatically = false
    open var textContentType: UITextContentType!

    /// The displayed string: the text, dots in its place, or the placeholder.
    private var shownText: String {
        guard let text, !text.isEmpty else { return placeholder ?? "" }
        return isSecureTextEntry ? String(repeating: "•", count: text.count) : text
    }

    private func showText() {
        let isPlaceholder = text?.isEmpty != false
        (label.text, label.font, label.textAlignment) = (shownText, font, textAlignment)
        label.textColor = isPlaceholder ? .placeholderText : textColor
        caret.backgroundColor = tintColor
        caret.isHidden = !isEditing
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        layer.borderColor = UIColor.separator.cgColor
    }

    private func showBorder() {
        layer.borderWidth = borderStyle == .none ? 0 : 1
        layer.borderColor = UIColor.separator.cgColor
        layer.cornerRadius = borderStyle == .roundedRect ? 5 : 0
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func replace(_ old: UIView?, by new: UIView?) {
        old?.removeFromSuperview()
        if let new { addSubview(new) }
        setNeedsLayout()
    }

    @_spi(Host) open override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(
            isElement: true, label: placeholder, value: isSecureTextEntry ? shownText : text,
            traits: accessibilityStateTraits.union(.searchField))
    }

    // MARK: Editing

    /// Whether the text is being edited.
    open private(set) var isEditing = false

    open override var canBecomeFirstResponder: Bool { isEnabled }

    @discardableResult open override func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard window != nil, delegate?.textFieldShouldBeginEditing(self) != false, super.becomeFirstResponder() else {
            return false
        }
        isEditing = true
        if clearsOnBeginEditing { text = "" }
        showText()
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        return true
    }

    @discardableResult open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard delegate?.textFieldShouldEndEditing(self) != false, super.resignFirstResponder() else { return false }
        isEditing = false
        showText()
        delegate?.textFieldDidEndEditing(self)
        sendActions(for: .editingDidEnd)
        return true
    }

    /// Whether there is any text.
    open var hasText: Bool { text?.isEmpty == false }

    /// Adds text at the end, if the delegate agrees. A line break means the return key.
    open func insertText(_ text: String) {
        guard text != "\n" else { return pressReturn() }
        let end = (self.text ?? "").utf16.count
        change(NSRange(location: end, length: 0), to: text) { $0 + text }
    }

    /// Removes the last character, if the delegate agrees.
    open func deleteBackward() {
        guard let last = text?.last else { return }
        let length = String(last).utf16.count
        let start = (text ?? "").utf16.count - length
        change(NSRange(location: start, length: length), to: "") { String($0.dropLast()) }
    }

    private func change(_ range: NSRange, to string: String, _ edit: (String) -> String) {
        guard delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) != false else {
            return
        }
        text = edit(text ?? "")
        sendActions(for: .editingChanged)
    }

    private func pressReturn() {
        guard delegate?.textFieldShouldReturn(self) != false else { return }
        let endsEditing = allControlEvents.contains(.editingDidEndOnExit)
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
        // As on iOS, an action for this event is enough to end editing, even if it does nothing.
        if endsEditing { resignFirstResponder() }
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if isTouchInside { becomeFirstResponder() }
    }

    // MARK: Layout

    /// Returns the rectangle of the text inside the bounds.
    open func textRect(forBounds bounds: CGRect) -> CGRect {
        let margin: CGFloat = borderStyle == .none ? 0 : 7
        var insets = UIEdgeInsets(top: 0, left: margin, bottom: 0, right: margin)
        let (leading, trailing) = (shownView(leftView, leftViewMode), shownView(rightView, rightViewMode))
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        insets.left += (isLeftToRight ? leading : trailing)?.bounds.width ?? 0
        insets.right += (isLeftToRight ? trailing : leading)?.bounds.width ?? 0
        return bounds.inset(by: insets)
    }

    /// Returns the rectangle of the placeholder. By default, that of the text.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    /// Returns the rectangle of the text during editing. By default, that of the text.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    private func shownView(_ view: UIView?, _ mode: ViewMode) -> UIView? {
        switch mode {
        case .never: nil
        case .always: view
        case .whileEditing: isEditing ? view : nil
        case .unlessEditing: isEditing ? nil : view
        }
    }

    open override var intrinsicContentSize: CGSize {
        let size = label.intrinsicContentSize
        let (margin, least): (CGFloat, CGFloat) = borderStyle == .none ? (0, 22) : (14, 34)
        return CGSize(width: size.width + margin, height: max(least, size.height))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let room =
            hasText
            ? isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
            : placeholderRect(forBounds: bounds)
        label.frame = room
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        let width = hasText ? min(room.width, label.intrinsicContentSize.width) : 0
        let height = font?.lineHeight ?? 0
        caret.frame = CGRect(
            x: isLeftToRight ? min(room.minX + width, room.maxX - 2) : max(room.maxX - width - 2, room.minX),
            y: room.midY - height / 2, width: 2, height: height)
        placeSides(isLeftToRight: isLeftToRight)
    }

    private func placeSides(isLeftToRight: Bool) {
        for (view, mode, isLeading) in [(leftView, leftViewMode, true), (rightView, rightViewMode, false)] {
            guard let view else { continue }
            view.isHidden = shownView(view, mode) == nil
            view.center = CGPoint(
                x: isLeading == isLeftToRight ? view.bounds.width / 2 : bounds.width - view.bounds.width / 2,
                y: bounds.midY)
        }
    }
}
