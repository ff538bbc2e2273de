import Foundation

/// A person's preferences that make programs easier to use.
@MainActor public enum UIAccessibility {
    /// Whether large movements should be avoided. Apps read it; nothing is left out by itself.
    public static var isReduceMotionEnabled: Bool { reducesMotion }

    /// Posted when ``isReduceMotionEnabled`` has changed.
    public nonisolated static let reduceMotionStatusDidChangeNotification = Notification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")

    private static var reducesMotion = false

    /// A host tells what a person has chosen.
    @_spi(Host) public static func setReduceMotion(_ reduces: Bool) {
        guard reduces != reducesMotion else { return }
        reducesMotion = reduces
        NotificationCenter.default.post(name: reduceMotionStatusDidChangeNotification, object: nil)
    }
}
