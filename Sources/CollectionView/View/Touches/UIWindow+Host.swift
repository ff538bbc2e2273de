import Foundation

/// Input by a person, which the window's host reports.
@_spi(Host) extension UIWindow {
    /// A finger, or the pressed button of a mouse, has come down, moved or gone up.
    ///
    /// - Parameters:
    ///   - phase: `.began`, `.moved`, `.ended` or `.cancelled`. Ignores others, and phases that do not follow from the
    ///     one before.
    ///   - id: Tells fingers apart that are down at the same time.
    ///   - point: The position in the coordinates of the window.
    ///   - time: The time in seconds of ``AnimationClock/current``.
    ///   - clicks: 2 for a double click, as the host's system counts them. It is of interest when the finger comes down.
    public func touch(_ phase: UITouch.Phase, id: Int, at point: CGPoint, time: TimeInterval, clicks: Int = 1) {
        touchInput.report(phase, id: id, at: point, time: time, clicks: clicks)
    }

    /// The state of the fingers on a touchpad.
    public enum ScrollPhase: Sendable {
        case began, changed
        /// The fingers are lifted: content that they moved goes on as it does under a finger on the screen.
        case ended, cancelled
    }

    /// A wheel has been turned, or fingers have moved on a touchpad.
    ///
    /// - Parameters:
    ///   - distance: The distance in points, positive for content farther down or to the right.
    ///   - point: The pointer's position, in the coordinates of the window.
    ///   - isPrecise: Whether the content is to follow at once, as for touchpads, instead of gliding, as for the notches of a wheel.
    ///   - phase: Nil where the device does not tell.
    ///   - time: The time in seconds of ``AnimationClock/current``.
    /// - Returns: Whether there is anything that could be scrolled.
    @discardableResult public func scroll(
        by distance: CGVector, at point: CGPoint, isPrecise: Bool, phase: ScrollPhase? = nil, time: TimeInterval
    ) -> Bool {
        isPrecise
            ? scrollInput.moveFingers(by: distance, at: point, phase: phase, time: time)
            : scrollInput.turnWheel(by: distance, at: point)
    }

    /// A key that moves the focus, scrolls, or ends what a finger does.
    public enum Key: Sendable {
        case up, down, left, right, pageUp, pageDown, home, end, space, `return`, tab, escape
    }

    /// A key has been pressed, or repeats.
    ///
    /// - Returns: Whether it had an effect. If not, the host can handle the key itself.
    @discardableResult public func press(_ key: Key, modifiers: UIKeyModifierFlags = []) -> Bool {
        if key == .escape, touchInput.cancel() { return true }
        return focusInput.press(key, modifiers) || KeyScrolling(window: self).press(key, modifiers)
    }
}
