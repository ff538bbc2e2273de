import Foundation

/// The kind of a timing curve.
public enum UITimingCurveType: Int, Sendable {
    /// One of the four named curves.
    case builtin
    /// A curve with two control points.
    case cubic
    /// A spring.
    case spring
    /// A curve with a spring at its end.
    case composed
}

/// The timing curve of a property animator: a spring if there is one, otherwise a cubic curve.
@preconcurrency @MainActor public protocol UITimingCurveProvider: AnyObject {
    /// The kind of the curve.
    var timingCurveType: UITimingCurveType { get }
    /// The curve with two control points; nil if the curve has none.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring; nil if the curve is not a spring.
    var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
    var curve: TimingCurve { springTimingParameters?.ownCurve ?? cubicTimingParameters?.ownCurve ?? .easeInOut }
}

/// A timing curve that is a cubic curve from (0, 0) to (1, 1).
@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// The named curve; `easeInOut` if control points are given.
    open private(set) var animationCurve: UIView.AnimationCurve
    /// The first control point, in shares of time and progress.
    open private(set) var controlPoint1: CGPoint
    /// The second control point, in shares of time and progress.
    open private(set) var controlPoint2: CGPoint
    private let isBuiltIn: Bool

    /// Creates the default curve of animations, which is slow at both ends.
    public convenience override init() { self.init(animationCurve: .easeInOut) }

    /// Creates one of the named curves.
    public init(animationCurve curve: UIView.AnimationCurve) {
        (animationCurve, isBuiltIn) = (curve, true)
        (controlPoint1, controlPoint2) = curve.controlPoints
    }

    /// Creates a curve from two control points. Their x coordinates are limited to the range from 0 to 1.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        (animationCurve, isBuiltIn) = (.easeInOut, false)
        (controlPoint1, controlPoint2) = (point1, point2)
    }

    /// The kind of the curve: a named one, or one with control points.
    open var timingCurveType: UITimingCurveType { isBuiltIn ? .builtin : .cubic }
    /// The curve itself.
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    /// Nil: the curve is not a spring.
    open var springTimingParameters: UISpringTimingParameters? { nil }

    fileprivate var ownCurve: TimingCurve {
        .bezier(
            x1: min(max(controlPoint1.x, 0), 1), y1: controlPoint1.y, x2: min(max(controlPoint2.x, 0), 1),
            y2: controlPoint2.y)
    }
}

/// A timing curve that follows a mass on a spring.
@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// The initial velocity, in distances of the animation per second.
    open private(set) var initialVelocity: CGVector
    private let dampingRatio: CGFloat

    /// Creates a spring that comes to rest within the duration of the animation.
    ///
    /// - Parameter ratio: The damping ratio. A spring overshoots if it is less than 1.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
        (dampingRatio, initialVelocity) = (ratio, velocity)
    }

    /// Creates a spring that is stretched to the duration of the animation. On iOS, the spring determines the duration.
    public convenience init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        let critical = 2 * (max(0, mass) * max(0, stiffness)).squareRoot()
        self.init(dampingRatio: critical > 0 ? damping / critical : 1, initialVelocity: velocity)
    }

    /// The kind of the curve: a spring.
    open var timingCurveType: UITimingCurveType { .spring }
    /// Nil: the curve has no control points.
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// The spring itself.
    open var springTimingParameters: UISpringTimingParameters? { self }

    fileprivate var ownCurve: TimingCurve {
        .spring(damping: dampingRatio, velocity: initialVelocity.dx)
    }
}

extension UIView {
    /// A named timing curve.
    public enum AnimationCurve: Int, Sendable {
        /// Begins and ends slowly.
        case easeInOut
        /// Begins slowly.
        case easeIn
        /// Ends slowly.
        case easeOut
        /// Has a constant speed.
        case linear

        fileprivate var controlPoints: (CGPoint, CGPoint) {
            switch self {
            case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
            case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
            case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
            case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
            }
        }
    }
}
