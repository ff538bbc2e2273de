import Foundation

/// A direction and a distance, in points.
public struct CGVector: Hashable, Codable, Sendable {
    /// The distance to the right, in points.
    public var dx: CGFloat
    /// The distance downward, in points.
    public var dy: CGFloat

    /// No distance.
    public static let zero = CGVector()

    /// Creates a vector without length.
    public init() { self.init(dx: 0, dy: 0) }

    /// Creates a vector from its distances.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }
}

extension CGVector {
    package var length: CGFloat { (dx * dx + dy * dy).squareRoot() }

    package static func * (vector: CGVector, factor: CGFloat) -> CGVector {
        CGVector(dx: vector.dx * factor, dy: vector.dy * factor)
    }

    package static func + (one: CGVector, other: CGVector) -> CGVector {
        CGVector(dx: one.dx + other.dx, dy: one.dy + other.dy)
    }
}

extension CGPoint {
    package static func + (point: CGPoint, vector: CGVector) -> CGPoint {
        CGPoint(x: point.x + vector.dx, y: point.y + vector.dy)
    }

    /// The vector from `start` to `end`.
    package static func - (end: CGPoint, start: CGPoint) -> CGVector {
        CGVector(dx: end.x - start.x, dy: end.y - start.y)
    }
}

extension CGPoint {
    func distance(to point: CGPoint) -> CGFloat { (point - self).length }
}
