import Foundation

/// The slide from one view to another. The next change ends it early.
@MainActor final class NavigationChange {
    private let old: UIView?
    private let new: UIView
    private let isForward: Bool
    private let alongside: () -> Void
    private var completion: (() -> Void)?
    private var transition: NavigationTransition?

    /// - Parameter alongside: Changes that are animated together with the slide.
    init(
        from old: UIView?, to new: UIView, isForward: Bool, alongside: @escaping () -> Void,
        completion: @escaping () -> Void
    ) {
        (self.old, self.new, self.isForward) = (old, new, isForward)
        (self.alongside, self.completion) = (alongside, completion)
    }

    func run(over seconds: TimeInterval) {
        guard let superview = new.superview, let old else { return finish() }
        let width = superview.bounds.width
        let isLeftToRight = superview.effectiveUserInterfaceLayoutDirection == .leftToRight
        let distance = isLeftToRight == isForward ? width : -width
        superview.insertSubview(isForward ? old : new, belowSubview: isForward ? new : old)
        new.transform = CGAffineTransform(translationX: isForward ? distance : distance / 3, y: 0)
        UIView.animate(withDuration: seconds) {
            self.new.transform = .identity
            old.transform = CGAffineTransform(translationX: self.isForward ? -distance / 3 : -distance, y: 0)
            self.alongside()
        } completion: { _ in
            self.finish()
        }
    }

    /// Runs the animation of an app.
    ///
    /// - Parameter seconds: The duration of what is animated together with it.
    func run(_ transition: NavigationTransition, over seconds: TimeInterval) {
        self.transition = transition
        transition.begin()
        UIView.animate(withDuration: seconds, animations: alongside)
    }

    func finish() {
        transition?.end()
        for view in [old, new] { view?.transform = .identity }
        new.layer.removeAllAnimations()
        let completion = completion
        self.completion = nil
        completion?()
        transition = nil
    }

    /// Whether the animation of an app is running.
    var isAnimatedByApp: Bool { transition != nil }
}

/// A swipe from the leading edge, which leads back.
@MainActor final class BackGestureRecognizer: UIScreenEdgePanGestureRecognizer {
    private weak var controller: UINavigationController?

    init(of controller: UINavigationController) {
        self.controller = controller
        super.init()
        addHandler { [unowned self] _ in
            if state == .ended, isFarEnough { self.controller?.popViewController(animated: true) }
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        edges = view?.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
        super.touchesBegan(touches, with: event)
        if state == .possible, controller.map({ $0.viewControllers.count < 2 }) ?? true { state = .failed }
    }

    private var isFarEnough: Bool {
        guard let view else { return false }
        let isLeftToRight = view.effectiveUserInterfaceLayoutDirection == .leftToRight
        let sign: CGFloat = isLeftToRight ? 1 : -1
        return (translation(in: view).x + velocity(in: view).x * 0.2) * sign > view.bounds.width / 2
    }
}
