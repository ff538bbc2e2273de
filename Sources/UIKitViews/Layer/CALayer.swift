import Foundation

/// The appearance and position of a view, with the properties that cells use. A host draws it.
///
/// ``sublayers`` contains the layers of subviews and the layers that were added, in one order.
@preconcurrency @MainActor open class CALayer: NSObject {
    private(set) var state = LayerState()
    private(set) var look = LayerLook() { didSet { UIScreen.main.setNeedsDisplay() } }
    private var animations: [LayerAnimation] = []
    /// The animations that the app has added, in this order.
    var attachedAnimations: [AttachedAnimation] = []

    /// The view that the layer belongs to. It is notified of every change of the bounds.
    weak var view: UIView?

    public override init() { super.init() }

    /// Creates a copy, as CoreAnimation does for its presentation layers.
    public init(layer: Any) {
        super.init()
        guard let original = layer as? CALayer else { return }
        copyLook(of: original)
    }

    /// Copies all properties except the sublayers.
    func copyLook(of original: CALayer) {
        (state, look) = (original.state, original.look)
        (contentsScale, name) = (original.contentsScale, original.name)
        (shouldRasterize, rasterizationScale) = (original.shouldRasterize, original.rasterizationScale)
        (isDoubleSided, allowsEdgeAntialiasing) = (original.isDoubleSided, original.allowsEdgeAntialiasing)
        cornerCurve = original.cornerCurve
    }

    /// Creates a default layer. Nothing is decoded.
    public required init?(coder: NSCoder) { super.init() }

    // MARK: Geometry

    var placement: Placement {
        get { state.placement }
        set {
            let old = state.placement.bounds
            guard newValue != state.placement else { return }
            if newValue.bounds != old { view?.willChangeBounds(to: newValue.bounds) }
            change { $0.placement = newValue }
            if newValue.bounds != old { view?.didChangeBounds(from: old) }
            if newValue.bounds.size != old.size, view == nil { setNeedsLayout() }
        }
    }

    /// The smallest upright rectangle around the layer, in the coordinates of its superlayer.
    open var frame: CGRect {
        get { placement.frame }
        set { placement.frame = newValue }
    }

    /// The rectangle in the layer's own coordinates.
    open var bounds: CGRect {
        get { placement.bounds }
        set { placement.bounds = newValue }
    }

    /// The position of the anchor, in the coordinates of the superlayer.
    open var position: CGPoint {
        get { placement.position }
        set { placement.position = newValue }
    }

    /// The anchor in units of the layer's size. (0.5, 0.5) by default.
    open var anchorPoint: CGPoint {
        get { placement.anchor }
        set { placement.anchor = newValue }
    }

    /// The transform about the anchor.
    open var transform: CATransform3D {
        get { placement.transform }
        set { placement.transform = newValue }
    }

    /// Returns the transform, if it is one in the plane; the identity otherwise.
    open func affineTransform() -> CGAffineTransform { placement.affineTransform }

    /// Sets the transform to one in the plane.
    open func setAffineTransform(_ m: CGAffineTransform) { placement.affineTransform = m }

    /// The transform of all sublayers about the anchor point, usually a perspective.
    open var sublayerTransform: CATransform3D {
        get { look.sublayerTransform ?? CATransform3DIdentity }
        set { look.sublayerTransform = newValue == CATransform3DIdentity ? nil : newValue }
    }

    /// Returns whether a point in the layer's own coordinates is in its bounds.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    // MARK: Look

    /// The position in front of other layers: greater numbers are nearer to the eye. The default is 0.
    open var zPosition: CGFloat {
        get { state.zPosition }
        set { change { $0.zPosition = newValue } }
    }

    /// The opacity, from 0 to 1.
    open var opacity: Float {
        get { Float(state.opacity) }
        set { change { $0.opacity = CGFloat(newValue) } }
    }

    /// The radius of the corners, in points. The default is 0.
    open var cornerRadius: CGFloat {
        get { state.cornerRadius }
        set { change { $0.cornerRadius = newValue } }
    }

    /// The color behind the content; nil for none.
    open var backgroundColor: CGColor? {
        get { state.backgroundColor }
        set { change { $0.backgroundColor = newValue } }
    }

    /// Whether the layer is not drawn.
    open var isHidden: Bool {
        get { look.isHidden }
        set { look.isHidden = newValue }
    }

    /// Whether sublayers are cut off at the edges. The default is false.
    open var masksToBounds: Bool {
        get { look.masksToBounds }
        set { look.masksToBounds = newValue }
    }

    /// The corners that are round. The default is all.
    open var maskedCorners: CACornerMask {
        get { look.maskedCorners }
        set { look.maskedCorners = newValue }
    }

    /// The width of the border, in points. The default is 0.
    open var borderWidth: CGFloat {
        get { look.borderWidth }
        set { look.borderWidth = newValue }
    }

    /// The color of the border. The default is black.
    open var borderColor: CGColor? {
        get { look.borderColor }
        set { look.borderColor = newValue }
    }

    /// The color of the shadow. The default is black.
    open var shadowColor: CGColor? {
        get { look.shadowColor }
        set { look.shadowColor = newValue }
    }

    /// The opacity of the shadow, from 0 to 1. The default is 0, without a shadow.
    open var shadowOpacity: Float {
        get { look.shadowOpacity }
        set { look.shadowOpacity = newValue }
    }

    /// The distance of the shadow from the layer, in points. The default is 3 points upward.
    open var shadowOffset: CGSize {
        get { look.shadowOffset }
        set { look.shadowOffset = newValue }
    }

    /// The radius of the shadow's blur, in points. The default is 3.
    open var shadowRadius: CGFloat {
        get { look.shadowRadius }
        set { look.shadowRadius = newValue }
    }

    /// The outline of the shadow; nil for that of the layer.
    open var shadowPath: CGPath? {
        get { look.shadowPath }
        set { look.shadowPath = newValue }
    }

    /// The mask, in the layer's coordinates. The layer is visible where the mask's content is opaque.
    open var mask: CALayer? {
        get { look.mask }
        set { look.mask = newValue }
    }

    /// The shape of round corners. It has no effect: hosts draw quarters of circles.
    open var cornerCurve = CALayerCornerCurve.circular
    /// The picture that the layer shows; nil for none.
    open var contents: Any? {
        get { look.contents }
        set { look.contents = newValue }
    }

    /// The number of pixels per point of the content. It is a hint, and has no effect.
    open var contentsScale: CGFloat = 1
    /// Whether the layer is drawn into a picture first. It is a hint, and has no effect.
    open var shouldRasterize = false
    /// The number of pixels per point of that picture. It is a hint, and has no effect.
    open var rasterizationScale: CGFloat = 1
    /// Whether the layer is visible from behind, too. It has no effect: layers are visible from both sides.
    open var isDoubleSided = true
    /// Whether edges are smooth when the layer is rotated. It is a hint, and has no effect.
    open var allowsEdgeAntialiasing = false
    /// A name for reports; nil for none.
    open var name: String?

    /// The opacity without rounding to `Float`, for the view's `alpha`.
    var alpha: CGFloat {
        get { state.opacity }
        set { change { $0.opacity = newValue } }
    }

    // MARK: Tree

    /// The layer of which this one is a sublayer; nil if there is none.
    open private(set) weak var superlayer: CALayer?
    /// The sublayers, from the lowest to the topmost; nil if there are none.
    open private(set) var sublayers: [CALayer]?
    /// Whether a sublayer has had another ``zPosition`` than the others, so they may have to be sorted.
    private(set) var hasRaisedSublayers = false

    /// Adds a layer above all other sublayers.
    open func addSublayer(_ layer: CALayer) { place(layer) { $0.count } }

    /// Inserts a layer among the sublayers, counted from the lowest.
    open func insertSublayer(_ layer: CALayer, at index: UInt32) { place(layer) { _ in Int(index) } }

    /// Inserts a layer below a sublayer.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        place(layer) { $0.firstIndex { $0 === sibling } }
    }

    /// Inserts a layer above a sublayer.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        place(layer) { $0.firstIndex { $0 === sibling }.map { $0 + 1 } }
    }

    /// Replaces a sublayer with another one.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        insertSublayer(newLayer, above: oldLayer)
        oldLayer.removeFromSuperlayer()
    }

    /// Removes the layer from its superlayer.
    open func removeFromSuperlayer() {
        UIScreen.main.setNeedsDisplay()
        superlayer?.sublayers?.removeAll { $0 === self }
        if superlayer?.sublayers?.isEmpty == true { superlayer?.sublayers = nil }
        superlayer = nil
    }

    /// Adds or moves the layer of a subview, below that of the next subview. If there is none, the layer is on top.
    func place(_ layer: CALayer, belowNext next: CALayer?) {
        place(layer) { others in next.flatMap { next in others.firstIndex { $0 === next } } }
    }

    /// Adds or moves a sublayer.
    ///
    /// - Parameter place: A closure that returns the index among the other sublayers. Nil, or an index beyond their end,
    ///   is on top.
    private func place(_ layer: CALayer, at place: ([CALayer]) -> Int?) {
        layer.removeFromSuperlayer()
        let others = sublayers ?? []
        sublayers = others
        sublayers?.insert(layer, at: min(place(others) ?? others.count, others.count))
        layer.superlayer = self
        if layer.state.zPosition != 0 { hasRaisedSublayers = true }
        // Views are laid out by their superviews.
        guard layer.view == nil else { return }
        if layer.needsLayout || layer.containsPendingLayout { layer.markPendingLayout() }
    }

    // MARK: Layout

    var needsLayout = false
    /// Whether a layer inside needs layout.
    var containsPendingLayout = false

    /// Requests a call of ``layoutSublayers()``. A change of the layer's size does so as well.
    open func setNeedsLayout() {
        if let view { return view.setNeedsLayout() }
        needsLayout = true
        markPendingLayout()
    }

    /// Lays out the layer if it needs layout, and the layers inside.
    open func layoutIfNeeded() {
        if let view { view.layoutIfNeeded() } else { layOutTree() }
    }

    /// Places the sublayers. By default, has the view that the layer belongs to lay out its subviews.
    open func layoutSublayers() { view?.layoutSublayers(of: self) }

    /// Requests that the screen be drawn again. Setting a property of a layer does so automatically.
    open func setNeedsDisplay() { UIScreen.main.setNeedsDisplay() }

    /// Draws the content above the background and below the sublayers.
    func drawContents(on canvas: any LayerCanvas, in shape: RoundedRect) {
        guard let contents = look.contents else { return }
        guard let image = contents as? UIImage ?? (contents as? CGImage).map(UIImage.init(cgImage:)) else { return }
        canvas.draw(image, in: shape.rect, mode: .scaleToFill)
    }

    // MARK: Animation

    /// Returns a copy of the layer with its animations applied.
    ///
    /// - Complexity: O(*a*) for *a* running animations.
    open func presentation() -> CALayer? {
        let copy = CALayer(layer: self)
        copy.state = shownState
        return copy
    }

    /// The current state with animations applied.
    var shownState: LayerState {
        guard !animations.isEmpty || !attachedAnimations.isEmpty else { return state }
        var shown = state
        let now = AnimationClock.current.now
        for animation in animations where !animation.isOver(at: now) { animation.apply(to: &shown, at: now) }
        for attached in attachedAnimations { attached.animation.apply(to: &shown, after: now - attached.begin) }
        return shown
    }

    /// The current bounds with animations applied.
    @_spi(Host) public var shownBounds: CGRect { shownState.placement.bounds }

    /// Ends the layer's animations, so that it is shown with its final state.
    open func removeAllAnimations() {
        animations = []
        for key in animationKeys() ?? [] { removeAnimation(forKey: key) }
        UIScreen.main.setNeedsDisplay()
    }

    func change(_ body: (inout LayerState) -> Void) {
        let old = state
        body(&state)
        if state.zPosition != old.zPosition { superlayer?.hasRaisedSublayers = true }
        UIScreen.main.setNeedsDisplay()
        guard let timing = UIView.animationTiming else { return }
        let now = AnimationClock.current.now
        animations.removeAll { $0.isOver(at: now) }
        guard let animation = LayerAnimation(from: old, to: state, timing: timing) else { return }
        animations.append(animation)
        timing.course?.follow(self)
        CATransaction.include(animationEndingAt: timing.end)
        AnimationClock.current.follow(self)
    }

    /// Whether a property animator keeps touches away from the layer's view.
    var preventsTouches: Bool { animations.contains(where: \.preventsTouches) }

    /// The time when the last animation ends. Nil if there are no animations.
    var animationsEnd: TimeInterval? {
        let ends = attachedAnimations.map { $0.begin + $0.animation.activeDuration }
        return (animations.map(\.end) + ends).max()
    }

    /// Ends the animations of a property animator. The layer keeps the values that it has where the animator has stopped.
    func settle(_ course: AnimatorCourse) {
        for animation in animations where animation.belongs(to: course) {
            animation.apply(to: &state, at: AnimationClock.current.now)
        }
        animations.removeAll { $0.belongs(to: course) }
        UIScreen.main.setNeedsDisplay()
    }

    /// The actions for keys. They have no effect, because layers do nothing by themselves.
    open var actions: [String: any CAAction]?
}
