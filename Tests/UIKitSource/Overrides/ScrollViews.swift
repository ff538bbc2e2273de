import UIKit

/// Overrides what scroll views in apps for iOS override.
open class OverridingScrollView: UIScrollView {
    /// Whether a finger may scroll it along the vertical axis only.
    public var isSteady = false
    public private(set) var panCount = 0

    open override var contentSize: CGSize { didSet {} }
    open override var contentOffset: CGPoint { didSet {} }
    open override var contentInset: UIEdgeInsets { didSet {} }
    open override var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior { didSet {} }
    open override var adjustedContentInset: UIEdgeInsets { super.adjustedContentInset }
    open override func adjustedContentInsetDidChange() { super.adjustedContentInsetDidChange() }
    open override var frameLayoutGuide: UILayoutGuide { super.frameLayoutGuide }
    open override var contentLayoutGuide: UILayoutGuide { super.contentLayoutGuide }

    open override var isScrollEnabled: Bool { didSet {} }
    open override var isPagingEnabled: Bool { didSet {} }
    open override var isDirectionalLockEnabled: Bool { didSet {} }
    open override var bounces: Bool { didSet {} }
    open override var alwaysBounceVertical: Bool { didSet {} }
    open override var alwaysBounceHorizontal: Bool { didSet {} }
    open override var decelerationRate: DecelerationRate { didSet {} }
    open override var scrollsToTop: Bool { didSet {} }
    open override var showsVerticalScrollIndicator: Bool { didSet {} }
    open override var showsHorizontalScrollIndicator: Bool { didSet {} }
    open override var scrollIndicatorInsets: UIEdgeInsets { didSet {} }
    open override var verticalScrollIndicatorInsets: UIEdgeInsets { didSet {} }
    open override var horizontalScrollIndicatorInsets: UIEdgeInsets { didSet {} }
    open override var keyboardDismissMode: KeyboardDismissMode { didSet {} }
    open override var delaysContentTouches: Bool { didSet {} }
    open override var refreshControl: UIRefreshControl? { didSet {} }

    open override var isTracking: Bool { super.isTracking }
    open override var isDragging: Bool { super.isDragging }
    open override var isDecelerating: Bool { super.isDecelerating }
    open override var isScrollAnimating: Bool { super.isScrollAnimating }
    open override func setContentOffset(_ offset: CGPoint, animated: Bool) {
        super.setContentOffset(offset, animated: animated)
    }
    open override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        super.scrollRectToVisible(rect, animated: animated)
    }

    open override var panGestureRecognizer: UIPanGestureRecognizer {
        panCount += 1
        return super.panGestureRecognizer
    }
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard isSteady, gestureRecognizer === super.panGestureRecognizer else {
            return super.gestureRecognizerShouldBegin(gestureRecognizer)
        }
        let way = super.panGestureRecognizer.translation(in: self)
        return abs(way.y) > abs(way.x)
    }
}

/// A collection view that is always being dragged.
public final class HeldScrollView: UICollectionView {
    public override var isDragging: Bool { true }
    public override var isTracking: Bool { true }
    public override var isDecelerating: Bool { false }
}
