import Foundation

/// A control that selects a value from a range by dragging a thumb.
///
/// Values grow in the reading direction. The three functions that return rectangles can be overridden to place the parts.
@preconcurrency @MainActor open class UISlider: UIControl {
    private static let height: CGFloat = 31
    private static let trackHeight: CGFloat = 4
    private static let thumbSide: CGFloat = 28

    private let filled = UIView()
    private let rest = UIView()
    private let thumb = UIView()
    /// The distance of the finger from the center of the thumb that it drags, in points.
    private var grip: CGFloat = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        for part in [rest, filled, thumb] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        thumb.layer.shadowOpacity = 0.15
        thumb.layer.shadowOffset = CGSize(width: 0, height: 2)
        showColors()
    }

    // MARK: Value

    /// The value, from ``minimumValue`` to ``maximumValue``. Setting it sends no event.
    open var value: Float {
        get { currentValue }
        set { setValue(newValue, animated: false) }
    }
    private var currentValue: Float = 0

    /// The value at the leading end. The default is 0.
    open var minimumValue: Float = 0 {
        didSet {
            maximumValue = max(maximumValue, minimumValue)
            rangeDidChange()
        }
    }

    /// The value at the trailing end. The default is 1.
    open var maximumValue: Float = 1 {
        didSet {
            if maximumValue < minimumValue { minimumValue = maximumValue }
            rangeDidChange()
        }
    }

    /// Whether `valueChanged` is sent for every movement of the thumb. If false, it is sent when the finger is lifted.
    open var isContinuous = true

    /// Sets the value, limited to the range. Sends no event.
    open func setValue(_ value: Float, animated: Bool) {
        currentValue = min(max(value, minimumValue), maximumValue)
        if animated {
            UIView.animate(withDuration: 0.2) { [self] in placeParts() }
        } else {
            placeParts()
        }
    }

    private func rangeDidChange() { setValue(currentValue, animated: false) }

    // MARK: Look

    /// The color of the track before the thumb. The tint color by default.
    open var minimumTrackTintColor: UIColor? { didSet { showColors() } }
    /// The color of the track after the thumb.
    open var maximumTrackTintColor: UIColor? { didSet { showColors() } }
    /// The color of the thumb; nil for white.
    open var thumbTintColor: UIColor? { didSet { showColors() } }

    private func showColors() {
        filled.backgroundColor = minimumTrackTintColor ?? tintColor
        rest.backgroundColor = maximumTrackTintColor ?? .systemFill
        thumb.backgroundColor = thumbTintColor ?? .white
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showColors()
    }

    override func stateDidChange() {
        super.stateDidChange()
        alpha = isEnabled ? 1 : 0.5
    }

    // MARK: Accessibility

    @_spi(Host) open override var accessibilityDefaults: AccessibilityDefaults {
        let percent = Int((fraction(of: value) * 100).rounded())
        return AccessibilityDefaults(
            isElement: true, value: "\(percent)%", traits: accessibilityStateTraits.union(.adjustable))
    }

    open override func accessibilityIncrement() { adjust(by: 0.1) }

    open override func accessibilityDecrement() { adjust(by: -0.1) }

    private func adjust(by share: Float) {
        setValue(value + share * (maximumValue - minimumValue), animated: true)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    // MARK: Touches

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let point = touch.location(in: self)
        let place = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
        grip = point.x - place.midX
        return place.insetBy(dx: -10, dy: -10).contains(point)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let track = trackRect(forBounds: bounds)
        let side = thumbRect(forBounds: bounds, trackRect: track, value: value).width
        let room = track.width - side
        guard room > 0 else { return true }
        var share = (touch.location(in: self).x - grip - track.minX - side / 2) / room
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { share = 1 - share }
        let old = value
        value = minimumValue + Float(share) * (maximumValue - minimumValue)
        if isContinuous, value != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if !isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

    /// Returns the rectangle of the whole track.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(
            x: bounds.minX + 2, y: bounds.midY - Self.trackHeight / 2, width: max(0, bounds.width - 4),
            height: Self.trackHeight)
    }

    /// Returns the rectangle of the thumb for a value.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        var share = fraction(of: value)
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { share = 1 - share }
        return CGRect(
            x: rect.minX + share * max(0, rect.width - Self.thumbSide), y: rect.midY - Self.thumbSide / 2,
            width: Self.thumbSide, height: Self.thumbSide)
    }

    private func fraction(of value: Float) -> CGFloat {
        maximumValue > minimumValue ? CGFloat((value - minimumValue) / (maximumValue - minimumValue)) : 0
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    private func placeParts() {
        let track = trackRect(forBounds: bounds)
        let knob = thumbRect(forBounds: bounds, trackRect: track, value: value)
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        var before = track
        before.size.width = isLeftToRight ? knob.midX - track.minX : track.maxX - knob.midX
        if !isLeftToRight { before.origin.x = knob.midX }
        (rest.frame, filled.frame, thumb.frame) = (track, before, knob)
        for part in [rest, filled, thumb] { part.layer.cornerRadius = part.bounds.height / 2 }
    }
}
