import Foundation

/// User input, which the host reports to the window.
@_spi(Host) extension UIWindow {
    /// Reports a change of a finger on the screen or of the pressed button of a mouse.
    ///
    /// - Parameters:
    ///   - phase: `.began`, `.moved`, `.ended` or `.cancelled`. Other phases, and those that do not follow from the
    ///     previous one, are ignored.
    ///   - id: A number that distinguishes fingers that are down at the same time.
    ///   - point: The position in window coordinates.
    ///   - time: The time on ``AnimationClock/current``, in seconds.
    ///   - clicks: The number of clicks in quick succession, as the host's system counts them. Only used by `.began`.
    public func touch(_ phase: UITouch.Phase, id: Int, at point: CGPoint, time: TimeInterval, clicks: Int = 1) {
        touchInput.report(phase, id: id, at: point, time: time, clicks: clicks)
    }

    /// Whether a finger is down, or drags content on a touchpad.
    ///
    /// The host then advances the clock even if it is idle, because the velocity of a finger depends on how long it rests.
    public var isHeld: Bool { touchInput.isActive || scrollInput.isActive }

    /// A phase of the movement of fingers on a touchpad.
    public enum ScrollPhase: Sendable {
        case began, changed
        /// The end of the movement. The content decelerates from the velocity of the fingers, or from rest if canceled.
        case ended, cancelled
    }

    /// Reports a movement of a wheel, or of fingers on a touchpad.
    ///
    /// - Parameters:
    ///   - distance: The scroll distance, in points. Positive values show content farther down or to the right.
    ///   - point: The pointer's position in window coordinates.
    ///   - isPrecise: Whether the content follows at once, as for touchpads. Otherwise it glides, as for the notches of a wheel.
    ///   - phase: The phase of the movement. Nil if the device does not report phases.
    ///   - time: The time on ``AnimationClock/current``, in seconds.
    /// - Returns: Whether a scroll view handles the movement.
    @discardableResult public func scroll(
        by distance: CGVector, at point: CGPoint, isPrecise: Bool, phase: ScrollPhase? = nil, time: TimeInterval
    ) -> Bool {
        isPrecise
            ? scrollInput.moveFingers(by: distance, at: point, phase: phase, time: time)
            : scrollInput.turnWheel(by: distance, at: point)
    }

    /// A key that moves the focus, scrolls, or cancels touches.
    public enum Key: Sendable {
        case up, down, left, right, pageUp, pageDown, home, end, space, `return`, tab, escape
    }

    /// Reports a pressed or repeating key.
    ///
    /// - Returns: Whether the key had an effect. If not, the host can handle it.
    @discardableResult public func press(_ key: Key, modifiers: UIKeyModifierFlags = []) -> Bool {
        if key == .escape, touchInput.cancel() { return true }
        return focusInput.press(key, modifiers) || KeyScrolling(window: self).press(key, modifiers)
    }
}
