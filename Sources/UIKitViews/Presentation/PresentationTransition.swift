import Foundation

/// The transition of a presentation that an app animates itself.
@MainActor final class PresentationTransition: NSObject, UIViewControllerContextTransitioning {
    let containerView: UIView
    let presentationStyle: UIModalPresentationStyle
    private let isPresenting: Bool
    private weak var presented: UIViewController?
    private weak var presenter: UIViewController?
    private let animator: any UIViewControllerAnimatedTransitioning
    private var completion: (() -> Void)?
    /// The place of the presenting view, to which it returns if the animation has moved it into the container.
    private let home: (superview: UIView, index: Int)?

    init(
        with animator: any UIViewControllerAnimatedTransitioning, isPresenting: Bool, of presented: UIViewController,
        from presenter: UIViewController?, in containerView: UIView, completion: @escaping () -> Void
    ) {
        (self.animator, self.isPresenting, self.containerView) = (animator, isPresenting, containerView)
        (self.presented, self.presenter, self.completion) = (presented, presenter, completion)
        presentationStyle = presented.modalPresentationStyle
        home = presenter?.viewIfLoaded.flatMap { view in
            view.superview.flatMap { superview in superview.subviews.firstIndex(of: view).map { (superview, $0) } }
        }
    }

    var isAnimated: Bool { true }
    var isInteractive: Bool { false }
    var transitionWasCancelled: Bool { false }

    func run() { animator.animateTransition(using: self) }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        (key == .to) == isPresenting ? presented : presenter
    }

    /// The presenting view only takes part if it leaves the screen.
    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        if (key == .to) == isPresenting { return presented?.view }
        return presentationStyle.coversPresenter ? presenter?.view : nil
    }

    func initialFrame(for vc: UIViewController) -> CGRect {
        vc === presented && isPresenting ? .zero : vc.viewIfLoaded?.frame ?? .zero
    }

    func finalFrame(for vc: UIViewController) -> CGRect {
        if vc === presented { return isPresenting ? vc.frameOfPresentedView(in: containerView) : .zero }
        return vc.viewIfLoaded?.frame ?? .zero
    }

    func completeTransition(_ didComplete: Bool) {
        guard let completion else { return }
        self.completion = nil
        if let home, let view = presenter?.viewIfLoaded, view.superview !== home.superview {
            home.superview.insertSubview(view, at: min(home.index, home.superview.subviews.count))
        }
        completion()
        animator.animationEnded(didComplete)
    }
}
