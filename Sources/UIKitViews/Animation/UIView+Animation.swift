import Foundation

extension UIView {
    /// The timing of layer changes made now. Nil if changes take effect at once.
    static var animationTiming: AnimationTiming? {
        guard areAnimationsEnabled, let running = animationBlock else { return nil }
        guard running.duration > 0 || running.course != nil else { return nil }
        return running
    }

    private static var animationBlock: AnimationTiming?

    /// Runs animations with a timing that replaces that of any enclosing animation block.
    static func perform(_ animations: () -> Void, timing: AnimationTiming) {
        let outer = animationBlock
        animationBlock = timing
        animations()
        animationBlock = outer
    }

    /// Whether changes in animation blocks are animated.
    public private(set) static var areAnimationsEnabled = true

    /// Turns the animation of changes in animation blocks on or off.
    public static func setAnimationsEnabled(_ enabled: Bool) { areAnimationsEnabled = enabled }

    /// The duration of the current animation block; 0 outside one.
    public static var inheritedAnimationDuration: TimeInterval { animationTiming?.duration ?? 0 }

    /// Makes changes without animation, even inside an animation block.
    public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let were = areAnimationsEnabled
        areAnimationsEnabled = false
        defer { areAnimationsEnabled = were }
        actionsWithoutAnimation()
    }

    /// Animates the changes of views that a closure makes.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(duration, delay, options.curve, options, animations, completion)
    }

    /// Animates the changes of views that a closure makes.
    public static func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
    }

    /// Animates changes with a spring.
    ///
    /// - Parameters:
    ///   - dampingRatio: The damping ratio. A spring overshoots if it is less than 1.
    ///   - velocity: The initial velocity, in distances of the animation per second.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = TimingCurve.spring(damping: dampingRatio, velocity: velocity * duration)
        animate(duration, delay, spring, options, animations, completion)
    }

    /// Runs the animations. The completion is called in a step of the clock, even if the animation has no duration.
    private static func animate(
        _ duration: TimeInterval, _ delay: TimeInterval, _ curve: TimingCurve, _ options: AnimationOptions,
        _ animations: () -> Void, _ completion: ((Bool) -> Void)?
    ) {
        let clock = AnimationClock.current
        let outer = animationBlock
        var timing = AnimationTiming(
            begin: clock.now + max(0, delay), duration: areAnimationsEnabled ? max(0, duration) : 0, curve: curve,
            repeats: options.contains(.repeat), reverses: options.contains(.autoreverse))
        if let outer {
            if !options.contains(.overrideInheritedDuration) { timing.duration = outer.duration }
            if !options.contains(.overrideInheritedCurve) { timing.curve = outer.curve }
        }
        perform(animations, timing: timing)
        guard let completion, timing.end.isFinite else { return }
        clock.schedule(at: areAnimationsEnabled ? timing.end : clock.now) { completion(true) }
    }

    /// The options of an animation. Those for touches, drawing and layout have no effect.
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Lays out subviews inside the animation.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Views can be touched while they move.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Begins with the values on screen instead of the final values of an earlier animation.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Repeats the animation.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Plays the animation backward after each time.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Uses its own duration inside another animation block.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Uses its own curve inside another animation block.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Draws content again while it changes.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// Begins and ends slowly. This is the default.
        public static let curveEaseInOut: AnimationOptions = []
        /// Begins slowly.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Ends slowly.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Has a constant speed.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        fileprivate var curve: TimingCurve {
            switch rawValue >> 16 & 3 {
            case 1: .easeIn
            case 2: .easeOut
            case 3: .linear
            default: .easeInOut
            }
        }
    }
}
