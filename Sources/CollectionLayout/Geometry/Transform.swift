/// How a rectangle is drawn in another way than it lies: scaled, turned and moved about its center.
///
/// Applied in this order: scale, rotation in the plane, rotations out of it (seen in perspective), translation. Not a
/// matrix: hosts have their own, and interpolate better between the parts.
public struct Transform: Hashable, Sendable {
    /// 1 for the size of the frame.
    public var scale: Double
    /// Clockwise, in radians.
    public var rotation: Double
    /// About the horizontal axis through the center, in radians; positive where the top goes away from the eye. `rotateX`
    /// of CSS.
    public var rotationX: Double
    /// About the vertical axis through the center, in radians; positive where the right side goes away from the eye.
    /// `rotateY` of CSS.
    public var rotationY: Double
    /// How far the eye is from the plane, in points; 0 for infinitely far. `perspective` of CSS.
    public var perspective: Double
    /// In points.
    public var translation: Point

    public init(
        scale: Double = 1, rotation: Double = 0, rotationX: Double = 0, rotationY: Double = 0, perspective: Double = 0,
        translation: Point = Point(x: 0, y: 0)
    ) {
        self.scale = scale
        self.rotation = rotation
        self.rotationX = rotationX
        self.rotationY = rotationY
        self.perspective = perspective
        self.translation = translation
    }

    public static let identity = Transform()

    /// A rectangle in which a frame is drawn when it is transformed: the smallest one as long as nothing is turned, and
    /// large enough for any angle where something is.
    public func bounds(of frame: Rect) -> Rect {
        var (halfWidth, halfHeight) = (frame.width / 2 * abs(scale), frame.height / 2 * abs(scale))
        let radius = (halfWidth * halfWidth + halfHeight * halfHeight).squareRoot()
        if rotation != 0 { (halfWidth, halfHeight) = (radius, radius) }
        if perspective > radius, rotationX != 0 || rotationY != 0 {
            // The nearest point is at most so much nearer than the center, and looks larger in proportion.
            let growth = perspective / (perspective - radius)
            halfWidth *= growth
            halfHeight *= growth
        }
        let (x, y) = (frame.x + frame.width / 2 + translation.x, frame.y + frame.height / 2 + translation.y)
        return Rect(x: x - halfWidth, y: y - halfHeight, width: halfWidth * 2, height: halfHeight * 2)
    }
}
