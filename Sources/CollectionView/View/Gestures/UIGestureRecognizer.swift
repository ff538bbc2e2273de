import Foundation

/// Recognizes a gesture in the touches on its view and the views below it, and tells its handlers.
///
/// Handlers are closures, for lack of selectors. A subclass overrides ``touchesBegan(_:with:)`` and its like, and sets ``state``.
/// A test without a window sends gestures with ``send(_:at:)``.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed

        public static let recognized = State.ended
    }

    public typealias Handler = (UIGestureRecognizer) -> Void

    /// While it receives touches, setting the state is a wish: other recognizers may have to fail first, or may prevent it.
    open var state: State {
        get { currentState }
        set { if isEngaged { transition(to: newValue) } else { currentState = newValue } }
    }

    open var isEnabled = true {
        didSet { if !isEnabled { giveUp() } }
    }

    open weak var delegate: (any UIGestureRecognizerDelegate)?
    open internal(set) weak var view: UIView?
    open var name: String?

    /// Whether the view no longer gets the touches of a gesture that has been recognized.
    open var cancelsTouchesInView = true
    /// Whether the view gets touches only when it is clear that they are not this gesture.
    open var delaysTouchesBegan = false
    /// Whether the view is told of the end of touches only when it is clear that they are not this gesture.
    open var delaysTouchesEnded = true

    private var handlers: [Handler] = []
    /// The location in the coordinates of the window.
    var location = CGPoint.zero

    // MARK: Recognition

    var currentState = State.possible
    /// The delivery of its touches, while it has any.
    weak var delivery: TouchDelivery?
    /// The touches since it was last reset.
    var seenTouches: [UITouch] = []
    /// Its touches that are still down.
    var touches: [UITouch] = []
    /// The states that it will get to if others fail.
    var wishes: [State] = []
    /// The recognizers that have to fail before it can recognize.
    var requirements: [WeakRecognizer] = []
    /// The recognizers that wait for this one to fail.
    var waiting: [UIGestureRecognizer] = []
    private var timer: Int?

    struct WeakRecognizer { weak var recognizer: UIGestureRecognizer? }

    public init(handler: Handler? = nil) {
        super.init()
        if let handler { handlers.append(handler) }
    }

    public override init() { super.init() }

    open func addHandler(_ handler: @escaping Handler) { handlers.append(handler) }

    /// The center of the touches.
    open func location(in view: UIView?) -> CGPoint { view?.convert(location, from: nil) ?? location }

    open var numberOfTouches: Int { touches.count }

    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        touches.indices.contains(touchIndex) ? touches[touchIndex].location(in: view) : location(in: view)
    }

    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        requirements.removeAll { $0.recognizer == nil }
        requirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
    }

    /// Our addition: the gesture gets to a state, at a point of the window. One that is not enabled, or that its view or its
    /// delegate does not let begin, stays as it is. Other recognizers have no say.
    public func send(_ state: State, at location: CGPoint) {
        self.location = location
        if accepts(state) { enter(state) }
    }

    /// Whether the gesture may get to a state. The view and the delegate are asked if it is to begin.
    func accepts(_ state: State) -> Bool {
        guard isEnabled else { return false }
        guard self.state != .began, self.state != .changed else { return true }
        guard view?.gestureRecognizerShouldBegin(self) != false else { return false }
        return delegate?.gestureRecognizerShouldBegin(self) != false
    }

    /// Tells the handlers of a state that has been accepted.
    func enter(_ state: State) {
        currentState = state
        for handler in handlers { handler(self) }
    }

    /// Called when it has become clear that the touches are not its gesture.
    func didFail() {}

    /// Calls `action` after a time, unless the gesture is reset or waits again before.
    final func wait(_ seconds: TimeInterval, _ action: @escaping () -> Void) {
        stopWaiting()
        let clock = AnimationClock.current
        timer = clock.schedule(at: clock.now + seconds) { [weak self] in
            guard let self, timer != nil else { return }
            timer = nil
            let delivery = delivery
            action()
            delivery?.resetFinished()
        }
    }

    var isWaiting: Bool { timer != nil }

    /// Called before the first touch of a gesture: one that was sent without touches is over.
    func giveWayToTouches() {}

    func stopWaiting() {
        if let timer { AnimationClock.current.cancel(timer) }
        timer = nil
    }

    // MARK: For subclasses

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when a gesture is over, before the touches of the next one.
    open func reset() {}

    /// Receives nothing more of a touch.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        touches.removeAll { $0 === touch }
        seenTouches.removeAll { $0 === touch }
    }

    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open func shouldReceive(_ event: UIEvent) -> Bool { true }
}

extension UIView {
    func attach(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
        gestureRecognizer.view = self
    }

    func detach(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        gestureRecognizer.leaveTouches()
        gestureRecognizers?.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.view = nil
    }
}
