import Foundation

public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone, pad, tv, carPlay
    case mac = 5
    case vision
}

public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// The device. The host determines its properties.
@preconcurrency @MainActor open class UIDevice: NSObject {
    public static let current = UIDevice()

    public override init() { super.init() }

    /// Posted by code that simulates a rotation of the device. The library never posts it.
    public nonisolated static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")

    /// The kind of device. It can be set, because no hardware determines it.
    open var userInterfaceIdiom = UIUserInterfaceIdiom.phone

    /// The orientation, portrait or landscape, according to the bounds of ``UIScreen/main``.
    open var orientation: UIDeviceOrientation {
        UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeLeft : .portrait
    }
}
