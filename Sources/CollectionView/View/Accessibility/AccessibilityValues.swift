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
struct AccessibilityDefaults {
    var isElement = false
    var label: String?
    var value: String?
    var traits: UIAccessibilityTraits = []
    /// The role of a view whose subviews are elements. Without a role, they belong to the superview.
    var container: AccessibilityElement.Role?
}
