import Foundation

/// The screen, which is as large as the host says.
@preconcurrency @MainActor open class UIScreen: NSObject {
    public static let main = UIScreen()

    public override init() { super.init() }

    /// Can be written: there is no hardware that would decide it.
    open var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)

    /// Pixels per point. Can be written.
    open var scale: CGFloat {
        get { traitCollection.displayScale }
        set { traitCollection = UITraitCollection(traitsFrom: [traitCollection, .init(displayScale: newValue)]) }
    }

    /// The traits of views without overrides. The property can be set.
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

    /// Whether something looks otherwise than when the host has drawn it, apart from what moves: while the clock is not idle, every
    /// picture is another one.
    @_spi(Host) public private(set) var needsDisplay = true

    /// Called when ``needsDisplay`` becomes true. A host asks its window for a picture then.
    @_spi(Host) public var willNeedDisplay: (@MainActor () -> Void)?

    func setNeedsDisplay() {
        guard !needsDisplay else { return }
        needsDisplay = true
        willNeedDisplay?()
    }

    /// Called when a host has drawn the screen.
    @_spi(Host) public func didDisplay() { needsDisplay = false }

    /// The visible windows, in the order of their appearance.
    @_spi(Host) public var visibleWindows: [UIWindow] { windows.compactMap(\.window).filter { !$0.isHidden } }

    private var windows: [WeakWindow] = []

    private struct WeakWindow { weak var window: UIWindow? }

    func show(_ window: UIWindow) {
        windows.removeAll { $0.window == nil || $0.window === window }
        windows.append(WeakWindow(window: window))
    }

    /// Lays out the windows before a picture is shown.
    func layOutWindows() {
        for window in visibleWindows { window.layoutIfNeeded() }
    }
}
