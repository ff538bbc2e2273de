import Foundation

/// A part of the user interface that the system shows. Here it is the window of the host.
@preconcurrency @MainActor open class UIScene: UIResponder {
    /// How active a scene is.
    public enum ActivationState: Int, Sendable {
        /// The scene is not shown anywhere.
        case unattached = -1
        /// The scene is visible, and receives events.
        case foregroundActive
        /// The scene is visible, and receives no events.
        case foregroundInactive
        /// The scene is not visible.
        case background
    }

    /// The reason why a scene was opened. It is always empty, because only a user starts an application.
    public final class ConnectionOptions: NSObject {}

    /// The session to which the scene belongs.
    public let session: UISceneSession
    /// The delegate. The scene retains it.
    open var delegate: (any UISceneDelegate)?
    /// The title of the window.
    open var title: String! = ""
    /// How active the scene is.
    open internal(set) var activationState = ActivationState.unattached

    /// Creates a scene of a session.
    public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
        session.scene = self
    }

    open override var next: UIResponder? { UIApplication.shared }
}

/// A scene that shows windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
    /// The screen that shows the scene.
    open var screen: UIScreen { .main }
    /// The traits of the screen.
    open var traitCollection: UITraitCollection { screen.traitCollection }

    /// The windows that were made with this scene.
    open var windows: [UIWindow] { UIScreen.main.allWindows.filter { $0.windowScene === self } }
    /// The window that receives keys: the topmost visible one.
    open var keyWindow: UIWindow? { windows.last { !$0.isHidden } }
}

/// A session of the application: its role, its configuration, and its current scene.
@preconcurrency @MainActor open class UISceneSession: NSObject {
    /// The purpose of a session.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// A scene of an application in a window.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// What the scenes of the session are for.
    public let role: Role
    /// An identifier that no other session has.
    public let persistentIdentifier = UUID().uuidString
    /// The scene of the session; nil if there is none.
    open internal(set) weak var scene: UIScene?
    /// The configuration with which the scene was created.
    open internal(set) var configuration: UISceneConfiguration

    init(role: Role) {
        self.role = role
        configuration = UISceneConfiguration(name: nil, sessionRole: role)
    }
}

/// The classes of a scene, which the application's delegate chooses.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
    /// The name of the configuration; nil for none.
    public let name: String?
    /// What the scenes are for.
    public let role: UISceneSession.Role
    /// The class of the scene's delegate, a subclass of `UIResponder`. If nil, it is the application's class `SceneDelegate`,
    /// because there is no property list that could name it.
    open var delegateClass: AnyClass?
    /// Has no effect: a scene is a `UIWindowScene`.
    open var sceneClass: AnyClass?

    /// Creates a configuration.
    public init(name: String?, sessionRole: UISceneSession.Role) { (self.name, role) = (name, sessionRole) }
}
