import CoreGraphics

/// A wheel with items at equal distances on its rim. Without a turn, item 0 is at the top.
///
/// The rim follows the finger: a turn by one item takes as many points as the items are apart.
struct Wheel {
    /// The distance from the hub to the middle of an item, in points; positive.
    var radius: CGFloat
    /// The distance along the rim between the middles of neighboring items, in points; positive.
    var pitch: CGFloat
    var count: Int

    /// The scroll distance from the first item to the last, in points.
    var travel: CGFloat { CGFloat(max(0, count - 1)) * pitch }

    /// Returns the angle of an item, in radians clockwise from the top.
    func angle(of item: Int, turnedBy distance: CGFloat) -> CGFloat { (CGFloat(item) * pitch - distance) / radius }

    func position(at angle: CGFloat, around hub: CGPoint) -> CGPoint {
        CGPoint(x: hub.x + radius * sin(angle), y: hub.y - radius * cos(angle))
    }

    /// Returns the items on the upper half of the wheel.
    func itemsAbove(turnedBy distance: CGFloat) -> Range<Int> {
        let reach = radius * .pi / 2
        let first = ((distance - reach) / pitch).rounded(.up)
        let last = ((distance + reach) / pitch).rounded(.down)
        let lower = min(max(0, first), CGFloat(count))
        let upper = min(max(lower, last + 1), CGFloat(count))
        return Int(lower)..<Int(upper)
    }

    /// Returns the turn near a proposed one at which an item is at the top. A push turns the wheel by at least one
    /// item.
    func detent(near proposed: CGFloat, from present: CGFloat, push: CGFloat) -> CGFloat {
        var item = (proposed / pitch).rounded()
        if push > 0 { item = max(item, (present / pitch).rounded(.down) + 1) }
        if push < 0 { item = min(item, (present / pitch).rounded(.up) - 1) }
        return min(max(0, item * pitch), travel)
    }
}
