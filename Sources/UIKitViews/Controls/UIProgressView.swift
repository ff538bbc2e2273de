import Foundation

/// A bar that shows the progress of a task. It is filled from its leading edge.
@preconcurrency @MainActor open class UIProgressView: UIView {
    /// The style of the bar.
    public enum Style: Int, Sendable {
        /// An ordinary bar.
        case `default`
        /// A bar at the edge of a toolbar.
        case bar
    }

    private static let height: CGFloat = 4

    private let filled = UIView()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a bar in a style.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: 150, height: Self.height))
        progressViewStyle = style
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        clipsToBounds = true
        addSubview(filled)
        showColors()
    }

    /// The style. A `bar` has no round ends.
    open var progressViewStyle = Style.default { didSet { setNeedsLayout() } }

    /// The completed fraction of the task, from 0 to 1.
    open var progress: Float {
        get { currentProgress }
        set { setProgress(newValue, animated: false) }
    }
    private var currentProgress: Float = 0

    /// Sets the completed fraction, limited to the range from 0 to 1.
    open func setProgress(_ progress: Float, animated: Bool) {
        currentProgress = min(max(progress, 0), 1)
        if animated {
            UIView.animate(withDuration: 0.25) { [self] in placeParts() }
        } else {
            placeParts()
        }
    }

    /// The color of the filled part. The tint color by default.
    open var progressTintColor: UIColor? { didSet { showColors() } }
    /// The color of the rest of the bar; nil for the default.
    open var trackTintColor: UIColor? { didSet { showColors() } }

    private func showColors() {
        filled.backgroundColor = progressTintColor ?? tintColor
        backgroundColor = trackTintColor ?? .systemFill
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showColors()
    }

    @_spi(Host) open override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(
            isElement: true, value: "\(Int((progress * 100).rounded()))%", traits: .updatesFrequently)
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    private func placeParts() {
        let width = bounds.width * CGFloat(progress)
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        filled.frame = CGRect(
            x: isLeftToRight ? bounds.minX : bounds.maxX - width, y: bounds.minY, width: width, height: bounds.height)
        let radius = progressViewStyle == .bar ? 0 : bounds.height / 2
        (layer.cornerRadius, filled.layer.cornerRadius) = (radius, radius)
    }
}
