import Foundation

/// The position of a rectangle in its parent: its own bounds, its anchor, and its transform about the anchor.
///
/// Layers and layout attributes both have one, so that `frame` is computed from `center`, `bounds` and `transform` in one
/// place only.
package struct Placement: Hashable, Sendable {
    /// The position of the anchor in the parent: UIKit's `center`, CoreAnimation's `position`.
    package var position: CGPoint
    /// The rectangle in its own coordinates.
    package var bounds: CGRect
    /// The anchor in units of the rectangle's size.
    package var anchor = CGPoint(x: 0.5, y: 0.5)
    package var transform: CATransform3D

    package init(
        position: CGPoint = .zero, bounds: CGRect = .zero, transform: CATransform3D = CATransform3DIdentity
    ) {
        (self.position, self.bounds, self.transform) = (position, bounds, transform)
    }

    /// The affine part of ``transform``; the identity if it leaves the plane.
    package var affineTransform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(transform) }
        set { transform = CATransform3DMakeAffineTransform(newValue) }
    }

    /// The smallest upright rectangle around the rectangle, in the parent's coordinates.
    ///
    /// Setting it moves the center and finds the size whose transformed bounds fill the frame. If there is no such
    /// size, the size is kept: a rotation by 45° fills only squares, and a perspective depends on the position.
    package var frame: CGRect {
        get {
            guard transform != CATransform3DIdentity else {
                return CGRect(
                    x: position.x - anchor.x * bounds.width, y: position.y - anchor.y * bounds.height,
                    width: bounds.width, height: bounds.height)
            }
            return CGRect(around: bounds.corners.map(toParent))
        }
        set {
            let rect = newValue.standardized
            if let size = size(filling: rect.size) { bounds.size = size }
            // The frame moves with the position, regardless of the transform.
            let now = frame
            position.x += rect.minX - now.minX
            position.y += rect.minY - now.minY
        }
    }

    private func size(filling size: CGSize) -> CGSize? {
        guard transform != CATransform3DIdentity else { return size }
        guard CATransform3DIsAffine(transform) else { return nil }
        // A box of w × h becomes |a|·w + |c|·h wide and |b|·w + |d|·h high.
        let (a, b, c, d) = (abs(transform.m11), abs(transform.m12), abs(transform.m21), abs(transform.m22))
        let determinant = a * d - b * c
        guard abs(determinant) > 1e-9, determinant.isFinite else { return nil }
        let width = (d * size.width - c * size.height) / determinant
        let height = (a * size.height - b * size.width) / determinant
        return width >= 0 && height >= 0 ? CGSize(width: width, height: height) : nil
    }

    /// Returns the placement in a parent that transforms its content.
    func seen(in perspective: Perspective) -> Placement {
        let (x, y) = (position.x - perspective.center.x, position.y - perspective.center.y)
        let there = CATransform3DConcat(CATransform3DMakeTranslation(x, y, 0), perspective.transform)
        var seen = self
        seen.transform = CATransform3DConcat(
            self.transform, CATransform3DConcat(there, CATransform3DMakeTranslation(-x, -y, 0)))
        return seen
    }

    /// Converts a point of its own coordinates to those of the parent.
    func toParent(_ point: CGPoint) -> CGPoint {
        let held = transform.project(CGPoint(x: point.x - anchorPoint.x, y: point.y - anchorPoint.y))
        return CGPoint(x: position.x + held.x, y: position.y + held.y)
    }

    /// Converts a point of the parent to its own coordinates. Returns the anchor if the rectangle is seen from its
    /// edge.
    func fromParent(_ point: CGPoint) -> CGPoint {
        let held = CGPoint(x: point.x - position.x, y: point.y - position.y)
        let own = transform == CATransform3DIdentity ? held : transform.unproject(held) ?? .zero
        return CGPoint(x: own.x + anchorPoint.x, y: own.y + anchorPoint.y)
    }

    /// The anchor, in its own coordinates.
    var anchorPoint: CGPoint {
        CGPoint(x: bounds.minX + anchor.x * bounds.width, y: bounds.minY + anchor.y * bounds.height)
    }
}
