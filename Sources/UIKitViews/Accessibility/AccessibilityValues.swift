import Foundation

/// The accessibility properties that an app has set on an object. Most objects have none.
@MainActor final class AccessibilityValues {
    var isElement: Bool?
    var identifier: String?
    var label: String?
    var value: String?
    var hint: String?
    var traits: UIAccessibilityTraits?
    var frame: CGRect?
    var elements: [Any]?
    var hidesElements = false
}

/// The default accessibility properties of a class of views.
@_spi(Host) public struct AccessibilityDefaults {
    public var isElement: Bool
    public var label: String?
    public var value: String?
    public var traits: UIAccessibilityTraits
    /// The role of a view whose subviews are elements. Without a role, they belong to the superview.
    public var container: AccessibilityElement.Role?

    public init(
        isElement: Bool = false, label: String? = nil, value: String? = nil, traits: UIAccessibilityTraits = [],
        container: AccessibilityElement.Role? = nil
    ) {
        (self.isElement, self.label, self.value) = (isElement, label, value)
        (self.traits, self.container) = (traits, container)
    }
}
