import Foundation

/// Delivers the touches of a window to gesture recognizers, and then to the views in which they came down.
///
/// A recognizer can hold touches back from a view until it has decided, and take them away when it has recognized.
@MainActor final class TouchDelivery {
    /// The recognizers that are concerned with touches, also with such as have gone up.
    private var engaged: [UIGestureRecognizer] = []
    private var event = UIEvent()

    func deliver(_ event: UIEvent, in window: UIWindow) {
        self.event = event
        let changed = event.touches.filter { $0.window === window && $0.phase != .stationary }
        for touch in changed where touch.phase == .began { admit(touch, in: window) }
        var recognizers: [UIGestureRecognizer] = []
        for recognizer in changed.flatMap({ $0.gestureRecognizers ?? [] }) where !recognizers.contains(recognizer) {
            recognizers.append(recognizer)
        }
        for recognizer in recognizers { recognizer.receive(changed, with: event) }
        for touch in changed { touch.passage.queue(touch.sample) }
        deliverHeld(changed)
        for touch in changed where touch.phase == .ended || touch.phase == .cancelled {
            for recognizer in recognizers { recognizer.touches.removeAll { $0 === touch } }
        }
        resetFinished()
    }

    /// Finds the view of a touch and the recognizers that receive it, those of the view first.
    private func admit(_ touch: UITouch, in window: UIWindow) {
        touch.view = window.hitTest(touch.location(in: window), with: event)
        touch.gestureRecognizers = []
        var ancestor = touch.view
        while let view = ancestor {
            for recognizer in view.gestureRecognizers ?? [] where receives(recognizer, touch) {
                touch.gestureRecognizers?.append(recognizer)
                if !engaged.contains(recognizer) { engaged.append(recognizer) }
                recognizer.engage(touch, of: self)
            }
            ancestor = view.superview
        }
        if let view = touch.view, !mayBegin(in: view, beside: touch) { touch.passage.isOver = true }
    }

    private func receives(_ recognizer: UIGestureRecognizer, _ touch: UITouch) -> Bool {
        recognizer.isEnabled && recognizer.takesNewTouches && recognizer.shouldReceive(event)
            && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: event) != false
            && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) != false
    }

    /// Whether a view gets another touch while there are others.
    private func mayBegin(in view: UIView, beside touch: UITouch) -> Bool {
        let others = event.touches.filter { $0 !== touch && !$0.passage.isOver }
        if !view.isMultipleTouchEnabled, others.contains(where: { $0.view === view }) { return false }
        return !others.contains { $0.view !== view && (view.isExclusiveTouch || $0.view?.isExclusiveTouch == true) }
    }

    // MARK: Views

    /// Brings views what no recognizer holds back any more.
    func deliverHeld(_ touches: [UITouch]) {
        var parcels: [(view: UIView, phase: UITouch.Phase, touches: Set<UITouch>)] = []
        for touch in touches {
            while let sample = touch.passage.next(of: touch) {
                guard let view = touch.view, begins(touch, sample.phase, in: view) else { continue }
                let isUpToDate = sample.timestamp == touch.timestamp && sample.phase == touch.phase
                guard isUpToDate else {
                    deliver(touch, as: sample, to: view)
                    continue
                }
                if let index = parcels.firstIndex(where: { $0.view === view && $0.phase == sample.phase }) {
                    parcels[index].touches.insert(touch)
                } else {
                    parcels.append((view, sample.phase, [touch]))
                }
            }
        }
        for (view, phase, touches) in parcels { view.receive(touches, phase, with: event) }
    }

    /// Delivers a delayed sample as it was at its time.
    private func deliver(_ touch: UITouch, as sample: UITouch.Sample, to view: UIView) {
        let present = touch.sample
        touch.sample = sample
        view.receive([touch], sample.phase, with: event)
        touch.sample = present
    }

    /// Asks the scroll views around a view whether a touch may begin in it.
    private func begins(_ touch: UITouch, _ phase: UITouch.Phase, in view: UIView) -> Bool {
        guard phase == .began else { return true }
        var ancestor = view.superview
        while let superview = ancestor {
            if let scrollView = superview as? UIScrollView,
                !scrollView.touchesShouldBegin([touch], with: event, in: view)
            {
                touch.passage.isOver = true
                return false
            }
            ancestor = superview.superview
        }
        return true
    }

    /// A gesture has been recognized: to the views, its touches are cancelled.
    func takeFromViews(_ touches: [UITouch]) {
        for touch in touches where touch.passage.end() {
            guard let view = touch.view else { continue }
            var sample = touch.sample
            sample.phase = .cancelled
            deliver(touch, as: sample, to: view)
        }
    }

    /// A view is about to leave the window: to it and to the views around it, the touches in it are cancelled.
    func viewWillLeave(_ view: UIView) {
        // A touch that has gone up may still be held back from its view by a recognizer.
        let touches = event.touches + engaged.flatMap(\.seenTouches)
        takeFromViews(touches.filter { !$0.passage.isOver && $0.view?.isDescendant(of: view) == true })
    }

    // MARK: Recognizers

    /// Makes recognizers ready for another gesture whose touches have all gone up. One that is left without touches, and expects
    /// nothing, has recognized nothing.
    func resetFinished() {
        for recognizer in engaged where recognizer.isAbandoned { recognizer.fail() }
        let finished = engaged.filter { $0.isFinished && $0.touches.isEmpty }
        engaged.removeAll { $0.isFinished && $0.touches.isEmpty }
        for recognizer in finished { recognizer.forgetTouches() }
    }
}

extension UIView {
    fileprivate func receive(_ touches: Set<UITouch>, _ phase: UITouch.Phase, with event: UIEvent) {
        switch phase {
        case .began: touchesBegan(touches, with: event)
        case .moved: touchesMoved(touches, with: event)
        case .ended: touchesEnded(touches, with: event)
        case .cancelled: touchesCancelled(touches, with: event)
        case .stationary, .regionEntered, .regionMoved, .regionExited: break
        }
    }
}
