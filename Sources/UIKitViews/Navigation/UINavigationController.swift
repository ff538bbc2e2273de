import Foundation

/// A controller with a stack of controllers, of which the last is shown below a bar that leads back.
///
/// A swipe from the leading edge leads back as well.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
    private static let duration: TimeInterval = 0.35

    /// A change of the controller that is shown.
    public enum Operation: Int, Sendable {
        /// No change.
        case none
        /// A new controller is shown above the current one.
        case push
        /// An earlier controller is shown again.
        case pop
    }

    private let bar = UINavigationBar()
    private var change: NavigationChange?

    /// Creates a navigation controller with its first controller.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        setViewControllers([rootViewController], animated: false)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The object that is told about changes. It is not retained.
    open weak var delegate: (any UINavigationControllerDelegate)?

    /// The bar at the top.
    open var navigationBar: UINavigationBar { bar }

    /// The gesture that leads back: a swipe from the leading edge.
    open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = BackGestureRecognizer(of: self)

    // MARK: Stack

    /// The controllers, from the first to the one that is shown.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }
    private var stack: [UIViewController] = []

    /// The controller whose view is shown.
    open var topViewController: UIViewController? { stack.last }
    /// The controller whose view is shown.
    open var visibleViewController: UIViewController? { stack.last }

    /// Replaces the controllers. A new last one slides in from the trailing edge, if it was not among the old ones.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        change?.finish()
        let (old, oldTop) = (stack, stack.last)
        stack = viewControllers
        for controller in stack where controller.parent !== self { addChild(controller) }
        bar.items = stack.map(\.navigationItem)
        bottomBar.items = topViewController?.toolbarItems
        let left = old.filter { !stack.contains($0) }
        for controller in left { controller.willMove(toParent: nil) }
        let isForward = topViewController.map { !old.contains($0) } ?? false
        show(topViewController, insteadOf: oldTop, isForward: isForward, animated: animated) {
            for controller in left { controller.removeFromParent() }
            for controller in viewControllers where !old.contains(controller) { controller.didMove(toParent: self) }
        }
    }

    /// Shows a controller above the current one.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard !stack.contains(viewController) else {
            return CollectionViewDiagnostics.mistake(
                "Pushing the same view controller instance more than once is not supported (\(viewController))")
        }
        setViewControllers(stack + [viewController], animated: animated)
    }

    /// Goes back by one controller. The first one stays.
    ///
    /// - Returns: The controller that was left.
    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let last = stack.last else { return nil }
        setViewControllers(Array(stack.dropLast()), animated: animated)
        return last
    }

    /// Goes back to the first controller, and returns those that were above it.
    @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.first.flatMap { popToViewController($0, animated: animated) }
    }

    /// Goes back to a controller.
    ///
    /// - Returns: The controllers that were left. Nil if the controller is not in the stack.
    @discardableResult open func popToViewController(
        _ viewController: UIViewController, animated: Bool
    ) -> [UIViewController]? {
        guard let index = stack.firstIndex(of: viewController) else { return nil }
        let left = Array(stack[(index + 1)...])
        if !left.isEmpty { setViewControllers(Array(stack[...index]), animated: animated) }
        return left
    }

    /// Shows a controller above the current one, with an animation.
    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    // MARK: View

    // The animation of an app moves views, which then neither disappear nor appear again.
    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { change?.isAnimatedByApp != true }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.clipsToBounds = true
        view.addSubview(bar)
        if !isToolbarHidden { view.addSubview(bottomBar) }
        bar.heightDidChange = { [weak self] in self?.giveRoomToAll() }
        bar.didTapBack = { [weak self] in self?.popViewController(animated: true) }
        if let gesture = interactivePopGestureRecognizer { view.addGestureRecognizer(gesture) }
        if let controller = topViewController { place(controller) }
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let top = view.safeAreaInsets.top - additionalSafeAreaInsets.top
        bar.frame = CGRect(
            x: 0, y: top, width: view.bounds.width,
            height: bar.height(for: topViewController?.navigationItem))
        let bottom = view.safeAreaInsets.bottom - additionalSafeAreaInsets.bottom
        bottomBar.frame = CGRect(
            x: 0, y: view.bounds.height - bottom - UIToolbar.height, width: view.bounds.width, height: UIToolbar.height)
    }

    /// Whether the bar is not shown. The default is false.
    open var isNavigationBarHidden: Bool {
        get { bar.isHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Shows or hides the bar.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        bar.isHidden = hidden
        giveRoomToAll()
    }

    // MARK: Toolbar

    private let bottomBar: UIToolbar = {
        let bar = UIToolbar()
        bar.isHidden = true
        return bar
    }()

    /// The bar at the bottom, which shows the items of the current controller. It is hidden at first.
    open var toolbar: UIToolbar! { bottomBar }

    /// Whether the toolbar is not shown. The default is true.
    open var isToolbarHidden: Bool {
        get { bottomBar.isHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }

    /// Shows or hides the toolbar. The change is not animated.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        bottomBar.isHidden = hidden
        if !hidden { viewIfLoaded?.addSubview(bottomBar) }
        giveRoomToAll()
    }

    func toolbarItemsDidChange(of controller: UIViewController) {
        if controller === topViewController { bottomBar.items = controller.toolbarItems }
    }

    private func giveRoom(to controller: UIViewController) {
        let item = controller.navigationItem
        item.searchController?.searched = controller
        controller.barInsets.top = isNavigationBarHidden ? 0 : bar.height(for: item)
        controller.barInsets.bottom = isToolbarHidden ? 0 : UIToolbar.height
    }

    private func giveRoomToAll() {
        for controller in stack { giveRoom(to: controller) }
        viewIfLoaded?.setNeedsLayout()
    }

    private func place(_ controller: UIViewController) {
        giveRoom(to: controller)
        controller.view.frame = view.bounds
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(controller.view, belowSubview: bar)
    }

    private func show(
        _ new: UIViewController?, insteadOf old: UIViewController?, isForward: Bool, animated: Bool,
        completion: @escaping () -> Void
    ) {
        guard new !== old, isViewLoaded, let new else {
            if new !== old { old?.viewIfLoaded?.removeFromSuperview() }
            return completion()
        }
        let animated = animated && view.window != nil && old != nil
        delegate?.navigationController(self, willShow: new, animated: animated)
        let isOnScreen = appearance.isOnScreen
        let animator = animated ? old.flatMap { customAnimator(isForward ? .push : .pop, from: $0, to: new) } : nil
        let duration = animator?.transitionDuration(using: nil) ?? Self.duration
        let transition = animated ? ControllerTransition(duration: duration) : nil
        runningTransition = transition
        if animated, isOnScreen {
            old?.beginAppearanceTransition(false, animated: true)
            new.beginAppearanceTransition(true, animated: true)
        }
        if animator == nil {
            place(new)
        } else {
            // The animation of the app adds the view.
            giveRoom(to: new)
            new.view.frame = view.bounds
        }
        view.setNeedsLayout()
        let change = NavigationChange(
            from: old?.viewIfLoaded, to: new.view, isForward: isForward, alongside: { transition?.begin() },
            completion: { [weak self] in
                if animator != nil { self?.place(new) }
                old?.viewIfLoaded?.removeFromSuperview()
                if animated, isOnScreen {
                    old?.endAppearanceTransition()
                    new.endAppearanceTransition()
                }
                transition?.finish()
                self?.runningTransition = nil
                completion()
                guard let self else { return }
                self.change = nil
                delegate?.navigationController(self, didShow: new, animated: animated)
            })
        guard animated else { return change.finish() }
        self.change = change
        guard let animator, let old else { return change.run(over: duration) }
        let container = UIView(frame: view.bounds)
        view.insertSubview(container, belowSubview: bar)
        let custom = NavigationTransition(with: animator, from: old, to: new, in: container) { [weak change] in
            change?.finish()
        }
        change.run(custom, over: duration)
    }

    private func customAnimator(
        _ operation: Operation, from old: UIViewController, to new: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        delegate?.navigationController(self, animationControllerFor: operation, from: old, to: new)
    }
}

extension UIViewController {
    /// The navigation controller that the controller is in, if any.
    public var navigationController: UINavigationController? {
        parent as? UINavigationController ?? parent?.navigationController
    }
}
