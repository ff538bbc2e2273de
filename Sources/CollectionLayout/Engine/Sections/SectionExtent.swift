/// A summary of consecutive sections.
struct SectionExtent: Hashable, Sendable {
    var count = 0
    /// The distance from the start of the first section to the end of the last one, in points.
    var length = 0.0
    /// The start of all elements, relative to the start of the first section. Without elements, it is above `upper`.
    var lower = Double.infinity
    /// The end of all elements, relative to the start of the first section.
    var upper = -Double.infinity
    /// The maximum distance at which an effect draws beyond a frame, in lengths of the viewport; nil without effects.
    var effectReach: Double?
    /// Whether any header, footer or boundary item can be pinned.
    var pins = false
    /// Whether all items have their final position.
    var isSettled = true

    init() {}

    init(_ section: borrowing ArrangedSection) {
        count = 1
        length = section.length
        (lower, upper) = section.bounds
        effectReach = section.accessories.effect?.reach
        pins = section.accessories.headerAndFooter.pinsAny
        isSettled = section.content.settledCount == section.count
    }

    /// Adds the sections that follow.
    mutating func append(_ next: SectionExtent) {
        count += next.count
        lower = min(lower, length + next.lower)
        upper = max(upper, length + next.upper)
        length += next.length
        pins = pins || next.pins
        isSettled = isSettled && next.isSettled
        if let reach = next.effectReach { effectReach = max(effectReach ?? 0, reach) }
    }

    /// Returns whether the elements share more than an end with a range if the first section begins at `start`.
    func meets(_ lower: Double, _ upper: Double, from start: Double) -> Bool {
        start + self.lower < upper && lower < start + self.upper
    }
}
