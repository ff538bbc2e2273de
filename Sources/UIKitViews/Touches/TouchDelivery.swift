import Foundation

/// The delivery of a window's touches to gesture recognizers, and then to the views in which they began.
///
/// A recognizer can hold back touches from a view until it has decided, and cancel them in the view when it recognizes.
@MainActor final class TouchDelivery {
    /// The recognizers that have received touches and have not been reset since.
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

    /// Finds the view of a touch and the recognizers that receive it, those of the innermost view first.
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

    /// Returns whether a touch may begin in a view, considering other touches and exclusive views.
    private func mayBegin(in view: UIView, beside touch: UITouch) -> Bool {
        let others = event.touches.filter { $0 !== touch && !$0.passage.isOver }
        if !view.isMultipleTouchEnabled, others.contains(where: { $0.view === view }) { return false }
        return !others.contains { $0.view !== view && (view.isExclusiveTouch || $0.view?.isExclusiveTouch == true) }
    }

    // MARK: Views

    /// Delivers the samples that no recognizer holds back any longer to their views.
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

    /// Delivers a delayed sample. Meanwhile, the touch has the sample's state.
    private func deliver(_ touch: UITouch, as sample: UITouch.Sample, to view: UIView) {
        let present = touch.sample
        touch.sample = sample
        view.receive([touch], sample.phase, with: event)
        touch.sample = present
    }

    /// Returns whether a touch may begin in a view, according to the enclosing scroll views.
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

    /// Cancels touches in their views after a gesture has been recognized.
    func takeFromViews(_ touches: [UITouch]) {
        for (touch, view) in end(touches) { cancel(touch, in: view) }
    }

    /// Ends the delivery of touches.
    ///
    /// - Returns: The touches whose beginning their views have received.
    private func end(_ touches: [UITouch]) -> [(touch: UITouch, view: UIView)] {
        touches.compactMap { touch in touch.passage.end() ? touch.view.map { (touch, $0) } : nil }
    }

    private func cancel(_ touch: UITouch, in view: UIView) {
        var sample = touch.sample
        sample.phase = .cancelled
        deliver(touch, as: sample, to: view)
    }

    /// Cancels the touches in a view and its descendants before the view leaves the window. From now on they receive
    /// nothing but the cancellation, which may come later.
    func viewWillLeave(_ view: UIView) {
        // A recognizer may still hold back a touch that has already ended.
        let touches = event.touches + engaged.flatMap(\.seenTouches)
        let cancelled = end(touches.filter { !$0.passage.isOver && $0.view?.isDescendant(of: view) == true })
        guard !cancelled.isEmpty else { return }
        TouchCancellation.perform(for: view) { for (touch, view) in cancelled { self.cancel(touch, in: view) } }
    }

    // MARK: Recognizers

    /// Resets the recognizers that have finished and whose touches have all ended. Recognizers that can no longer decide
    /// fail first.
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
