/// A viewport along one of its axes, for hosts whose content may have another layout than an arrangement. Sessions use
/// ``CollectionSession/scroll(to:)-(ScrollDestination)`` instead.
public struct AxisViewport: Hashable, Sendable {
    /// The start of the viewport, in points from the start of the content.
    public var offset: Double
    /// The length of the viewport, in points.
    public var length: Double
    /// The extent that bars and pinned elements cover at the start of the viewport, in points.
    public var coveredStart: Double
    /// The extent that bars and pinned elements cover at the end of the viewport, in points.
    public var coveredEnd: Double
    /// The offsets to which the viewport may be scrolled.
    public var range: ClosedRange<Double>

    /// Makes a viewport from its lengths, in points.
    public init(
        offset: Double, length: Double, coveredStart: Double = 0, coveredEnd: Double = 0, range: ClosedRange<Double>
    ) {
        self.offset = offset
        self.length = length
        self.coveredStart = coveredStart
        self.coveredEnd = coveredEnd
        self.range = range
    }

    /// Returns the offset at which a part of the content is aligned in the uncovered part of the viewport, as far as
    /// the viewport may be scrolled.
    ///
    /// The nearest alignment scrolls to the nearer edge. A part that extends beyond both ends of the viewport cannot be
    /// shown better, so the offset stays.
    ///
    /// - Parameters:
    ///   - start: The start of the part, in points from the start of the content.
    ///   - end: The end of the part.
    ///   - alignment: The part of the viewport in which it appears; nil to stay at the offset.
    public func offset(
        showing start: Double, to end: Double, alignedAt alignment: ScrollDestination.Alignment?
    ) -> Double {
        let room = length - coveredStart - coveredEnd
        let requested =
            switch alignment {
            case nil: offset
            case .start: start - coveredStart
            case .center: (start + end) / 2 - room / 2 - coveredStart
            case .end: end - room - coveredStart
            case .nearest: offset + leastDistance(to: start, end)
            }
        // A comparison with NaN is false, so NaN becomes the lower bound.
        return requested > range.lowerBound ? min(requested, range.upperBound) : range.lowerBound
    }

    private func leastDistance(to start: Double, _ end: Double) -> Double {
        let toStart = start - offset - coveredStart
        let toEnd = end - offset - length + coveredEnd
        if toStart >= 0 && toEnd <= 0 || toStart.sign != toEnd.sign { return 0 }
        return abs(toStart) < abs(toEnd) ? toStart : toEnd
    }
}
