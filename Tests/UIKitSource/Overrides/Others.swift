import UIKit

/// A recognizer that claims to be in a view, so that tests can make its gestures.
public final class FakePan: UIPanGestureRecognizer {
    public weak var fakeView: UIView?

    public override var view: UIView? { fakeView ?? super.view }
    public override var state: State { didSet {} }
    public override var isEnabled: Bool { didSet {} }
    public override weak var delegate: UIGestureRecognizerDelegate? { didSet {} }
    public override func location(in view: UIView?) -> CGPoint { super.location(in: view) }
    public override func translation(in view: UIView?) -> CGPoint { super.translation(in: view) }
    public override func setTranslation(_ translation: CGPoint, in view: UIView?) {
        super.setTranslation(translation, in: view)
    }
    public override func velocity(in view: UIView?) -> CGPoint { super.velocity(in: view) }
    public override func require(toFail other: UIGestureRecognizer) { super.require(toFail: other) }
}

/// A controller that records changes of the safe area.
open class OverridingController: UIViewController {
    public private(set) var safeAreas: [UIEdgeInsets] = []
    public private(set) var order: [String] = []

    open override var view: UIView! { didSet {} }
    open override var viewIfLoaded: UIView? { super.viewIfLoaded }
    open override var isViewLoaded: Bool { super.isViewLoaded }
    open override var title: String? { didSet {} }
    open override var traitCollection: UITraitCollection { super.traitCollection }
    open override func loadView() { super.loadView() }
    open override func loadViewIfNeeded() { super.loadViewIfNeeded() }
    open override func viewDidLoad() { super.viewDidLoad() }
    open override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    open override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
    open override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
    open override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        safeAreas.append(view.safeAreaInsets)
        order.append("safe area")
    }
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        order.append("layout")
    }
    open override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
    open override func viewWillTransition(
        to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
    ) { super.viewWillTransition(to: size, with: coordinator) }
}

/// A view that wraps blurred content.
open class OverridingEffectView: UIVisualEffectView {
    open override var contentView: UIView { super.contentView }
    open override var effect: UIVisualEffect? { didSet {} }
}

open class OverridingLayer: CALayer {
    open override var superlayer: CALayer? { super.superlayer }
    open override var sublayers: [CALayer]? { super.sublayers }
    open override func presentation() -> CALayer? { super.presentation() }
    open override func affineTransform() -> CGAffineTransform { super.affineTransform() }
    open override func setAffineTransform(_ transform: CGAffineTransform) { super.setAffineTransform(transform) }
    open override var frame: CGRect { didSet {} }
    open override var bounds: CGRect { didSet {} }
    open override var position: CGPoint { didSet {} }
    open override var cornerRadius: CGFloat { didSet {} }
    open override func contains(_ point: CGPoint) -> Bool { super.contains(point) }
    open override func addSublayer(_ layer: CALayer) { super.addSublayer(layer) }
    open override func removeFromSuperlayer() { super.removeFromSuperlayer() }
    open override func setNeedsDisplay() { super.setNeedsDisplay() }
    open override func setNeedsLayout() { super.setNeedsLayout() }
    open override func layoutIfNeeded() { super.layoutIfNeeded() }
}

open class OverridingGuide: UILayoutGuide {
    open override var owningView: UIView? { super.owningView }
    open override var layoutFrame: CGRect { super.layoutFrame }
    open override var heightAnchor: NSLayoutDimension { super.heightAnchor }
}

open class OverridingStack: UIStackView {
    open override var arrangedSubviews: [UIView] { super.arrangedSubviews }
    open override func addArrangedSubview(_ view: UIView) { super.addArrangedSubview(view) }
}

open class OverridingButton: UIButton {
    open override var buttonType: ButtonType { super.buttonType }
}

open class OverridingRefreshControl: UIRefreshControl {
    open override var isRefreshing: Bool { super.isRefreshing }
}

open class OverridingAnimator: UIDynamicAnimator {
    open override var behaviors: [UIDynamicBehavior] { super.behaviors }
    open override var isRunning: Bool { super.isRunning }
    open override var elapsedTime: TimeInterval { super.elapsedTime }
    open override var referenceView: UIView? { super.referenceView }
}

open class OverridingBehavior: UIDynamicBehavior {
    open override var childBehaviors: [UIDynamicBehavior] { super.childBehaviors }
    open override var dynamicAnimator: UIDynamicAnimator? { super.dynamicAnimator }
}
