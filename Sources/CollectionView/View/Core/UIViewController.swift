import Foundation

/// The owner of a view. It has no child controllers. Code that shows it calls `viewWillAppear` and the like.
@preconcurrency @MainActor open class UIViewController: UIResponder {
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) { super.init() }

    /// Loaded when it is asked for.
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

    /// The appearance of the view; if unspecified, that of its superview.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { viewIfLoaded?.overrideUserInterfaceStyle = overrideUserInterfaceStyle }
    }

    /// The safe area insets at the last call of ``viewSafeAreaInsetsDidChange()``.
    private var knownSafeAreaInsets = UIEdgeInsets.zero

    /// Calls ``viewSafeAreaInsetsDidChange()`` if the insets of a view in a window have changed.
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
    /// Called when the safe area insets of the view have changed: at the latest before its next layout.
    open func viewSafeAreaInsetsDidChange() {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}

    /// Called when the window whose root it is is about to get another size.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
}
