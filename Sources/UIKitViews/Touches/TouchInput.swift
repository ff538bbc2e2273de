import Foundation

/// The fingers on a window, from which events are made.
@MainActor final class TouchInput {
    private unowned let window: UIWindow
    private var touches: [(id: Int, touch: UITouch)] = []

    init(of window: UIWindow) { self.window = window }

    /// Whether a finger is down.
    var isActive: Bool { !touches.isEmpty }

    /// Sends an event for a touch that begins, moves or ends. Ignores phases that do not follow from the previous one.
    func report(_ phase: UITouch.Phase, id: Int, at point: CGPoint, time: TimeInterval, clicks: Int) {
        let known = touches.first { $0.id == id }?.touch
        guard let touch = phase == .began ? (known == nil ? begin(id, clicks) : nil) : known else { return }
        let isOver = phase == .ended || phase == .cancelled
        guard isOver || phase == .began || phase == .moved else { return }
        for other in touches where other.touch !== touch { other.touch.sample.phase = .stationary }
        let previous = phase == .began ? point : touch.sample.point
        touch.sample = UITouch.Sample(phase: phase, point: point, previousPoint: previous, timestamp: time)
        let event = UIEvent()
        event.timestamp = time
        event.touches = touches.map(\.touch)
        UIApplication.shared.sendEvent(event)
        if isOver { touches.removeAll { $0.id == id } }
    }

    /// Cancels all touches.
    ///
    /// - Returns: Whether there were any.
    func cancel() -> Bool {
        let (cancelled, time) = (touches, AnimationClock.current.now)
        for (id, touch) in cancelled { report(.cancelled, id: id, at: touch.sample.point, time: time, clicks: 1) }
        return !cancelled.isEmpty
    }

    private func begin(_ id: Int, _ clicks: Int) -> UITouch {
        let touch = UITouch()
        touch.tapCount = max(1, clicks)
        touch.window = window
        touches.append((id, touch))
        return touch
    }
}
