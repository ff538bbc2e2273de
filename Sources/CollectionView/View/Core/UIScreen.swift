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

    /// What views without overrides have. Can be written.
    open var traitCollection = UITraitCollection(traitsFrom: [
        .init(displayScale: 2), .init(userInterfaceStyle: .light), .init(layoutDirection: .leftToRight),
        .init(horizontalSizeClass: .compact), .init(verticalSizeClass: .regular),
        .init(preferredContentSizeCategory: .large),
    ])

    private var windows: [WeakWindow] = []

    private struct WeakWindow { weak var window: UIWindow? }

    func show(_ window: UIWindow) {
        windows.removeAll { $0.window == nil || $0.window === window }
        windows.append(WeakWindow(window: window))
    }

    /// What happens before a picture is shown.
    func layOutWindows() {
        for entry in windows where entry.window?.isHidden == false { entry.window?.layoutIfNeeded() }
    }
}
