import Foundation

extension UIScrollView {
    package var range: ScrollRange {
        ScrollRange(
            contentSize: contentSize, viewSize: bounds.size, insets: adjustedContentInset,
            alignment: contentAlignmentPoint)
    }

    /// The axes along which a finger can move the content.
    package var scrollableAxes: UIAxis {
        var axes = overflowingAxes
        for axis in [UIAxis.horizontal, .vertical] where !range.isEmpty(along: axis) { axes.insert(axis) }
        return axes
    }

    /// The axes along which the safe area is added: the insets do not count, because they would depend on themselves.
    private var overflowingAxes: UIAxis {
        var axes: UIAxis = []
        if contentSize.width > bounds.width || alwaysBounceHorizontal { axes.insert(.horizontal) }
        if contentSize.height > bounds.height || alwaysBounceVertical { axes.insert(.vertical) }
        return axes
    }

    /// The axes along which the content can be pulled beyond its ends.
    var bouncingAxes: UIAxis {
        var axes: UIAxis = []
        if bounces, bouncesHorizontally { axes.insert(.horizontal) }
        if bounces, bouncesVertically { axes.insert(.vertical) }
        return axes
    }

    /// Combines two offsets: `offset` along the axes in which the content bounces, and `other` along the others.
    func bouncing(_ offset: CGPoint, else other: CGPoint) -> CGPoint {
        let axes = bouncingAxes
        return CGPoint(
            x: axes.contains(.horizontal) ? offset.x : other.x, y: axes.contains(.vertical) ? offset.y : other.y)
    }

    var safeAreaAdjustment: UIEdgeInsets {
        let axes: UIAxis =
            switch contentInsetAdjustmentBehavior {
            case .never: []
            case .always: .both
            case .scrollableAxes: overflowingAxes
            case .automatic: isBelowNavigationBar ? overflowingAxes.union(.vertical) : overflowingAxes
            }
        guard !axes.isEmpty else { return .zero }
        var insets = safeAreaInsets
        if !axes.contains(.horizontal) { (insets.left, insets.right) = (0, 0) }
        if !axes.contains(.vertical) { (insets.top, insets.bottom) = (0, 0) }
        return insets
    }

    /// Whether it is the view of a view controller in a navigation controller, or its first subview.
    private var isBelowNavigationBar: Bool {
        guard let root = next is UIViewController ? self : superview?.subviews.first === self ? superview : nil,
            let controller = root.next as? UIViewController
        else { return false }
        return controller.navigationController != nil
    }

    /// Requests that the next layout move the offset into the range, because the range has changed.
    package func rangeDidChange() {
        hasToSettle = true
        setNeedsLayout()
    }

    /// Moves the offset into the range after the range has changed. During a drag, motion or zoom, this happens at
    /// the end.
    package func settle() {
        guard hasToSettle else { return }
        hasToSettle = false
        followInsets()
        if drag == nil, motion == nil, !zooming.isActive { move(to: range.clamp(contentOffset), because: .content) }
    }

    /// Keeps content that rests at its leading edge there when the insets have changed.
    func followInsets() {
        let insets = adjustedContentInset
        guard insets != restedInsets else { return }
        var offset = contentOffset
        if offset.x == -restedInsets.left { offset.x = 0 - insets.left }
        if offset.y == -restedInsets.top { offset.y = 0 - insets.top }
        restedInsets = insets
        if drag == nil { move(to: offset, because: .content) }
        adjustedContentInsetDidChange()
        scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    func offsetShowing(_ rect: CGRect) -> CGPoint {
        let visible = bounds.inset(by: adjustedContentInset)
        func shift(_ low: CGFloat, _ high: CGFloat, _ visibleLow: CGFloat, _ visibleHigh: CGFloat) -> CGFloat {
            if low >= visibleLow && high <= visibleHigh { return 0 }
            // If both edges are beyond the same side, the nearer edge needs less scrolling. A rectangle that
            // already covers the view cannot be shown better.
            let (toLow, toHigh) = (low - visibleLow, high - visibleHigh)
            guard toLow.sign == toHigh.sign else { return 0 }
            return abs(toLow) < abs(toHigh) ? toLow : toHigh
        }
        return range.clamp(
            CGPoint(
                x: contentOffset.x + shift(rect.minX, rect.maxX, visible.minX, visible.maxX),
                y: contentOffset.y + shift(rect.minY, rect.maxY, visible.minY, visible.maxY)))
    }
}
