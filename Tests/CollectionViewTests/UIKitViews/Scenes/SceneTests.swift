import CollectionView
import Testing

@_spi(Host) @testable import UIKitViews

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
        func sceneWillResignActive(_ scene: UIScene) { calls.append("resign \(scene.activationState)") }
        func sceneDidEnterBackground(_ scene: UIScene) { calls.append("background") }
        func sceneDidDisconnect(_ scene: UIScene) { calls.append("disconnect") }
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

    private final class WithoutScenes: UIResponder, UIApplicationDelegate {
        var calls: [String] = []

        func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }
        func applicationWillResignActive(_ application: UIApplication) {
            calls.append("resign \(application.applicationState)")
        }
        func applicationDidEnterBackground(_ application: UIApplication) { calls.append("background") }
        func applicationWillTerminate(_ application: UIApplication) { calls.append("terminate") }
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

    @Test func theSceneHearsOfTheFocusAndTheEnd() throws {
        let (application, delegate) = (UIApplication.shared, Application())
        application.openScenes = []
        #expect(application.launch(delegate))
        let scene = try #require(application.connectedScenes.first)
        let sceneDelegate = try #require(scene.delegate as? SceneDelegate)
        sceneDelegate.calls = []
        application.setActive(true)
        #expect(sceneDelegate.calls == [], "it is active already")
        application.setActive(false)
        #expect(scene.activationState == .foregroundInactive && application.applicationState == .inactive)
        application.setActive(true)
        #expect(scene.activationState == .foregroundActive && application.applicationState == .active)
        application.terminate()
        #expect(
            sceneDelegate.calls == [
                "resign foregroundActive", "active", "resign foregroundActive", "background", "disconnect",
            ])
        #expect(application.connectedScenes.isEmpty && application.applicationState == .background)
    }

    @Test func withoutScenesTheApplicationsDelegateHears() {
        let (application, delegate) = (UIApplication.shared, WithoutScenes())
        application.openScenes = []
        #expect(application.launch(delegate))
        application.setActive(false)
        application.setActive(true)
        application.terminate()
        #expect(delegate.calls == ["active", "resign active", "active", "resign active", "background", "terminate"])
    }

    @Test func aDelegateMayRefuse() { #expect(!UIApplication.shared.launch(Refusing())) }
}
