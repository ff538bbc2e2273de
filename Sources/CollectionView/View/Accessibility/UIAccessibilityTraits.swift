import Foundation

/// What an accessibility element is, and what state it is in.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64

    /// Makes a set of traits from their bits, which are those of UIKit.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// No trait.
    public static let none: UIAccessibilityTraits = []
    /// A control that does something when it is activated.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// Text that cannot be changed.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// An element that is disabled.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// The heading of a section.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}
