import Foundation

/// The progress of an animation as a function of its time.
enum TimingCurve: Sendable {
    case linear
    /// A cubic curve from (0, 0) to (1, 1) with two control points, as in CSS.
    case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
    /// A mass on a spring.
    ///
    /// - Parameters:
    ///   - damping: The damping ratio. A spring overshoots if it is less than 1.
    ///   - velocity: The initial velocity, in distances of the animation per duration.
    case spring(damping: Double, velocity: Double)

    static let easeInOut = bezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
    static let easeIn = bezier(x1: 0.42, y1: 0, x2: 1, y2: 1)
    static let easeOut = bezier(x1: 0, y1: 0, x2: 0.58, y2: 1)

    /// Returns the progress at a time from 0 to 1. A spring's progress may exceed 1.
    func progress(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        guard time < 1 else { return 1 }
        return switch self {
        case .linear: time
        case .bezier(let x1, let y1, let x2, let y2):
            TimingCurve.cubic(y1, y2, at: TimingCurve.parameter(x1, x2, reaching: time))
        case .spring(let damping, let velocity): TimingCurve.spring(damping, velocity, at: time)
        }
    }

    private static func cubic(_ first: Double, _ second: Double, at t: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
    }

    /// Returns the curve's parameter at which its x is `x`.
    ///
    /// Bisection works because x grows with the parameter. The result is exact to 2⁻⁴⁰, which is less than a pixel.
    private static func parameter(_ x1: Double, _ x2: Double, reaching x: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if cubic(x1, x2, at: middle) < x { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    /// Returns the progress of a spring whose frequency leaves a thousandth of the distance at the end.
    private static func spring(_ damping: Double, _ velocity: Double, at time: Double) -> Double {
        let settled = log(1000.0)
        guard damping < 1 else {
            // Critically damped: (1 + ωt)·e^(−ωt) is a thousandth at ωt ≈ 9.23.
            let frequency = 9.23
            return 1 - exp(-frequency * time) * (1 + (frequency - velocity) * time)
        }
        let ratio = max(damping, 0.01)
        let frequency = settled / ratio
        let damped = frequency * (1 - ratio * ratio).squareRoot()
        let sway = cos(damped * time) + (settled - velocity) / damped * sin(damped * time)
        return 1 - exp(-settled * time) * sway
    }
}
