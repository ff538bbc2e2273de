import Foundation

/// The user's accessibility settings.
@MainActor public enum UIAccessibility {
    /// Whether apps should avoid large movements. The library itself does not change its animations.
    public static var isReduceMotionEnabled: Bool { reducesMotion }

    /// Posted after ``isReduceMotionEnabled`` has changed.
    public nonisolated static let reduceMotionStatusDidChangeNotification = Notification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")

    private static var reducesMotion = false

    /// Sets ``isReduceMotionEnabled``, which the host reads from the system's settings.
    @_spi(Host) public static func setReduceMotion(_ reduces: Bool) {
        guard reduces != reducesMotion else { return }
        reducesMotion = reduces
        NotificationCenter.default.post(name: reduceMotionStatusDidChangeNotification, object: nil)
    }
}
