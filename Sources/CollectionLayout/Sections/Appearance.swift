/// The changes that an effect makes to the drawing of an item, along the axes of the layout.
public struct Appearance: Hashable, Sendable {
    /// 1 for the size of the frame.
    public var scale: Double
    /// The translation along the main axis, in points.
    public var main: Double
    /// The translation across, in points.
    public var cross: Double
    /// The rotation about the center in the plane, from the cross axis toward the main axis, in radians. It is
    /// clockwise if scrolling is vertical and text runs to the right.
    public var rotation: Double
    /// About the cross axis through the center, in radians; positive where the end of the item goes away from the eye.
    public var tilt: Double
    /// The distance from the eye to the plane for a tilted item, in points; 0 for infinity.
    ///
    /// It is at least the diagonal of the item with its decorations, because a tilted item would extend behind the eye
    /// otherwise. For an item longer than the viewport it is as many times greater. So a tilted item is drawn at most
    /// half a viewport's length beyond its frame.
    public var perspective: Double
    /// The opacity, from 0 (invisible) to 1.
    public var alpha: Double
    /// The number added to the element's layer.
    public var zIndex: Int

    /// Makes an appearance; without arguments it changes nothing.
    public init(
        scale: Double = 1, main: Double = 0, cross: Double = 0, rotation: Double = 0, tilt: Double = 0,
        perspective: Double = 0, alpha: Double = 1, zIndex: Int = 0
    ) {
        self.scale = scale
        self.main = main
        self.cross = cross
        self.rotation = rotation
        self.tilt = tilt
        self.perspective = perspective
        self.alpha = alpha
        self.zIndex = zIndex
    }
}

extension Appearance {
    /// The same on the screen, of an item with a frame of some size. What is not finite is left out.
    ///
    /// - Parameter nearestEye: the least distance of the eye from an item that is as large as its frame, in points.
    func transform(in orientation: Orientation, nearestEye: Double) -> Transform {
        func finite(_ value: Double, else other: Double = 0) -> Double { value.isFinite ? value : other }
        let isVertical = orientation.axis == .vertical
        let isLeftToRight = orientation.direction == .leftToRight
        let scale = finite(scale, else: 1)
        let (main, cross, tilt) = (finite(main), finite(cross), finite(tilt))
        let x = (isVertical ? cross : main) * (isLeftToRight ? 1 : -1)
        // Reflecting one axis turns a rotation around, and so does exchanging the two.
        let turn = finite(rotation) * (isVertical == isLeftToRight ? 1 : -1)
        return Transform(
            scale: scale, rotation: turn, rotationX: isVertical ? -tilt : 0,
            rotationY: isVertical ? 0 : isLeftToRight ? tilt : -tilt,
            perspective: perspective > 0 ? finite(max(finite(perspective), nearestEye * abs(scale))) : 0,
            translation: Point(x: x, y: isVertical ? main : cross))
    }
}
