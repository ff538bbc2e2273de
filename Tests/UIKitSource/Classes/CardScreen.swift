import UIKit

/// A screen with attributed texts, symbols, blurs and presentations of its own, as apps write it.
public final class CardScreen: UIViewController {
    private let label = UILabel()
    private let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterialDark))

    public override func viewDidLoad() {
        super.viewDidLoad()
        navigationController?.navigationBar.prefersLargeTitles = true
        navigationController?.navigationBar.largeTitleTextAttributes = [.foregroundColor: UIColor.systemIndigo]
        navigationController?.delegate = self
        navigationItem.largeTitleDisplayMode = .always
        let look = UINavigationBarAppearance()
        look.configureWithTransparentBackground()
        (navigationItem.standardAppearance, navigationItem.scrollEdgeAppearance) = (look, look)
        (navigationItem.compactAppearance, preferredContentSize) = (nil, CGSize(width: 300, height: 200))
        styleLabel()
        let vibrancy = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .regular), style: .label)
        blur.contentView.addSubview(UIVisualEffectView(effect: vibrancy))
        let symbol = UIImage(systemName: "heart.fill")?.withTintColor(.systemRed, renderingMode: .alwaysOriginal)
        let picture = UIImageView(image: symbol?.withRenderingMode(.alwaysTemplate))
        for part in [label, blur, picture, makeButton()] { view.addSubview(part) }
    }

    private func styleLabel() {
        let text = NSMutableAttributedString(string: "21 °C", attributes: [.font: UIFont.systemFont(ofSize: 40)])
        text.addAttributes([.baselineOffset: 12, .kern: 1.5], range: NSRange(location: 3, length: 2))
        text.addAttribute(.backgroundColor, value: UIColor.yellow, range: NSRange(location: 0, length: 2))
        label.attributedText = text
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        label.baselineAdjustment = .alignCenters
        (label.shadowColor, label.shadowOffset) = (.black, CGSize(width: 0, height: 1))
        label.frame.size = text.size()
    }

    private func makeButton() -> UIButton {
        var configuration = UIButton.Configuration.filled()
        var attributes = AttributeContainer()
        attributes.font = UIFont.boldSystemFont(ofSize: 20)
        configuration.attributedTitle = AttributedString("Buy", attributes: attributes)
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.foregroundColor = UIColor.white
            return outgoing
        }
        return UIButton(configuration: configuration, primaryAction: UIAction { [weak self] _ in self?.presentSheet() })
    }

    private func presentSheet() {
        let sheet = UIViewController()
        if let controller = sheet.sheetPresentationController {
            controller.detents = [.medium(), .large()]
            controller.prefersGrabberVisible = true
            controller.preferredCornerRadius = 24
            controller.largestUndimmedDetentIdentifier = .medium
            controller.prefersScrollingExpandsWhenScrolledToEdge = false
            controller.animateChanges { controller.selectedDetentIdentifier = .large }
        }
        present(sheet, animated: true)
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        alert.popoverPresentationController?.sourceView = view
        alert.popoverPresentationController?.sourceRect = view.bounds
    }

    public static func badge() -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
            context.cgContext.setBlendMode(.multiply)
            let path = UIBezierPath(ovalIn: CGRect(x: 2, y: 2, width: 16, height: 16))
            path.fill(with: .normal, alpha: 0.5)
            path.stroke(with: .normal, alpha: 0.75)
        }
    }
}

extension CardScreen: UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        switch operation {
        case .push, .pop: return nil
        default: return nil
        }
    }
}

extension CardScreen: UIViewControllerTransitioningDelegate {
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        DimmedCard(presentedViewController: presented, presenting: presenting)
    }
}

private final class DimmedCard: UIPresentationController {
    private let dimming = UIView()

    override func presentationTransitionWillBegin() {
        containerView?.insertSubview(dimming, at: 0)
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.dimming.alpha = 1 })
    }
    override func dismissalTransitionWillBegin() { dimming.alpha = 0 }
    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView = containerView else { return .zero }
        return containerView.bounds.insetBy(dx: 20, dy: 80)
    }
    override func containerViewWillLayoutSubviews() { presentedView?.frame = frameOfPresentedViewInContainerView }
}
