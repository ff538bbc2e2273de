/// The stretch of the main axis, in points, at whose ends pinned headers and footers stop.
///
/// The position of a pinned header or footer is a function of these two numbers and of the arrangement. A header or
/// footer never moves farther than these numbers do, so that nothing jumps.
public struct PinEdges: Hashable, Sendable {
    /// The position at which pinned headers stop, in points.
    public var start: Double
    /// The position at which pinned footers stop, in points.
    public var end: Double

    /// Makes edges of their positions along the main axis, in points.
    public init(start: Double, end: Double) {
        self.start = start
        self.end = end
    }

    init(_ seen: LogicalRect) { self.init(start: seen.main, end: seen.mainEnd) }

    /// Returns the position of a header whose natural position is `natural`: at the edge if that is farther along, but
    /// not beyond `limit`, where the next element pushes the header out of the viewport.
    func header(at natural: Double, length: Double, endingBy limit: Double) -> Double {
        // An edge that is not a number is beyond nothing, here and below.
        start > natural ? max(natural, min(start, limit - length)) : natural
    }

    /// The mirror image of ``header(at:length:endingBy:)``.
    func footer(at natural: Double, length: Double, notBefore limit: Double) -> Double {
        end - length < natural ? min(natural, max(end - length, limit)) : natural
    }
}
