import Foundation

/// The transition coordinator of a change of a window's size.
@MainActor final class SizeTransition: UIViewControllerTransitionCoordinator {
    typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void

    let isAnimated = false
    let transitionDuration: TimeInterval = 0
    private var steps: [Step] = []
    private var completions: [Step] = []

    func animate(alongsideTransition animation: Step?, completion: Step?) -> Bool {
        if let animation { steps.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }

    func finish() {
        for step in steps + completions { step(self) }
        (steps, completions) = ([], [])
    }
}
