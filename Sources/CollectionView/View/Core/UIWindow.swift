import Foundation

/// The root of a view hierarchy.
@preconcurrency @MainActor open class UIWindow: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isHidden = true
    }

    open override var window: UIWindow? { self }

    open override var next: UIResponder? { UIApplication.shared }

    open var screen: UIScreen { .main }

    // MARK: Events

    private(set) lazy var touchInput = TouchInput(of: self)
    private(set) lazy var scrollInput = ScrollInput(of: self)
    private(set) lazy var focusInput = FocusInput(of: self)
    private let touchDelivery = TouchDelivery()

    /// Delivers the touches of an event to gesture recognizers and views.
    open func sendEvent(_ event: UIEvent) { touchDelivery.deliver(event, in: self) }

    /// Cancels the touches in a view that is about to leave the window.
    func viewWillLeave(_ view: UIView) { touchDelivery.viewWillLeave(view) }

    /// Shows the window. From now on, the clock lays it out in every frame.
    open func makeKeyAndVisible() {
        isHidden = false
        screen.show(self)
    }

    open var rootViewController: UIViewController? {
        didSet {
            oldValue?.viewIfLoaded?.removeFromSuperview()
            guard let view = rootViewController?.view else { return }
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
    }

    private var transition: SizeTransition?

    override func willChangeBounds(to newBounds: CGRect) {
        super.willChangeBounds(to: newBounds)
        guard newBounds.size != bounds.size, let rootViewController else { return }
        let transition = SizeTransition()
        self.transition = transition
        rootViewController.viewWillTransition(to: newBounds.size, with: transition)
    }

    override func didChangeBounds(from oldBounds: CGRect) {
        super.didChangeBounds(from: oldBounds)
        transition?.finish()
        transition = nil
    }

    /// The insets of the window that notches, bars and rounded corners cover, in points. UIKit has no such property.
    public var obstructedInsets = UIEdgeInsets.zero {
        didSet {
            guard obstructedInsets != oldValue else { return }
            forEachInTree { view in
                view.safeAreaInsetsDidChange()
                view.viewController?.updateSafeAreaInsets()
                view.setNeedsLayout()
            }
        }
    }

    open override var safeAreaInsets: UIEdgeInsets { obstructedInsets }
}
