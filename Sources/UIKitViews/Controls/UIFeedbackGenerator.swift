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
