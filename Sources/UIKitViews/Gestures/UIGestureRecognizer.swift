import Foundation

/// A recognizer of a gesture in the touches of its view and the view's descendants.
///
/// Handlers are closures, because there are no selectors. Subclasses override ``touchesBegan(_:with:)`` and the like, and
/// set ``state``. Tests without a window send gestures with ``send(_:at:)``.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
    /// The progress of a gesture.
    public enum State: Int, Sendable {
        /// The touches may become the gesture. This is the state before any touch.
        case possible
        /// A gesture of some duration has been recognized.
        case began
        /// The fingers of a recognized gesture have moved.
        case changed
        /// The gesture has ended, or a short one has been recognized.
        case ended
        /// The gesture has been interrupted.
        case cancelled
        /// The touches are not the gesture.
        case failed

        /// A short gesture has been recognized.
        public static let recognized = State.ended
    }

    /// A closure that is called when the state of the gesture changes.
    public typealias Handler = (UIGestureRecognizer) -> Void

    /// The state of the gesture.
    ///
    /// While the recognizer has touches, a new state may not take effect: other recognizers may have to fail first, or may
    /// prevent the gesture.
    open var state: State {
        get { currentState }
        set { if isEngaged { transition(to: newValue) } else { currentState = newValue } }
    }

    /// Whether the gesture can be recognized. The default is true.
    open var isEnabled = true {
        didSet { if !isEnabled { giveUp() } }
    }

    /// The object that is asked about other gestures. It is not retained.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// The view whose touches are followed; nil if there is none.
    open internal(set) weak var view: UIView?
    /// A name for reports; nil for none.
    open var name: String?

    /// Whether touches are canceled in the view when the gesture has been recognized.
    open var cancelsTouchesInView = true
    /// Whether the view receives touches only after this recognizer has failed.
    open var delaysTouchesBegan = false
    /// Whether the view receives the end of touches only after this recognizer has failed.
    open var delaysTouchesEnded = true

    private var handlers: [Handler] = []
    /// The location in window coordinates.
    var location = CGPoint.zero

    // MARK: Recognition

    var currentState = State.possible
    /// The delivery of the recognizer's touches. Nil if it has none.
    weak var delivery: TouchDelivery?
    /// All touches since the last reset.
    var seenTouches: [UITouch] = []
    /// The touches that are still down.
    var touches: [UITouch] = []
    /// The states that the recognizer enters after the recognizers that it waits for have failed.
    var pendingStates: [State] = []
    /// The recognizers that must fail before this one can recognize.
    var requirements: [WeakRecognizer] = []
    /// The recognizers that wait for this one to fail.
    var waiting: [UIGestureRecognizer] = []
    private var timer: Int?

    struct WeakRecognizer { weak var recognizer: UIGestureRecognizer? }

    /// Creates a recognizer with a closure that is called when its state changes.
    public init(handler: Handler? = nil) {
        super.init()
        if let handler { handlers.append(handler) }
    }

    public override init() { super.init() }

    /// Adds a closure that is called when the state changes.
    open func addHandler(_ handler: @escaping Handler) { handlers.append(handler) }

    /// The center of the touches.
    open func location(in view: UIView?) -> CGPoint { view?.convert(location, from: nil) ?? location }

    /// The number of touches that are followed.
    open var numberOfTouches: Int { touches.count }

    /// Returns the position of a touch in the coordinates of a view.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        touches.indices.contains(touchIndex) ? touches[touchIndex].location(in: view) : location(in: view)
    }

    /// Makes this gesture wait until another one has failed.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        requirements.removeAll { $0.recognizer == nil }
        requirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
    }

    /// Puts the gesture into a state, without any touches. UIKit has no such method.
    ///
    /// Has no effect if the recognizer is disabled, or if its view or delegate does not let it begin. Other recognizers are
    /// not consulted.
    ///
    /// - Parameter location: The location in window coordinates.
    public func send(_ state: State, at location: CGPoint) {
        self.location = location
        if accepts(state) { enter(state) }
    }

    /// Returns whether the gesture may enter a state. Asks the view and the delegate if the gesture is about to begin.
    @_spi(Host) open func accepts(_ state: State) -> Bool {
        guard isEnabled else { return false }
        guard self.state != .began, self.state != .changed else { return true }
        guard view?.gestureRecognizerShouldBegin(self) != false else { return false }
        return delegate?.gestureRecognizerShouldBegin(self) != false
    }

    /// Enters a state that has been accepted, and calls the handlers.
    @_spi(Host) open func enter(_ state: State) {
        currentState = state
        for handler in handlers { handler(self) }
    }

    /// Called when the recognizer has failed.
    func didFail() {}

    /// Calls `action` after some seconds, unless the gesture is reset or this method is called again before then.
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

    /// Called before the first touch of a gesture, to end a gesture that was sent without touches.
    func giveWayToTouches() {}

    func stopWaiting() {
        if let timer { AnimationClock.current.cancel(timer) }
        timer = nil
    }

    // MARK: For subclasses

    /// Tells the recognizer that fingers have touched the view. The default does nothing.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Tells the recognizer that fingers have moved. The default does nothing.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Tells the recognizer that fingers have been lifted. The default does nothing.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Tells the recognizer that touches have been canceled. The default does nothing.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called after a gesture is over, and before the touches of the next one.
    open func reset() {}

    /// Stops receiving a touch.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        touches.removeAll { $0 === touch }
        seenTouches.removeAll { $0 === touch }
    }

    /// Returns whether this gesture, once recognized, excludes another one. The default is true.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Returns whether another gesture, once recognized, excludes this one. The default is true.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Returns whether this gesture waits until another one has failed. The default is false.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Returns whether another gesture waits until this one has failed. The default is false.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Returns whether the recognizer follows an event. The default is true.
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
