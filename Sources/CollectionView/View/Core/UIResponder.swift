import Foundation

/// An object in the chain along which UIKit passes events. No events are passed here; the chain can be asked for.
@preconcurrency @MainActor open class UIResponder: NSObject {
    public override init() { super.init() }

    open var next: UIResponder? { nil }

    // MARK: Accessibility

    // On iOS every object has these.

    open var isAccessibilityElement = false
    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?
    open var accessibilityValue: String?
}

/// What a hit test is asked on account of. Nothing is known about it.
@preconcurrency @MainActor open class UIEvent: NSObject {}
