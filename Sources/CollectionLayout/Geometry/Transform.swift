/// A scaling, rotation and translation with which a rectangle is drawn, by default about its center.
///
/// Applied in this order: scale, rotation in the plane, rotations out of it (seen in perspective), translation. Not a
/// matrix: hosts have their own, and interpolate better between the parts.
public struct Transform: Hashable, Sendable {
    /// 1 for the size of the frame.
    public var scale: Double
    /// Clockwise, in radians.
    public var rotation: Double
    /// About the horizontal axis through the origin, in radians; positive where the top goes away from the eye. `rotateX`
    /// of CSS.
    public var rotationX: Double
    /// About the vertical axis through the origin, in radians; positive where the right side goes away from the eye.
    /// `rotateY` of CSS.
    public var rotationY: Double
    /// The distance from the eye to the plane, in points; 0 for infinity. CSS: `perspective`.
    public var perspective: Double
    /// The translation, in points.
    public var translation: Point
    /// The point about which everything happens and which the eye faces, in points from the center of the frame.
    /// `transform-origin` of CSS. It is the center of the item for a badge that looks as its item does.
    public var origin: Point

    /// Makes a transform; without arguments it changes nothing.
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
            // The nearest point is at most so much nearer than the origin, and looks larger in proportion.
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
