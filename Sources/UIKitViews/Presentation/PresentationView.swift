import Foundation

/// The view that a presentation adds to the window: the dimmed background, and a card with the view of the presented
/// controller. Corners, transparency and gestures belong to the card, so that the controller's view stays as it is.
@MainActor final class PresentationView: UIView {
    private let background = UIView()
    private let card = UIView()
    private let grabber = UIView()
    private unowned let controller: UIViewController

    init(of controller: UIViewController) {
        self.controller = controller
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        background.backgroundColor = UIColor(white: 0, alpha: 0.2)
        background.isHidden = !controller.isBackgroundDimmed
        background.addGestureRecognizer(
            UITapGestureRecognizer { [weak controller] _ in controller?.backgroundWasTapped() })
        addSubview(background)
        card.autoresizesSubviews = false
        addSubview(card)
    }

    required init?(coder: NSCoder) { nil }

    private var sheet: UISheetPresentationController? { isSheet ? controller.sheet : nil }
    private var arranger: UIPresentationController? { controller.arranger }

    private var isSheet: Bool { controller.modalPresentationStyle.isSheet && !controller.hasOwnPresentation }

    func place(in container: UIView) {
        frame = container.bounds
        container.addSubview(self)
        controller.ownPresentationController?.containerView = self
        if let arranger {
            arranger.presentationTransitionWillBegin()
            bringSubviewToFront(card)
        }
        if isSheet {
            grabber.backgroundColor = .tertiaryLabel
            (grabber.layer.cornerRadius, grabber.isUserInteractionEnabled) = (2.5, false)
            card.clipsToBounds = true
            card.addGestureRecognizer(SheetGestureRecognizer(of: controller))
        }
        if let content = controller.view { card.addSubview(content) }
        card.addSubview(grabber)
        layoutIfNeeded()
    }

    /// Whether the view is in the state before its appearance and after its disappearance. Animates in an animation
    /// block.
    var isAway = false {
        didSet {
            background.alpha = isAway ? 0 : 1
            let fades = controller.hasOwnPresentation || controller.modalTransitionStyle == .crossDissolve
            card.alpha = isAway && fades ? 0 : 1
            let distance = fades && !controller.slidesUp ? 0 : bounds.height - card.center.y + card.bounds.height / 2
            card.transform = isAway ? CGAffineTransform(translationX: 0, y: distance) : .identity
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        if let sheet { background.isHidden = !sheet.isDimmed }
        arranger?.containerViewWillLayoutSubviews()
        let frame = controller.frameOfPresentedView(in: self)
        card.bounds.size = frame.size
        card.center = CGPoint(x: frame.midX, y: frame.midY)
        // The animation of an app may have moved the view out of the card.
        if let content = controller.viewIfLoaded, content.superview === card || arranger == nil {
            let origin = content.superview === card ? .zero : frame.origin
            content.bounds.size = frame.size
            content.center = CGPoint(x: origin.x + frame.width / 2, y: origin.y + frame.height / 2)
        }
        card.layer.cornerRadius = isSheet ? sheet?.preferredCornerRadius ?? 10 : 0
        grabber.isHidden = sheet?.prefersGrabberVisible != true
        grabber.frame = CGRect(x: frame.width / 2 - 18, y: 5, width: 36, height: 5)
        // The lower corners of a sheet that reaches the lower edge are those of the window.
        let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        let bottom: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        card.layer.maskedCorners = isSheet && frame.maxY >= bounds.maxY ? top : top.union(bottom)
        arranger?.containerViewDidLayoutSubviews()
    }

    // The views below receive no touches, because they are covered.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        super.hitTest(point, with: event) ?? (self.point(inside: point, with: event) ? self : nil)
    }
}

/// A drag that pulls a sheet down to dismiss it. A drag that begins in a scroll view scrolls.
@MainActor final class SheetGestureRecognizer: UIPanGestureRecognizer {
    init(of controller: UIViewController) {
        super.init()
        addHandler { [unowned self, weak controller] _ in if let controller { pull(controller) } }
    }

    private func pull(_ controller: UIViewController) {
        guard let view else { return }
        let distance = max(0, translation(in: nil).y)
        let travel = translation(in: nil).y + velocity(in: nil).y * 0.2
        let sheet = controller.sheet
        switch state {
        case .ended where abs(travel) > 60 && sheet?.hasNeighbor(isHigher: travel < 0) == true:
            sheet?.animateChanges {
                sheet?.selectNeighbor(isHigher: travel < 0)
                view.transform = .identity
            }
        case .changed: view.transform = CGAffineTransform(translationX: 0, y: distance)
        case .ended
        where !controller.isModalInPresentation
            && travel > view.bounds.height / 2:
            controller.dismiss(animated: true)
        case .ended, .cancelled: UIView.animate(withDuration: 0.25) { view.transform = .identity }
        default: break
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches where touch.isInScrollView(inside: view) { ignore(touch, for: event) }
        super.touchesBegan(touches.filter { !$0.isInScrollView(inside: view) }, with: event)
    }
}

extension UITouch {
    fileprivate func isInScrollView(inside ancestor: UIView?) -> Bool {
        var view = self.view
        while let next = view, next !== ancestor {
            if next is UIScrollView { return true }
            view = next.superview
        }
        return false
    }
}
