import Foundation

/// The kinds of devices.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// No kind in particular.
    case unspecified = -1
    /// A phone.
    case phone
    /// A tablet.
    case pad
    /// A television.
    case tv
    /// A screen in a car.
    case carPlay
    /// A computer.
    case mac = 5
    /// A headset.
    case vision
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
    /// The orientation is unknown.
    case unknown
    /// Upright.
    case portrait
    /// Upside down.
    case portraitUpsideDown
    /// Upright on its left side.
    case landscapeLeft
    /// Upright on its right side.
    case landscapeRight
    /// Flat, with the screen up.
    case faceUp
    /// Flat, with the screen down.
    case faceDown

    /// Whether the device is upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the device is on one of its long sides.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the device lies flat.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// The device. The host determines its properties.
@preconcurrency @MainActor open class UIDevice: NSObject {
    /// The device on which the program runs.
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
