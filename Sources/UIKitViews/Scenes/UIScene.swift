import Foundation

/// A part of the user interface that the system shows. Here it is the window of the host.
@preconcurrency @MainActor open class UIScene: UIResponder {
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }

    /// The reason why a scene was opened. It is always empty, because only a user starts an application.
    public final class ConnectionOptions: NSObject {}

    public let session: UISceneSession
    /// The delegate. The scene retains it.
    open var delegate: (any UISceneDelegate)?
    open var title: String! = ""
    open internal(set) var activationState = ActivationState.unattached

    public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
        session.scene = self
    }

    open override var next: UIResponder? { UIApplication.shared }
}

/// A scene that shows windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
    open var screen: UIScreen { .main }
    open var traitCollection: UITraitCollection { screen.traitCollection }

    /// The windows that were made with this scene.
    open var windows: [UIWindow] { UIScreen.main.allWindows.filter { $0.windowScene === self } }
    open var keyWindow: UIWindow? { windows.last { !$0.isHidden } }
}

/// A session of the application: its role, its configuration, and its current scene.
@preconcurrency @MainActor open class UISceneSession: NSObject {
    /// The purpose of a session.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    public let role: Role
    public let persistentIdentifier = UUID().uuidString
    open internal(set) weak var scene: UIScene?
    open internal(set) var configuration: UISceneConfiguration

    init(role: Role) {
        self.role = role
        configuration = UISceneConfiguration(name: nil, sessionRole: role)
    }
}

/// The classes of a scene, which the application's delegate chooses.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
    public let name: String?
    public let role: UISceneSession.Role
    /// The class of the scene's delegate, a subclass of `UIResponder`. If nil, it is the application's class `SceneDelegate`,
    /// because there is no property list that could name it.
    open var delegateClass: AnyClass?
    /// Has no effect: a scene is a `UIWindowScene`.
    open var sceneClass: AnyClass?

    public init(name: String?, sessionRole: UISceneSession.Role) { (self.name, role) = (name, sessionRole) }
}
