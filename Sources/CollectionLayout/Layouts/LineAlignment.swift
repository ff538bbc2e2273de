/// The position of an item along the main axis if it is shorter than its line of a ``Flow``, or its row of a
/// ``SpanningGrid``.
///
/// CSS calls it `align-items`. An item that is longer than the line is placed at the start, so that it never begins
/// before the line.
public enum LineAlignment: UInt8, Hashable, Sendable {
    /// The item keeps its length, and is at the start, in the middle or at the end of the line.
    case start, center, end
    /// The item becomes as long as the line. If it sizes itself, measure the length it needs, not the length it has.
    case stretch

    /// Returns the start and the length of an item in a line.
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
