/// The steps of scrolling to an element whose neighbors have not been measured.
///
/// Elements that become visible at the destination are longer or shorter than their estimates, which moves it. So a
/// host scrolls there, measures, and scrolls again until the destination no longer moves:
///
/// ```swift
/// let target = ScrollDestination(.item(90_000), alignment: .center)
/// guard let anchor = arrangement.anchor(for: target, from: offset) else { return }
/// var approach = ScrollApproach(to: anchor)
/// while let next = approach.next(in: arrangement) {
///     let found = try arrangement.measure(lengths(ofElementsVisibleAt: next), keeping: anchor)
///     offset = arrangement.clampedOffset(found ?? next)
/// }
/// ```
///
/// Every measurement corrects the offset at once, so that the loop always ends with the element at its destination. An
/// element whose destination is the start of the viewport is there after the first step. In a host that measures once
/// per frame, each step is a frame. Elements that become visible later are measured as usual, keeping ``anchor``.
public struct ScrollApproach: Sendable {
    /// The maximum number of corrections. It is small, because each of them is visible.
    public static let maximumCorrectionCount = 4

    /// The destination.
    public let anchor: ScrollAnchor
    private var offset: Double?
    /// The number of steps so far. The first one is not a correction.
    private var steps = 0

    /// Makes an approach to a destination.
    public init(to anchor: ScrollAnchor) { self.anchor = anchor }

    /// Returns the next offset, with all measurements so far; nil if the destination is reached, or its element does
    /// not exist.
    ///
    /// - Complexity: O(log *n*).
    public mutating func next(in arrangement: Arrangement) -> Double? {
        guard steps <= Self.maximumCorrectionCount, let found = arrangement.offset(of: anchor) else { return nil }
        let next = arrangement.clampedOffset(found)
        // Distances below the unit are ignored: centers may be off the grid, and such a difference is invisible.
        if let offset, abs(next - offset) < 1 / LayoutUnit.perPoint { return nil }
        steps += 1
        offset = next
        return next
    }
}
