import Foundation

/// Recognizes fingers that rest on the view for a while.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The time for which fingers have to rest, in seconds. The default is 0.5.
    open var minimumPressDuration: TimeInterval = 0.5
    /// The distance that the finger may move before the press is recognized, in points.
    open var allowableMovement: CGFloat = 10
    /// The number of taps before the press.
    open var numberOfTapsRequired = 0
    /// The number of fingers. The default is 1.
    open var numberOfTouchesRequired = 1

    private static let longestPause: TimeInterval = 0.35

    private var taps = 0
    private var start = CGPoint.zero

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible else {
            // Other fingers do not take part in a press that has been recognized, and do not end it.
            for touch in touches { ignore(touch, for: event) }
            return
        }
        start = location
        if activeTouches.count > numberOfTouchesRequired {
            state = .failed
        } else if activeTouches.count == numberOfTouchesRequired, taps == numberOfTapsRequired {
            wait(minimumPressDuration) { [unowned self] in state = .began }
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if state != .possible {
            state = .changed
        } else if start.distance(to: location) > allowableMovement {
            state = .failed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if state != .possible || !pendingStates.isEmpty {
            state = .ended
            return
        }
        guard activeTouches.isEmpty else { return }
        taps += 1
        if taps > numberOfTapsRequired {
            state = .failed
        } else {
            wait(Self.longestPause) { [unowned self] in state = .failed }
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }

    open override func reset() {
        super.reset()
        taps = 0
    }
}
