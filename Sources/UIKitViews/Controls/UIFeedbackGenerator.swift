import Foundation

/// A generator of haptic feedback. It has no effect here.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
    /// Does nothing: there is no haptic hardware.
    open func prepare() {}
}

/// Haptic feedback for a collision. It has no effect here.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How an impact feels.
    public enum FeedbackStyle: Int, Sendable {
        /// A collision of light objects.
        case light
        /// A collision of medium objects.
        case medium
        /// A collision of heavy objects.
        case heavy
        /// A collision of soft objects.
        case soft
        /// A collision of hard objects.
        case rigid
    }

    public override init() { super.init() }

    /// Creates a generator.
    public init(style: FeedbackStyle) { super.init() }

    /// Does nothing: there is no haptic hardware.
    open func impactOccurred() {}

    /// Does nothing: there is no haptic hardware.
    open func impactOccurred(intensity: CGFloat) {}
}

/// Haptic feedback for a change of the selection. It has no effect here.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Does nothing: there is no haptic hardware.
    open func selectionChanged() {}
}

/// Haptic feedback for the result of an action. It has no effect here.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The result of an action.
    public enum FeedbackType: Int, Sendable {
        /// The action has succeeded.
        case success
        /// The action has had an unexpected result.
        case warning
        /// The action has failed.
        case error
    }

    /// Does nothing: there is no haptic hardware.
    open func notificationOccurred(_ notificationType: FeedbackType) {}
}
