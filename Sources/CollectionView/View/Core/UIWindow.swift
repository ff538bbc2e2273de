import Foundation

/// The root of a hierarchy of views.
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

    open var screen: UIScreen { .main }

    /// Shows it: from now on the clock has it laid out.
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

    /// Our addition: what notches, bars and rounded corners take from the edges of the window.
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
