import Foundation

/// A rectangle of the user interface, with the members that collection views and their cells need.
///
/// The properties of the view and its ``layer`` describe its appearance. A host draws it.
@preconcurrency @MainActor open class UIView: UIViewConstraints {
    private let backingLayer: CALayer

    /// The layer that draws the view.
    open var layer: CALayer { backingLayer }

    /// The class of ``layer``.
    open class var layerClass: AnyClass { CALayer.self }

    /// Creates a view with a frame in the coordinates of its superview.
    public init(frame: CGRect) {
        backingLayer = CALayer.make(of: type(of: self).layerClass)
        super.init()
        backingLayer.view = self
        backingLayer.frame = frame
    }

    public convenience override init() { self.init(frame: .zero) }

    /// Creates a view with an empty frame. Nothing is decoded.
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

    /// The rectangle in the view's own coordinates. Its origin is where content is scrolled to.
    open var bounds: CGRect {
        get { backingLayer.bounds }
        set { backingLayer.bounds = newValue }
    }

    /// The center of the frame, in the coordinates of the superview.
    open var center: CGPoint {
        get { backingLayer.position }
        set { backingLayer.position = newValue }
    }

    /// The affine part of ``transform3D``. The identity if that is not an affine transform.
    open var transform: CGAffineTransform {
        get { backingLayer.affineTransform() }
        set { backingLayer.setAffineTransform(newValue) }
    }

    /// The transform about the center, in three dimensions.
    open var transform3D: CATransform3D {
        get { backingLayer.transform }
        set { backingLayer.transform = newValue }
    }

    /// How the frame follows the size of the superview. The default is not at all.
    open var autoresizingMask: AutoresizingMask = []
    /// Whether subviews follow the view's size as their masks say. The default is true.
    open var autoresizesSubviews = true

    /// Converts a point to the coordinates of another view, or of the root view if `view` is nil.
    ///
    /// - Complexity: O(*d*) for a depth of *d* in the hierarchy.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { position(of: point, in: view) }

    /// Converts a point from the coordinates of another view, or of the root view if `view` is nil.
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

    /// The opacity, from 0 to 1.
    open var alpha: CGFloat {
        get { backingLayer.alpha }
        set { backingLayer.alpha = newValue }
    }

    /// Whether the view is neither drawn nor touched.
    open var isHidden: Bool {
        get { backingLayer.isHidden }
        set { if newValue != backingLayer.isHidden { hideOrShow() } }
    }

    func subviewDidHideOrShow() {}

    /// The color behind the view's content; nil for none.
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

    /// Whether subviews are cut off at the view's edges. The default is false.
    open var clipsToBounds: Bool {
        get { backingLayer.masksToBounds }
        set { backingLayer.masksToBounds = newValue }
    }

    /// The view's tint color, or that of its superview.
    open var tintColor: UIColor! {
        get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
        set { change(tintColor: newValue) }
    }
    var ownTintColor: UIColor?

    /// Called after the view's tint color, or that of its superview, has changed.
    open func tintColorDidChange() {}

    /// A view whose layer masks this view's layer.
    open var mask: UIView? {
        didSet { backingLayer.mask = mask?.layer }
    }

    /// How the content follows the size of the view. The default scales it.
    open var contentMode = ContentMode.scaleToFill { didSet { UIScreen.main.setNeedsDisplay() } }
    /// Whether the view covers everything behind it. It is a hint, and has no effect.
    open var isOpaque = true
    /// A number by which the app finds the view. The default is 0.
    open var tag = 0

    // MARK: Hierarchy

    /// The subviews, from the lowest to the topmost.
    open internal(set) var subviews: [UIView] = []
    /// The view of which this one is a subview; nil if there is none.
    open internal(set) weak var superview: UIView?

    /// The window that contains the view.
    ///
    /// - Complexity: O(*d*) for a depth of *d* in the hierarchy.
    open var window: UIWindow? { superview?.window }

    open override var next: UIResponder? {
        viewController ?? superview ?? TouchCancellation.superview(of: self)
    }

    weak var viewController: UIViewController?

    /// Adds a view above all other subviews.
    open func addSubview(_ view: UIView) { place(view, at: subviews.endIndex) }

    /// Inserts a view among the subviews, counted from the lowest.
    open func insertSubview(_ view: UIView, at index: Int) { place(view, at: index) }

    /// Inserts a view above another subview.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        place(view, beside: siblingSubview, distance: 1)
    }

    /// Inserts a view below another subview.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        place(view, beside: siblingSubview, distance: 0)
    }

    /// Moves a subview above all others.
    open func bringSubviewToFront(_ view: UIView) { reorder(view, to: subviews.endIndex) }

    /// Moves a subview below all others.
    open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }

    /// Removes the view from its superview.
    open func removeFromSuperview() { superview?.remove(self) }

    /// Returns whether the view is another view, or is inside it.
    open func isDescendant(of view: UIView) -> Bool { self === view || superview?.isDescendant(of: view) == true }

    /// Returns the view with a tag: this one, or the first inside it.
    open func viewWithTag(_ tag: Int) -> UIView? { descendant(withTag: tag) }

    /// Tells the view that a subview has been added. The default does nothing.
    open func didAddSubview(_ subview: UIView) {}
    /// Tells the view that a subview is about to be removed. The default does nothing.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Tells the view that its superview is about to change. The default does nothing.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Tells the view that its superview has changed. The default does nothing.
    open func didMoveToSuperview() {}
    /// Tells the view that its window is about to change. The default does nothing.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Tells the view that its window has changed. The default does nothing.
    open func didMoveToWindow() {}

    // MARK: Layout

    var needsLayout = true
    /// Whether the view or a descendant needs layout.
    var containsPendingLayout = true

    /// Requests layout of the subviews in the next layout pass.
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

    /// The recorded content, and the size for which it was drawn.
    var drawn: (size: CGSize, commands: [DrawingCommand])?

    /// Draws the view's own content, below the subviews.
    func drawContents(on canvas: any LayerCanvas, in bounds: CGRect) { drawRecordedContents(on: canvas, in: bounds) }

    /// Draws content above the subviews.
    func drawOverlay(on canvas: any LayerCanvas) {
        if isFocused { FocusRing.draw(around: self, on: canvas) }
    }

    // MARK: Focus

    /// Whether the view has the keyboard focus.
    open package(set) var isFocused = false {
        didSet { if isFocused != oldValue { focusDidChange() } }
    }

    /// Called after the view has gained or lost the keyboard focus.
    @_spi(Host) open func focusDidChange() { UIScreen.main.setNeedsDisplay() }

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

    /// Returns the best size for a given room, in points. The default is the current size.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Gives the view its best size.
    open func sizeToFit() { frame = CGRect(origin: frame.origin, size: sizeThatFits(bounds.size)) }

    /// The size that the content needs, in points, for constraints. The default is none.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// Returns the smallest size that the constraints allow, near a target in points.
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
        fittingSize(for: targetSize, priorities: (horizontalFittingPriority, verticalFittingPriority))
    }

    /// Requests a new layout with the intrinsic size, which has changed with the content.
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
    /// The guides that were added to the view.
    open internal(set) var layoutGuides: [UILayoutGuide] = []
    /// The rectangle within the layout margins.
    open private(set) lazy var layoutMarginsGuide = UILayoutGuide(of: self) { $0.layoutMargins }
    /// The rectangle within the safe area.
    open private(set) lazy var safeAreaLayoutGuide = UILayoutGuide(of: self) { $0.safeAreaInsets }
    /// The rectangle within the layout margins, limited to a readable width.
    open private(set) lazy var readableContentGuide = UILayoutGuide(of: self) { $0.readableMargins }
    var contentPriorities = ContentPriorities() { didSet { superview?.setNeedsLayout() } }

    /// The active constraints whose nearest common ancestor is this view.
    open var constraints: [NSLayoutConstraint] { heldConstraints }

    /// Adds a guide.
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { adopt(layoutGuide) }

    /// Removes a guide and its constraints.
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { release(layoutGuide) }

    /// Returns the priority with which the view resists being larger than its content.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        contentPriorities.hugging[axis]
    }

    /// Sets the priority with which the view resists being larger than its content.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        contentPriorities.hugging[axis] = priority
    }

    /// Returns the priority with which the view resists being smaller than its content.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        contentPriorities.resistance[axis]
    }

    /// Sets the priority with which the view resists being smaller than its content.
    open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        contentPriorities.resistance[axis] = priority
    }

    /// Whether ``updateConstraints()`` is called before the first layout without a request.
    open class var requiresConstraintBasedLayout: Bool { false }

    private lazy var needsUpdateConstraints = type(of: self).requiresConstraintBasedLayout

    /// Requests a call of ``updateConstraints()`` before the next layout pass.
    open func setNeedsUpdateConstraints() {
        needsUpdateConstraints = true
        setNeedsLayout()
    }

    /// Calls ``updateConstraints()`` if that was requested.
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

    /// The distances between the edges and the content, in points.
    open var layoutMargins: UIEdgeInsets {
        get { resolvedLayoutMargins }
        set { directionalLayoutMargins = NSDirectionalEdgeInsets(newValue, in: effectiveUserInterfaceLayoutDirection) }
    }

    /// The distances between the edges and the content, in points and in terms of the reading direction. The default is 8.
    open var directionalLayoutMargins = NSDirectionalEdgeInsets.usualMargins {
        didSet { if directionalLayoutMargins != oldValue { layoutMarginsDidChange() } }
    }
    /// Whether the layout margins lie within the safe area. The default is true.
    open var insetsLayoutMarginsFromSafeArea = true

    /// Tells the view that its layout margins have changed. The default lays it out again.
    open func layoutMarginsDidChange() { marginsDidChange() }

    /// The distances from the view's edges to the window's safe area, in points.
    ///
    /// - Complexity: O(*d*) for a depth of *d* in the hierarchy.
    open var safeAreaInsets: UIEdgeInsets { resolvedSafeAreaInsets }

    /// Tells the view that its safe area has changed. The default does nothing.
    open func safeAreaInsetsDidChange() {}

    /// Whether the view is mirrored in right-to-left layouts.
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

    /// Tells the view that its traits have changed. The default does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Touches

    /// Whether the view can be touched. The default is true.
    open var isUserInteractionEnabled = true
    /// Whether the view receives more than one touch at a time.
    open var isMultipleTouchEnabled = false
    /// Whether other views receive no touches while this view has one.
    open var isExclusiveTouch = false

    /// Ends the editing of a text field in the view.
    ///
    /// - Parameter force: Whether editing ends even if the text field does not agree.
    /// - Returns: Whether no text field in the view is being edited any longer.
    @discardableResult open func endEditing(_ force: Bool) -> Bool { resignEditor(force: force) }

    /// The recognizers of the view's touches; nil for none.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

    /// Adds a recognizer of the view's touches.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }

    /// Removes a recognizer.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

    /// Returns whether a gesture recognizer of this view may leave its possible state. The recognizer's delegate is
    /// asked afterward.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Returns whether a point in the view's own coordinates can be touched. The default tests its bounds.
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
