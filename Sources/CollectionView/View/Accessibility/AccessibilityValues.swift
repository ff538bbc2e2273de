import Foundation

/// What an app has told assistive technologies of an object. Most objects have none.
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

/// What a class of views tells assistive technologies unless an app overrides it.
struct AccessibilityDefaults {
    var isElement = false
    var label: String?
    var value: String?
    var traits: UIAccessibilityTraits = []
    /// The role of a view whose subviews are elements. Without a role, they belong to the superview.
    var container: AccessibilityElement.Role?
}
