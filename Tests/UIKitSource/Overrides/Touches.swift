import UIKit

/// Overrides the members for touches that views and controls in apps for iOS override.
open class OverridingTouchView: UIView {
    public private(set) var phases: [UITouch.Phase] = []

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        guard let touch = touches.first, touch.view === self else { return }
        phases.append(touch.phase)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesMoved(touches, with: event)
        for touch in event?.allTouches ?? [] {
            let (old, new) = (touch.previousLocation(in: self), touch.location(in: self))
            center = CGPoint(x: center.x + new.x - old.x, y: center.y + new.y - old.y)
        }
        phases += touches.map(\.phase)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        if touches.first?.tapCount == 2 { phases.removeAll() }
        phases += touches.map(\.phase)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        phases += touches.map(\.phase)
    }
}

open class OverridingTouchScrollView: UIScrollView, UIGestureRecognizerDelegate {
    open override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
        super.touchesShouldBegin(touches, with: event, in: view)
    }
    open override func touchesShouldCancel(in view: UIView) -> Bool {
        view is UIButton || super.touchesShouldCancel(in: view)
    }
    open override var canCancelContentTouches: Bool { didSet {} }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { gestureRecognizer is UIPanGestureRecognizer && otherGestureRecognizer.view is UIScrollView }

    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        touch.view?.isDescendant(of: self) == true && !(touch.view is UIControl)
    }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
}

open class OverridingControl: UIControl {
    public private(set) var value: CGFloat = 0

    open override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } }
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        super.beginTracking(touch, with: event)
    }
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        value = touch.location(in: self).x
        sendActions(for: .valueChanged)
        return isTracking
    }
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { super.endTracking(touch, with: event) }
    open override func cancelTracking(with event: UIEvent?) { super.cancelTracking(with: event) }
}

/// A custom recognizer for a finger that comes down.
open class TouchDownGestureRecognizer: UIGestureRecognizer {
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if state == .possible { state = numberOfTouches == 1 ? .recognized : .failed }
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
    open override func reset() { super.reset() }
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

public final class OverridingTouchWindow: UIWindow {
    public private(set) var events = 0

    public override func sendEvent(_ event: UIEvent) {
        if event.type == .touches { events += event.allTouches?.count ?? 0 }
        super.sendEvent(event)
    }
}
