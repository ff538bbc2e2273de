import Foundation

/// A reflection that exchanges left and right within a width. It is its own inverse.
struct Mirror: Equatable {
    var width: CGFloat

    func rect(_ rect: CGRect) -> CGRect {
        CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    func point(_ point: CGPoint) -> CGPoint { CGPoint(x: width - point.x, y: point.y) }

    /// Returns the content offset of the reflection of bounds that are `breadth` wide.
    func offset(_ offset: CGPoint, breadth: CGFloat) -> CGPoint {
        CGPoint(x: width - offset.x - breadth, y: offset.y)
    }

    /// Returns the content offset at the same distance from the right edge as an offset in another reflection.
    func offset(_ offset: CGPoint, following old: Mirror) -> CGPoint {
        CGPoint(x: offset.x + width - old.width, y: offset.y)
    }

    @MainActor func turn(_ attributes: UICollectionViewLayoutAttributes) {
        attributes.center = point(attributes.center)
    }
}
