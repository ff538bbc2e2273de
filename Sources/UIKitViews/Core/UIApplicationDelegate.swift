import Foundation

/// The methods that are called when an application starts, gets and loses the focus, and ends. A host with a screen calls
/// them: see `ScreenApplication` in `UIKitGTK`.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The window that the application shows.
    var window: UIWindow? { get set }

    /// Tells the delegate that the application has started. The result is not used.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// Returns the configuration of a scene that is about to be shown.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration

    /// Called when the application's window has gained the focus, if there are no scenes.
    func applicationDidBecomeActive(_ application: UIApplication)

    /// Called before the application's window loses the focus, if there are no scenes.
    func applicationWillResignActive(_ application: UIApplication)

    /// Called when the application's window has been closed, if there are no scenes.
    func applicationDidEnterBackground(_ application: UIApplication)

    /// Called before the program ends.
    func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }

    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    }

    public func applicationDidBecomeActive(_ application: UIApplication) {}

    public func applicationWillResignActive(_ application: UIApplication) {}

    public func applicationDidEnterBackground(_ application: UIApplication) {}

    public func applicationWillTerminate(_ application: UIApplication) {}
}

extension UIApplication {
    /// A key for the reason for a launch. There are no such reasons here, because only a user launches an application.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
    }
}
