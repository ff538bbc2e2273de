// Written by Scripts/optional-methods from UISceneDelegate.swift.

import Foundation

extension UISceneDelegate {
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        OptionalMethod.isMissing()
    }

    public func sceneDidDisconnect(_ scene: UIScene) {
        OptionalMethod.isMissing()
    }

    public func sceneWillEnterForeground(_ scene: UIScene) {
        OptionalMethod.isMissing()
    }

    public func sceneDidBecomeActive(_ scene: UIScene) {
        OptionalMethod.isMissing()
    }

    public func sceneWillResignActive(_ scene: UIScene) {
        OptionalMethod.isMissing()
    }

    public func sceneDidEnterBackground(_ scene: UIScene) {
        OptionalMethod.isMissing()
    }
}

extension UISceneDelegate {
    /// `scene?(…)` is nil if the method is missing.
    public var scene: UISceneDelegateSceneCall? { UISceneDelegateSceneCall(object: self) }
}

/// Calls `scene?(…)`.
@preconcurrency @MainActor public struct UISceneDelegateSceneCall {
    let object: any UISceneDelegate

    /// Calls the method with these labels. The result is nil if the method is missing.
    @discardableResult public func callAsFunction(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) -> Void? {
        OptionalMethod.answer { object.scene(scene, willConnectTo: session, options: connectionOptions) }
    }
}

extension UISceneDelegate {
    /// `sceneDidDisconnect?(…)` is nil if the method is missing.
    public var sceneDidDisconnect: UISceneDelegateSceneDidDisconnectCall? {
        UISceneDelegateSceneDidDisconnectCall(object: self)
    }
}

/// Calls `sceneDidDisconnect?(…)`.
@preconcurrency @MainActor public struct UISceneDelegateSceneDidDisconnectCall {
    let object: any UISceneDelegate

    /// Calls the method with these labels. The result is nil if the method is missing.
    @discardableResult public func callAsFunction(_ scene: UIScene) -> Void? {
        OptionalMethod.answer { object.sceneDidDisconnect(scene) }
    }
}

extension UISceneDelegate {
    /// `sceneWillEnterForeground?(…)` is nil if the method is missing.
    public var sceneWillEnterForeground: UISceneDelegateSceneWillEnterForegroundCall? {
        UISceneDelegateSceneWillEnterForegroundCall(object: self)
    }
}

/// Calls `sceneWillEnterForeground?(…)`.
@preconcurrency @MainActor public struct UISceneDelegateSceneWillEnterForegroundCall {
    let object: any UISceneDelegate

    /// Calls the method with these labels. The result is nil if the method is missing.
    @discardableResult public func callAsFunction(_ scene: UIScene) -> Void? {
        OptionalMethod.answer { object.sceneWillEnterForeground(scene) }
    }
}

extension UISceneDelegate {
    /// `sceneDidBecomeActive?(…)` is nil if the method is missing.
    public var sceneDidBecomeActive: UISceneDelegateSceneDidBecomeActiveCall? {
        UISceneDelegateSceneDidBecomeActiveCall(object: self)
    }
}

/// Calls `sceneDidBecomeActive?(…)`.
@preconcurrency @MainActor public struct UISceneDelegateSceneDidBecomeActiveCall {
    let object: any UISceneDelegate

    /// Calls the method with these labels. The result is nil if the method is missing.
    @discardableResult public func callAsFunction(_ scene: UIScene) -> Void? {
        OptionalMethod.answer { object.sceneDidBecomeActive(scene) }
    }
}

extension UISceneDelegate {
    /// `sceneWillResignActive?(…)` is nil if the method is missing.
    public var sceneWillResignActive: UISceneDelegateSceneWillResignActiveCall? {
        UISceneDelegateSceneWillResignActiveCall(object: self)
    }
}

/// Calls `sceneWillResignActive?(…)`.
@preconcurrency @MainActor public struct UISceneDelegateSceneWillResignActiveCall {
    let object: any UISceneDelegate

    /// Calls the method with these labels. The result is nil if the method is missing.
    @discardableResult public func callAsFunction(_ scene: UIScene) -> Void? {
        OptionalMethod.answer { object.sceneWillResignActive(scene) }
    }
}

extension UISceneDelegate {
    /// `sceneDidEnterBackground?(…)` is nil if the method is missing.
    public var sceneDidEnterBackground: UISceneDelegateSceneDidEnterBackgroundCall? {
        UISceneDelegateSceneDidEnterBackgroundCall(object: self)
    }
}

/// Calls `sceneDidEnterBackground?(…)`.
@preconcurrency @MainActor public struct UISceneDelegateSceneDidEnterBackgroundCall {
    let object: any UISceneDelegate

    /// Calls the method with these labels. The result is nil if the method is missing.
    @discardableResult public func callAsFunction(_ scene: UIScene) -> Void? {
        OptionalMethod.answer { object.sceneDidEnterBackground(scene) }
    }
}
