import Foundation

/// A transform in space, with CoreAnimation's conventions: points are rows, and the translation is in the fourth row.
public struct CATransform3D: Hashable, Sendable {
    /// An element of the first row of the matrix.
    public var m11: CGFloat
    /// An element of the first row of the matrix.
    public var m12: CGFloat
    /// An element of the first row of the matrix.
    public var m13: CGFloat
    /// An element of the first row of the matrix.
    public var m14: CGFloat
    /// An element of the second row of the matrix.
    public var m21: CGFloat
    /// An element of the second row of the matrix.
    public var m22: CGFloat
    /// An element of the second row of the matrix.
    public var m23: CGFloat
    /// An element of the second row of the matrix.
    public var m24: CGFloat
    /// An element of the third row of the matrix.
    public var m31: CGFloat
    /// An element of the third row of the matrix.
    public var m32: CGFloat
    /// An element of the third row of the matrix.
    public var m33: CGFloat
    /// An element of the third row of the matrix.
    public var m34: CGFloat
    /// An element of the fourth row of the matrix.
    public var m41: CGFloat
    /// An element of the fourth row of the matrix.
    public var m42: CGFloat
    /// An element of the fourth row of the matrix.
    public var m43: CGFloat
    /// An element of the fourth row of the matrix.
    public var m44: CGFloat

    /// Creates a matrix of zeros, as in CoreAnimation.
    public init() { self.init(rows: [.zero, .zero, .zero, .zero]) }

    /// Creates a transform from the elements of its matrix.
    public init(
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
        m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
        m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
        m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
    ) {
        (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
        (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
        (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
        (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }

    typealias Row = SIMD4<Double>

    init(rows: [Row]) {
        self.init(
            m11: rows[0][0], m12: rows[0][1], m13: rows[0][2], m14: rows[0][3],
            m21: rows[1][0], m22: rows[1][1], m23: rows[1][2], m24: rows[1][3],
            m31: rows[2][0], m32: rows[2][1], m33: rows[2][2], m34: rows[2][3],
            m41: rows[3][0], m42: rows[3][1], m43: rows[3][2], m44: rows[3][3])
    }

    var rows: [Row] {
        [
            Row(m11, m12, m13, m14), Row(m21, m22, m23, m24),
            Row(m31, m32, m33, m34), Row(m41, m42, m43, m44),
        ]
    }

    /// Returns the projection of a point of the plane, seen from the front. A point at or behind the eye (`w` not
    /// positive) is not divided by `w`, so that the result stays finite.
    func project(_ point: CGPoint) -> CGPoint {
        let x = point.x * m11 + point.y * m21 + m41
        let y = point.x * m12 + point.y * m22 + m42
        let w = point.x * m14 + point.y * m24 + m44
        return w > 0 && w != 1 ? CGPoint(x: x / w, y: y / w) : CGPoint(x: x, y: y)
    }

    /// Returns the point of the plane that appears at a given point: the inverse of ``project(_:)``. Nil if the plane
    /// is seen from its edge.
    func unproject(_ point: CGPoint) -> CGPoint? {
        // Two equations in x and y, from x' = X/w and y' = Y/w.
        let (a, b) = (m11 - point.x * m14, m21 - point.x * m24)
        let (c, d) = (m12 - point.y * m14, m22 - point.y * m24)
        let (e, f) = (point.x * m44 - m41, point.y * m44 - m42)
        let determinant = a * d - b * c
        guard determinant != 0, determinant.isFinite else { return nil }
        return CGPoint(x: (e * d - b * f) / determinant, y: (a * f - e * c) / determinant)
    }
}
