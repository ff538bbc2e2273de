import Foundation

/// A view that shows the part of its content that begins at ``contentOffset``, the origin of its bounds.
///
/// It follows its pan gesture. Tests without a window drag it with ``beginDragging()``, ``drag(by:)`` and
/// ``endDragging(withVelocity:)``. If its delegate has a view for zooming, it changes the scale of that view.
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
        zooming.recognizer.scrollView = self
        zooming.recognizer.isEnabled = false
        addGestureRecognizer(zooming.recognizer)
    }

    /// The delegate, which subclasses expose with different types.
    package weak var scrollDelegate: (any UIScrollViewDelegate)?

    private let pan = ScrollPanGestureRecognizer()
    private let delay = ContentTouchDelay()

    /// The recognizer of drags.
    open var panGestureRecognizer: UIPanGestureRecognizer { pan }

    // MARK: Content

    /// The size of the content, in points. The default is zero.
    open var contentSize = CGSize.zero {
        didSet {
            guard contentSize != oldValue else { return }
            rangeDidChange()
            observers.look()
        }
    }

    /// The origin of the bounds. In a window, it is rounded to pixels. It is never clamped.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            guard newValue.x.isFinite, newValue.y.isFinite else { return }
            bounds.origin = possibleOffset(newValue)
        }
    }

    /// Returns the offset that results from setting `offset`. In a window, it is rounded to pixels.
    package func possibleOffset(_ offset: CGPoint) -> CGPoint {
        window == nil ? offset : CGPoint(x: roundToPixel(offset.x), y: roundToPixel(offset.y))
    }

    /// The distances between the edges of the view and the content, in points. The default is none.
    open var contentInset = UIEdgeInsets.zero {
        didSet {
            guard contentInset != oldValue else { return }
            // The offset must follow at once, because apps may read it directly after they have set an inset.
            followInsets()
            rangeDidChange()
        }
    }

    /// When the safe area is added to the insets. The default is `automatic`.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { rangeDidChange() } }
    }

    /// The insets with the safe area, in points.
    open var adjustedContentInset: UIEdgeInsets {
        var insets = contentInset + safeAreaAdjustment
        insets.top += refreshControl?.room ?? 0
        return insets
    }

    /// Tells the view that its insets with the safe area have changed. The default does nothing.
    open func adjustedContentInsetDidChange() {}

    /// The position of content that is smaller than the view. (0, 0) is the top left corner, and (0.5, 0.5) is the center.
    open var contentAlignmentPoint = CGPoint.zero {
        didSet { if contentAlignmentPoint != oldValue { rangeDidChange() } }
    }

    /// The guide of the visible part, which does not scroll.
    open private(set) lazy var frameLayoutGuide = UILayoutGuide(of: self) { _ in .zero }

    /// The guide of the content. Constraints with it, or between the edges of the scroll view and views in it, determine
    /// ``contentSize``.
    open private(set) lazy var contentLayoutGuide = UILayoutGuide(of: self) { view in
        let size = (view as? UIScrollView)?.contentSize ?? .zero
        return UIEdgeInsets(
            top: -view.bounds.minY, left: -view.bounds.minX, bottom: view.bounds.maxY - size.height,
            right: view.bounds.maxX - size.width)
    }

    // MARK: Behavior

    /// The control that starts a refresh when the content is pulled down beyond its beginning.
    open var refreshControl: UIRefreshControl? {
        didSet {
            guard refreshControl !== oldValue else { return }
            oldValue?.scrollView = nil
            oldValue?.removeFromSuperview()
            if let refreshControl {
                refreshControl.scrollView = self
                insertSubview(refreshControl, at: refreshControlIndex)
            }
            rangeDidChange()
        }
    }
    /// The position of the refresh control among the subviews: behind the content.
    @_spi(Host) open var refreshControlIndex: Int { 0 }
    /// Whether constraints can determine the size of the content, because nothing else does.
    @_spi(Host) open var constraintsDetermineContentSize: Bool { true }

    /// Whether a person can scroll. The default is true. Setting it to false ends a drag and a deceleration.
    open var isScrollEnabled = true {
        didSet { if !isScrollEnabled { stopFinger() } }
    }
    /// Whether content comes to rest at multiples of the view's size. The default is false.
    open var isPagingEnabled = false
    /// Whether a drag that begins along one axis stays on it. The default is false.
    open var isDirectionalLockEnabled = false
    /// Whether content can be pulled beyond its ends. The default is true.
    open var bounces = true
    /// Whether content can be pulled beyond its left and right, if ``bounces`` is true. The default is true.
    open var bouncesHorizontally = true
    /// Whether content can be pulled beyond its top and bottom, if ``bounces`` is true. The default is true.
    open var bouncesVertically = true
    /// Whether content that fits the height can be pulled, too. The default is false.
    open var alwaysBounceVertical = false
    /// Whether content that fits the width can be pulled, too. The default is false.
    open var alwaysBounceHorizontal = false
    /// How fast content slows down after a drag. The default is normal.
    open var decelerationRate = DecelerationRate.normal
    /// Whether a tap on the status bar scrolls to the top. It has no effect: there is no status bar.
    open var scrollsToTop = true
    /// Whether the vertical position is shown while content scrolls. The default is true.
    open var showsVerticalScrollIndicator = true
    /// Whether the horizontal position is shown while content scrolls. The default is true.
    open var showsHorizontalScrollIndicator = true
    /// The distances between the edges of the view and the ends of the vertical indicator, in points.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    /// The distances between the edges of the view and the ends of the horizontal indicator, in points.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero

    /// The insets of both scroll indicators. If they differ, those of the vertical indicator.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
    }

    /// Whether the safe area insets add to the insets of the indicators.
    open var automaticallyAdjustsScrollIndicatorInsets = true
    /// The color of the indicators. By default it follows the appearance.
    open var indicatorStyle = IndicatorStyle.default
    /// Whether a collection view shows the index titles of its data source.
    open var indexDisplayMode = IndexDisplayMode.automatic {
        didSet { if indexDisplayMode != oldValue { setNeedsLayout() } }
    }
    let indicators = ScrollIndicators()

    /// When scrolling hides the keyboard. It has no effect: there is no keyboard on the screen.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// Whether content receives a touch only if it has not begun to scroll after 0.15 seconds, or has ended before.
    open var delaysContentTouches = true
    /// Whether touches that the content has received can be canceled, to scroll.
    open var canCancelContentTouches = true
    /// Whether a horizontal drag beyond an end scrolls an outer scroll view. The default is true.
    open var transfersHorizontalScrollingToParent = true
    /// Whether a vertical drag beyond an end scrolls an outer scroll view. The default is true.
    open var transfersVerticalScrollingToParent = true

    /// Whether arrow keys, page up and down, home, end and the space bar scroll.
    open var allowsKeyboardScrolling = true

    /// Returns whether a view of the content receives touches. Otherwise, they can only scroll.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    /// Returns whether touches in a view may be canceled, to scroll. By default, they may not in controls.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    // MARK: Scrolling

    /// Scrolls to an offset, which is not clamped to the content. If the content is there already, no animation begins, and
    /// the delegate is not told of its end.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        guard contentOffset.x.isFinite, contentOffset.y.isFinite else { return }
        stopMotion()
        endScrollRequest()
        guard animated, UIView.areAnimationsEnabled, possibleOffset(contentOffset) != self.contentOffset else {
            return move(to: contentOffset, because: .content)
        }
        begin(
            ScrollMotion(
                from: self.contentOffset, to: contentOffset, pace: .animation(duration: 0.3),
                at: AnimationClock.current.now))
    }

    /// Scrolls by the least distance that makes a rectangle of the content visible. Does nothing if it is visible.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let offset = offsetShowing(rect)
        if offset != contentOffset { setContentOffset(offset, animated: animated) }
    }

    /// Whether a finger holds the content.
    open var isTracking: Bool { drag != nil }
    /// Whether a finger has moved the content, or the content is decelerating.
    open var isDragging: Bool { drag?.hasMoved ?? isDecelerating }
    /// Whether the content continues to move after a drag, or glides after a wheel or key event.
    open var isDecelerating: Bool {
        switch motion?.pace {
        case .deceleration, .gliding: true
        case .animation, nil: false
        }
    }
    /// Whether an animated change of the offset is running.
    open var isScrollAnimating: Bool {
        if case .animation = motion?.pace { true } else { false }
    }

    /// Returns the offset at which a motion ends instead of the proposed offset. A collection view asks its layout.
    @_spi(Host) open func targetContentOffset(forProposed offset: CGPoint, velocity: CGPoint) -> CGPoint { offset }

    /// Called when a finger, wheel or key begins to scroll, so that the content under it is no longer touched.
    @_spi(Host) open func fingerWillScroll() {}

    /// Called when the app or a person scrolls, so that an earlier request to scroll is over.
    @_spi(Host) open func endScrollRequest() {}

    /// Whether a changed offset only follows content that has moved, so that a scroll animation continues.
    @_spi(Host) open var isCorrectingOffset: Bool {
        (scrollDelegate as? any OffsetCorrecting)?.isCorrectingOffset == true
    }

    var drag: ScrollDrag?
    var motion: ScrollMotion?
    var motionLink: CADisplayLink?
    /// The reason for the next change of the offset.
    var offsetCause = OffsetCause.app
    var restedInsets = UIEdgeInsets.zero
    var hasToSettle = false

    // MARK: Zooming

    let zooming = Zooming()

    /// The scale of the delegate's view for zooming; 1 if there is none. Setting it does not animate.
    open var zoomScale: CGFloat {
        get { zoomedView.map(scale) ?? 1 }
        set { setZoomScale(newValue, animated: false) }
    }

    /// The smallest scale of zooming. The default is 1.
    open var minimumZoomScale: CGFloat {
        get { zooming.minimumScale }
        set { setZoomLimits(newValue, zooming.maximumScale) }
    }

    /// The greatest scale of zooming. The default is 1, which does not allow zooming.
    open var maximumZoomScale: CGFloat {
        get { zooming.maximumScale }
        set { setZoomLimits(zooming.minimumScale, newValue) }
    }

    private func setZoomLimits(_ minimum: CGFloat, _ maximum: CGFloat) {
        guard minimum > 0, minimum.isFinite, maximum > 0, maximum.isFinite else { return }
        (zooming.minimumScale, zooming.maximumScale) = (minimum, maximum)
        zooming.recognizer.isEnabled = zooming.isPossible
    }

    /// Whether fingers can zoom beyond the limits of the scale. The content then returns to the limit.
    open var bouncesZoom = true

    // MARK: Layout

    override func drawOverlay(on canvas: any LayerCanvas) {
        super.drawOverlay(on: canvas)
        indicators.draw(of: self, on: canvas)
    }

    var observers = ScrollObservers()

    @_spi(Host) open override func didChangeBounds(from oldBounds: CGRect) {
        super.didChangeBounds(from: oldBounds)
        if bounds.size != oldBounds.size { rangeDidChange() }
        refreshControl?.follow()
        if bounds.origin != oldBounds.origin { offsetDidChange(by: bounds.origin - oldBounds.origin) }
        observers.look()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        settle()
        refreshControl?.follow()
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
