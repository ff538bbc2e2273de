import Foundation

/// An animation that is added to a layer. It changes what is shown, and leaves the layer's properties as they are.
///
/// This class only has the timing. Times are those of ``AnimationClock``, in seconds.
@preconcurrency @MainActor open class CAAnimation: NSObject, CAAction {
    public required override init() { super.init() }

    /// The duration of one cycle. 0 for a quarter of a second.
    open var duration: CFTimeInterval = 0
    /// The time of the clock at which the animation begins. 0 for the time when it is added to a layer.
    open var beginTime: CFTimeInterval = 0
    /// The time in the animation at which it begins.
    open var timeOffset: CFTimeInterval = 0
    /// The speed at which the animation plays. The default is 1.
    open var speed: Float = 1
    /// The number of cycles. 0 for one.
    open var repeatCount: Float = 0
    /// The duration of all cycles, if it is not 0. It takes precedence over ``repeatCount``.
    open var repeatDuration: CFTimeInterval = 0
    /// Whether each cycle runs back to its start.
    open var autoreverses = false
    /// What is shown before the animation begins and after it has ended. The default is the layer's own value.
    open var fillMode = CAMediaTimingFillMode.removed
    /// Whether the animation is removed when it has ended. The default is true.
    open var isRemovedOnCompletion = true
    /// The timing curve of a cycle; nil for a linear one.
    open var timingFunction: CAMediaTimingFunction?
    /// The delegate. Unlike other delegates, it is retained until the animation is removed, as on iOS.
    open var delegate: (any CAAnimationDelegate)?

    /// Adds the animation to `anObject`, if that is a layer.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    /// Returns a copy, which a layer keeps so that later changes have no effect on it. Subclasses copy their properties.
    func copied() -> CAAnimation {
        let copy = type(of: self).init()
        (copy.duration, copy.beginTime, copy.timeOffset, copy.speed) = (duration, beginTime, timeOffset, speed)
        (copy.repeatCount, copy.repeatDuration, copy.autoreverses) = (repeatCount, repeatDuration, autoreverses)
        (copy.fillMode, copy.isRemovedOnCompletion) = (fillMode, isRemovedOnCompletion)
        (copy.timingFunction, copy.delegate) = (timingFunction, delegate)
        return copy
    }

    /// Applies the animation to a state.
    ///
    /// - Parameter progress: The progress of a cycle from 0 to 1, without the timing function.
    func apply(to state: inout LayerState, at progress: Double) {}

    // MARK: Timing

    var cycle: TimeInterval { duration > 0 ? duration : 0.25 }

    /// The duration of all cycles, in seconds; infinite if the animation is repeated forever or its speed is not positive.
    var activeDuration: TimeInterval {
        guard speed > 0 else { return .infinity }
        let whole = cycle * (autoreverses ? 2 : 1) * (repeatCount > 0 ? Double(repeatCount) : 1)
        return (repeatDuration > 0 ? repeatDuration : whole) / Double(speed)
    }

    /// Applies the animation to a state.
    ///
    /// - Parameter elapsed: The time since the beginning of the animation, in seconds; negative before it.
    func apply(to state: inout LayerState, after elapsed: TimeInterval) {
        guard elapsed >= 0 || fillMode.isBackwards, elapsed < activeDuration || fillMode.isForwards else { return }
        let time = min(max(elapsed, 0), activeDuration)
        var cycles = (time * Double(speed) + timeOffset) / cycle
        // At its end, an animation shows the end of a cycle and not the start of the next one.
        let isAtEnd = time == activeDuration && cycles == cycles.rounded()
        let length: Double = autoreverses ? 2 : 1
        cycles = isAtEnd ? length : cycles.truncatingRemainder(dividingBy: length)
        if autoreverses, cycles > 1 { cycles = 2 - cycles }
        apply(to: &state, at: cycles)
    }
}
