/// The way to a place whose surroundings have not been measured.
///
/// What comes into view there is longer or shorter than estimated, which moves the place. So a host goes there, measures,
/// and goes there again until the place stands still:
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
    /// However wrong the estimates, nobody is made to watch more corrections than these.
    public static let mostCorrections = 4

    /// The place to arrive at.
    public let anchor: ScrollAnchor
    private var offset: Double?
    /// The first leads there, and corrects nothing.
    private var steps = 0

    /// Begins the way to a place.
    public init(to anchor: ScrollAnchor) { self.anchor = anchor }

    /// Where to scroll, given what has been measured by now; nil when it stands still, or its element is gone. O(log n).
    public mutating func next(in arrangement: Arrangement) -> Double? {
        guard steps <= Self.mostCorrections, let found = arrangement.offset(of: anchor) else { return nil }
        let next = arrangement.clampedOffset(found)
        // Centers need not lie on the grid of distances, and less than a unit of it cannot be seen.
        if let offset, abs(next - offset) < 1 / LayoutUnit.perPoint { return nil }
        steps += 1
        offset = next
        return next
    }
}
