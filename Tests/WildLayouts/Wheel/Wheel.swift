import CoreGraphics

/// A wheel with items at equal distances on its rim, item 0 at the top where nothing has turned it.
///
/// A finger moves the rim as far as it moves itself: turning by one item takes as many points as two items are apart.
struct Wheel {
    /// From the hub to the middle of an item, in points; positive.
    var radius: CGFloat
    /// Along the rim, between the middles of two neighbors, in points; positive.
    var pitch: CGFloat
    var count: Int

    /// How many points it turns from the first item to the last.
    var travel: CGFloat { CGFloat(max(0, count - 1)) * pitch }

    /// In radians, clockwise from the top.
    func angle(of item: Int, turnedBy distance: CGFloat) -> CGFloat { (CGFloat(item) * pitch - distance) / radius }

    func position(at angle: CGFloat, around hub: CGPoint) -> CGPoint {
        CGPoint(x: hub.x + radius * sin(angle), y: hub.y - radius * cos(angle))
    }

    /// The items on the upper half of the wheel.
    func itemsAbove(turnedBy distance: CGFloat) -> Range<Int> {
        let reach = radius * .pi / 2
        let first = ((distance - reach) / pitch).rounded(.up)
        let last = ((distance + reach) / pitch).rounded(.down)
        let lower = min(max(0, first), CGFloat(count))
        let upper = min(max(lower, last + 1), CGFloat(count))
        return Int(lower)..<Int(upper)
    }

    /// The turn near a proposed one that leaves an item at the top. A wheel that is pushed turns by one item at least.
    func detent(near proposed: CGFloat, from present: CGFloat, push: CGFloat) -> CGFloat {
        var item = (proposed / pitch).rounded()
        if push > 0 { item = max(item, (present / pitch).rounded(.down) + 1) }
        if push < 0 { item = min(item, (present / pitch).rounded(.up) - 1) }
        return min(max(0, item * pitch), travel)
    }
}
