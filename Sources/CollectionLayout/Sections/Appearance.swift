/// The way in which a ``ViewportEffect`` draws an item, along the axes of the layout.
public struct Appearance: Hashable, Sendable {
    /// The scale; 1 is the size of the frame.
    public var scale: Double
    /// The translation along the main axis, in points.
    public var main: Double
    /// The translation across, in points.
    public var cross: Double
    /// The rotation about the center in the plane, from the cross axis toward the main axis, in radians. It is
    /// clockwise if scrolling is vertical and text runs to the right.
    public var rotation: Double
    /// The rotation about the cross axis through the center, in radians. If it is positive, the end of the item moves
    /// away from the eye.
    public var tilt: Double
    /// The distance from the eye to the plane for a tilted item, in points; 0 for infinity.
    ///
    /// Values below the diagonal of the item with its decorations are increased to it, because a tilted item could
    /// otherwise extend behind the eye. If an item is longer than the viewport, this minimum grows in proportion. So a
    /// tilted item is drawn at most half a viewport's length beyond its frame.
    public var perspective: Double
    /// The opacity, from 0 (invisible) to 1.
    public var alpha: Double
    /// The number added to the element's z-index.
    public var zIndex: Int

    /// Makes an appearance. Without arguments, it changes nothing.
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
    /// Returns the transform in physical coordinates. Numbers that are not finite have no effect.
    ///
    /// - Parameters:
    ///   - orientation: The orientation of the layout.
    ///   - nearestEye: The minimum distance of the eye from an item at scale 1, in points.
    func transform(in orientation: Orientation, nearestEye: Double) -> Transform {
        func finite(_ value: Double, else other: Double = 0) -> Double { value.isFinite ? value : other }
        let isVertical = orientation.axis == .vertical
        let isLeftToRight = orientation.direction == .leftToRight
        let scale = finite(scale, else: 1)
        let (main, cross, tilt) = (finite(main), finite(cross), finite(tilt))
        let x = (isVertical ? cross : main) * (isLeftToRight ? 1 : -1)
        // Reflecting an axis reverses a rotation, and so does exchanging the two axes.
        let turn = finite(rotation) * (isVertical == isLeftToRight ? 1 : -1)
        return Transform(
            scale: scale, rotation: turn, rotationX: isVertical ? -tilt : 0,
            rotationY: isVertical ? 0 : isLeftToRight ? tilt : -tilt,
            perspective: perspective > 0 ? finite(max(finite(perspective), nearestEye * abs(scale))) : 0,
            translation: Point(x: x, y: isVertical ? main : cross))
    }
}
