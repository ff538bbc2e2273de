import CollectionView
@_spi(Host) import UIKitViews

/// The pixels with which the edges of layers are aligned, so lines and boxes are crisp at every scale.
///
/// Only layers that are neither rotated nor scaled nor skewed are aligned with the grid.
struct PixelGrid {
    /// Pixels per point.
    var scale: CGFloat
    /// The positions of the open layers on the screen, in points. Nil inside transformed layers.
    private var origins: [CGPoint?] = []

    /// The size in pixels below which the sides of a shape keep their rounded length, so equal lines stay equal.
    private static let thinness: CGFloat = 4

    init(scale: CGFloat) { self.scale = scale }

    mutating func beginLayer(_ placement: LayerPlacement) {
        guard let outer = origins.last ?? .zero, placement.isTranslation else { return origins.append(nil) }
        origins.append(CGPoint(x: outer.x + placement.corner.x, y: outer.y + placement.corner.y))
    }

    mutating func endLayer() { origins.removeLast() }

    /// Returns the rectangle with its edges on the nearest pixels, but never thinner than a pixel.
    func align(_ rect: CGRect) -> CGRect {
        guard let origin = origins.last ?? .zero, rect.width > 0, rect.height > 0 else { return rect }
        let (x, width) = align(rect.minX, rect.maxX, from: origin.x)
        let (y, height) = align(rect.minY, rect.maxY, from: origin.y)
        return CGRect(x: x, y: y, width: width, height: height)
    }

    /// Returns the shape with its rectangle aligned.
    func align(_ shape: RoundedRect) -> RoundedRect {
        RoundedRect(align(shape.rect), radius: shape.radius, corners: shape.corners)
    }

    /// Returns the width of a line in whole pixels.
    func align(width: CGFloat) -> CGFloat {
        guard origins.last ?? .zero != nil, width > 0 else { return width }
        return max(1, (width * scale).rounded()) / scale
    }

    private func align(_ start: CGFloat, _ end: CGFloat, from origin: CGFloat) -> (start: CGFloat, length: CGFloat) {
        let (first, last) = ((start + origin) * scale, (end + origin) * scale)
        let edge = first.nearestPixel
        let length = last - first < Self.thinness ? (last - first).nearestPixel : last.nearestPixel - edge
        return (edge / scale - origin, max(1, length) / scale)
    }
}

extension CGFloat {
    /// The nearest whole number. Halves are rounded up even if they are slightly inexact, so lines at equal distances
    /// are drawn at equal distances.
    fileprivate var nearestPixel: CGFloat { (self + 1e-4).rounded() }
}
