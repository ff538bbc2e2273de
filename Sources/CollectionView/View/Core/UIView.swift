import Foundation

/// A rectangle of the interface: the minimum that a collection view and its cells need.
///
/// It draws nothing and handles no touches. What it looks like is told by its properties and those of its ``layer``.
@preconcurrency @MainActor open class UIView: UIResponder {
    public let layer: CALayer

    /// What ``layer`` is made of.
    open class var layerClass: AnyClass { CALayer.self }

    public init(frame: CGRect) {
        layer = CALayer.make(of: type(of: self).layerClass)
        super.init()
        layer.view = self
        layer.frame = frame
    }

    public convenience override init() { self.init(frame: .zero) }

    /// A view as if made without a frame: nothing is decoded.
    public required init?(coder: NSCoder) {
        layer = CALayer.make(of: type(of: self).layerClass)
        super.init()
        layer.view = self
    }

    /// Never called: there are no nibs.
    open func awakeFromNib() {}

    // MARK: Geometry

    /// The smallest upright rectangle of the superview around the view.
    open var frame: CGRect {
        get { layer.frame }
        set { layer.frame = newValue }
    }

    open var bounds: CGRect {
        get { layer.bounds }
        set { layer.bounds = newValue }
    }

    open var center: CGPoint {
        get { layer.position }
        set { layer.position = newValue }
    }

    /// The identity if ``transform3D`` leaves the plane.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }

    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }

    open var autoresizingMask: AutoresizingMask = []
    open var autoresizesSubviews = true

    /// Called before the bounds become others, however they do.
    func willChangeBounds(to newBounds: CGRect) {}

    /// Called after the bounds have become others, however they did.
    func didChangeBounds(from oldBounds: CGRect) {
        guard bounds.size != oldBounds.size else { return }
        setNeedsLayout()
        if autoresizesSubviews { autoresizeSubviews(from: oldBounds.size) }
    }

    // MARK: Look

    open var alpha: CGFloat {
        get { layer.alpha }
        set { layer.alpha = newValue }
    }

    open var isHidden: Bool {
        get { layer.isHidden }
        set {
            guard newValue != layer.isHidden else { return }
            layer.isHidden = newValue
            superview?.subviewDidHideOrShow()
        }
    }

    func subviewDidHideOrShow() {}

    open var backgroundColor: UIColor? {
        get { layer.backgroundColor.map(UIColor.init(cgColor:)) }
        set { layer.backgroundColor = newValue?.cgColor }
    }

    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    /// Its own, or that of the superview.
    open var tintColor: UIColor! {
        get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
        set { ownTintColor = newValue }
    }
    private var ownTintColor: UIColor?

    /// The layer of another view, as a mask of this one's.
    open var mask: UIView? {
        didSet { layer.mask = mask?.layer }
    }

    open var contentMode = ContentMode.scaleToFill
    open var isOpaque = true
    open var tag = 0

    // MARK: Hierarchy

    public internal(set) var subviews: [UIView] = []
    public internal(set) weak var superview: UIView?

    /// The window it is in. O(depth).
    open var window: UIWindow? { superview?.window }

    open override var next: UIResponder? { viewController ?? superview }

    weak var viewController: UIViewController?

    open func addSubview(_ view: UIView) { place(view, at: subviews.endIndex) }

    open func insertSubview(_ view: UIView, at index: Int) { place(view, at: index) }

    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        place(view, beside: siblingSubview, distance: 1)
    }

    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        place(view, beside: siblingSubview, distance: 0)
    }

    open func bringSubviewToFront(_ view: UIView) { reorder(view, to: subviews.endIndex) }

    open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }

    open func removeFromSuperview() { superview?.remove(self) }

    open func isDescendant(of view: UIView) -> Bool { self === view || superview?.isDescendant(of: view) == true }

    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for subview in subviews {
            if let found = subview.viewWithTag(tag) { return found }
        }
        return nil
    }

    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}

    // MARK: Layout

    var needsLayout = true
    /// Whether it or something below it has to be laid out.
    var containsPendingLayout = true

    open func setNeedsLayout() {
        needsLayout = true
        markPendingLayout()
    }

    /// Lays out what is below it as far as that is necessary. O(1) if it is not.
    open func layoutIfNeeded() { layOutTree() }

    /// Never called: nothing is drawn.
    open func draw(_ rect: CGRect) {}

    open func setNeedsDisplay() {}

    /// A view that looks as this one does now: labels, images, colors and borders. What a subclass or a layer adds is not in it.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { pictured() }

    /// A part of such a view.
    open func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? { pictured(in: rect) }

    /// Puts into their places what constraints place.
    open func layoutSubviews() {
        if !heldConstraints.isEmpty { ConstraintLayout.layOut(around: self) }
    }

    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    open func sizeToFit() {
        let frame = frame
        self.frame = CGRect(origin: frame.origin, size: sizeThatFits(bounds.size))
    }

    /// What ``intrinsicContentSize`` says of an axis along which there is no such size.
    public static let noIntrinsicMetric: CGFloat = -1

    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// The size that its constraints ask for, or its content if there are none below it. An axis whose priority is
    /// required has the target's length.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        forEachInTree { $0.updateConstraintsIfNeeded() }
        if let size = ConstraintLayout.fittingSize(
            of: self, target: targetSize, priorities: (horizontalFittingPriority, verticalFittingPriority))
        {
            return size
        }
        let fitting = sizeThatFits(targetSize)
        return CGSize(
            width: horizontalFittingPriority == .required ? targetSize.width : fitting.width,
            height: verticalFittingPriority == .required ? targetSize.height : fitting.height)
    }

    /// The target size of one that wishes to be as small as its content lets it.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// The target size of one that wishes to be as large as its content lets it.
    public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

    open func invalidateIntrinsicContentSize() {
        superview?.setNeedsLayout()
        contentSizeDidChange(of: self)
    }

    /// Called when the intrinsic size of a view in here is another one, to be handed on: a cell may want to be measured.
    func contentSizeDidChange(of view: UIView) { superview?.contentSizeDidChange(of: view) }

    // MARK: Constraints

    /// Whether the view is where its frame says. If not, constraints say it.
    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { superview?.setNeedsLayout() } }
    }

    /// The active constraints between this view and those below it, as far as no view below contains them all.
    var heldConstraints: [NSLayoutConstraint] = []
    public internal(set) var layoutGuides: [UILayoutGuide] = []
    public private(set) lazy var layoutMarginsGuide = UILayoutGuide(of: self) { $0.layoutMargins }
    public private(set) lazy var safeAreaLayoutGuide = UILayoutGuide(of: self) { $0.safeAreaInsets }
    public private(set) lazy var readableContentGuide = UILayoutGuide(of: self) { $0.readableMargins }
    var contentPriorities = ContentPriorities()

    /// Whether ``updateConstraints()`` is called before the first layout, without being asked for.
    open class var requiresConstraintBasedLayout: Bool { false }

    private lazy var needsUpdateConstraints = type(of: self).requiresConstraintBasedLayout

    open func setNeedsUpdateConstraints() {
        needsUpdateConstraints = true
        setNeedsLayout()
    }

    open func updateConstraintsIfNeeded() {
        guard needsUpdateConstraints else { return }
        needsUpdateConstraints = false
        updateConstraints()
    }

    /// Called before layout or measurement for a view that has asked for it.
    open func updateConstraints() {}

    /// The size of the content in the given width, if its height depends on it.
    func contentSize(forWidth width: CGFloat) -> CGSize? { nil }

    // MARK: Surroundings

    open var layoutMargins: UIEdgeInsets {
        get {
            let margins = directionalLayoutMargins.physical(in: effectiveUserInterfaceLayoutDirection)
            return insetsLayoutMarginsFromSafeArea ? margins + safeAreaInsets : margins
        }
        set {
            directionalLayoutMargins = NSDirectionalEdgeInsets(newValue, in: effectiveUserInterfaceLayoutDirection)
            layoutMarginsDidChange()
        }
    }

    open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    open var insetsLayoutMarginsFromSafeArea = true

    open func layoutMarginsDidChange() { setNeedsLayout() }

    /// How far the safe area of the window is from its edges. O(depth).
    open var safeAreaInsets: UIEdgeInsets { superview.map(safeAreaInsets(in:)) ?? .zero }

    open func safeAreaInsetsDidChange() {}

    open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
        didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
    }

    /// O(depth).
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { resolvedLayoutDirection }

    /// O(depth).
    open var traitCollection: UITraitCollection { resolvedTraits }

    /// Traits of its own, for itself and all below it.
    public var traitOverrides = UITraitOverrides.none {
        didSet { if traitOverrides != oldValue { traitsDidChange(from: oldValue) } }
    }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Touches and accessibility

    open var isUserInteractionEnabled = true
    open var isMultipleTouchEnabled = false
    open var isExclusiveTouch = false

    /// No effect: nothing here is typed into.
    @discardableResult open func endEditing(_ force: Bool) -> Bool { true }

    public internal(set) var gestureRecognizers: [UIGestureRecognizer]?

    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// The topmost view at a point, in its own coordinates.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { hit(at: point, with: event) }

    open var isAccessibilityElement = false
    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?
    open var accessibilityValue: String?
}
