import Foundation

extension UIView {
    /// Runs a block that adds keyframes. Each keyframe is animated for its share of the duration, with a linear curve.
    ///
    /// If two keyframes change the same property, each animates it from the value before.
    public static func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let outer = keyframes
        keyframes = (duration: max(0, duration), delay: max(0, delay))
        animations()
        keyframes = outer
        animate(withDuration: duration, delay: delay, options: .curveLinear, animations: {}, completion: completion)
    }

    /// Adds a keyframe to the current keyframe animation. Outside one, the changes take effect at once.
    ///
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

    /// The options of keyframe animations. They have no effect here: the calculation mode is always linear.
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Views can be touched while they move.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// Begins with the values on screen instead of the final values of an earlier animation.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// Moves straight from one keyframe to the next. This is the default.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// Moves along a smooth curve through the keyframes.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    }
}
