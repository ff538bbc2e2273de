/// A point of a rectangle, from 0 at its start and its leading side to 1 at its end and its trailing side.
public struct LogicalAnchor: Hashable, Sendable {
    /// The part of the length, from 0 at the start to 1 at the end.
    public let main: Double
    /// The part of the breadth, from 0 at the leading side to 1 at the trailing side.
    public let cross: Double

    /// The corner at the start of the leading side.
    public static let startLeading = LogicalAnchor(main: 0, cross: 0)
    /// The corner at the start of the trailing side.
    public static let startTrailing = LogicalAnchor(main: 0, cross: 1)
    /// The corner at the end of the leading side.
    public static let endLeading = LogicalAnchor(main: 1, cross: 0)
    /// The corner at the end of the trailing side.
    public static let endTrailing = LogicalAnchor(main: 1, cross: 1)
    /// The middle along both axes.
    public static let center = LogicalAnchor(main: 0.5, cross: 0.5)

    /// Makes an anchor. Numbers beyond the rectangle are clamped to its edge; NaN is 0.
    public init(main: Double, cross: Double) {
        self.main = Self.part(main)
        self.cross = Self.part(cross)
    }

    private static func part(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
}
