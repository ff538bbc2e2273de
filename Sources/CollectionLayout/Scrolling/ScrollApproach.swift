/// The way to an element whose neighbors have not been measured.
///
/// Elements that become visible there are longer or shorter than their estimates, which moves the destination. So a
/// host scrolls there, measures, and scrolls again until the destination stays in place:
///
/// ```swift
/// guard let anchor = arrangement.anchor(for: ScrollDestination(.item(90_000), alignment: .center), from: offset) else { return }
/// var approach = ScrollApproach(to: anchor)
/// while let next = approach.next(in: arrangement) {
///     let found = try arrangement.measure(lengths(ofWhatIsVisibleAt: next), keeping: anchor)
///     offset = arrangement.clampedOffset(found ?? next)
/// }
/// ```
///
/// Every measurement is corrected at once, also the last one, so that the loop always ends with the element in its place.
/// An element that is to stand at the start of the viewport is there after the first step. In a host that measures once a
/// frame, each step is a frame. What comes into view in the end is measured as ever, keeping ``anchor``.
public struct ScrollApproach: Sendable {
    /// The most corrections, however wrong the estimates are, because a person sees each of them.
    public static let mostCorrections = 4

    /// The place to arrive at.
    public let anchor: ScrollAnchor
    private var offset: Double?
    /// The first leads there, and corrects nothing.
    private var steps = 0

    /// Begins the way to a place.
    public init(to anchor: ScrollAnchor) { self.anchor = anchor }

    /// Returns the next offset, given what has been measured; nil if the destination is reached, or its element was
    /// deleted. O(log n).
    public mutating func next(in arrangement: Arrangement) -> Double? {
        guard steps <= Self.mostCorrections, let found = arrangement.offset(of: anchor) else { return nil }
        let next = arrangement.clampedOffset(found)
        // Centers may be off the grid of distances, and distances below its unit are invisible.
        if let offset, abs(next - offset) < 1 / LayoutUnit.perPoint { return nil }
        steps += 1
        offset = next
        return next
    }
}
