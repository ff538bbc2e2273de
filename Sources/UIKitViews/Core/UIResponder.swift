import Foundation

/// An object that handles events or passes them on: from a view to its view controller, its superview, the window and
/// the application.
@preconcurrency @MainActor open class UIResponder: NSObject {
    public override init() { super.init() }

    /// The closures to call after traits have changed.
    var traitChangeRegistrations: [TraitChangeRegistration] = []

    /// The next object in the responder chain. Nil at its end.
    open var next: UIResponder? { nil }

    // MARK: First responder

    /// Whether the object can become the first responder. The default is false.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether typed text goes to the object.
    open var isFirstResponder: Bool { (self as? UIView).map { $0.window?.firstResponder === $0 } ?? false }

    /// Makes the object the first responder, to which typed text goes. The former one has to agree.
    ///
    /// - Returns: Whether the object is the first responder now. It must be a view in a window.
    @discardableResult open func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard canBecomeFirstResponder, let view = self as? UIView, let window = view.window else { return false }
        if let former = window.firstResponder, !former.resignFirstResponder() { return false }
        window.firstResponder = view
        return true
    }

    /// Gives up being the first responder.
    ///
    /// - Returns: Whether the object is no longer the first responder.
    @discardableResult open func resignFirstResponder() -> Bool {
        if isFirstResponder, let view = self as? UIView { view.window?.firstResponder = nil }
        return true
    }

    // Events that a subclass does not handle go to the next responder.

    /// Tells the responder that fingers have touched it. The default tells the next responder.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }

    /// Tells the responder that its fingers have moved. The default tells the next responder.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }

    /// Tells the responder that its fingers have been lifted. The default tells the next responder.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }

    /// Tells the responder that its touches have been canceled. The default tells the next responder.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: Accessibility

    // UIKit has these for every object.

    private var accessibility: AccessibilityValues?

    /// The values that the class has if the app sets none.
    @_spi(Host) open var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults() }

    var frameOnScreen: CGRect { .zero }

    private func setAccessibility(_ change: (AccessibilityValues) -> Void) {
        let values = accessibility ?? AccessibilityValues()
        accessibility = values
        change(values)
        // Hosts tell assistive technologies about changes with the next frame.
        UIScreen.main.setNeedsDisplay()
    }

    /// Whether assistive technologies can reach the object. The contents of an element are hidden from them.
    open var isAccessibilityElement: Bool {
        get { accessibility?.isElement ?? accessibilityDefaults.isElement }
        set { setAccessibility { $0.isElement = newValue } }
    }

    /// A name for tests, which is never read out.
    open var accessibilityIdentifier: String? {
        get { accessibility?.identifier }
        set { setAccessibility { $0.identifier = newValue } }
    }

    /// A short name. If it is not set, labels and buttons have their text.
    open var accessibilityLabel: String? {
        get { accessibility?.label ?? accessibilityDefaults.label }
        set { setAccessibility { $0.label = newValue } }
    }

    /// The current value of what ``accessibilityLabel`` names.
    open var accessibilityValue: String? {
        get { accessibility?.value ?? accessibilityDefaults.value }
        set { setAccessibility { $0.value = newValue } }
    }

    /// A sentence that says what happens when the element is activated.
    open var accessibilityHint: String? {
        get { accessibility?.hint }
        set { setAccessibility { $0.hint = newValue } }
    }

    /// The role and the state of the element. By default, selected cells and disabled controls have the traits `selected`
    /// and `notEnabled`.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility?.traits ?? accessibilityDefaults.traits }
        set { setAccessibility { $0.traits = newValue } }
    }

    /// The frame of the element in screen coordinates. For a view, it follows the view until it is set.
    open var accessibilityFrame: CGRect {
        get { accessibility?.frame ?? frameOnScreen }
        set { setAccessibility { $0.frame = newValue } }
    }

    /// The views inside, in the order in which they are read. If nil, that is the order of their positions.
    open var accessibilityElements: [Any]? {
        get { accessibility?.elements }
        set { setAccessibility { $0.elements = newValue } }
    }

    /// Whether the elements inside are hidden from assistive technologies.
    open var accessibilityElementsHidden: Bool {
        get { accessibility?.hidesElements ?? false }
        set { setAccessibility { $0.hidesElements = newValue } }
    }

    /// Activates the element.
    ///
    /// - Returns: Whether it has been activated. If not, its center is tapped.
    open func accessibilityActivate() -> Bool { false }

    /// Increases the value of an element with the trait `adjustable`. By default, does nothing.
    open func accessibilityIncrement() {}

    /// Decreases the value of an element with the trait `adjustable`. By default, does nothing.
    open func accessibilityDecrement() {}
}
