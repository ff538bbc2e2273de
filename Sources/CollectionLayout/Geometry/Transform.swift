/// The scale, rotation and translation with which a rectangle is drawn, by default about its center.
///
/// They are applied in this order: scale, rotation in the plane, rotations out of it (seen in perspective),
/// translation. It is not a matrix, because hosts have their own matrices and interpolate the parts better.
public struct Transform: Hashable, Sendable {
    /// The scale; 1 is the size of the frame.
    public var scale: Double
    /// The clockwise rotation in the plane, in radians.
    public var rotation: Double
    /// The rotation about the horizontal axis through the origin, in radians. If it is positive, the top moves away
    /// from the eye. CSS: `rotateX`.
    public var rotationX: Double
    /// The rotation about the vertical axis through the origin, in radians. If it is positive, the right side moves
    /// away from the eye. CSS: `rotateY`.
    public var rotationY: Double
    /// The distance from the eye to the plane, in points; 0 for infinity. CSS: `perspective`.
    public var perspective: Double
    /// The translation, in points.
    public var translation: Point
    /// The fixed point of scale and rotation, which the eye faces, in points from the center of the frame. CSS:
    /// `transform-origin`. For a badge that is transformed with its item, it is the center of the item.
    public var origin: Point

    /// Makes a transform. Without arguments, it is the identity.
    public init(
        scale: Double = 1, rotation: Double = 0, rotationX: Double = 0, rotationY: Double = 0, perspective: Double = 0,
        translation: Point = Point(x: 0, y: 0), origin: Point = Point(x: 0, y: 0)
    ) {
        self.scale = scale
        self.rotation = rotation
        self.rotationX = rotationX
        self.rotationY = rotationY
        self.perspective = perspective
        self.translation = translation
        self.origin = origin
    }

    /// A transform that changes nothing.
    public static let identity = Transform()

    /// Returns a rectangle that contains the transformed frame. It is the smallest one unless something is rotated;
    /// then it is large enough for any angle.
    public func bounds(of frame: Rect) -> Rect {
        let (left, right) = edges(of: frame.width, around: -origin.x)
        let (top, bottom) = edges(of: frame.height, around: -origin.y)
        let x = frame.x + frame.width / 2 + origin.x + translation.x
        let y = frame.y + frame.height / 2 + origin.y + translation.y
        let isTilted = rotationX != 0 || rotationY != 0
        guard rotation != 0 || isTilted else {
            return Rect(x: x + left, y: y + top, width: right - left, height: bottom - top)
        }
        var (halfWidth, halfHeight) = (max(-left, right), max(-top, bottom))
        let radius = (halfWidth * halfWidth + halfHeight * halfHeight).squareRoot()
        if rotation != 0 { (halfWidth, halfHeight) = (radius, radius) }
        if isTilted, perspective > radius {
            // The nearest point is at most `radius` nearer than the origin, which is the most that perspective
            // enlarges.
            let growth = perspective / (perspective - radius)
            halfWidth *= growth
            halfHeight *= growth
        }
        return Rect(x: x - halfWidth, y: y - halfHeight, width: halfWidth * 2, height: halfHeight * 2)
    }

    /// Returns the start and the end of a scaled extent along one axis, relative to the origin.
    private func edges(of extent: Double, around center: Double) -> (start: Double, end: Double) {
        let half = extent / 2 * abs(scale)
        return (center * scale - half, center * scale + half)
    }
}
