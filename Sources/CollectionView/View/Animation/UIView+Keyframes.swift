import Foundation

extension UIView {
    /// Runs the block, whose keyframes each animate for their share of the duration, at the same pace from beginning to end.
    ///
    /// If two keyframes change the same property, both animate it in turn, each from its value before.
    public static func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let outer = keyframes
        keyframes = (duration: max(0, duration), delay: max(0, delay))
        animations()
        keyframes = outer
        // The keyframe that ends last determines the end of the whole.
        animate(withDuration: duration, delay: delay, options: .curveLinear, animations: {}, completion: completion)
    }

    /// - Parameters:
    ///   - frameStartTime: The start as a fraction of the whole duration, from 0 to 1.
    ///   - frameDuration: The duration as a fraction of the whole, from 0 to 1.
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

    /// The options of keyframes. They have no effect here: the pace is even.
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    }
}
