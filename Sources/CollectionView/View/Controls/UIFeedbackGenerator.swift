import Foundation

/// What carousels tap with when they snap. Nothing is felt here.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
    open func prepare() {}
}

/// For what hits something. Nothing is felt here.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable {
        case light, medium, heavy, soft, rigid
    }

    public override init() { super.init() }

    public init(style: FeedbackStyle) { super.init() }

    open func impactOccurred() {}

    open func impactOccurred(intensity: CGFloat) {}
}

/// For a choice that changes. Nothing is felt here.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() {}
}
