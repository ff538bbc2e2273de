import Foundation

/// The handling of a tracked touch.
extension UIControl {
    /// The distance from the control within which a finger counts as inside, in points.
    private static let reach: CGFloat = 70

    func begin(_ touch: UITouch, _ event: UIEvent?) {
        guard trackedTouch == nil, beginTracking(touch, with: event) else { return }
        (trackedTouch, isTracking, isTouchInside, isHighlighted) = (touch, true, true, true)
        sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
    }

    func move(_ touch: UITouch, _ event: UIEvent?) {
        let wasInside = isTouchInside
        isTouchInside = reaches(touch)
        if isHighlighted != isTouchInside { isHighlighted = isTouchInside }
        guard continueTracking(touch, with: event) else {
            endTracking(touch, with: event)
            return forget()
        }
        if wasInside != isTouchInside { sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit) }
        sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
    }

    func end(_ touch: UITouch, _ event: UIEvent?) {
        isTouchInside = reaches(touch)
        let events = isTouchInside ? eventsOfTap : .touchUpOutside
        let opensMenu = isTouchInside && showsMenuAsPrimaryAction
        endTracking(touch, with: event)
        forget()
        if opensMenu, openMenu() { sendActions(for: .menuActionTriggered) } else { sendActions(for: events) }
    }

    func cancel(_ event: UIEvent?) {
        cancelTracking(with: event)
        forget()
        sendActions(for: .touchCancel)
    }

    private func reaches(_ touch: UITouch) -> Bool {
        bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(touch.location(in: self))
    }

    private func forget() {
        (trackedTouch, isTracking, isTouchInside) = (nil, false, false)
        if isHighlighted { isHighlighted = false }
    }
}
