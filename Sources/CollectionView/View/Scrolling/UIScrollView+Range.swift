import Foundation

extension UIScrollView {
    var range: ScrollRange {
        ScrollRange(
            contentSize: contentSize, viewSize: bounds.size, insets: adjustedContentInset,
            alignment: contentAlignmentPoint)
    }

    /// Whether a finger can move it along an axis.
    var scrollableAxes: UIAxis {
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

    /// Takes one offset along the axes along which content bounces, and another one along the others.
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
            case .automatic, .scrollableAxes: scrollableAxes
            }
        guard !axes.isEmpty else { return .zero }
        var insets = safeAreaInsets
        if !axes.contains(.horizontal) { (insets.left, insets.right) = (0, 0) }
        if !axes.contains(.vertical) { (insets.top, insets.bottom) = (0, 0) }
        return insets
    }

    /// The offset may not be in the range any more: that is looked into with the next layout.
    func rangeDidChange() {
        hasToSettle = true
        setNeedsLayout()
    }

    /// Puts the offset back in the range after that has changed, unless it is moving, for then it will get there anyway.
    func settle() {
        guard hasToSettle else { return }
        hasToSettle = false
        followInsets()
        if drag == nil, motion == nil { contentOffset = range.clamp(contentOffset) }
    }

    /// Keeps content that rests at the leading edge there when the insets have changed.
    func followInsets() {
        let insets = adjustedContentInset
        guard insets != restedInsets else { return }
        var offset = contentOffset
        if offset.x == -restedInsets.left { offset.x = 0 - insets.left }
        if offset.y == -restedInsets.top { offset.y = 0 - insets.top }
        restedInsets = insets
        if drag == nil { contentOffset = offset }
        adjustedContentInsetDidChange()
        scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    func offsetShowing(_ rect: CGRect, beside covers: UIEdgeInsets = .zero) -> CGPoint {
        let visible = bounds.inset(by: adjustedContentInset + covers)
        func shift(_ low: CGFloat, _ high: CGFloat, _ visibleLow: CGFloat, _ visibleHigh: CGFloat) -> CGFloat {
            if low >= visibleLow && high <= visibleHigh { return 0 }
            // Of two invisible edges, the nearer one counts. Content that is larger than the view is shown until
            // showing more of it would hide another part.
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
