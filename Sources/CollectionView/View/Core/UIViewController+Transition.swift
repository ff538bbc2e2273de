import Foundation

/// What goes on while a window gets another size. Here it is over at once.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinator: AnyObject {
    var isAnimated: Bool { get }
    var transitionDuration: TimeInterval { get }

    /// Runs `animation` once the views have the new size, and `completion` after it.
    @discardableResult func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
    @discardableResult public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// What is told of a change of size to those who go along with it.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    var isAnimated: Bool { get }
    var transitionDuration: TimeInterval { get }
}

/// The change of size of a window, for the view controller in it.
@MainActor
final class SizeTransition: UIViewControllerTransitionCoordinator,
    UIViewControllerTransitionCoordinatorContext
{
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
