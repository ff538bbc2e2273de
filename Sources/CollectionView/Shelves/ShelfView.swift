import Foundation

/// The scroll view of a section that scrolls across: a decoration below the section's cells.
///
/// It is invisible. The cells belong to the collection view and follow the scroll view through the layout. A finger
/// can drag anywhere on the section, because the collection view recognizes the scroll view's pan gesture.
public final class ShelfView: UICollectionReusableView, UIScrollViewDelegate {
    /// The scroll view that a finger on the section moves.
    public let scrollView: UIScrollView = ShelfScrollView()
    private var attributes: ShelfAttributes?
    /// Whether the scroll view is following the layout.
    private(set) var isApplying = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.showsVerticalScrollIndicator = false
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.delegate = self
        addSubview(scrollView)
    }

    public override func didMoveToSuperview() {
        super.didMoveToSuperview()
        (superview ?? scrollView).addGestureRecognizer(scrollView.panGestureRecognizer)
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        show()
    }

    public override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        attributes = layoutAttributes as? ShelfAttributes
        show()
    }

    private func show() {
        guard let shelf = attributes?.shelf else { return }
        isApplying = true
        defer { isApplying = false }
        if scrollView.frame != bounds { scrollView.frame = bounds }
        if scrollView.contentSize != shelf.contentSize { scrollView.contentSize = shelf.contentSize }
        if let scrollProperties = attributes?.scrollProperties { take(scrollProperties, along: shelf.axis) }
        // Scroll views round their offset to pixels. The scroll view keeps an offset that differs only by rounding.
        let pixel = 1 / max(1, traitCollection.displayScale)
        let (shown, described) = (scrollView.contentOffset, shelf.contentOffset)
        if max(abs(shown.x - described.x), abs(shown.y - described.y)) >= pixel { scrollView.contentOffset = described }
    }

    private func take(_ scrollProperties: ShelfScrollProperties, along axis: UIAxis) {
        (scrollView.decelerationRate, scrollView.bounces) = (
            scrollProperties.decelerationRate, scrollProperties.bounces
        )
        scrollView.alwaysBounceHorizontal = scrollProperties.alwaysBounces && axis == .horizontal
        scrollView.alwaysBounceVertical = scrollProperties.alwaysBounces && axis == .vertical
    }

    // MARK: UIScrollViewDelegate

    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard !isApplying, let attributes, let shelf = attributes.shelf else { return }
        attributes.scroller?.shelf(
            inSection: attributes.indexPath.section, didScrollTo: shelf.innerOffset(at: scrollView.contentOffset))
    }

    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        guard let attributes, let shelf = attributes.shelf else { return }
        let rest = attributes.scroller?.shelf(
            inSection: attributes.indexPath.section,
            willEndDraggingTo: shelf.innerOffset(at: targetContentOffset.pointee),
            velocity: shelf.innerVelocity(velocity))
        if let rest { targetContentOffset.pointee = shelf.contentOffset(at: rest) }
    }
}

/// A scroll view whose pan gesture is recognized by another view. The gesture begins only on the section, and only
/// along the section's axis.
private final class ShelfScrollView: UIScrollView {
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard super.gestureRecognizerShouldBegin(gestureRecognizer) else { return false }
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer, pan === panGestureRecognizer else { return true }
        guard bounds.contains(pan.location(in: self)) else { return false }
        let velocity = pan.velocity(in: self)
        return contentSize.width > bounds.width || alwaysBounceHorizontal
            ? abs(velocity.x) >= abs(velocity.y) : abs(velocity.y) >= abs(velocity.x)
    }
}
