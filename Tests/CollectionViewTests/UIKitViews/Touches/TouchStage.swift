import CollectionView
@_spi(Host) import UIKitViews

/// A window of 200 × 400 points with its own clock, which is touched as by a host.
@MainActor final class TouchStage {
    let clock = AnimationClock.startAfresh()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    private var places: [Int: CGPoint] = [:]

    init(_ views: UIView...) {
        window.makeKeyAndVisible()
        for view in views { window.addSubview(view) }
        window.layoutIfNeeded()
    }

    func down(_ x: CGFloat, _ y: CGFloat, finger: Int = 0, clicks: Int = 1) {
        places[finger] = CGPoint(x: x, y: y)
        window.touch(.began, id: finger, at: CGPoint(x: x, y: y), time: clock.now, clicks: clicks)
    }

    /// Moves a finger evenly, with a report every 1/100 second.
    func move(_ x: CGFloat, _ y: CGFloat, over seconds: Double = 0.1, finger: Int = 0) {
        guard let start = places[finger] else { return }
        let count = max(1, (seconds * 100).rounded())
        for step in stride(from: 1, through: count, by: 1) {
            clock.advanceOnePicture(by: seconds / count)
            place(start.x + (x - start.x) * step / count, start.y + (y - start.y) * step / count, finger: finger)
        }
    }

    /// Reports one movement of a finger.
    func place(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) {
        places[finger] = CGPoint(x: x, y: y)
        window.touch(.moved, id: finger, at: CGPoint(x: x, y: y), time: clock.now)
    }

    func up(finger: Int = 0) {
        guard let place = places.removeValue(forKey: finger) else { return }
        window.touch(.ended, id: finger, at: place, time: clock.now)
    }

    func cancel(finger: Int = 0) {
        guard let place = places.removeValue(forKey: finger) else { return }
        window.touch(.cancelled, id: finger, at: place, time: clock.now)
    }

    func tap(_ x: CGFloat, _ y: CGFloat) {
        down(x, y)
        clock.advance(by: 0.05)
        up()
    }

    /// Drags, and lets go after the finger has stopped.
    func drag(from start: (CGFloat, CGFloat), to end: (CGFloat, CGFloat), over seconds: Double = 0.2) {
        down(start.0, start.1)
        move(end.0, end.1, over: seconds)
        clock.advance(by: 0.2)
        up()
    }

    /// Drags, and lets go while the finger is moving.
    func flick(from start: (CGFloat, CGFloat), to end: (CGFloat, CGFloat), over seconds: Double = 0.1) {
        down(start.0, start.1)
        move(end.0, end.1, over: seconds)
        up()
    }
}

/// A view that records the touches that it receives, and their positions.
@MainActor final class TouchRecorder: UIView {
    var log: (String) -> Void = { _ in }
    private(set) var points: [CGPoint] = []
    private(set) var phases: [UITouch.Phase] = []
    var passesOn = false

    var events: [String] = []

    private func note(_ name: String, _ touches: Set<UITouch>) {
        events.append(touches.count == 1 ? name : "\(name) \(touches.count)")
        log(name)
        points += touches.map { $0.location(in: self) }
        phases += touches.map(\.phase)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("began", touches)
        if passesOn { super.touchesBegan(touches, with: event) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if events.last != "moved" { note("moved", touches) }
        if passesOn { super.touchesMoved(touches, with: event) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("ended", touches)
        if passesOn { super.touchesEnded(touches, with: event) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("cancelled", touches)
        if passesOn { super.touchesCancelled(touches, with: event) }
    }
}
