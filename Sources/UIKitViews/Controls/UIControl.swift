import Foundation

/// A view with a state and with actions for touches. Actions are closures, because there are no selectors.
@preconcurrency @MainActor open class UIControl: UIView {
    /// The events that a control reports.
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A finger has touched the control.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A finger has touched the control again, soon after the last time.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// A finger has moved inside the control.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A finger has moved outside the control.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// A finger has come back into the control.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// A finger has left the control without being lifted.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// A finger has been lifted inside the control, which completes a tap.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A finger has been lifted outside the control.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The touch has been canceled, for example because a scroll view has taken it.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// A person has changed the value of the control.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// A person has triggered the main action of the control.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// A menu of the control has opened.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// The editing of a text field has begun.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The text of a text field has changed.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// The editing of a text field has ended.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// The return key has been pressed in a text field.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All events of text fields.
        public static let allEditingEvents = Event(rawValue: 0xF << 16)
        /// All touch events.
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        /// All events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// The states of a control, which can be combined.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// No other state.
        public static let normal: State = []
        /// The control is being touched.
        public static let highlighted = State(rawValue: 1)
        /// The control cannot be used.
        public static let disabled = State(rawValue: 2)
        /// The control is selected.
        public static let selected = State(rawValue: 4)
    }

    /// Whether the control can be used. The default is true.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { stateDidChange() } }
    }
    /// Whether the control is selected. The default is false.
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }
    /// Whether the control is being touched.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }

    /// The states of the control.
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// The traits that follow from the state.
    package var accessibilityStateTraits: UIAccessibilityTraits {
        var traits: UIAccessibilityTraits = isSelected ? .selected : []
        if !isEnabled { traits.insert(.notEnabled) }
        return traits
    }

    @_spi(Host) open override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(traits: accessibilityStateTraits)
    }

    func stateDidChange() { setNeedsLayout() }

    /// Whether a tap opens the menu of the control, in place of its actions. Only buttons have menus.
    open var showsMenuAsPrimaryAction = false

    // MARK: Touches

    /// Whether the control is tracking a touch.
    open internal(set) var isTracking = false
    /// Whether the tracked finger is in the control or near it.
    open internal(set) var isTouchInside = false
    /// The touch that the control is tracking.
    weak var trackedTouch: UITouch?

    /// Called when a touch begins in the control.
    ///
    /// - Returns: Whether the control tracks the touch.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called when the tracked touch moves.
    ///
    /// - Returns: Whether the control continues to track the touch.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called when the tracked finger has been lifted, or `continueTracking(_:with:)` has returned false. The default
    /// does nothing.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// Called when the tracked touch has been canceled. The default does nothing.
    open func cancelTracking(with event: UIEvent?) {}

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled else { return super.touchesBegan(touches, with: event) }
        if let touch = touches.first { begin(touch, event) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if trackedTouch == nil, !isEnabled { return super.touchesMoved(touches, with: event) }
        if let touch = trackedTouch, touches.contains(touch) { move(touch, event) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if trackedTouch == nil, !isEnabled { return super.touchesEnded(touches, with: event) }
        if let touch = trackedTouch, touches.contains(touch) { end(touch, event) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if trackedTouch == nil, !isEnabled { return super.touchesCancelled(touches, with: event) }
        if let touch = trackedTouch, touches.contains(touch) { cancel(event) }
    }

    /// Opens the menu of the control.
    ///
    /// - Returns: Whether there is one.
    func openMenu() -> Bool { false }

    /// The events that are sent when the finger is lifted inside the control.
    var eventsOfTap: Event { .touchUpInside }

    // MARK: Actions

    /// Creates a control that performs an action when its main action is triggered.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    private var actions: [(action: UIAction, events: Event)] = []

    /// The events that have an action.
    open var allControlEvents: Event { actions.reduce(into: []) { $0.formUnion($1.events) } }

    /// Adds an action. It replaces an action with the same identifier for the same events.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        actions.append((action, controlEvents))
    }

    /// Removes an action for events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Removes the action with an identifier for events.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        for index in actions.indices where actions[index].action.identifier == actionIdentifier {
            actions[index].events.subtract(controlEvents)
        }
        actions.removeAll { $0.events.isEmpty }
    }

    /// Performs the actions for any of the events, in the order in which they were added.
    open func sendActions(for controlEvents: Event) {
        for (action, events) in actions where !events.isDisjoint(with: controlEvents) { action.perform(from: self) }
    }
}
