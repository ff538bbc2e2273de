import CGTK
import CollectionView
@_spi(Host) import UIKitViews

extension graphene_rect_t {
    init(_ rect: CGRect) {
        self.init(
            origin: graphene_point_t(rect.origin),
            size: graphene_size_t(width: Float(rect.width), height: Float(rect.height)))
    }
}

extension graphene_point_t {
    init(_ point: CGPoint) { self.init(x: Float(point.x), y: Float(point.y)) }
}

extension GskRoundedRect {
    init(_ shape: RoundedRect) {
        self.init()
        var bounds = graphene_rect_t(shape.rect)
        func size(of corner: CACornerMask) -> graphene_size_t {
            let radius = shape.corners.contains(corner) ? Float(shape.radius) : 0
            return graphene_size_t(width: radius, height: radius)
        }
        var (topLeft, topRight) = (size(of: .layerMinXMinYCorner), size(of: .layerMaxXMinYCorner))
        var (bottomRight, bottomLeft) = (size(of: .layerMaxXMaxYCorner), size(of: .layerMinXMaxYCorner))
        gsk_rounded_rect_init(&self, &bounds, &topLeft, &topRight, &bottomRight, &bottomLeft)
    }
}

extension GdkRGBA {
    init(_ color: CGColor) {
        self.init(
            red: Float(color.red), green: Float(color.green), blue: Float(color.blue), alpha: Float(color.alpha))
    }
}

extension LayerPlacement {
    /// Returns a chain of a translation, a rotation, a skew and a scale. GTK's renderer without a GPU draws these, but
    /// draws a pink box for a matrix.
    func transform() -> OpaquePointer? {
        var origin = graphene_point_t(corner)
        let moved = gsk_transform_translate(nil, &origin)
        if isTranslation { return moved }
        let width = (horizontal.dx * horizontal.dx + horizontal.dy * horizontal.dy).squareRoot()
        guard width > 0 else { return gsk_transform_scale(moved, 0, 0) }
        let (cosine, sine) = (horizontal.dx / width, horizontal.dy / width)
        // The lower part of the matrix, relative to the rotated rectangle.
        let (slanted, height) = (
            vertical.dx * cosine + vertical.dy * sine, vertical.dy * cosine - vertical.dx * sine
        )
        let turned = gsk_transform_rotate(moved, Float(degrees(sine, cosine)))
        guard height != 0 else { return gsk_transform_scale(turned, Float(width), 0) }
        let isSlanted = abs(slanted) > 1e-6
        let slant = isSlanted ? gsk_transform_skew(turned, Float(degrees(slanted, height)), 0) : turned
        return gsk_transform_scale(slant, Float(width), Float(height))
    }
}

private func degrees(_ y: CGFloat, _ x: CGFloat) -> CGFloat { atan2(y, x) * 180 / .pi }
