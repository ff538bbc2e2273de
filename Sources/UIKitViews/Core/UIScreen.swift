import Foundation

/// The screen. The host determines its size and traits.
@preconcurrency @MainActor open class UIScreen: NSObject {
    /// The only screen.
    public static let main = UIScreen()

    public override init() { super.init() }

    /// The bounds, in points. They can be set, because no hardware determines them.
    open var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)

    /// The number of pixels per point. It can be set.
    open var scale: CGFloat {
        get { traitCollection.displayScale }
        set { traitCollection = UITraitCollection(traitsFrom: [traitCollection, .init(displayScale: newValue)]) }
    }

    /// The traits of views without overrides. They can be set.
    open var traitCollection = UITraitCollection(traitsFrom: [
        .init(displayScale: 2), .init(userInterfaceStyle: .light), .init(layoutDirection: .leftToRight),
        .init(horizontalSizeClass: .compact), .init(verticalSizeClass: .regular),
        .init(preferredContentSizeCategory: .large),
    ]) {
        didSet {
            guard traitCollection != oldValue else { return }
            UITraitCollection.screenDidChange(to: traitCollection)
            for window in visibleWindows { window.inheritedTraitsDidChange(from: oldValue) }
        }
    }

    /// Whether the appearance has changed since the host drew the screen. Running animations do not count: the screen changes
    /// in every frame while the clock is not idle.
    @_spi(Host) public private(set) var needsDisplay = true

    /// Called when ``needsDisplay`` becomes true. The host then schedules a frame.
    @_spi(Host) public var willNeedDisplay: (@MainActor () -> Void)?

    func setNeedsDisplay() {
        guard !needsDisplay else { return }
        needsDisplay = true
        willNeedDisplay?()
    }

    /// Resets ``needsDisplay``. The host calls it after it has drawn the screen.
    @_spi(Host) public func didDisplay() { needsDisplay = false }

    /// The visible windows, in the order in which they were shown.
    @_spi(Host) public var visibleWindows: [UIWindow] { windows.compactMap(\.window).filter { !$0.isHidden } }

    private var windows: [WeakWindow] = []

    private struct WeakWindow { weak var window: UIWindow? }

    /// The windows that were shown or made for a scene.
    var allWindows: [UIWindow] { windows.compactMap(\.window) }

    /// Adds a window that has not been shown yet.
    func add(_ window: UIWindow) {
        if !allWindows.contains(window) { windows.append(WeakWindow(window: window)) }
    }

    func show(_ window: UIWindow) {
        windows.removeAll { $0.window == nil || $0.window === window }
        windows.append(WeakWindow(window: window))
    }

    /// Lays out the visible windows before a frame is drawn.
    func layOutWindows() {
        for window in visibleWindows { window.layoutIfNeeded() }
    }
}
