import Foundation

/// Tells of a gesture. Nothing is recognized here: a host or a test says that the gesture happens, with ``send(_:at:)``.
///
/// It calls closures, for lack of selectors.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed

        public static let recognized = State.ended
    }

    public typealias Handler = (UIGestureRecognizer) -> Void

    open var state = State.possible
    open var isEnabled = true
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    open internal(set) weak var view: UIView?
    open var name: String?
    open var cancelsTouchesInView = true

    private var handlers: [Handler] = []
    /// In the coordinates of the window.
    var location = CGPoint.zero

    public init(handler: Handler? = nil) {
        super.init()
        if let handler { handlers.append(handler) }
    }

    public override init() { super.init() }

    open func addHandler(_ handler: @escaping Handler) { handlers.append(handler) }

    open func location(in view: UIView?) -> CGPoint { view?.convert(location, from: nil) ?? location }

    /// Waits for nothing: which of two gestures it is, whoever sends it has decided.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

    /// Our addition: the gesture gets to a state, at a point of the window. One that is not enabled, or that its view or its
    /// delegate does not let begin, stays as it is.
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
        self.state = state
        for handler in handlers { handler(self) }
    }
}

extension UIView {
    func attach(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
        gestureRecognizer.view = self
    }

    func detach(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        gestureRecognizers?.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.view = nil
    }
}
