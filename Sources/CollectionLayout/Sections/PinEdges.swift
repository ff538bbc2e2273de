/// The range of the main axis at whose ends pinned headers and footers stop, in points.
///
/// The position of a pinned header or footer depends only on these two numbers and on the arrangement. It never moves
/// farther than they do, so that it does not jump.
public struct PinEdges: Hashable, Sendable {
    /// The position at which pinned headers stop, in points.
    public var start: Double
    /// The position at which pinned footers stop, in points.
    public var end: Double

    /// Makes edges from their positions along the main axis, in points.
    public init(start: Double, end: Double) {
        self.start = start
        self.end = end
    }

    init(_ seen: LogicalRect) { self.init(start: seen.main, end: seen.mainEnd) }

    /// Returns the position of a header whose position without pinning is `natural`.
    ///
    /// The header begins at the edge if that is farther along. But it never extends beyond `limit`, where the next
    /// element pushes it out of the viewport.
    func header(at natural: Double, length: Double, endingBy limit: Double) -> Double {
        // A comparison with NaN is false. So an edge that is not a number pins nothing, here and below.
        start > natural ? max(natural, min(start, limit - length)) : natural
    }

    /// Returns the position of a footer; the mirror image of ``header(at:length:endingBy:)``.
    func footer(at natural: Double, length: Double, notBefore limit: Double) -> Double {
        end - length < natural ? min(natural, max(end - length, limit)) : natural
    }
}
