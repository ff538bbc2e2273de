import Foundation

/// A change of a navigation controller that an app animates itself.
@MainActor final class NavigationTransition: NSObject, UIViewControllerContextTransitioning {
    let containerView: UIView
    private let animator: any UIViewControllerAnimatedTransitioning
    private let old: UIViewController
    private let new: UIViewController
    private var completion: (() -> Void)?

    /// - Parameter containerView: The view in which the transition takes place, with the final frame of the views.
    init(
        with animator: any UIViewControllerAnimatedTransitioning, from old: UIViewController, to new: UIViewController,
        in containerView: UIView, completion: @escaping () -> Void
    ) {
        (self.animator, self.old, self.new) = (animator, old, new)
        (self.containerView, self.completion) = (containerView, completion)
    }

    var isAnimated: Bool { true }
    var isInteractive: Bool { false }
    var transitionWasCancelled: Bool { false }
    var presentationStyle: UIModalPresentationStyle { .none }

    func begin() {
        containerView.addSubview(old.view)
        animator.animateTransition(using: self)
    }

    /// Ends the transition, also before the animation has ended.
    func end() { completeTransition(true) }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .to ? new : key == .from ? old : nil
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        key == .to ? new.view : key == .from ? old.view : nil
    }

    func initialFrame(for vc: UIViewController) -> CGRect { vc === old ? containerView.bounds : .zero }

    func finalFrame(for vc: UIViewController) -> CGRect { vc === new ? containerView.bounds : .zero }

    func completeTransition(_ didComplete: Bool) {
        guard let completion else { return }
        self.completion = nil
        completion()
        containerView.removeFromSuperview()
        animator.animationEnded(didComplete)
    }
}
