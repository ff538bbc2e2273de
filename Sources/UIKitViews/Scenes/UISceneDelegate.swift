import Foundation

/// The methods that are called when a scene is shown and left.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
    /// Called when the scene is shown, which is the time to make a window for it.
    ///
    /// If missing: nothing is shown.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)

    /// Tells the delegate that the scene has been removed from the application.
    ///
    /// If missing: nothing happens.
    func sceneDidDisconnect(_ scene: UIScene)

    /// Tells the delegate that the scene is about to become visible.
    ///
    /// If missing: nothing happens.
    func sceneWillEnterForeground(_ scene: UIScene)

    /// Tells the delegate that the scene receives events.
    ///
    /// If missing: nothing happens.
    func sceneDidBecomeActive(_ scene: UIScene)

    /// Tells the delegate that the scene is about to stop receiving events.
    ///
    /// If missing: nothing happens.
    func sceneWillResignActive(_ scene: UIScene)

    /// Tells the delegate that the scene is no longer visible.
    ///
    /// If missing: nothing happens.
    func sceneDidEnterBackground(_ scene: UIScene)
}

/// The delegate of a scene with windows.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The main window of the scene.
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}
