import Foundation

extension UIApplication {
    /// The activity of an application.
    public enum State: Int, Sendable {
        /// The application receives events.
        case active
        /// The application is visible, and receives no events.
        case inactive
        /// The application is not visible.
        case background
    }

    /// Posted when the application begins to receive events.
    public nonisolated static let didBecomeActiveNotification = NSNotification.Name(
        "UIApplicationDidBecomeActiveNotification")
    /// Posted when the application is about to stop receiving events.
    public nonisolated static let willResignActiveNotification = NSNotification.Name(
        "UIApplicationWillResignActiveNotification")
    /// Posted when the application is no longer visible.
    public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    /// Posted when the application is about to end.
    public nonisolated static let willTerminateNotification = NSNotification.Name(
        "UIApplicationWillTerminateNotification")

    /// Reports that the window has gained or lost the keyboard focus. Tells the scene's delegate, or the application's
    /// delegate if there are no scenes.
    @_spi(Host) public func setActive(_ isActive: Bool) {
        guard isActive != (applicationState == .active), applicationState != .background else { return }
        if isActive { becomeActive() } else { resignActive() }
    }

    func becomeActive() {
        applicationState = .active
        for scene in openScenes {
            scene.activationState = .foregroundActive
            scene.delegate?.sceneDidBecomeActive(scene)
        }
        if openScenes.isEmpty { delegate?.applicationDidBecomeActive(self) }
        NotificationCenter.default.post(name: Self.didBecomeActiveNotification, object: self)
    }

    private func resignActive() {
        for scene in openScenes { scene.delegate?.sceneWillResignActive(scene) }
        if openScenes.isEmpty { delegate?.applicationWillResignActive(self) }
        NotificationCenter.default.post(name: Self.willResignActiveNotification, object: self)
        applicationState = .inactive
        for scene in openScenes { scene.activationState = .foregroundInactive }
    }

    /// Reports that the window has been closed, after which the program ends.
    @_spi(Host) public func terminate() {
        setActive(false)
        applicationState = .background
        for scene in openScenes {
            scene.activationState = .background
            scene.delegate?.sceneDidEnterBackground(scene)
        }
        if openScenes.isEmpty { delegate?.applicationDidEnterBackground(self) }
        NotificationCenter.default.post(name: Self.didEnterBackgroundNotification, object: self)
        for scene in openScenes {
            scene.activationState = .unattached
            scene.delegate?.sceneDidDisconnect(scene)
        }
        openScenes = []
        delegate?.applicationWillTerminate(self)
        NotificationCenter.default.post(name: Self.willTerminateNotification, object: self)
    }
}
