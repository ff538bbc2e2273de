import Foundation

/// The placement of a layer in its container, as an affine transform.
///
/// A perspective cannot be expressed as an affine transform. In that case, only three of the layer's corners are exact.
@_spi(Host) public struct LayerPlacement: Hashable, Sendable {
    /// The position of the point (0, 0).
    public private(set) var corner: CGPoint
    /// The vector between two points that are one point apart horizontally.
    public private(set) var horizontal: CGVector
    /// The vector between two points that are one point apart vertically.
    public private(set) var vertical: CGVector

    init(_ placement: Placement) {
        let bounds = placement.bounds
        if placement.transform == CATransform3DIdentity {
            let anchor = placement.anchorPoint
            corner = CGPoint(x: placement.position.x - anchor.x, y: placement.position.y - anchor.y)
            (horizontal, vertical) = (CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1))
            return
        }
        let (width, height) = (max(1, bounds.width), max(1, bounds.height))
        let start = placement.toParent(bounds.origin)
        let right = placement.toParent(CGPoint(x: bounds.minX + width, y: bounds.minY))
        let bottom = placement.toParent(CGPoint(x: bounds.minX, y: bounds.minY + height))
        horizontal = CGVector(dx: (right.x - start.x) / width, dy: (right.y - start.y) / width)
        vertical = CGVector(dx: (bottom.x - start.x) / height, dy: (bottom.y - start.y) / height)
        corner = CGPoint(
            x: start.x - bounds.minX * horizontal.dx - bounds.minY * vertical.dx,
            y: start.y - bounds.minX * horizontal.dy - bounds.minY * vertical.dy)
    }

    /// Creates the placement of a layer whose anchor is its center.
    ///
    /// - Parameter center: The position of the center in the container.
    public init(bounds: CGRect, center: CGPoint, transform: CATransform3D) {
        self.init(Placement(position: center, bounds: bounds, transform: transform))
    }

    /// Whether the layer is neither rotated nor scaled nor skewed.
    public var isTranslation: Bool {
        horizontal == CGVector(dx: 1, dy: 0) && vertical == CGVector(dx: 0, dy: 1)
    }
}
