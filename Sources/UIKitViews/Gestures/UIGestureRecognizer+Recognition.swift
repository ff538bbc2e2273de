import Foundation

/// The rules by which recognizers of the same touches decide which of them recognizes.
extension UIGestureRecognizer {
    /// Whether the recognizer has touches, or has not been reset after them.
    package var isEngaged: Bool { delivery != nil }

    var isUndecided: Bool { isEngaged && currentState == .possible }

    var isFinished: Bool { currentState == .ended || currentState == .cancelled || currentState == .failed }

    /// Whether the recognizer is undecided, and neither a touch, a timer nor another recognizer can make it decide.
    var isAbandoned: Bool { isUndecided && touches.isEmpty && pendingStates.isEmpty && !isWaiting }

    private var hasRecognized: Bool { currentState == .began || currentState == .changed || currentState == .ended }

    // MARK: Touches

    /// Adds a touch that has begun.
    func engage(_ touch: UITouch, of delivery: TouchDelivery) {
        if !isEngaged {
            giveWayToTouches()
            currentState = .possible
        }
        self.delivery = delivery
        touches.append(touch)
        seenTouches.append(touch)
    }

    /// Whether the recognizer accepts new touches. It does not if its gesture is over or waits for others to fail.
    var takesNewTouches: Bool { !isEngaged || !isFinished && pendingStates.isEmpty }

    /// Handles the recognizer's touches among the changed ones.
    func receive(_ changed: [UITouch], with event: UIEvent) {
        func deliver(_ phase: UITouch.Phase, _ handle: (Set<UITouch>, UIEvent) -> Void) {
            guard !isFinished, pendingStates.last != .ended else { return }
            let touches = changed.filter { $0.phase == phase && self.touches.contains($0) }
            guard !touches.isEmpty else { return }
            if let center = activeTouches.center { location = center }
            handle(Set(touches), event)
        }
        deliver(.began, touchesBegan)
        deliver(.moved, touchesMoved)
        deliver(.ended, touchesEnded)
        deliver(.cancelled, touchesCancelled)
    }

    /// The recognizer's touches that are still down after the current event.
    var activeTouches: [UITouch] { touches.filter { $0.phase != .ended && $0.phase != .cancelled } }

    // MARK: States

    func transition(to state: State) {
        switch (currentState, state) {
        case (.possible, .possible): break
        case (.possible, .failed), (.possible, .cancelled): fail()
        case (.possible, _):
            if pendingStates.isEmpty {
                recognize(as: state == .ended ? .ended : .began)
            } else if state == .ended, pendingStates.last != .ended {
                pendingStates.append(.ended)
            }
        case (.began, _), (.changed, _):
            switch state {
            case .possible: break
            case .began, .changed: enter(.changed)
            case .ended: enter(.ended)
            case .cancelled, .failed: enter(.cancelled)
            }
        case (.ended, _), (.cancelled, _), (.failed, _): break
        }
    }

    private func recognize(as state: State) {
        let obstacles = obstacles
        guard !obstacles.contains(where: \.hasRecognized) else { return fail() }
        let undecided = obstacles.filter(\.isUndecided)
        guard undecided.isEmpty else {
            pendingStates = [state]
            for obstacle in undecided { obstacle.waiting.append(self) }
            return
        }
        guard !rivals.contains(where: { $0.hasRecognized && $0.prevents(self) }), accepts(state) else { return fail() }
        currentState = state
        // The views lose the touches first. Otherwise a delay that ends below would deliver them.
        if cancelsTouchesInView { delivery?.takeFromViews(seenTouches) }
        for rival in rivals where rival.isUndecided && prevents(rival) { rival.fail() }
        for recognizer in drainWaiting() { recognizer.fail() }
        delivery?.deliverHeld(seenTouches)
        enter(state)
    }

    /// Fails, and lets the recognizers that wait for this continue.
    func fail() {
        guard currentState == .possible else { return }
        pendingStates = []
        stopWaiting()
        currentState = .failed
        didFail()
        for recognizer in drainWaiting() { recognizer.tryAgain() }
        delivery?.deliverHeld(seenTouches)
    }

    /// Ends the gesture because the recognizer was removed or disabled.
    func giveUp() {
        guard isEngaged else { return }
        let delivery = delivery
        if currentState == .possible { fail() } else { transition(to: .cancelled) }
        delivery?.resetFinished()
    }

    /// Ends the gesture, and stops receiving its touches.
    func leaveTouches() {
        guard let delivery else { return }
        for touch in seenTouches { touch.gestureRecognizers?.removeAll { $0 === self } }
        giveUp()
        touches = []
        delivery.resetFinished()
    }

    private func tryAgain() {
        guard currentState == .possible else { return }
        let states = pendingStates
        pendingStates = []
        for state in states { transition(to: state) }
    }

    private func drainWaiting() -> [UIGestureRecognizer] {
        defer { waiting = [] }
        return waiting
    }

    func forgetTouches() {
        stopWaiting()
        (touches, seenTouches, pendingStates, waiting) = ([], [], [], [])
        (currentState, delivery) = (.possible, nil)
        reset()
    }

    // MARK: Others

    /// The other recognizers that receive the same touches.
    private var rivals: [UIGestureRecognizer] {
        var rivals: [UIGestureRecognizer] = []
        for recognizer in seenTouches.flatMap({ $0.gestureRecognizers ?? [] })
        where recognizer !== self && !rivals.contains(recognizer) { rivals.append(recognizer) }
        return rivals
    }

    /// The recognizers that must fail before this one can recognize.
    private var obstacles: [UIGestureRecognizer] {
        let required = requirements.compactMap(\.recognizer).filter(\.isEngaged)
        return required
            + rivals.filter { rival in !required.contains(rival) && requiresFailure(of: rival) }
    }

    private func requiresFailure(of other: UIGestureRecognizer) -> Bool {
        shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
            || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
    }

    private func prevents(_ other: UIGestureRecognizer) -> Bool {
        guard canPrevent(other), other.canBePrevented(by: self) else { return false }
        return delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) != true
            && other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) != true
    }
}

extension [UITouch] {
    /// The center of the touches, in window coordinates. Nil if there are none.
    @MainActor var center: CGPoint? {
        guard !isEmpty else { return nil }
        let sum = reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.sample.point.x, y: $0.y + $1.sample.point.y) }
        return CGPoint(x: sum.x / CGFloat(count), y: sum.y / CGFloat(count))
    }
}
