import Foundation

/// The agreement of recognizers on the meaning of touches.
extension UIGestureRecognizer {
    /// Whether there are touches that it is concerned with, or that it has not been reset after.
    var isEngaged: Bool { delivery != nil }

    var isUndecided: Bool { isEngaged && currentState == .possible }

    var isFinished: Bool { currentState == .ended || currentState == .cancelled || currentState == .failed }

    /// Whether nothing can happen any more that would let it decide.
    var isAbandoned: Bool { isUndecided && touches.isEmpty && wishes.isEmpty && !isWaiting }

    private var hasRecognized: Bool { currentState == .began || currentState == .changed || currentState == .ended }

    // MARK: Touches

    /// Takes on a touch that comes down; a gesture that is over, or that waits for others to fail, takes on no more.
    func engage(_ touch: UITouch, of delivery: TouchDelivery) {
        if !isEngaged {
            giveWayToTouches()
            currentState = .possible
        }
        self.delivery = delivery
        touches.append(touch)
        seenTouches.append(touch)
    }

    var takesNewTouches: Bool { !isEngaged || !isFinished && wishes.isEmpty }

    /// Handles those of its touches that have changed.
    func receive(_ changed: [UITouch], with event: UIEvent) {
        func tell(_ phase: UITouch.Phase, _ hear: (Set<UITouch>, UIEvent) -> Void) {
            guard !isFinished, wishes.last != .ended else { return }
            let touches = changed.filter { $0.phase == phase && self.touches.contains($0) }
            guard !touches.isEmpty else { return }
            if let center = activeTouches.center { location = center }
            hear(Set(touches), event)
        }
        tell(.began, touchesBegan)
        tell(.moved, touchesMoved)
        tell(.ended, touchesEnded)
        tell(.cancelled, touchesCancelled)
    }

    /// Its touches that are down after the current event.
    var activeTouches: [UITouch] { touches.filter { $0.phase != .ended && $0.phase != .cancelled } }

    // MARK: States

    func transition(to state: State) {
        switch (currentState, state) {
        case (.possible, .possible): break
        case (.possible, .failed), (.possible, .cancelled): fail()
        case (.possible, _):
            if wishes.isEmpty {
                recognize(as: state == .ended ? .ended : .began)
            } else if state == .ended, wishes.last != .ended {
                wishes.append(.ended)
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
            wishes = [state]
            for obstacle in undecided { obstacle.waiting.append(self) }
            return
        }
        guard !rivals.contains(where: { $0.hasRecognized && $0.prevents(self) }), accepts(state) else { return fail() }
        currentState = state
        // Taken from the views first: a delay that ends now must not bring them there.
        if cancelsTouchesInView { delivery?.takeFromViews(seenTouches) }
        for rival in rivals where rival.isUndecided && prevents(rival) { rival.fail() }
        for recognizer in drainWaiting() { recognizer.fail() }
        delivery?.deliverHeld(seenTouches)
        enter(state)
    }

    /// Fails, so that gestures that require this can continue.
    func fail() {
        guard currentState == .possible else { return }
        wishes = []
        stopWaiting()
        currentState = .failed
        didFail()
        for recognizer in drainWaiting() { recognizer.tryAgain() }
        delivery?.deliverHeld(seenTouches)
    }

    /// Ends it from outside: it is removed, or not enabled any more.
    func giveUp() {
        guard isEngaged else { return }
        let delivery = delivery
        if currentState == .possible { fail() } else { transition(to: .cancelled) }
        delivery?.resetFinished()
    }

    /// Ends it, and receives nothing more of its touches.
    func leaveTouches() {
        guard let delivery else { return }
        for touch in seenTouches { touch.gestureRecognizers?.removeAll { $0 === self } }
        giveUp()
        touches = []
        delivery.resetFinished()
    }

    private func tryAgain() {
        guard currentState == .possible else { return }
        let states = wishes
        wishes = []
        for state in states { transition(to: state) }
    }

    private func drainWaiting() -> [UIGestureRecognizer] {
        defer { waiting = [] }
        return waiting
    }

    func forgetTouches() {
        stopWaiting()
        (touches, seenTouches, wishes, waiting) = ([], [], [], [])
        (currentState, delivery) = (.possible, nil)
        reset()
    }

    // MARK: Others

    /// The other recognizers of its touches.
    private var rivals: [UIGestureRecognizer] {
        var rivals: [UIGestureRecognizer] = []
        for recognizer in seenTouches.flatMap({ $0.gestureRecognizers ?? [] })
        where recognizer !== self && !rivals.contains(recognizer) { rivals.append(recognizer) }
        return rivals
    }

    /// The recognizers without whose failure it must not recognize.
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
    /// The center in the coordinates of the window; nil without touches.
    @MainActor var center: CGPoint? {
        guard !isEmpty else { return nil }
        let sum = reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.sample.point.x, y: $0.y + $1.sample.point.y) }
        return CGPoint(x: sum.x / CGFloat(count), y: sum.y / CGFloat(count))
    }
}
