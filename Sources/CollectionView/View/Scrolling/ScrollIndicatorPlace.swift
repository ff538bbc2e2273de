import Foundation

/// The position of a scroll indicator along its axis, from the content's offset and its visible fraction.
struct ScrollIndicatorPlace {
    /// The distance from the start of the track, in points.
    let start: CGFloat
    let length: CGFloat

    /// The least length of an indicator, in points, so that it is visible.
    private static let least: CGFloat = 36
    /// The same for one that is pressed against an end of its track, because content is pulled beyond that.
    private static let leastPressed: CGFloat = 8

    /// - Parameters:
    ///   - track: The length of the track, in points.
    ///   - offset: The content offset.
    ///   - range: The content offsets at which the scroll view can rest.
    ///   - view: The length of the scroll view.
    /// - Returns: Nil where there is nothing to scroll.
    init?(on track: CGFloat, offset: CGFloat, in range: ClosedRange<CGFloat>, view: CGFloat) {
        let way = range.upperBound - range.lowerBound
        guard way > 0, view > 0, track > Self.leastPressed else { return nil }
        let whole = min(track, max(Self.least, track * view / (way + view)))
        let (before, after) = (max(0, range.lowerBound - offset), max(0, offset - range.upperBound))
        length = max(Self.leastPressed, whole - before - after)
        let share = max(0, min(1, (offset - range.lowerBound) / way))
        start = (track - length) * share
    }
}
