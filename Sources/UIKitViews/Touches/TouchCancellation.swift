import Foundation

/// Postpones `touchesCancelled` for views that leave the window during a layout pass or a batch update.
///
/// A layout pass and a batch update take views off the screen while data, layout and views do not agree. An app that changed
/// its data in `touchesCancelled` would make them disagree further. So views learn of it when the outermost of these has
/// ended.
@MainActor package enum TouchCancellation {
    private static var depth = 0
    private static var postponed: [() -> Void] = []
    /// A view that has left its superview and is about to learn of its canceled touches.
    private static var departed: (view: UIView, superview: UIView)?

    /// Runs `body`, and postpones cancellations until it has ended.
    package static func postponed<Result>(during body: () -> Result) -> Result {
        depth += 1
        defer {
            depth -= 1
            if depth == 0, !postponed.isEmpty { performPostponed() }
        }
        return body()
    }

    /// Calls `action`, now or later. During the call, the view still has the responder chain that it has now.
    package static func perform(for view: UIView, _ action: @escaping () -> Void) {
        guard depth > 0 else { return action() }
        let superview = view.superview
        postponed.append {
            departed = superview.map { (view, $0) }
            action()
            departed = nil
        }
    }

    /// The superview that a view has just left.
    package static func superview(of view: UIView) -> UIView? { departed?.view === view ? departed?.superview : nil }

    private static func performPostponed() {
        let actions = postponed
        postponed = []
        for action in actions { action() }
    }
}
