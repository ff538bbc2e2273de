import Foundation

extension UIView {
    func position(of point: CGPoint, in view: UIView?) -> CGPoint {
        let root = pointInRoot(point)
        return view?.pointFromRoot(root) ?? root
    }

    func position(of point: CGPoint, from view: UIView?) -> CGPoint {
        pointFromRoot(view?.pointInRoot(point) ?? point)
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
        guard isUserInteractionEnabled, !isHidden, alpha > 0.01, !layer.preventsTouches,
            self.point(inside: point, with: event)
        else { return nil }
        for subview in subviews.reversed() {
            if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
        }
        return self
    }
}
