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

    /// Creates a window of a scene, as large as the screen.
    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: UIScreen.main.bounds)
        self.windowScene = windowScene
        screen.add(self)
    }

    /// The scene that the window belongs to, if the application uses scenes.
    open weak var windowScene: UIWindowScene? {
        didSet { if windowScene != nil { screen.add(self) } }
    }

    // MARK: Appearance

    /// The controllers that are told after the next layout that their views have appeared.
    var appearingControllers: [UIViewController] = []

    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            guard newValue != isHidden else { return }
            super.isHidden = newValue
            forEachInTree { $0.viewController?.viewWillMove(toWindow: self) }
            forEachInTree { $0.viewController?.viewDidMove(toWindow: self) }
        }
    }

    open override func layoutIfNeeded() {
        super.layoutIfNeeded()
        let appeared = appearingControllers
        appearingControllers = []
        for controller in appeared { controller.endAppearance() }
    }

    open override var window: UIWindow? { self }

    open override var next: UIResponder? { UIApplication.shared }

    /// The screen that shows the window.
    open var screen: UIScreen { .main }

    // MARK: Events

    /// The view to which typed text goes.
    weak var firstResponder: UIView?

    private(set) lazy var touchInput = TouchInput(of: self)
    private(set) lazy var scrollInput = ScrollInput(of: self)
    private(set) lazy var focusInput = FocusInput(of: self)
    private let touchDelivery = TouchDelivery()

    /// Delivers the touches of an event to gesture recognizers and views.
    open func sendEvent(_ event: UIEvent) { touchDelivery.deliver(event, in: self) }

    /// Cancels the touches in a view that is about to leave the window.
    func viewWillLeave(_ view: UIView) {
        touchDelivery.viewWillLeave(view)
        if let firstResponder, firstResponder.isDescendant(of: view) { firstResponder.resignFirstResponder() }
    }

    /// Shows the window. From now on, the clock lays it out in every frame.
    open func makeKeyAndVisible() {
        isHidden = false
        screen.show(self)
    }

    /// The controller whose view fills the window. Setting it replaces that view.
    open var rootViewController: UIViewController? {
        didSet {
            oldValue?.viewIfLoaded?.removeFromSuperview()
            guard let view = rootViewController?.view else { return }
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
    }

    private var transition: ControllerTransition?

    @_spi(Host) open override func willChangeBounds(to newBounds: CGRect) {
        super.willChangeBounds(to: newBounds)
        guard newBounds.size != bounds.size, let rootViewController else { return }
        let transition = ControllerTransition()
        self.transition = transition
        rootViewController.runningTransition = transition
        var controller: UIViewController? = rootViewController
        while let next = controller {
            next.viewWillTransition(to: newBounds.size, with: transition)
            controller = next.presentation?.presented
        }
    }

    @_spi(Host) open override func didChangeBounds(from oldBounds: CGRect) {
        super.didChangeBounds(from: oldBounds)
        transition?.finish()
        transition = nil
        rootViewController?.runningTransition = nil
    }

    /// The insets of the window that notches, bars and rounded corners cover, in points. UIKit has no such property.
    public var obstructedInsets = UIEdgeInsets.zero {
        didSet {
            if obstructedInsets != oldValue { announceSafeArea() }
        }
    }

    open override var safeAreaInsets: UIEdgeInsets { obstructedInsets }
}
