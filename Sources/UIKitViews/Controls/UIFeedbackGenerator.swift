import Foundation

/// A generator of haptic feedback. It has no effect here.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
    open func prepare() {}
}

/// Haptic feedback for a collision. It has no effect here.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable {
        case light, medium, heavy, soft, rigid
    }

    public override init() { super.init() }

    public init(style: FeedbackStyle) { super.init() }

    open func impactOccurred() {}

    open func impactOccurred(intensity: CGFloat) {}
}

/// Haptic feedback for a change of the selection. It has no effect here.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() {}
}
