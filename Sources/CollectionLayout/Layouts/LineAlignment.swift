/// Where an item lies along the main axis that is shorter than its line: than a line of a ``Flow``, or a row of a ``SpanningGrid``.
///
/// CSS calls it `align-items`. An item that is longer than there is room begins at the start, so that its beginning is
/// never lost before the line.
public enum LineAlignment: UInt8, Hashable, Sendable {
    /// The item keeps its length, and lies at the start, in the middle or at the end of the line.
    case start, center, end
    /// Exactly as long as the line. Of an item that sizes itself, measure what it needs, not how long it is drawn.
    case stretch

    /// Where an item of a length begins in so much room, and how long it is there.
    @inline(__always)  // Saves a call for each item.
    func place(_ length: Double, in room: Double) -> (offset: Double, length: Double) {
        switch self {
        case .start: (0, length)
        case .center: (LayoutUnit.roundedDown(max(0, room - length) / 2), length)
        case .end: (max(0, room - length), length)
        case .stretch: (0, room)
        }
    }
}
