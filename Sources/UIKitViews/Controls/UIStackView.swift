import Foundation

/// A view that arranges views in a row or a column, with constraints that it makes before layout.
@preconcurrency @MainActor open class UIStackView: UIView {
    /// How arranged subviews share the length of the stack.
    public enum Distribution: Int, Sendable {
        /// They fill the length. The one with the least resistance is stretched or compressed.
        case fill
        /// They fill the length, and all have the same length.
        case fillEqually
        /// They fill the length, in proportion to their own lengths.
        case fillProportionally
        /// The distances between them are equal.
        case equalSpacing
        /// The distances between their centers are equal.
        case equalCentering
    }

    /// Where arranged subviews lie across the stack.
    public enum Alignment: Int, Sendable {
        /// From edge to edge.
        case fill
        /// At the leading edge, or at the top.
        case leading
        /// Their first baselines are on one line.
        case firstBaseline
        /// In the middle.
        case center
        /// At the trailing edge, or at the bottom.
        case trailing
        /// Their last baselines are on one line.
        case lastBaseline
        /// At the top of a horizontal stack.
        public static let top = leading
        /// At the bottom of a horizontal stack.
        public static let bottom = trailing
    }

    /// The views that the stack lays out, in order.
    open private(set) var arrangedSubviews: [UIView] = []
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    private var arrangement = StackArrangement()

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Creates a stack of views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    // MARK: Arranged views

    /// Adds an arranged view, and makes it a subview if it is not one.
    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

    /// Inserts an arranged view, or moves it. The index is clamped to the valid range.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.removeAll { $0 === view }
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        arrangedSubviews.insert(view, at: min(max(0, stackIndex), arrangedSubviews.count))
        setNeedsUpdateConstraints()
    }

    /// Removes an arranged view. It stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
        customSpacings[ObjectIdentifier(view)] = nil
        setNeedsUpdateConstraints()
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    override func subviewDidHideOrShow() { setNeedsUpdateConstraints() }

    // MARK: Arrangement

    /// The direction in which views follow each other. The default is horizontal.
    open var axis = NSLayoutConstraint.Axis.horizontal {
        didSet { if axis != oldValue { setNeedsUpdateConstraints() } }
    }
    /// How views share the length of the stack. The default fills it.
    open var distribution = Distribution.fill {
        didSet { if distribution != oldValue { setNeedsUpdateConstraints() } }
    }
    /// Where views lie across the stack. The default is from edge to edge.
    open var alignment = Alignment.fill {
        didSet { if alignment != oldValue { setNeedsUpdateConstraints() } }
    }
    /// The distance between two views, in points. The default is 0.
    open var spacing: CGFloat = 0 {
        didSet { if spacing != oldValue { setNeedsUpdateConstraints() } }
    }
    /// Whether views are arranged within the layout margins. The default is false.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsUpdateConstraints() } }
    }

    /// The custom spacing of a view that uses the value of ``spacing``.
    public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude

    /// Sets the distance after one view, in points.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        setNeedsUpdateConstraints()
    }

    /// Returns the distance after one view, in points; `spacingUseDefault` if it has none of its own.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    /// Returns the distance to the next view, in points.
    func distance(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? spacing
    }

    open override func updateConstraints() {
        arrangement.replace(with: self)
        super.updateConstraints()
    }
}
