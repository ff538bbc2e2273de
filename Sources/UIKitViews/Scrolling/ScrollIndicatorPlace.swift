import Foundation

/// The position and length of a scroll indicator along its axis.
struct ScrollIndicatorPlace {
    /// The distance from the start of the track, in points.
    let start: CGFloat
    let length: CGFloat

    /// The minimum length of an indicator, in points.
    private static let least: CGFloat = 36
    /// The minimum length of an indicator that is compressed because the content is pulled beyond its end, in points.
    private static let minimumPressedLength: CGFloat = 8

    /// Computes the position of an indicator. Returns nil if there is nothing to scroll, or if the track is too short.
    ///
    /// - Parameters:
    ///   - track: The length of the track, in points.
    ///   - offset: The content offset.
    ///   - range: The content offsets at which the scroll view can rest.
    ///   - view: The length of the scroll view, in points.
    init?(on track: CGFloat, offset: CGFloat, in range: ClosedRange<CGFloat>, view: CGFloat) {
        let way = range.upperBound - range.lowerBound
        guard way > 0, view > 0, track > Self.minimumPressedLength else { return nil }
        let whole = min(track, max(Self.least, track * view / (way + view)))
        let (before, after) = (max(0, range.lowerBound - offset), max(0, offset - range.upperBound))
        length = max(Self.minimumPressedLength, whole - before - after)
        let share = max(0, min(1, (offset - range.lowerBound) / way))
        start = (track - length) * share
    }
}
