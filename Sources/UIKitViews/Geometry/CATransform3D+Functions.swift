// swift-format-ignore-file: AlwaysUseLowerCamelCase
// (the names are those of Apple's C functions)

import Foundation

/// The transform that changes nothing.
public let CATransform3DIdentity = CATransform3DMakeScale(1, 1, 1)

/// Returns whether a transform changes nothing.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Returns whether two transforms are equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// Returns a transform that moves, in points.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    CATransform3D(rows: [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [tx, ty, tz, 1]])
}

/// Returns a transform that scales.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3D(rows: [[sx, 0, 0, 0], [0, sy, 0, 0], [0, 0, sz, 0], [0, 0, 0, 1]])
}

/// Returns a rotation about an axis through the origin, in radians. An axis of length 0 gives the identity.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite else { return CATransform3DIdentity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (s, c) = (sin(angle), cos(angle))
    let t = 1 - c
    return CATransform3D(rows: [
        [c + x * x * t, x * y * t + z * s, x * z * t - y * s, 0],
        [x * y * t - z * s, c + y * y * t, y * z * t + x * s, 0],
        [x * z * t + y * s, y * z * t - x * s, c + z * z * t, 0],
        [0, 0, 0, 1],
    ])
}

/// Returns a transform that moves before another one is applied.
public func CATransform3DTranslate(
    _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// Returns a transform that scales before another one is applied.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// Returns a transform that rotates about an axis, in radians, before another one is applied.
public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// Returns the transform that applies `a` first, then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    let other = b.rows
    return CATransform3D(
        rows: a.rows.map { row in
            other[0] * row[0] + other[1] * row[1] + other[2] * row[2] + other[3] * row[3]
        })
}

/// Returns the inverse transform; the transform itself if there is none.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
    // Gauss-Jordan elimination with partial pivoting, with the identity on the right-hand side.
    var left = t.rows
    var right = CATransform3DIdentity.rows
    for column in 0..<4 {
        let pivot = (column..<4).max { abs(left[$0][column]) < abs(left[$1][column]) } ?? column
        left.swapAt(column, pivot)
        right.swapAt(column, pivot)
        let divisor = left[column][column]
        guard divisor != 0, divisor.isFinite else { return t }
        left[column] /= divisor
        right[column] /= divisor
        for row in 0..<4 where row != column {
            let factor = left[row][column]
            left[row] -= left[column] * factor
            right[row] -= right[column] * factor
        }
    }
    return CATransform3D(rows: right)
}

/// Returns an affine transform of the plane as a transform in space.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    CATransform3D(rows: [[m.a, m.b, 0, 0], [m.c, m.d, 0, 0], [0, 0, 1, 0], [m.tx, m.ty, 0, 1]])
}

/// Returns whether a transform is an affine transform of the plane.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    t == CATransform3DMakeAffineTransform(t.planarPart)
}

/// Returns the affine transform that equals a transform, or the identity if ``CATransform3DIsAffine(_:)`` is false.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CATransform3DIsAffine(t) ? t.planarPart : .identity
}

extension CATransform3D {
    fileprivate var planarPart: CGAffineTransform {
        CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
    }
}
