/// The importance of a constraint, from 1 to 1000. A required constraint (1000) must be satisfied.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: Float

    public init(rawValue: Float) { self.rawValue = rawValue }

    /// Creates a priority from a number from 1 to 1000.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// A constraint that has to be satisfied: 1000.
    public static let required = UILayoutPriority(1000)
    /// The default priority with which a view resists being smaller than its content: 750.
    public static let defaultHigh = UILayoutPriority(750)
    /// The default priority with which a view resists being larger than its content: 250.
    public static let defaultLow = UILayoutPriority(250)
    /// The priority of the size that a view is fitted to: 50.
    public static let fittingSizeLevel = UILayoutPriority(50)

    public static func < (one: UILayoutPriority, other: UILayoutPriority) -> Bool { one.rawValue < other.rawValue }

    /// Returns a priority that is greater by a number.
    public static func + (priority: UILayoutPriority, more: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue + more)
    }

    /// Returns a priority that is less by a number.
    public static func - (priority: UILayoutPriority, less: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue - less)
    }
}
