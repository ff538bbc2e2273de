import Foundation

/// The role and the state of an accessibility element.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64

    /// Creates a set of traits from a bit mask with UIKit's values.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// No trait.
    public static let none: UIAccessibilityTraits = []
    /// A control that does something when it is activated.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// A link.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// An image.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// An element that is selected.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// Text that cannot be changed.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// An element that is disabled.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// An element whose value changes often, such as a progress bar.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// A text field for search terms.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// An element whose value can be increased and decreased.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// The heading of a section.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    /// A button that is on or off.
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}
