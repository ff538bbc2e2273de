/// The position of a rectangle in its surroundings, in the plane: a matrix.
///
/// A rectangle in perspective, which no matrix of a plane shows, keeps three of its corners where they belong.
@_spi(Host) public struct LayerPlacement: Hashable, Sendable {
    /// The position of the origin.
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

    /// - Parameter center: The position of the rectangle's anchor.
    public init(bounds: CGRect, center: CGPoint, transform: CATransform3D) {
        self.init(Placement(position: center, bounds: bounds, transform: transform))
    }

    /// Whether it is only moved: neither turned nor stretched.
    public var isTranslation: Bool {
        horizontal == CGVector(dx: 1, dy: 0) && vertical == CGVector(dx: 0, dy: 1)
    }
}
