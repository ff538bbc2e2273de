import Foundation

extension UIView {
    /// Where a point of this view is in another one, or in the window (the topmost view) for nil. O(depth).
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let root = pointInRoot(point)
        return view?.pointFromRoot(root) ?? root
    }

    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        pointFromRoot(view?.pointInRoot(point) ?? point)
    }

    /// Under a rotation, the smallest upright rectangle around it.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        CGRect(around: rect.corners.map { convert($0, to: view) })
    }

    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        CGRect(around: rect.corners.map { convert($0, from: view) })
    }

    private func pointInRoot(_ point: CGPoint) -> CGPoint {
        guard let superview else { return point }
        return superview.pointInRoot(layer.placement(in: superview.layer).toParent(point))
    }

    private func pointFromRoot(_ point: CGPoint) -> CGPoint {
        guard let superview else { return point }
        return layer.placement(in: superview.layer).fromParent(superview.pointFromRoot(point))
    }

    func hit(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        for subview in subviews.reversed() {
            if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
        }
        return self
    }
}
