import Foundation

/// The state on which the configurations of a view depend.
public protocol UIConfigurationState {
    /// Creates a state in which only the traits are set.
    init(traitCollection: UITraitCollection)

    /// The traits of the view.
    var traitCollection: UITraitCollection { get set }

    /// A custom value. Setting nil removes it.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The key of a custom value of a state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a key with a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}
