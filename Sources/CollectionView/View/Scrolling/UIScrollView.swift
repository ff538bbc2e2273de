import Foundation

/// Shows a part of its content: the one that begins at ``contentOffset``, which is the origin of its bounds.
///
/// It follows its pan gesture. A test without a window drags it with ``beginDragging()``, ``drag(by:)`` and
/// ``endDragging(withVelocity:)``. It does not zoom.
@preconcurrency @MainActor open class UIScrollView: UIView, ScrollDelegating {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        clipsToBounds = true
        pan.scrollView = self
        delay.scrollView = self
        addGestureRecognizer(delay)
        addGestureRecognizer(pan)
    }

    /// The storage of the delegate, for properties of different types.
    weak var scrollDelegate: (any UIScrollViewDelegate)?

    private let pan = ScrollPanGestureRecognizer()
    private let delay = ContentTouchDelay()

    open var panGestureRecognizer: UIPanGestureRecognizer { pan }

    // MARK: Content

    open var contentSize = CGSize.zero {
        didSet { if contentSize != oldValue { rangeDidChange() } }
    }

    /// The origin of the bounds. It is rounded to pixels in a window, and not clamped.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            guard newValue.x.isFinite, newValue.y.isFinite else { return }
            bounds.origin = possibleOffset(newValue)
        }
    }

    /// The offset that comes of writing another one: in a window, the nearest pixel.
    func possibleOffset(_ offset: CGPoint) -> CGPoint {
        window == nil ? offset : CGPoint(x: roundToPixel(offset.x), y: roundToPixel(offset.y))
    }

    open var contentInset = UIEdgeInsets.zero {
        didSet {
            guard contentInset != oldValue else { return }
            // Code that has set an inset reads the offset in the next line.
            followInsets()
            rangeDidChange()
        }
    }

    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { rangeDidChange() } }
    }

    open var adjustedContentInset: UIEdgeInsets {
        var insets = contentInset + safeAreaAdjustment
        if refreshControl?.takesRoom == true { insets.top += UIRefreshControl.restingDistance }
        return insets
    }

    open func adjustedContentInsetDidChange() {}

    /// The position of content that is smaller than the view: at its upper left edges for (0, 0), in its middle for
    /// (0.5, 0.5).
    open var contentAlignmentPoint = CGPoint.zero {
        didSet { if contentAlignmentPoint != oldValue { rangeDidChange() } }
    }

    /// The visible part, which does not scroll.
    open private(set) lazy var frameLayoutGuide = UILayoutGuide(of: self) { _ in .zero }

    /// The content, as large as ``contentSize`` says: constraints do not decide that here.
    open private(set) lazy var contentLayoutGuide = UILayoutGuide(of: self) { view in
        let size = (view as? UIScrollView)?.contentSize ?? .zero
        return UIEdgeInsets(
            top: -view.bounds.minY, left: -view.bounds.minX, bottom: view.bounds.maxY - size.height,
            right: view.bounds.maxX - size.width)
    }

    // MARK: Behavior

    /// Started by pulling the content down beyond its beginning.
    open var refreshControl: UIRefreshControl? {
        didSet {
            oldValue?.scrollView = nil
            refreshControl?.scrollView = self
            rangeDidChange()
        }
    }

    open var isScrollEnabled = true
    open var isPagingEnabled = false
    open var isDirectionalLockEnabled = false
    open var bounces = true
    /// Whether content that ``bounces`` does so along one axis.
    open var bouncesHorizontally = true
    open var bouncesVertically = true
    open var alwaysBounceVertical = false
    open var alwaysBounceHorizontal = false
    open var decelerationRate = DecelerationRate.normal
    open var scrollsToTop = true
    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero

    /// The insets of both scroll indicators. Where they differ, the vertical indicator's are returned.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
    }

    /// Whether the indicators keep clear of the safe area too.
    open var automaticallyAdjustsScrollIndicatorInsets = true
    open var indicatorStyle = IndicatorStyle.default
    let indicators = ScrollIndicators()

    open var keyboardDismissMode = KeyboardDismissMode.none
    /// Whether content gets a touch only when it does not scroll at once: after 0.15 seconds, or when it ends before that.
    open var delaysContentTouches = true
    /// Whether touches that content has got can still be taken away from it, to scroll.
    open var canCancelContentTouches = true
    open var transfersHorizontalScrollingToParent = true
    open var transfersVerticalScrollingToParent = true

    /// Whether arrow keys, page up and down, home, end and the space bar scroll.
    open var allowsKeyboardScrolling = true

    /// Whether content gets touches. If not, they can only scroll.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    /// Whether touches that a view has got may be taken away from it, to scroll. Controls keep theirs.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    // MARK: Scrolling

    /// Offsets outside of the content are gone to as they are.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        guard contentOffset.x.isFinite, contentOffset.y.isFinite else { return }
        stopMotion()
        guard animated, UIView.areAnimationsEnabled else {
            self.contentOffset = contentOffset
            return
        }
        begin(
            ScrollMotion(
                from: self.contentOffset, to: contentOffset, pace: .animation(duration: 0.3),
                at: AnimationClock.current.now))
    }

    /// Scrolls no farther than is needed to see a rectangle of the content; not at all if it is seen.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        setContentOffset(offsetShowing(rect), animated: animated)
    }

    /// A finger holds it.
    open var isTracking: Bool { drag != nil }
    /// A finger has moved it, and it may still be moving on its own.
    open var isDragging: Bool { drag?.hasMoved ?? isDecelerating }
    /// Whether the content moves on its own, after a finger, a wheel or a key has set it in motion.
    open var isDecelerating: Bool {
        switch motion?.pace {
        case .deceleration, .gliding: true
        case .animation, nil: false
        }
    }
    open var isScrollAnimating: Bool {
        if case .animation = motion?.pace { true } else { false }
    }

    /// Returns the offset at which a motion ends that would end at the proposed offset by itself. A collection view
    /// asks its layout.
    func targetContentOffset(forProposed offset: CGPoint, velocity: CGPoint) -> CGPoint { offset }

    /// Called when a finger begins to scroll and stops touching the content.
    func fingerWillScroll() {}

    var drag: ScrollDrag?
    var motion: ScrollMotion?
    var motionLink: CADisplayLink?
    /// Whether the view is moving itself, to distinguish its own changes of the offset from others.
    var isMovingItself = false
    var restedInsets = UIEdgeInsets.zero
    var hasToSettle = false

    // MARK: Layout

    override func drawOverlay(on canvas: any LayerCanvas) {
        super.drawOverlay(on: canvas)
        indicators.draw(of: self, on: canvas)
    }

    override func didChangeBounds(from oldBounds: CGRect) {
        super.didChangeBounds(from: oldBounds)
        if bounds.size != oldBounds.size { rangeDidChange() }
        if bounds.origin != oldBounds.origin { offsetDidChange(by: bounds.origin - oldBounds.origin) }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        settle()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        rangeDidChange()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        rangeDidChange()
    }
}
