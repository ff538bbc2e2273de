import QuartzCore

/// A row of doors, each on a hinge at its edge next to the middle: shut in the middle, half open on both sides.
struct HingedRow {
    var doorSize: CGSize
    /// Between the middles of neighbors, in points; positive.
    var pitch: CGFloat
    var count: Int
    /// How far doors at the sides are open, in radians.
    var opening: CGFloat = 1
    /// From the eye to a shut door, in points.
    var eyeDistance: CGFloat = 420

    /// How many points are scrolled from the first door to the last.
    var travel: CGFloat { CGFloat(max(0, count - 1)) * pitch }

    /// How many doors away from the middle, negative on the left.
    func distance(of item: Int, scrolledBy offset: CGFloat) -> CGFloat { CGFloat(item) - offset / pitch }

    /// A turn about the vertical through the hinge, seen from a point in front of it.
    func transform(at distance: CGFloat) -> CATransform3D {
        guard distance != 0 else { return CATransform3DIdentity }
        // Doors open while they move by one place, and no farther.
        let openness = distance.magnitude < 1 ? distance : distance / distance.magnitude
        var eye = CATransform3DIdentity
        eye.m34 = -1 / eyeDistance
        let turned = CATransform3DRotate(eye, opening * openness, 0, 1, 0)
        // The hinge moves from the middle to the edge meanwhile, or the door would jump as it passes the middle.
        let hinge = -openness * doorSize.width / 2
        // Cells are transformed about their middle.
        return CATransform3DConcat(
            CATransform3DMakeTranslation(-hinge, 0, 0),
            CATransform3DConcat(turned, CATransform3DMakeTranslation(hinge, 0, 0)))
    }

    /// All doors that may be seen between two positions, in points from the middle of the first door where it is shut.
    func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        // A door that opens away from the eye reaches no farther than a shut one.
        let reach = doorSize.width / 2
        let first = min(max(0, ((start - reach) / pitch).rounded(.up)), CGFloat(count))
        let last = min(max(first, ((end + reach) / pitch).rounded(.down) + 1), CGFloat(count))
        return Int(first)..<Int(last)
    }

    func restingOffset(near offset: CGFloat) -> CGFloat { min(max(0, (offset / pitch).rounded() * pitch), travel) }
}
