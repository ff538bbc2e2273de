import CollectionView

/// How a rectangle lies in what is around it, as the matrix of an SVG transform.
///
/// A view in perspective, which SVG cannot draw, keeps three of its corners where they belong.
struct Projection {
    private let corner: CGPoint
    private let horizontal: CGVector
    private let vertical: CGVector

    /// - Parameters:
    ///   - position: Of the anchor, in what is around.
    ///   - anchor: In units of the bounds' size.
    init(bounds: CGRect, position: CGPoint, anchor: CGPoint, transform: CATransform3D) {
        func project(_ point: CGPoint) -> CGPoint {
            let x = point.x - (bounds.minX + anchor.x * bounds.width)
            let y = point.y - (bounds.minY + anchor.y * bounds.height)
            let depth = x * transform.m14 + y * transform.m24 + transform.m44
            let scale = depth > 1e-6 ? 1 / depth : 0
            return CGPoint(
                x: position.x + (x * transform.m11 + y * transform.m21 + transform.m41) * scale,
                y: position.y + (x * transform.m12 + y * transform.m22 + transform.m42) * scale)
        }
        let (width, height) = (max(1, bounds.width), max(1, bounds.height))
        let (start, right) = (project(bounds.origin), project(CGPoint(x: bounds.minX + width, y: bounds.minY)))
        let bottom = project(CGPoint(x: bounds.minX, y: bounds.minY + height))
        horizontal = CGVector(dx: (right.x - start.x) / width, dy: (right.y - start.y) / width)
        vertical = CGVector(dx: (bottom.x - start.x) / height, dy: (bottom.y - start.y) / height)
        corner = CGPoint(
            x: start.x - bounds.minX * horizontal.dx - bounds.minY * vertical.dx,
            y: start.y - bounds.minX * horizontal.dy - bounds.minY * vertical.dy)
    }

    var attribute: [(String, String)] {
        if horizontal == CGVector(dx: 1, dy: 0), vertical == CGVector(dx: 0, dy: 1) {
            return corner == .zero ? [] : [("transform", "translate(\(decimal(corner.x)) \(decimal(corner.y)))")]
        }
        let numbers = [horizontal.dx, horizontal.dy, vertical.dx, vertical.dy, corner.x, corner.y]
        return [("transform", "matrix(\(numbers.map(decimal).joined(separator: " ")))")]
    }
}
