import Foundation

/// The coordinator of a running transition: a change of a window's size, or a slide of a navigation controller.
@MainActor final class ControllerTransition: UIViewControllerTransitionCoordinator {
    typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void

    let transitionDuration: TimeInterval
    private var hasBegun = false
    private var steps: [Step] = []
    private var completions: [Step] = []

    /// - Parameter duration: The duration in seconds; 0 for a transition without animation.
    init(duration: TimeInterval = 0) { transitionDuration = duration }

    var isAnimated: Bool { transitionDuration > 0 }

    /// False, because a transition that has begun cannot be canceled here.
    var isCancelled: Bool { false }

    func animate(alongsideTransition animation: Step?, completion: Step?) -> Bool {
        if let completion { completions.append(completion) }
        guard let animation else { return true }
        if hasBegun { animation(self) } else { steps.append(animation) }
        return true
    }

    /// Performs the changes that are animated together with the transition.
    func begin() {
        hasBegun = true
        for step in steps { step(self) }
        steps = []
    }

    func finish() {
        begin()
        for completion in completions { completion(self) }
        completions = []
    }
}
