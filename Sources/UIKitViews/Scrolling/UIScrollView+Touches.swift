import Foundation

extension UIScrollView {
    /// Returns whether touches that have moved by a translation may scroll, instead of staying with the content.
    func mayScroll(with touches: [UITouch], by translation: CGPoint) -> Bool {
        let isWithheld = touches.contains { touch in
            guard touch.passage.hasBegun, !touch.passage.isOver, let content = touch.view, content !== self else {
                return false
            }
            return !canCancelContentTouches || !touchesShouldCancel(in: content)
        }
        return !isWithheld && !isLeftToParent(translation)
    }

    /// Returns whether an enclosing scroll view can scroll further in a direction in which this one cannot.
    private func isLeftToParent(_ translation: CGPoint) -> Bool {
        let isHorizontal = abs(translation.x) > abs(translation.y)
        let transfers = isHorizontal ? transfersHorizontalScrollingToParent : transfersVerticalScrollingToParent
        guard translation != .zero, transfers else { return false }
        let wanted = CGVector(dx: isHorizontal ? -translation.x : 0, dy: isHorizontal ? 0 : -translation.y)
        guard !hasRoom(toScroll: wanted) else { return false }
        var ancestor = superview
        while let view = ancestor {
            if let scrollView = view as? UIScrollView, scrollView.isScrollEnabled, scrollView.hasRoom(toScroll: wanted)
            {
                return true
            }
            ancestor = view.superview
        }
        return false
    }

    /// Returns whether the content can scroll further in a direction along one axis.
    func hasRoom(toScroll distance: CGVector) -> Bool {
        let (range, offset) = (range, contentOffset)
        if distance.dx != 0 { return distance.dx < 0 ? offset.x > range.least.x : offset.x < range.greatest.x }
        return distance.dy < 0 ? offset.y > range.least.y : distance.dy > 0 && offset.y < range.greatest.y
    }
}
