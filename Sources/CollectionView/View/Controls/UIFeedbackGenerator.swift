import Foundation

/// The feedback of a carousel when it snaps. It has no effect here.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
    open func prepare() {}
}

/// The feedback of a collision. It has no effect here.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable {
        case light, medium, heavy, soft, rigid
    }

    public override init() { super.init() }

    public init(style: FeedbackStyle) { super.init() }

    open func impactOccurred() {}

    open func impactOccurred(intensity: CGFloat) {}
}

/// The feedback of a changing selection. It has no effect here.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() {}
}
