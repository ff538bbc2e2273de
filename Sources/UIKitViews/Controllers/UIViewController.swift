import Foundation

/// The owner of a view. It is told when the view enters or leaves a visible window.
@preconcurrency @MainActor open class UIViewController: UIResponder {
    /// Creates a controller. Nibs are not read: the view is made by ``UIViewController/loadView()``.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// Creates a controller. Nothing is decoded: there are no nibs.
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

    /// The view, if it has been made already.
    open private(set) var viewIfLoaded: UIView?

    /// Whether the view has been made.
    open var isViewLoaded: Bool { viewIfLoaded != nil }

    /// The title, which a navigation bar shows.
    open var title: String? { didSet { navigationItemIfNeeded?.title = title } }

    open override var next: UIResponder? { viewIfLoaded?.superview }

    /// The traits of the view, or of the screen if the view has not been made.
    open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? UIScreen.main.traitCollection }

    /// Creates the view. The default is an empty view. It is called when the view is first requested.
    open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

    /// Creates the view if it does not exist yet.
    open func loadViewIfNeeded() {
        guard viewIfLoaded == nil else { return }
        loadView()
        if overrideUserInterfaceStyle != .unspecified { view.overrideUserInterfaceStyle = overrideUserInterfaceStyle }
        unavailableContent.show(contentUnavailableConfiguration, in: view)
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

    /// The insets that the controller adds to the safe area of its view, in points.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.announceSafeArea() } }
    }
    /// The least margins of the view: 16 points at the sides, or 20 in a wide window.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let side: CGFloat = (viewIfLoaded?.bounds.width ?? 0) < 414 ? 16 : 20
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }
    /// Whether the margins of the view are at least ``systemMinimumLayoutMargins``. The default is true.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { viewIfLoaded?.layoutMarginsDidChange() } }
    }
    /// The heights of the bars of a navigation controller above and below the content of the view, in points.
    var barInsets = UIEdgeInsets.zero {
        didSet { if barInsets != oldValue { viewIfLoaded?.announceSafeArea() } }
    }

    // MARK: Bars

    /// The edges at which the view extends below bars. Kept: the view always does, and its safe area ends at the bars.
    open var edgesForExtendedLayout = UIRectEdge.all
    /// Whether the view extends below opaque bars. Kept: it always does.
    open var extendedLayoutIncludesOpaqueBars = false
    /// Whether there is no bar at the bottom while the controller is in a navigation controller. Kept: a toolbar stays.
    open var hidesBottomBarWhenPushed = false

    /// The items that the toolbar of a navigation controller shows for this controller.
    open var toolbarItems: [UIBarButtonItem]? {
        didSet { navigationController?.toolbarItemsDidChange(of: self) }
    }

    /// Sets ``toolbarItems``. The change is not animated.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }

    /// Shows a controller: above this one in the navigation controller, if there is one, and otherwise in a presentation.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let navigationController { return navigationController.show(vc, sender: sender) }
        present(vc, animated: true)
    }

    /// Presents a controller. On iOS, a split view controller would show it beside this one.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) { present(vc, animated: true) }

    /// Tells the controller that its view has been made. The default does nothing.
    open func viewDidLoad() {}

    // MARK: Appearance

    var appearance = Appearance()

    /// Called before the view appears: before it enters a visible window.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called while the view appears: it is in the window, and has not been laid out yet.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Called after the view has appeared: after the next layout of the window.
    open func viewDidAppear(_ animated: Bool) {}
    /// Tells the controller that its view is about to disappear. The default does nothing.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Tells the controller that its view has disappeared. The default does nothing.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Called after the safe area insets of the view have changed, and before its next layout.
    open func viewSafeAreaInsetsDidChange() {}
    /// Tells the controller that its view is about to lay out its subviews. The default does nothing.
    open func viewWillLayoutSubviews() {}
    /// Tells the controller that its view has laid out its subviews. The default does nothing.
    open func viewDidLayoutSubviews() {}

    /// Whether the appearance of children follows that of this controller. If false, the controller tells them with
    /// ``UIViewController/beginAppearanceTransition(_:animated:)`` and ``UIViewController/endAppearanceTransition()``.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Tells the controller, and the children that it shows, that its view is about to appear or to disappear.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginAppearance(isAppearing, animated: animated)
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in shownChildren { child.beginAppearanceTransition(isAppearing, animated: animated) }
    }

    /// Tells the controller, and the children that it shows, that its view has appeared or disappeared.
    open func endAppearanceTransition() {
        endAppearance()
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in shownChildren { child.endAppearanceTransition() }
    }

    // MARK: Device

    /// Has no effect: windows have no status bar.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Has no effect: windows have no status bar.
    open var prefersStatusBarHidden: Bool { false }
    /// Has no effect: windows have no status bar.
    open func setNeedsStatusBarAppearanceUpdate() {}
    /// Has no effect: the user determines the size of the window.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    /// Has no effect: the user determines the size of the window.
    open var shouldAutorotate: Bool { true }

    // MARK: Presentation

    /// The way in which the controller is presented. A sheet, if automatic.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// The object that provides the animations of the presentation. It is not retained.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// The animation of the presentation.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// Whether a sheet stays when it is pulled down.
    open var isModalInPresentation = false
    /// Whether presentations in the current context cover the view of this controller.
    open var definesPresentationContext = false

    /// The size of the view as a form sheet in a wide window, in points. Zero for that of the system.
    open var preferredContentSize = CGSize.zero
    /// The object that an app has requested, or has provided, for the presentation of this controller.
    var ownPresentationController: UIPresentationController?

    /// The presentation of the controller that this one presents.
    var presentation: ModalPresentation?
    /// The presentation of this controller.
    weak var presentedBy: ModalPresentation?

    /// The controller that this one, or an ancestor of it, presents.
    open var presentedViewController: UIViewController? { presentation?.presented ?? parent?.presentedViewController }
    /// The controller that presents this one, or an ancestor of it.
    open var presentingViewController: UIViewController? { presentedBy?.presenter ?? parent?.presentingViewController }
    /// Whether the controller is beginning to be presented.
    open var isBeingPresented: Bool { presentedBy?.stage == .beginning }
    /// Whether the controller is beginning to be dismissed.
    open var isBeingDismissed: Bool { presentedBy?.stage == .ending }

    /// Shows a controller above this one, and above its ancestors.
    ///
    /// - Parameter completion: Called after the presented view has appeared.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        ModalPresentation.begin(viewControllerToPresent, from: self, animated: flag, completion: completion)
    }

    /// Dismisses the controller that this one presents. If it presents none, it is dismissed itself.
    ///
    /// - Parameter completion: Called after the view has disappeared.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        if let presentation { return presentation.end(animated: flag, completion: completion) }
        if let parent, parent.presentedViewController != nil || parent.presentingViewController != nil {
            return parent.dismiss(animated: flag, completion: completion)
        }
        guard let presentedBy else { return }
        presentedBy.end(animated: flag, completion: completion)
    }

    /// Whether the controller draws its presentation itself, as alerts do.
    var hasOwnPresentation: Bool { false }
    /// Whether the background of the presentation is dark.
    var isBackgroundDimmed: Bool { modalPresentationStyle.isSheet }
    /// Whether a presentation that fades also moves.
    var slidesUp: Bool { false }
    /// Called when the background of the presentation is tapped.
    func backgroundWasTapped() {}
    /// Returns the frame of the view in the view that presents it.
    func frameOfPresentedView(in container: UIView) -> CGRect {
        if let arranger, arranger.containerView != nil { return arranger.frameOfPresentedViewInContainerView }
        return frameOfSheet(in: container)
    }

    // MARK: Content

    /// Tells the controller that the traits of its view have changed. The default does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Tells the controller that the layout margins of its view have changed. The default does nothing.
    open func viewLayoutMarginsDidChange() {}

    private var unavailableContent = UnavailableContent()

    /// The placeholder over the view while there is no content; nil if there is content.
    open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { unavailableContent.view?.configuration }
        set { unavailableContent.show(newValue, in: viewIfLoaded) }
    }

    /// The current state for ``updateContentUnavailableConfiguration(using:)``.
    open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        state.searchText = navigationItem.searchController?.searchBar.text
        return state
    }

    /// Requests a call of ``updateContentUnavailableConfiguration(using:)`` before the next layout of the view.
    open func setNeedsUpdateContentUnavailableConfiguration() {
        unavailableContent.needsUpdate = true
        viewIfLoaded?.setNeedsLayout()
    }

    /// Sets ``contentUnavailableConfiguration`` for a state. By default, does nothing.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

    func updateUnavailableContentIfNeeded() {
        guard unavailableContent.needsUpdate else { return }
        unavailableContent.needsUpdate = false
        updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }

    // MARK: Editing

    /// Whether the content is being edited. Setting it calls ``setEditing(_:animated:)`` without animation.
    open var isEditing: Bool {
        get { isInEditing }
        set { setEditing(newValue, animated: false) }
    }
    private var isInEditing = false

    /// Begins or ends editing. ``editButtonItem`` calls it. Overrides must call super.
    open func setEditing(_ editing: Bool, animated: Bool) {
        isInEditing = editing
        editButtonItemIfNeeded?.showEditing(editing)
    }

    /// A button that begins and ends editing. It is the same object each time.
    open var editButtonItem: UIBarButtonItem {
        if let item = editButtonItemIfNeeded { return item }
        let item = UIBarButtonItem.editButton(of: self)
        item.showEditing(isEditing)
        editButtonItemIfNeeded = item
        return item
    }
    private var editButtonItemIfNeeded: UIBarButtonItem?

    // MARK: Children

    /// The controller to which this one was added as a child; nil if there is none.
    open private(set) weak var parent: UIViewController?
    /// The controllers that were added to this one, in order.
    open private(set) var children: [UIViewController] = []

    /// Adds a child controller, which leaves its former parent.
    open func addChild(_ childController: UIViewController) {
        guard childController !== self, childController.parent !== self else { return }
        childController.removeFromParent()
        childController.willMove(toParent: self)
        children.append(childController)
        childController.parent = self
    }

    /// Removes the controller from its parent.
    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }

    /// Called before the controller's parent changes. Call it with nil before ``removeFromParent()``.
    open func willMove(toParent parent: UIViewController?) {}
    /// Called after the controller's parent has changed. Call it after the view of a new child has been added.
    open func didMove(toParent parent: UIViewController?) {}

    /// The item that a navigation bar shows for the controller. It is created with the controller's title.
    open var navigationItem: UINavigationItem {
        if let item = navigationItemIfNeeded { return item }
        let item = UINavigationItem(title: title ?? "")
        item.title = title
        navigationItemIfNeeded = item
        return item
    }
    private var navigationItemIfNeeded: UINavigationItem?

    /// The running transition of this controller, without that of its parent.
    var runningTransition: ControllerTransition?

    /// The coordinator of the running transition: of a change of the window's size, or of the slide of a navigation
    /// controller around this one. Nil if there is none.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        if let runningTransition { return runningTransition }
        return parent?.transitionCoordinator
    }

    /// Called before the traits of the controller change together with the size of the window. It is not called here,
    /// because the traits do not depend on that size. By default, calls the same method of the children.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children { child.willTransition(to: newCollection, with: coordinator) }
    }

    /// Called before the size of the window changes, if this is its root view controller or a child of it. By default, calls
    /// the same method of the children.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children { child.viewWillTransition(to: size, with: coordinator) }
    }
}
