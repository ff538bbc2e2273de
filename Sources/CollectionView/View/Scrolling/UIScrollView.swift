import Foundation

/// Shows a part of its content: the one that begins at ``contentOffset``, which is the origin of its bounds.
///
/// There are no fingers here: a host or a test drags it, with ``beginDragging()``, ``drag(by:)`` and
/// ``endDragging(withVelocity:)``. It does not zoom, and shows no indicators.
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
        addGestureRecognizer(pan)
    }

    /// What the delegate of a scroll view is kept in, whatever the type of the property that shows it.
    weak var scrollDelegate: (any UIScrollViewDelegate)?

    private let pan = ScrollPanGestureRecognizer()

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

    open var adjustedContentInset: UIEdgeInsets { contentInset + safeAreaAdjustment }

    open func adjustedContentInsetDidChange() {}

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

    open var refreshControl: UIRefreshControl?

    open var isScrollEnabled = true
    open var isPagingEnabled = false
    open var isDirectionalLockEnabled = false
    open var bounces = true
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

    open var keyboardDismissMode = KeyboardDismissMode.none
    open var delaysContentTouches = true

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
    /// It moves on its own, after a finger has let it go.
    open var isDecelerating: Bool {
        if case .deceleration = motion?.pace { true } else { false }
    }
    open var isScrollAnimating: Bool {
        if case .animation = motion?.pace { true } else { false }
    }

    /// Where a motion is to come to rest that would by itself end at the proposed offset. A collection view asks its layout.
    func targetContentOffset(forProposed offset: CGPoint, velocity: CGPoint) -> CGPoint { offset }

    /// What a finger touched, it does not touch any more: it scrolls.
    func fingerWillScroll() {}

    var drag: ScrollDrag?
    var motion: ScrollMotion?
    var motionLink: CADisplayLink?
    /// Set while it moves itself, so that it can tell its own changes of the offset from those of others.
    var isMovingItself = false
    var restedInsets = UIEdgeInsets.zero
    var hasToSettle = false

    // MARK: Layout

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
