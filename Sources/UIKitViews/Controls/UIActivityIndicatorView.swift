import Foundation

/// A turning wheel, which shows that something is in progress. It has a fixed size and is hidden while it stands still.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
    /// The size of the indicator.
    public enum Style: Int, Sendable {
        /// 20 points.
        case medium = 100
        /// 37 points.
        case large
    }

    private static let spokeCount = 8
    private static let key = "turning"

    /// Creates an indicator that stands still.
    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(origin: .zero, size: style.size))
        setUp()
    }

    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        style = .medium
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isOpaque = false
        isHidden = hidesWhenStopped
    }

    /// The size of the indicator. Setting it changes the view's size.
    open var style: Style {
        didSet {
            guard style != oldValue else { return }
            bounds.size = style.size
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }

    /// The color of the spokes. The default is gray.
    open var color: UIColor! = .systemGray { didSet { setNeedsDisplay() } }

    /// Whether the wheel is hidden unless it turns.
    open var hidesWhenStopped = true {
        didSet { isHidden = hidesWhenStopped && !isAnimating }
    }

    /// Whether the indicator turns.
    open private(set) var isAnimating = false

    /// Turns the wheel, once a second. If motion is reduced, the wheel is shown without turning.
    open func startAnimating() {
        isAnimating = true
        isHidden = false
        guard !UIAccessibility.isReduceMotionEnabled else { return }
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        (turn.fromValue, turn.toValue) = (0.0, 2 * Double.pi)
        (turn.duration, turn.repeatCount) = (1, .infinity)
        layer.add(turn, forKey: Self.key)
    }

    /// Stops turning, and becomes invisible if ``hidesWhenStopped`` is true.
    open func stopAnimating() {
        isAnimating = false
        isHidden = hidesWhenStopped
        layer.removeAnimation(forKey: Self.key)
    }

    @_spi(Host) open override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(isElement: true, value: isAnimating ? "1" : "0", traits: .updatesFrequently)
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize { style.size }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }

    open override func draw(_ rect: CGRect) {
        let side = min(bounds.width, bounds.height)
        let (center, thickness) = (CGPoint(x: bounds.midX, y: bounds.midY), side * 0.1)
        for spoke in 0..<Self.spokeCount {
            let share = Double(spoke) / Double(Self.spokeCount)
            let (x, y) = (CGFloat(sin(2 * .pi * share)), CGFloat(-cos(2 * .pi * share)))
            let line = UIBezierPath()
            line.move(to: CGPoint(x: center.x + x * side * 0.24, y: center.y + y * side * 0.24))
            line.addLine(to: CGPoint(x: center.x + x * side * 0.44, y: center.y + y * side * 0.44))
            (line.lineWidth, line.lineCapStyle) = (thickness, .round)
            (color ?? .systemGray).withAlphaComponent(0.25 + 0.75 * share).setStroke()
            line.stroke()
        }
    }
}

extension UIActivityIndicatorView.Style {
    fileprivate var size: CGSize {
        switch self {
        case .medium: CGSize(width: 20, height: 20)
        case .large: CGSize(width: 37, height: 37)
        }
    }
}
