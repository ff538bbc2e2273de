import Foundation

extension UIApplication {
    /// Starts the application, and makes it active: calls its delegate, and then the scene's delegate, if the application has
    /// one.
    ///
    /// - Returns: Whether the delegate lets the application start.
    @_spi(Host) public func launch(_ delegate: any UIApplicationDelegate) -> Bool {
        self.delegate = delegate
        guard delegate.application(self, didFinishLaunchingWithOptions: nil) else { return false }
        connectScene(of: delegate)
        becomeActive()
        return true
    }

    private func connectScene(of delegate: any UIApplicationDelegate) {
        let (session, options) = (UISceneSession(role: .windowApplication), UIScene.ConnectionOptions())
        session.configuration = delegate.application(self, configurationForConnecting: session, options: options)
        let named: AnyClass? = NSClassFromString("\(module(of: delegate)).SceneDelegate")
        guard let sceneClass = session.configuration.delegateClass ?? named,
            let sceneDelegate = (sceneClass as? UIResponder.Type)?.makeResponder() as? any UISceneDelegate
        else { return }
        let scene = UIWindowScene(session: session, connectionOptions: options)
        scene.delegate = sceneDelegate
        openScenes.append(scene)
        scene.activationState = .foregroundInactive
        sceneDelegate.scene(scene, willConnectTo: session, options: options)
        sceneDelegate.sceneWillEnterForeground(scene)
    }

    private func module(of delegate: any UIApplicationDelegate) -> Substring {
        String(reflecting: type(of: delegate)).prefix { $0 != "." }
    }

    /// The scenes of the application: one, if it uses scenes.
    public var connectedScenes: Set<UIScene> { Set(openScenes) }

    /// The windows that can be seen, in the order in which they were shown.
    public var windows: [UIWindow] { UIScreen.main.visibleWindows }
}

extension UIResponder {
    /// Returns a new object of the class on which this is called, such as an application's delegate.
    @_spi(Host) public static func makeObject() -> UIResponder { makeResponder() }

    /// Returns a new object of the class on which this is called.
    @_silgen_name("swift_collection_view_make_responder")
    static func makeResponder() -> UIResponder
}
