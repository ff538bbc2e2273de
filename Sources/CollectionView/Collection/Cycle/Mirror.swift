import Foundation

/// Turns left and right around within a width. Its own inverse.
struct Mirror: Equatable {
    var width: CGFloat

    func rect(_ rect: CGRect) -> CGRect {
        CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    func point(_ point: CGPoint) -> CGPoint { CGPoint(x: width - point.x, y: point.y) }

    /// An offset is the leading corner of the bounds, which are `breadth` wide.
    func offset(_ offset: CGPoint, breadth: CGFloat) -> CGPoint {
        CGPoint(x: width - offset.x - breadth, y: offset.y)
    }

    @MainActor func turn(_ attributes: UICollectionViewLayoutAttributes) {
        attributes.center = point(attributes.center)
    }
}
