/// A point of a rectangle, from 0 at its start and its leading side to 1 at its end and its trailing side.
public struct LogicalAnchor: Hashable, Sendable {
    public let main: Double
    public let cross: Double

    public static let startLeading = LogicalAnchor(main: 0, cross: 0)
    public static let startTrailing = LogicalAnchor(main: 0, cross: 1)
    public static let endLeading = LogicalAnchor(main: 1, cross: 0)
    public static let endTrailing = LogicalAnchor(main: 1, cross: 1)
    public static let center = LogicalAnchor(main: 0.5, cross: 0.5)

    /// What is beyond the rectangle is brought to its edge; not a number is 0.
    public init(main: Double, cross: Double) {
        self.main = Self.part(main)
        self.cross = Self.part(cross)
    }

    private static func part(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
}
