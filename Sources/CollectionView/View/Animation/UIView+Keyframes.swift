import Foundation

extension UIView {
    /// Runs the block, whose keyframes each animate for their share of the duration, at the same pace from beginning to end.
    ///
    /// What changes in two keyframes goes the way of both together: each animates from where the model was before it.
    public static func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let outer = keyframes
        keyframes = (duration: max(0, duration), delay: max(0, delay))
        animations()
        keyframes = outer
        // What ends last is the whole, whichever keyframes there are.
        animate(withDuration: duration, delay: delay, options: .curveLinear, animations: {}, completion: completion)
    }

    /// - Parameters:
    ///   - frameStartTime: From 0 to 1, of the duration of the whole.
    ///   - frameDuration: From 0 to 1, of the duration of the whole.
    public static func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard let keyframes else { return animations() }
        animate(
            withDuration: frameDuration * keyframes.duration,
            delay: keyframes.delay + frameStartTime * keyframes.duration, options: .curveLinear, animations: animations)
    }

    private static var keyframes: (duration: TimeInterval, delay: TimeInterval)?

    /// How keyframes go about it. No effect here: the pace is even.
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    }
}
