import Foundation

/// Animations that run together. They end with the group, even if they have a longer duration.
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
    /// The animations that play together.
    open var animations: [CAAnimation]?

    override func copied() -> CAAnimation {
        let copy = super.copied()
        (copy as? CAAnimationGroup)?.animations = animations?.map { $0.copied() }
        return copy
    }

    override func apply(to state: inout LayerState, at progress: Double) {
        let time = (timingFunction?.curve.progress(at: progress) ?? progress) * cycle
        for animation in animations ?? [] { animation.apply(to: &state, after: time - animation.beginTime) }
    }
}
