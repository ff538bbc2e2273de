@_spi(Host) import CollectionView
import Testing

/// The start of applications with and without scenes.
@Suite(.serialized) @MainActor struct SceneTests {
    private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        var calls: [String] = []

        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            guard let windowScene = scene as? UIWindowScene else { return }
            calls.append("connect")
            window = UIWindow(windowScene: windowScene)
            calls.append("\(windowScene.windows.count) window")
            window?.rootViewController = UIViewController()
            window?.makeKeyAndVisible()
        }

        func sceneDidBecomeActive(_ scene: UIScene) { calls.append("active") }
    }

    private final class Application: UIResponder, UIApplicationDelegate {
        func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
            configuration.delegateClass = SceneDelegate.self
            return configuration
        }
    }

    private final class Refusing: UIResponder, UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool { false }
    }

    @Test func aSceneShowsItsWindow() throws {
        let delegate = Application()
        #expect(UIApplication.shared.launch(delegate))
        let scene = try #require(UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.last)
        let sceneDelegate = try #require(scene.delegate as? SceneDelegate)
        #expect(sceneDelegate.calls == ["connect", "1 window", "active"] && scene.activationState == .foregroundActive)
        #expect(scene.windows == [sceneDelegate.window] && scene.keyWindow === sceneDelegate.window)
        #expect(sceneDelegate.window?.windowScene === scene && scene.session.scene === scene)
        #expect(UIApplication.shared.windows.contains { $0 === sceneDelegate.window })
    }

    @Test func aDelegateMayRefuse() { #expect(!UIApplication.shared.launch(Refusing())) }
}
