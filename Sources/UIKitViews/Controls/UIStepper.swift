import Foundation

/// A control with a minus and a plus button, which changes a value by steps. Its size is always 94 × 32 points.
@preconcurrency @MainActor open class UIStepper: UIControl {
    private static let size = CGSize(width: 94, height: 32)

    private let minus = UIButton(type: .custom)
    private let plus = UIButton(type: .custom)
    private let line = UIView()

    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        bounds.size = Self.size
        setUp()
    }

    private func setUp() {
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 8
        line.backgroundColor = .separator
        for (button, title, name, sign) in [(minus, "−", "Decrement", -1.0), (plus, "+", "Increment", 1.0)] {
            button.setTitle(title, for: .normal)
            button.setTitleColor(.label, for: .normal)
            button.setTitleColor(.tertiaryLabel, for: .disabled)
            button.titleLabel?.font = .systemFont(ofSize: 20)
            button.accessibilityLabel = name
            button.addAction(UIAction { [weak self] _ in self?.step(by: sign) }, for: .touchUpInside)
            addSubview(button)
        }
        addSubview(line)
        showLimits()
    }

    // MARK: Value

    /// The value, which is kept between the limits. Setting it sends no event.
    open var value: Double {
        get { kept }
        set { change(to: newValue) }
    }
    private var kept = 0.0

    /// The lower limit. The default is 0. A higher ``maximumValue`` rises with it.
    open var minimumValue = 0.0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            change(to: kept)
        }
    }
    /// The upper limit. The default is 100. A lower ``minimumValue`` falls with it.
    open var maximumValue = 100.0 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            change(to: kept)
        }
    }
    /// The change by one tap. The default is 1.
    open var stepValue = 1.0
    /// Whether a step beyond a limit leads to the other limit. The default is false.
    open var wraps = false { didSet { showLimits() } }
    /// Whether every step sends `valueChanged`. Kept: a tap is one step, and always sends it.
    open var isContinuous = true
    /// Whether a long press repeats the step. Kept: a press is one step.
    open var autorepeat = true

    private func change(to value: Double) {
        kept = min(max(value, minimumValue), maximumValue)
        showLimits()
    }

    private func step(by sign: Double) {
        let next = kept + sign * stepValue
        let isBeyond = next > maximumValue || next < minimumValue
        change(to: wraps && isBeyond ? (sign > 0 ? minimumValue : maximumValue) : next)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    private func showLimits() {
        minus.isEnabled = isEnabled && (wraps || kept > minimumValue)
        plus.isEnabled = isEnabled && (wraps || kept < maximumValue)
    }

    override func stateDidChange() {
        super.stateDidChange()
        showLimits()
    }

    @_spi(Host) open override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(value: NSNumber(value: kept).stringValue, traits: accessibilityStateTraits)
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize { Self.size }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let half = bounds.width / 2
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        minus.frame = CGRect(x: isLeftToRight ? 0 : half, y: 0, width: half, height: bounds.height)
        plus.frame = CGRect(x: isLeftToRight ? half : 0, y: 0, width: half, height: bounds.height)
        line.frame = CGRect(x: half - 0.5, y: bounds.height / 4, width: 1, height: bounds.height / 2)
    }
}
