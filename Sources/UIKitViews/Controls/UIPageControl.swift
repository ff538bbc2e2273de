import Foundation

/// A row of dots, one for each page, of which one is current. A tap beside the current dot goes one page forward or
/// back.
@preconcurrency @MainActor open class UIPageControl: UIControl {
    private static let height: CGFloat = 26
    private static let dotSide: CGFloat = 7
    /// The distance between the centers of two dots, in points.
    private static let pitch: CGFloat = 16

    private var dots: [UIView] = []

    /// The number of dots. The default is 0.
    open var numberOfPages = 0 {
        didSet {
            numberOfPages = max(0, numberOfPages)
            for dot in dots { dot.removeFromSuperview() }
            dots = (0..<numberOfPages).map { _ in UIView() }
            for dot in dots {
                dot.isUserInteractionEnabled = false
                dot.layer.cornerRadius = Self.dotSide / 2
                addSubview(dot)
            }
            invalidateIntrinsicContentSize()
            setNeedsLayout()
            currentPage = min(currentPage, max(0, numberOfPages - 1))
        }
    }

    /// The current page, which is limited to the pages that exist. Setting it sends no event.
    open var currentPage = 0 {
        didSet {
            currentPage = min(max(0, currentPage), max(0, numberOfPages - 1))
            showColors()
        }
    }

    /// Whether the dots are hidden if there is only one page.
    open var hidesForSinglePage = false { didSet { showColors() } }
    /// The color of the dots except the current one.
    open var pageIndicatorTintColor: UIColor? { didSet { showColors() } }
    /// The color of the current dot.
    open var currentPageIndicatorTintColor: UIColor? { didSet { showColors() } }

    private func showColors() {
        for (page, dot) in dots.enumerated() {
            dot.backgroundColor =
                page == currentPage
                ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .tertiaryLabel
            dot.isHidden = hidesForSinglePage && numberOfPages == 1
        }
    }

    // MARK: Input

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard let touch, isTouchInside else { return }
        let isRight = touch.location(in: self).x > center(of: currentPage).x
        turn(by: isRight == (effectiveUserInterfaceLayoutDirection == .leftToRight) ? 1 : -1)
    }

    open override func accessibilityIncrement() { turn(by: 1) }

    open override func accessibilityDecrement() { turn(by: -1) }

    private func turn(by pages: Int) {
        let old = currentPage
        currentPage += pages
        if currentPage != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    @_spi(Host) open override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(
            isElement: true, value: "\(currentPage + 1) / \(numberOfPages)",
            traits: accessibilityStateTraits.union(.adjustable))
    }

    // MARK: Layout

    /// Returns the smallest size that shows a number of dots.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(width: CGFloat(max(0, pageCount)) * Self.pitch, height: Self.height)
    }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        for (page, dot) in dots.enumerated() {
            dot.bounds.size = CGSize(width: Self.dotSide, height: Self.dotSide)
            dot.center = center(of: page)
        }
    }

    private func center(of page: Int) -> CGPoint {
        let distance = (CGFloat(page) - CGFloat(numberOfPages - 1) / 2) * Self.pitch
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        return CGPoint(x: bounds.midX + (isLeftToRight ? distance : -distance), y: bounds.midY)
    }
}
