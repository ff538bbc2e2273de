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

/// The device, which is what the host says.
@preconcurrency @MainActor open class UIDevice: NSObject {
    public static let current = UIDevice()

    public override init() { super.init() }

    /// Posted by code that rotates the device. Nothing here does that by itself.
    public nonisolated static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")

    /// Can be written: there is no hardware that would decide it.
    open var userInterfaceIdiom = UIUserInterfaceIdiom.phone

    /// Portrait or landscape, depending on the shape of ``UIScreen/main``.
    open var orientation: UIDeviceOrientation {
        UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeLeft : .portrait
    }
}
