import Foundation

/// A control that is on or off. Its size is always 51 × 31 points.
///
/// A tap toggles it. A drag sets it to the side on which the thumb is released. Both send `valueChanged`.
@preconcurrency @MainActor open class UISwitch: UIControl {
    private static let size = CGSize(width: 51, height: 31)
    /// The distance of the thumb from the edge of the track, in points.
    private static let inset: CGFloat = 2
    /// The movement of a finger that counts as a drag, in points.
    private static let slop: CGFloat = 8

    private let track = UIView()
    private let thumb = UIView()
    private var dragStart: CGFloat?
    private var wasDragged = false
    /// Whether the switch was on when the finger touched it.
    private var wasOn = false

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
        for part in [track, thumb] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        thumb.layer.shadowOpacity = 0.15
        thumb.layer.shadowOffset = CGSize(width: 0, height: 2)
        showColors()
    }

    // MARK: Value

    /// Whether the switch is on. Setting it sends no event.
    open var isOn: Bool {
        get { isSwitchedOn }
        set { setOn(newValue, animated: false) }
    }
    private var isSwitchedOn = false

    /// Turns the switch on or off. Sends no event.
    open func setOn(_ on: Bool, animated: Bool) {
        guard on != isSwitchedOn else { return }
        isSwitchedOn = on
        let show = { [self] in
            showColors()
            placeThumb()
        }
        if animated { UIView.animate(withDuration: 0.2, animations: show) } else { show() }
    }

    /// The color of the track while the switch is on. Green by default.
    open var onTintColor: UIColor? { didSet { showColors() } }
    /// The color of the thumb. White by default.
    open var thumbTintColor: UIColor? { didSet { showColors() } }

    private func showColors() {
        track.backgroundColor = isOn ? onTintColor ?? .systemGreen : .secondarySystemFill
        thumb.backgroundColor = thumbTintColor ?? .white
    }

    override func stateDidChange() {
        super.stateDidChange()
        alpha = isEnabled ? 1 : 0.5
    }

    @_spi(Host) open override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(
            isElement: true, value: isOn ? "1" : "0", traits: accessibilityStateTraits.union([.button, .toggleButton]))
    }

    // MARK: Touches

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        (dragStart, wasDragged, wasOn) = (touch.location(in: self).x, false, isOn)
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let x = touch.location(in: self).x
        if let dragStart, abs(x - dragStart) > Self.slop { wasDragged = true }
        if wasDragged { setOn(isOnSide(x), animated: true) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if !wasDragged, isTouchInside { setOn(!isOn, animated: true) }
        let hasChanged = isOn != wasOn
        dragStart = nil
        if hasChanged { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    open override func cancelTracking(with event: UIEvent?) {
        dragStart = nil
        setOn(wasOn, animated: true)
    }

    private func isOnSide(_ x: CGFloat) -> Bool {
        (x > bounds.midX) == (effectiveUserInterfaceLayoutDirection == .leftToRight)
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize { Self.size }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let place = CGRect(
            x: bounds.midX - Self.size.width / 2, y: bounds.midY - Self.size.height / 2, width: Self.size.width,
            height: Self.size.height)
        track.frame = place
        track.layer.cornerRadius = place.height / 2
        let side = place.height - 2 * Self.inset
        thumb.bounds.size = CGSize(width: side, height: side)
        thumb.layer.cornerRadius = side / 2
        placeThumb()
    }

    private func placeThumb() {
        let isAtRight = isOn == (effectiveUserInterfaceLayoutDirection == .leftToRight)
        let distance = Self.size.width / 2 - Self.size.height / 2
        thumb.center = CGPoint(x: bounds.midX + (isAtRight ? distance : -distance), y: bounds.midY)
    }
}
