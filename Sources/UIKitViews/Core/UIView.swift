import Foundation

/// A rectangle of the user interface, with the members that collection views and their cells need.
///
/// The properties of the view and its ``layer`` describe its appearance. A host draws it.
@preconcurrency @MainActor open class UIView: UIResponder {
    private let backingLayer: CALayer

    open var layer: CALayer { backingLayer }

    /// The class of ``layer``.
    open class var layerClass: AnyClass { CALayer.self }

    public init(frame: CGRect) {
        backingLayer = CALayer.make(of: type(of: self).layerClass)
        super.init()
        backingLayer.view = self
        backingLayer.frame = frame
    }

    public convenience override init() { self.init(frame: .zero) }

    /// Makes a view with an empty frame. Nothing is decoded.
    public required init?(coder: NSCoder) {
        backingLayer = CALayer.make(of: type(of: self).layerClass)
        super.init()
        backingLayer.view = self
    }

    /// Never called: there are no nibs.
    open func awakeFromNib() {}

    // MARK: Geometry

    /// The bounding box of the view, in the superview's coordinates.
    open var frame: CGRect {
        get { backingLayer.frame }
        set { backingLayer.frame = newValue }
    }

    open var bounds: CGRect {
        get { backingLayer.bounds }
        set { backingLayer.bounds = newValue }
    }

    open var center: CGPoint {
        get { backingLayer.position }
        set { backingLayer.position = newValue }
    }

    /// The affine part of ``transform3D``. The identity if that is not an affine transform.
    open var transform: CGAffineTransform {
        get { backingLayer.affineTransform() }
        set { backingLayer.setAffineTransform(newValue) }
    }

    open var transform3D: CATransform3D {
        get { backingLayer.transform }
        set { backingLayer.transform = newValue }
    }

    open var autoresizingMask: AutoresizingMask = []
    open var autoresizesSubviews = true

    /// Converts a point to the coordinates of another view, or of the root view if `view` is nil.
    ///
    /// - Complexity: O(*d*) for a depth of *d* in the hierarchy.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { position(of: point, in: view) }

    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { position(of: point, from: view) }

    /// Returns the bounding box of the converted rectangle, which may be rotated.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        CGRect(around: rect.corners.map { convert($0, to: view) })
    }

    /// Returns the bounding box of the converted rectangle, which may be rotated.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        CGRect(around: rect.corners.map { convert($0, from: view) })
    }

    /// Called before the bounds change, whether through the frame, the bounds or the layer.
    @_spi(Host) open func willChangeBounds(to newBounds: CGRect) {}

    /// Called after the bounds have changed, whether through the frame, the bounds or the layer.
    @_spi(Host) open func didChangeBounds(from oldBounds: CGRect) {
        guard bounds.size != oldBounds.size else { return }
        setNeedsLayout()
        if autoresizesSubviews { autoresizeSubviews(from: oldBounds.size) }
    }

    // MARK: Look

    open var alpha: CGFloat {
        get { backingLayer.alpha }
        set { backingLayer.alpha = newValue }
    }

    open var isHidden: Bool {
        get { backingLayer.isHidden }
        set {
            guard newValue != backingLayer.isHidden else { return }
            backingLayer.isHidden = newValue
            superview?.subviewDidHideOrShow()
        }
    }

    func subviewDidHideOrShow() {}

    open var backgroundColor: UIColor? {
        get { adaptiveBackground ?? backingLayer.backgroundColor.map(UIColor.init(cgColor:)) }
        set {
            adaptiveBackground = newValue?.isDynamic == true ? newValue : nil
            if adaptiveBackground == nil { backingLayer.backgroundColor = newValue?.cgColor } else { resolveColors() }
        }
    }
    private var adaptiveBackground: UIColor?

    /// Resolves the background color for the current traits.
    func resolveColors() {
        guard let adaptiveBackground else { return }
        backingLayer.backgroundColor = adaptiveBackground.resolvedColor(with: traitCollection).cgColor
    }

    open var clipsToBounds: Bool {
        get { backingLayer.masksToBounds }
        set { backingLayer.masksToBounds = newValue }
    }

    /// The view's tint color, or that of its superview.
    open var tintColor: UIColor! {
        get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
        set {
            let old = tintColor
            ownTintColor = newValue
            if tintColor != old { announceTintColor() }
        }
    }
    private(set) var ownTintColor: UIColor?

    /// Called after the view's tint color, or that of its superview, has changed.
    open func tintColorDidChange() {}

    /// A view whose layer masks this view's layer.
    open var mask: UIView? {
        didSet { backingLayer.mask = mask?.layer }
    }

    open var contentMode = ContentMode.scaleToFill { didSet { UIScreen.main.setNeedsDisplay() } }
    open var isOpaque = true
    open var tag = 0

    // MARK: Hierarchy

    open internal(set) var subviews: [UIView] = []
    open internal(set) weak var superview: UIView?

    /// The window that contains the view.
    ///
    /// - Complexity: O(*d*) for a depth of *d* in the hierarchy.
    open var window: UIWindow? { superview?.window }

    open override var next: UIResponder? {
        viewController ?? superview ?? TouchCancellation.superview(of: self)
    }

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
    /// Whether the view or a descendant needs layout.
    var containsPendingLayout = true

    open func setNeedsLayout() {
        needsLayout = true
        markPendingLayout()
    }

    /// Lays out the view's subtree if it needs layout.
    open func layoutIfNeeded() { layOutTree() }

    /// Draws the view's own content, above the background and below the subviews.
    ///
    /// Called when a host first draws the view, and again after ``UIView/setNeedsDisplay()`` or a change of size.
    open func draw(_ rect: CGRect) {}

    private var drawn: (size: CGSize, commands: [DrawingCommand])?

    /// Draws the content that ``draw(_:)`` recorded. Calls it first if there is no recording for this size.
    func drawContents(on canvas: any LayerCanvas, in bounds: CGRect) {
        if drawn?.size != bounds.size { drawn = (bounds.size, CGContext.record { draw(bounds) }) }
        if let commands = drawn?.commands, !commands.isEmpty { commands[...].draw(on: canvas) }
    }

    /// Draws content above the subviews.
    func drawOverlay(on canvas: any LayerCanvas) {
        if isFocused { FocusRing.draw(around: self, on: canvas) }
    }

    // MARK: Focus

    /// Whether the view has the keyboard focus.
    open package(set) var isFocused = false {
        didSet {
            guard isFocused != oldValue else { return }
            UIScreen.main.setNeedsDisplay()
            focusDidChange()
        }
    }

    @_spi(Host) open func focusDidChange() {}

    /// Whether keys can move the focus to the view. A collection view lets keys move the focus to its cells.
    open var canBecomeFocused: Bool { false }

    /// Requests a call of ``draw(_:)`` when the next frame is drawn.
    open func setNeedsDisplay() {
        drawn = nil
        UIScreen.main.setNeedsDisplay()
    }

    /// Requests a call of ``draw(_:)`` when the next frame is drawn, for the whole view.
    open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

    /// Returns a copy of the view's current appearance: labels, images, colors and borders. Drawings of subclasses and added
    /// layers are missing.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { pictured() }

    /// Returns a copy of a part of the view's current appearance. The cap insets have no effect.
    open func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? { pictured(in: rect) }

    /// Lays out subviews. By default, applies the constraints that the view holds.
    open func layoutSubviews() {
        if !heldConstraints.isEmpty { ConstraintLayout.layOut(around: self) }
    }

    /// Called when the view's layer is laid out. By default, lays out subviews.
    open func layoutSublayers(of layer: CALayer) { if layer === backingLayer { layoutSubviews() } }

    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    open func sizeToFit() {
        let frame = frame
        self.frame = CGRect(origin: frame.origin, size: sizeThatFits(bounds.size))
    }

    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// Returns the size that satisfies the view's constraints best. Without constraints, it is that of ``sizeThatFits(_:)``.
    ///
    /// The extent along an axis with required priority is that of the target size.
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

    open func invalidateIntrinsicContentSize() {
        superview?.setNeedsLayout()
        contentSizeDidChange(of: self)
    }

    /// Called when the intrinsic size of this view or a descendant has changed. By default, notifies the superview, because
    /// a cell that contains the view may need to be measured again.
    @_spi(Host) open func contentSizeDidChange(of view: UIView) { superview?.contentSizeDidChange(of: view) }

    // MARK: Constraints

    /// Whether the frame determines the view's position and size. If false, constraints do.
    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { superview?.setNeedsLayout() } }
    }

    /// The active constraints whose nearest common ancestor is this view.
    var heldConstraints: [NSLayoutConstraint] = []
    open internal(set) var layoutGuides: [UILayoutGuide] = []
    open private(set) lazy var layoutMarginsGuide = UILayoutGuide(of: self) { $0.layoutMargins }
    open private(set) lazy var safeAreaLayoutGuide = UILayoutGuide(of: self) { $0.safeAreaInsets }
    open private(set) lazy var readableContentGuide = UILayoutGuide(of: self) { $0.readableMargins }
    var contentPriorities = ContentPriorities()

    /// The active constraints whose nearest common ancestor is this view.
    open var constraints: [NSLayoutConstraint] { heldConstraints }

    open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }

    open func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }

    open func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }

    open func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(constraints) }

    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { adopt(layoutGuide) }

    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { release(layoutGuide) }

    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
    open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        contentPriorities.hugging[axis]
    }

    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        contentPriorities.hugging[axis] = priority
        superview?.setNeedsLayout()
    }

    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        contentPriorities.resistance[axis]
    }

    open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        contentPriorities.resistance[axis] = priority
        superview?.setNeedsLayout()
    }

    /// Whether ``updateConstraints()`` is called before the first layout without a request.
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

    /// Called before layout or measurement, if it was requested by ``UIView/setNeedsUpdateConstraints()``.
    open func updateConstraints() {}

    /// Returns the content's size for a width. Nil if its height does not depend on the width.
    @_spi(Host) open func contentSize(forWidth width: CGFloat) -> CGSize? { nil }

    // MARK: Margins, safe area, direction and traits

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

    /// The distances from the view's edges to the window's safe area, in points.
    ///
    /// - Complexity: O(*d*) for a depth of *d* in the hierarchy.
    open var safeAreaInsets: UIEdgeInsets {
        let insets = superview.map(safeAreaInsets(in:)) ?? .zero
        return viewController.map { insets + $0.additionalSafeAreaInsets } ?? insets
    }

    open func safeAreaInsetsDidChange() {}

    open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
        didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
    }

    /// The layout direction of the view's content.
    ///
    /// - Complexity: O(*d*) for a depth of *d* in the hierarchy.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { resolvedLayoutDirection }

    /// The traits of the view: inherited ones, and its own overrides.
    ///
    /// - Complexity: O(*d*) for a depth of *d* in the hierarchy.
    open var traitCollection: UITraitCollection { resolvedTraits }

    /// The traits that the view and its subtree do not inherit.
    open var traitOverrides = UITraitOverrides.none {
        didSet { if traitOverrides != oldValue { traitsDidChange(from: oldValue) } }
    }

    /// The appearance of the view and its subtree. If unspecified, it is inherited.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitOverrides.userInterfaceStyle }
        set { traitOverrides.userInterfaceStyle = newValue }
    }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Touches

    open var isUserInteractionEnabled = true
    /// Whether the view receives more than one touch at a time.
    open var isMultipleTouchEnabled = false
    /// Whether other views receive no touches while this view has one.
    open var isExclusiveTouch = false

    /// Ends the editing of a text field in the view.
    ///
    /// - Parameter force: Whether editing ends even if the text field does not agree.
    /// - Returns: Whether no text field in the view is being edited any more.
    @discardableResult open func endEditing(_ force: Bool) -> Bool { resignEditor(force: force) }

    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }

    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

    /// Returns whether a gesture recognizer of this view may leave its possible state. The delegate is asked after it.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// Whether the view receives touches without the delay of a scroll view that contains it.
    @_spi(Host) open var wantsTouchesAtOnce: Bool { false }

    /// Returns the frontmost view of the subtree at a point in this view's coordinates.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { hit(at: point, with: event) }

    // MARK: Accessibility

    /// The subviews in the order in which they are read.
    @_spi(Host) open var accessibleSubviews: [UIView] { subviewsByPosition }

    override var frameOnScreen: CGRect { convert(bounds, to: nil) }
}
