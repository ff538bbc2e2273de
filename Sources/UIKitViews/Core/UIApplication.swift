import Foundation

/// The application, which is the end of the responder chain and has the default reading direction.
@preconcurrency @MainActor open class UIApplication: UIResponder {
    /// The only application.
    public static let shared = UIApplication()

    public override init() { super.init() }

    /// The delegate of the application. It is not retained.
    open weak var delegate: (any UIApplicationDelegate)?
    var openScenes: [UIScene] = []
    /// The state, which is active while the application's window has the keyboard focus. An application that is drawn
    /// without a display is active.
    open internal(set) var applicationState = State.active

    /// An empty rectangle, because windows have no status bar.
    open var statusBarFrame: CGRect { .zero }

    /// Sends an event to the windows of its touches.
    open func sendEvent(_ event: UIEvent) {
        var windows: [UIWindow] = []
        for window in event.touches.compactMap(\.window) where !windows.contains(window) { windows.append(window) }
        for window in windows { window.sendEvent(event) }
    }

    /// The layout direction in the traits of ``UIScreen/main``.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
}

extension UIView {
    /// Returns the reading direction for views with a semantic content attribute.
    public static func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        switch attribute {
        case .forceRightToLeft: .rightToLeft
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .unspecified: UIApplication.shared.userInterfaceLayoutDirection
        }
    }
}
