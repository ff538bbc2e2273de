import Foundation

/// The parts of an affine transform: it scales, then shears, then rotates, then translates.
public struct CGAffineTransformComponents: Hashable, Sendable {
    /// The factors of x and y.
    public var scale: CGSize
    /// The distance by which points move along the x axis for each unit of y, after scaling.
    public var horizontalShear: CGFloat
    /// The angle, in radians.
    public var rotation: CGFloat
    /// The distance by which points are moved.
    public var translation: CGVector

    /// Creates the parts of a transform.
    public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
        self.scale = scale
        self.horizontalShear = horizontalShear
        self.rotation = rotation
        self.translation = translation
    }
}

extension CGAffineTransform {
    /// Creates the transform of components.
    public init(_ components: CGAffineTransformComponents) {
        let (scale, shear) = (components.scale, components.horizontalShear)
        let (cosine, sine) = (cos(components.rotation), sin(components.rotation))
        self.init(
            a: scale.width * cosine, b: scale.width * sine, c: scale.height * (shear * cosine - sine),
            d: scale.height * (shear * sine + cosine), tx: components.translation.dx, ty: components.translation.dy)
    }

    /// Returns the components of the transform. The scale along the x axis is not negative; a mirrored transform has a
    /// negative scale along the y axis.
    public func decomposed() -> CGAffineTransformComponents {
        let width = hypot(a, b)
        let (cosine, sine) = width > 0 ? (a / width, b / width) : (1, 0)
        let height = d * cosine - c * sine
        return CGAffineTransformComponents(
            scale: CGSize(width: width, height: height),
            horizontalShear: height != 0 ? (c * cosine + d * sine) / height : 0, rotation: atan2(sine, cosine),
            translation: CGVector(dx: tx, dy: ty))
    }
}
