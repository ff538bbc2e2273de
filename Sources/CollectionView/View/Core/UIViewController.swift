import Foundation

/// The owner of a view, without child controllers. Code that shows the view must call `viewWillAppear` and the like.
@preconcurrency @MainActor open class UIViewController: UIResponder {
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) { super.init() }

    /// The view, which is loaded on first access.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return viewIfLoaded
        }
        set {
            viewIfLoaded?.viewController = nil
            viewIfLoaded = newValue
            newValue?.viewController = self
        }
    }

    open private(set) var viewIfLoaded: UIView?

    open var isViewLoaded: Bool { viewIfLoaded != nil }

    open var title: String?

    open override var next: UIResponder? { viewIfLoaded?.superview }

    open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? UIScreen.main.traitCollection }

    open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

    open func loadViewIfNeeded() {
        guard viewIfLoaded == nil else { return }
        loadView()
        if overrideUserInterfaceStyle != .unspecified { view.overrideUserInterfaceStyle = overrideUserInterfaceStyle }
        viewDidLoad()
    }

    /// The appearance of the view. If unspecified, it is inherited.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { viewIfLoaded?.overrideUserInterfaceStyle = overrideUserInterfaceStyle }
    }

    /// The view's safe area insets at the last call of ``viewSafeAreaInsetsDidChange()``.
    private var knownSafeAreaInsets = UIEdgeInsets.zero

    /// Calls ``viewSafeAreaInsetsDidChange()`` if the view is in a window and its insets have changed.
    func updateSafeAreaInsets() {
        guard let view = viewIfLoaded, view.window != nil, view.safeAreaInsets != knownSafeAreaInsets else { return }
        knownSafeAreaInsets = view.safeAreaInsets
        viewSafeAreaInsetsDidChange()
    }

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    /// Called after the safe area insets of the view have changed, and before its next layout.
    open func viewSafeAreaInsetsDidChange() {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}

    /// Called before the size of the window changes, if this is its root view controller.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
}
