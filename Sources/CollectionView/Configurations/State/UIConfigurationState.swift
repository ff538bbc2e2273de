import Foundation

/// Everything that the look of a view may depend on.
public protocol UIConfigurationState {
    /// Makes a state in which only the traits are set.
    init(traitCollection: UITraitCollection)

    var traitCollection: UITraitCollection { get set }

    /// A value of the app's own; nil removes it.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a value that an app adds to a state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(_ rawValue: String) { self.rawValue = rawValue }
}
