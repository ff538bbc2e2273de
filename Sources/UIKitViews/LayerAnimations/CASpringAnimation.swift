import Foundation

/// An animation of a property that is pulled to its end by a spring.
///
/// The movement ends with ``CAAnimation/duration``. Set that to ``settlingDuration``, so that the spring has come to rest.
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
    /// The mass at the end of the spring. The default is 1.
    open var mass: CGFloat = 1
    /// The stiffness of the spring. The default is 100.
    open var stiffness: CGFloat = 100
    /// The friction. The default is 10.
    open var damping: CGFloat = 10
    /// The velocity at the beginning, in distances per second. Positive values move toward the end.
    open var initialVelocity: CGFloat = 0

    /// The time after which less than a thousandth of the distance is left, in seconds.
    open var settlingDuration: CFTimeInterval {
        let decay = max(1e-3, min(Double(damping / (2 * max(mass, 1e-6))), frequency))
        return (log(1000) + (ratio < 1 ? 0 : 2.3)) / decay
    }

    /// The frequency of the spring without friction, in radians per second.
    private var frequency: Double { Double(stiffness / max(mass, 1e-6)).squareRoot() }

    /// The damping ratio. The spring overshoots if it is less than 1.
    private var ratio: Double { Double(damping) / (2 * Double(stiffness * mass).squareRoot()) }

    override func copied() -> CAAnimation {
        let copy = super.copied()
        if let copy = copy as? CASpringAnimation {
            (copy.mass, copy.stiffness) = (mass, stiffness)
            (copy.damping, copy.initialVelocity) = (damping, initialVelocity)
        }
        return copy
    }

    override func share(at progress: Double) -> Double {
        let time = progress * cycle
        let (frequency, ratio) = (frequency, ratio)
        guard ratio < 1 else {
            return 1 - exp(-frequency * time) * (1 + (frequency - Double(initialVelocity)) * time)
        }
        let (decay, sway) = (frequency * ratio, frequency * (1 - ratio * ratio).squareRoot())
        let wave = cos(sway * time) + (decay - Double(initialVelocity)) / sway * sin(sway * time)
        return 1 - exp(-decay * time) * wave
    }
}
