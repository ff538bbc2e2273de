import Foundation

/// A controller that another one presents, from the beginning of its appearance to the end of its disappearance.
@MainActor final class ModalPresentation {
    private static let duration: TimeInterval = 0.35

    enum Stage { case beginning, shown, ending }

    let presented: UIViewController
    private(set) weak var presenter: UIViewController?
    /// The controller that was asked to present.
    private weak var source: UIViewController?
    private(set) var stage = Stage.beginning
    private let view: PresentationView
    /// Ends the running transition early.
    private var finishTransition: (() -> Void)?

    private init(_ presented: UIViewController, from presenter: UIViewController) {
        (self.presented, self.presenter) = (presented, presenter)
        view = PresentationView(of: presented)
    }

    /// Presents a controller, unless that is a mistake.
    static func begin(
        _ presented: UIViewController, from source: UIViewController, animated: Bool, completion: (() -> Void)?
    ) {
        let presenter = source.presenter(for: presented.modalPresentationStyle)
        if let other = presented.presentedBy?.presenter {
            return CollectionViewDiagnostics.mistake(
                "Application tried to present modally a view controller \(presented) that is already being presented by "
                    + "\(other).")
        }
        if let parent = presented.parent {
            return CollectionViewDiagnostics.mistake(
                "Application tried to present modally a view controller \(presented) that has a parent view controller "
                    + "\(parent).")
        }
        if let busy = presenter.presentation {
            return CollectionViewDiagnostics.warning(
                "Attempt to present \(presented) on \(presenter) (from \(source)) which is already presenting "
                    + "\(busy.presented).")
        }
        guard let window = presenter.viewIfLoaded?.window else {
            return CollectionViewDiagnostics.warning(
                "Attempt to present \(presented) on \(presenter) (from \(source)) whose view is not in the window "
                    + "hierarchy.")
        }
        let presentation = ModalPresentation(presented, from: presenter)
        presentation.source = source
        presenter.presentation = presentation
        presented.presentedBy = presentation
        let isInContext = presented.modalPresentationStyle.isInContext && presenter.parent != nil
        presentation.appear(in: isInContext ? presenter.view : window, animated: animated, completion: completion)
    }

    private var coversPresenter: Bool { presented.modalPresentationStyle.coversPresenter }

    private func appear(in container: UIView, animated: Bool, completion: (() -> Void)?) {
        if presented.modalPresentationStyle == .custom, let presenter {
            presented.ownPresentationController = presented.transitioningDelegate?.presentationController(
                forPresented: presented, presenting: presenter, source: source ?? presenter)
        }
        presented.loadViewIfNeeded()
        container.window?.firstResponder?.resignFirstResponder()
        if coversPresenter { presenter?.beginAppearanceTransition(false, animated: animated) }
        presented.beginAppearanceTransition(true, animated: animated)
        let animator = animated ? animatorOfAppearance() : nil
        prepareTransition(animated, with: animator)
        view.place(in: container)
        if animator == nil { view.isAway = true }
        run(animated, with: animator, isPresenting: true) {
            self.view.isAway = false
        } completion: {
            self.stage = .shown
            if self.coversPresenter { self.setPresenterHidden(true) }
            self.presented.endAppearanceTransition()
            if self.coversPresenter { self.presenter?.endAppearanceTransition() }
            self.presented.arranger?.presentationTransitionDidEnd(true)
            completion?()
        }
    }

    /// Lets the app animate changes alongside the transition that follows.
    private func prepareTransition(_ animated: Bool, with animator: (any UIViewControllerAnimatedTransitioning)?) {
        let duration = animated ? animator?.transitionDuration(using: nil) ?? Self.duration : 0
        presented.runningTransition = ControllerTransition(duration: duration)
    }

    /// Dismisses the controller, and those that it presents.
    func end(animated: Bool, completion: (() -> Void)?) {
        guard stage != .ending else { return }
        finishTransition?()
        stage = .ending
        presented.presentation?.end(animated: false, completion: nil)
        if coversPresenter {
            setPresenterHidden(false)
            presenter?.beginAppearanceTransition(true, animated: animated)
        }
        presented.beginAppearanceTransition(false, animated: animated)
        let animator = animated ? presented.transitioningDelegate?.animationController(forDismissed: presented) : nil
        prepareTransition(animated, with: animator)
        presented.arranger?.dismissalTransitionWillBegin()
        run(animated, with: animator, isPresenting: false) {
            self.view.isAway = true
        } completion: {
            self.presented.arranger?.dismissalTransitionDidEnd(true)
            self.presented.ownPresentationController?.containerView = nil
            self.view.removeFromSuperview()
            self.presented.viewIfLoaded?.removeFromSuperview()
            self.presented.endAppearanceTransition()
            if self.coversPresenter { self.presenter?.endAppearanceTransition() }
            self.presenter?.presentation = nil
            self.presented.presentedBy = nil
            completion?()
        }
    }

    /// A view in a context stays, because the presentation lies in it.
    private func setPresenterHidden(_ isHidden: Bool) {
        guard let covered = presenter?.viewIfLoaded, !view.isDescendant(of: covered) else { return }
        covered.isHidden = isHidden
    }

    private func animatorOfAppearance() -> (any UIViewControllerAnimatedTransitioning)? {
        guard let presenter else { return nil }
        return presented.transitioningDelegate?.animationController(
            forPresented: presented, presenting: presenter, source: source ?? presenter)
    }

    /// - Parameter animator: The animation of the app; nil for the usual one.
    private func run(
        _ animated: Bool, with animator: (any UIViewControllerAnimatedTransitioning)?, isPresenting: Bool,
        _ change: @escaping () -> Void, completion: @escaping () -> Void
    ) {
        let transition = presented.runningTransition
        let completion = { [presented] in
            transition?.finish()
            presented.runningTransition = nil
            completion()
        }
        guard animated else {
            change()
            return completion()
        }
        var rest: (() -> Void)? = completion
        let finish = { [weak self] in
            let last = rest
            rest = nil
            self?.finishTransition = nil
            last?()
        }
        finishTransition = finish
        guard let animator else {
            return UIView.animate(withDuration: Self.duration) {
                change()
                transition?.begin()
            } completion: { _ in
                finish()
            }
        }
        PresentationTransition(
            with: animator, isPresenting: isPresenting, of: presented, from: presenter, in: view, completion: finish
        ).run()
        UIView.animate(withDuration: transition?.transitionDuration ?? 0) { transition?.begin() }
    }
}

extension UIViewController {
    /// Returns the controller that presents what this one presents: the farthest ancestor, or the nearest one that defines
    /// the context.
    fileprivate func presenter(for style: UIModalPresentationStyle) -> UIViewController {
        guard let parent, !(style.isInContext && definesPresentationContext) else { return self }
        return parent.presenter(for: style)
    }
}
