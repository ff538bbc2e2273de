import Foundation

/// Animations of views that can be paused, moved by a finger, reversed and stopped.
///
/// ``fractionComplete`` sets the progress of a paused animator without its curve: ``scrubsLinearly`` is always true. When the
/// animator continues, its curve starts again for the remaining distance.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    private struct Block {
        var animations: () -> Void
        var delayFactor: CGFloat
    }

    private var course = AnimatorCourse()
    private var blocks: [Block] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    /// The identifier of the clock's event at the end of the run.
    private var announcement: Int?

    /// The duration of the whole animation, in seconds.
    open private(set) var duration: TimeInterval
    /// The time before the animation begins, in seconds.
    open private(set) var delay: TimeInterval = 0
    /// The curve of the animation.
    open private(set) var timingParameters: (any UITimingCurveProvider)?
    /// Whether the animation has begun, and whether it has been stopped.
    open private(set) var state = UIViewAnimatingState.inactive

    /// Creates an animator with a curve, and a duration in seconds. A spring is stretched to the duration.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        (self.duration, timingParameters) = (max(0, duration), parameters)
    }

    /// Creates an animator with a named curve, and a duration in seconds.
    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with the curve of two control points, and a duration in seconds.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        let curve = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
        self.init(duration: duration, timingParameters: curve)
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with a spring, and a duration in seconds. With a damping ratio of 1, it does not oscillate.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator and starts it.
    @discardableResult open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> Self {
        let animator = self.init(forOptions: options, duration: duration)
        animator.addAnimations(animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    /// Creates an animator for ``runningPropertyAnimator(withDuration:delay:options:animations:completion:)``.
    public required init(forOptions options: UIView.AnimationOptions, duration: TimeInterval) {
        self.duration = max(0, duration)
        timingParameters = UICubicTimingParameters(animationCurve: options.animationCurve)
    }

    // MARK: Content

    /// Adds changes that are made and animated when the animator starts, or at once if it has started.
    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

    /// Adds changes that begin later and end with the others.
    ///
    /// - Parameter delayFactor: The part of the duration before they begin, from 0 to 1.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        blocks.append(Block(animations: animation, delayFactor: min(max(0, delayFactor), 0.999)))
        if state == .active { runBlocks() }
    }

    /// Adds a closure that is called when the animations have ended, unless they are stopped without finishing.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    private func runBlocks() {
        let running = blocks
        blocks = []
        for block in running {
            var timing = AnimationTiming(begin: AnimationClock.current.now, duration: duration)
            (timing.course, timing.delayShare) = (course, Double(block.delayFactor))
            UIView.perform(block.animations, timing: timing)
        }
    }

    // MARK: Course

    /// Whether views are moving.
    open var isRunning: Bool { course.isRunning }

    /// The progress in the direction in which the animation runs, from 0 to 1. Setting it pauses the animator.
    open var fractionComplete: CGFloat {
        get {
            let progress = course.progress(at: AnimationClock.current.now)
            return CGFloat(isReversed ? 1 - progress : progress)
        }
        set {
            pauseAnimation()
            guard state == .active, !isRunning else { return }
            course.rest(at: Double(isReversed ? 1 - newValue : newValue))
        }
    }

    /// Whether the animation runs toward its start. It can be changed at any time.
    open var isReversed = false {
        didSet { if isReversed != oldValue, isRunning { run(durationFactor: 0, delay: course.delay, curve: nil) } }
    }

    /// Whether the animator stays active when it has reached its end, and calls no completions.
    open var pausesOnCompletion = false
    /// Whether scrubbing ignores the curve. Always true: ``fractionComplete`` is the progress itself.
    open var scrubsLinearly: Bool { true }
    /// Whether the animation can be paused, stopped and moved by ``fractionComplete`` while it runs. The default is true.
    open var isInterruptible = true
    private var mayInterrupt: Bool { isInterruptible || !isRunning }
    /// Whether views can be touched while they move. The default is true.
    open var isUserInteractionEnabled: Bool {
        get { course.allowsTouches }
        set { course.allowsTouches = newValue }
    }

    /// Starts or continues the animation.
    open func startAnimation() { startAnimation(afterDelay: 0) }

    /// Starts the animation after a delay in seconds.
    open func startAnimation(afterDelay delay: TimeInterval) {
        guard state != .stopped, !isRunning else { return }
        self.delay = max(0, delay)
        activate()
        run(durationFactor: 0, delay: self.delay, curve: nil)
    }

    /// Pauses the animation where it is. An animator that has not started becomes active, at its start.
    open func pauseAnimation() {
        guard state != .stopped, mayInterrupt else { return }
        activate()
        course.rest(at: course.progress(at: AnimationClock.current.now))
        cancelAnnouncement()
    }

    /// Continues after a pause.
    ///
    /// - Parameters:
    ///   - parameters: The timing curve of the remaining animation; nil for the animator's own.
    ///   - durationFactor: The duration of the remaining animation, as a fraction of the animator's duration; 0 for the
    ///     remaining fraction.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        guard state == .active else { return }
        run(durationFactor: Double(max(0, durationFactor)), delay: 0, curve: parameters?.curve)
    }

    /// Stops the animation where it is.
    ///
    /// - Parameter withoutFinishing: Whether the animator becomes inactive at once, without calling completions. If false,
    ///   ``finishAnimation(at:)`` has to be called.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active, mayInterrupt else { return }
        cancelAnnouncement()
        course.rest(at: course.progress(at: AnimationClock.current.now))
        guard withoutFinishing else {
            state = .stopped
            return
        }
        end(at: nil)
    }

    /// Ends a stopped animation. Does nothing in other states.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else { return }
        end(at: finalPosition)
    }

    private func activate() {
        guard state == .inactive else { return }
        state = .active
        runBlocks()
    }

    private func run(durationFactor: Double, delay: TimeInterval, curve: TimingCurve?) {
        let clock = AnimationClock.current
        let target: Double = isReversed ? 0 : 1
        let left = abs(target - course.progress(at: clock.now))
        course.run(
            to: target, begin: clock.now + delay, duration: duration * (durationFactor > 0 ? durationFactor : left),
            curve: curve ?? timingParameters?.curve ?? .easeInOut)
        cancelAnnouncement()
        announcement = clock.schedule(at: course.end) { [self] in
            announcement = nil
            course.rest(at: target)
            if !pausesOnCompletion { end(at: isReversed ? .start : .end) }
        }
    }

    private func cancelAnnouncement() {
        if let announcement { AnimationClock.current.cancel(announcement) }
        announcement = nil
    }

    /// Ends the animations and makes the animator inactive.
    ///
    /// - Parameter position: Where the animations end. If nil, they end where they are, and no completion is called.
    private func end(at position: UIViewAnimatingPosition?) {
        let place =
            switch position {
            case .start: 0.0
            case .end: 1.0
            case .current, nil: course.progress(at: AnimationClock.current.now)
            }
        course.finish(at: place)
        let ended = completions
        (course, completions, state) = (AnimatorCourse(allowsTouches: isUserInteractionEnabled), [], .inactive)
        if let position { for completion in ended { completion(position) } }
    }
}

extension UIView.AnimationOptions {
    fileprivate var animationCurve: UIView.AnimationCurve { UIView.AnimationCurve(rawValue: Int(rawValue >> 16 & 3))! }
}
