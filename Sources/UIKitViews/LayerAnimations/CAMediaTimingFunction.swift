import Foundation

/// The timing curve of an animation: a cubic curve from (0, 0) to (1, 1) with two control points.
public final class CAMediaTimingFunction: NSObject, Sendable {
    let curve: TimingCurve

    /// Creates one of the named curves.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .linear: self.init(controlPoints: 0, 0, 1, 1)
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        }
    }

    /// Creates a function from its control points.
    ///
    /// - Parameters:
    ///   - c1x: The x of the first control point, limited to the range from 0 to 1.
    ///   - c2x: The x of the second control point, limited to the range from 0 to 1.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        let (x1, x2) = (min(max(c1x, 0), 1), min(max(c2x, 0), 1))
        curve = .bezier(x1: Double(x1), y1: Double(c1y), x2: Double(x2), y2: Double(c2y))
    }
}

/// The name of a standard timing function.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A constant speed.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// A slow beginning.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// A slow end.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// A slow beginning and a slow end.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The curve of the system's own animations.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// Whether an animation has an effect before its beginning and after its end.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The animation has no effect before it begins and after it has ended.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
    /// The last value stays after the end, if the animation is not removed on completion.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// The first value applies from the time when the animation is added.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Its first value is shown before it begins, and its last one after it has ended.
    public static let both = CAMediaTimingFillMode(rawValue: "both")

    var isForwards: Bool { self == .forwards || self == .both }
    var isBackwards: Bool { self == .backwards || self == .both }
}
