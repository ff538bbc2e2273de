import Foundation

/// Recognizes one or several taps.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The number of taps. The default is 1.
    open var numberOfTapsRequired = 1
    /// The number of fingers. The default is 1.
    open var numberOfTouchesRequired = 1

    /// The greatest movement of a finger in points, the longest press, and the longest time until the next tap in seconds.
    private static let allowableMovement: CGFloat = 45
    private static let longestPress: TimeInterval = 1.5
    private static let longestPause: TimeInterval = 0.35

    private var taps = 0
    private var maximumTouchCount = 0
    private var start = CGPoint.zero
    private var origins: [ObjectIdentifier: CGPoint] = [:]

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        for touch in touches { origins[ObjectIdentifier(touch)] = touch.location(in: nil) }
        if taps == 0, maximumTouchCount == 0 { start = location }
        maximumTouchCount = max(maximumTouchCount, activeTouches.count)
        guard maximumTouchCount <= numberOfTouchesRequired, start.distance(to: location) <= Self.allowableMovement
        else {
            state = .failed
            return
        }
        wait(Self.longestPress) { [unowned self] in state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        let hasLeft = touches.contains { touch in
            guard let origin = origins[ObjectIdentifier(touch)] else { return false }
            return origin.distance(to: touch.location(in: nil)) > Self.allowableMovement
        }
        if hasLeft { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        guard activeTouches.isEmpty else { return }
        guard maximumTouchCount == numberOfTouchesRequired else {
            state = .failed
            return
        }
        taps += 1
        maximumTouchCount = 0
        if taps >= numberOfTapsRequired {
            stopWaiting()
            state = .ended
        } else {
            wait(Self.longestPause) { [unowned self] in state = .failed }
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .failed
    }

    open override func reset() {
        super.reset()
        (taps, maximumTouchCount, origins) = (0, 0, [:])
    }

    /// Returns false for a simple tap on an enabled control inside the view, because that tap belongs to the control.
    @_spi(Host) open override func accepts(_ state: State) -> Bool {
        let isPlain = numberOfTapsRequired == 1 && numberOfTouchesRequired == 1
        if isPlain, let control = seenTouches.first?.view?.enclosingControl, control.isEnabled, control !== view,
            view.map(control.isDescendant(of:)) == true
        {
            return false
        }
        return super.accepts(state)
    }
}

extension UIView {
    fileprivate var enclosingControl: UIControl? { self as? UIControl ?? superview?.enclosingControl }
}
