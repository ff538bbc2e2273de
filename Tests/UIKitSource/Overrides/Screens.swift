import UIKit

/// A screen with a toolbar, a form and a presentation of its own, as tutorials write it.
open class FormController: UIViewController, UIViewControllerTransitioningDelegate {
    private let stepper = UIStepper()
    private let field = UITextField()

    open override var toolbarItems: [UIBarButtonItem]? { didSet {} }
    open override func show(_ vc: UIViewController, sender: Any?) { super.show(vc, sender: sender) }

    open override func viewDidLoad() {
        super.viewDidLoad()
        edgesForExtendedLayout = []
        hidesBottomBarWhenPushed = true
        navigationItem.backBarButtonItem = UIBarButtonItem(title: "", style: .plain, target: nil, action: nil)
        navigationItem.backButtonDisplayMode = .minimal
        toolbarItems = [
            UIBarButtonItem(systemItem: .add),
            UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
        ]
        navigationController?.setToolbarHidden(false, animated: false)
        navigationController?.toolbar.tintColor = .systemPurple
        field.autocapitalizationType = .words
        field.returnKeyType = .done
        field.keyboardType = .emailAddress
        field.textContentType = .emailAddress
        field.clearButtonMode = .whileEditing
        stepper.minimumValue = 1
        stepper.addAction(UIAction { [unowned self] _ in print(stepper.value) }, for: .valueChanged)
        _ = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main
        ) { notification in
            guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue else {
                return
            }
            print(frame)
        }
        UINotificationFeedbackGenerator().notificationOccurred(.success)
    }

    public func menu() -> UIMenu {
        UIMenu(children: [
            UIDeferredMenuElement { completion in completion([UIAction(title: "Later") { _ in }]) }
        ])
    }

    public func presentCard(_ card: UIViewController) {
        card.modalPresentationStyle = .custom
        card.transitioningDelegate = self
        present(card, animated: true)
    }

    open func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { FadeAnimator() }
}

/// A presentation that appears gradually.
open class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    open func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    open func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let view = transitionContext.view(forKey: .to),
            let controller = transitionContext.viewController(forKey: .to)
        else { return transitionContext.completeTransition(false) }
        view.frame = transitionContext.finalFrame(for: controller)
        transitionContext.containerView.addSubview(view)
        view.alpha = 0
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), animations: { view.alpha = 1 },
            completion: { _ in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }
}

/// A label with margins around its text.
open class PaddedLabel: UILabel {
    open var insets = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)

    open override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
}

/// A ring that shows progress.
open class ProgressRing: CAShapeLayer {
    open override var strokeEnd: CGFloat { didSet {} }

    public func show(_ progress: CGFloat) {
        let animation = CABasicAnimation(keyPath: "strokeEnd")
        animation.fromValue = strokeEnd
        animation.toValue = progress
        add(animation, forKey: "progress")
        strokeEnd = progress
        let pulse = CASpringAnimation(keyPath: "transform.scale")
        (pulse.fromValue, pulse.toValue, pulse.damping) = (0.9, 1, 5)
        pulse.duration = pulse.settlingDuration
        add(pulse, forKey: nil)
    }
}
