import QuartzCore

/// A row of doors, each with a hinge at the edge next to the middle. The door in the middle is shut, and the others
/// open away from the eye.
struct HingedRow {
    var doorSize: CGSize
    /// The distance between the middles of neighboring doors, in points; positive.
    var pitch: CGFloat
    var count: Int
    /// The angle by which doors at the sides are open, in radians.
    var opening: CGFloat = 1
    /// The distance from the eye to a shut door, in points.
    var eyeDistance: CGFloat = 420

    /// The scroll distance from the first door to the last, in points.
    var travel: CGFloat { CGFloat(max(0, count - 1)) * pitch }

    /// Returns the distance of a door from the middle, in doors; negative on the left.
    func distance(of item: Int, scrolledBy offset: CGFloat) -> CGFloat { CGFloat(item) - offset / pitch }

    /// Returns a rotation about the vertical axis through the hinge, in perspective.
    func transform(at distance: CGFloat) -> CATransform3D {
        guard distance != 0 else { return CATransform3DIdentity }
        // A door opens while it moves by one place, and no farther.
        let openness = distance.magnitude < 1 ? distance : distance / distance.magnitude
        var eye = CATransform3DIdentity
        eye.m34 = -1 / eyeDistance
        let turned = CATransform3DRotate(eye, opening * openness, 0, 1, 0)
        // While a door opens, its hinge moves from the middle to the edge. Otherwise the door would jump as it passes
        // the middle.
        let hinge = -openness * doorSize.width / 2
        // The transform of a cell is applied about its middle.
        return CATransform3DConcat(
            CATransform3DMakeTranslation(-hinge, 0, 0),
            CATransform3DConcat(turned, CATransform3DMakeTranslation(hinge, 0, 0)))
    }

    /// Returns all doors that may be visible between two positions, in points from the middle of the first door when it
    /// is shut.
    func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        // A door that opens away from the eye reaches no farther than a shut one.
        let reach = doorSize.width / 2
        let first = min(max(0, ((start - reach) / pitch).rounded(.up)), CGFloat(count))
        let last = min(max(first, ((end + reach) / pitch).rounded(.down) + 1), CGFloat(count))
        return Int(first)..<Int(last)
    }

    func restingOffset(near offset: CGFloat) -> CGFloat { min(max(0, (offset / pitch).rounded() * pitch), travel) }
}
