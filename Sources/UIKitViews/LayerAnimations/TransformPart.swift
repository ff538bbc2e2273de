import Foundation

/// The scale or the rotation of a transform, which animations can change separately.
///
/// A transform in the plane consists of a scale, a rotation and a translation. In all others, and for rotations about
/// axes other than z, the part is 1 or 0, and a change of it is added to the transform.
struct TransformPart {
    private enum Kind { case scale, scaleX, scaleY, rotationX, rotationY, rotationZ }

    private let kind: Kind

    init?(keyPath: String) {
        switch keyPath {
        case "transform.scale": kind = .scale
        case "transform.scale.x": kind = .scaleX
        case "transform.scale.y": kind = .scaleY
        case "transform.rotation.x": kind = .rotationX
        case "transform.rotation.y": kind = .rotationY
        case "transform.rotation", "transform.rotation.z": kind = .rotationZ
        default: return nil
        }
    }

    func value(in transform: CATransform3D) -> CGFloat {
        let parts = PlaneParts(transform)
        return switch kind {
        case .scale, .scaleX: parts?.scale.width ?? 1
        case .scaleY: parts?.scale.height ?? 1
        case .rotationZ: parts?.angle ?? 0
        case .rotationX, .rotationY: 0
        }
    }

    /// Returns the transform with another value of the part.
    func transform(_ transform: CATransform3D, with value: CGFloat) -> CATransform3D {
        guard var parts = PlaneParts(transform), kind != .rotationX, kind != .rotationY else {
            return switch kind {
            case .scale: CATransform3DScale(transform, value, value, 1)
            case .scaleX: CATransform3DScale(transform, value, 1, 1)
            case .scaleY: CATransform3DScale(transform, 1, value, 1)
            case .rotationX: CATransform3DRotate(transform, value, 1, 0, 0)
            case .rotationY: CATransform3DRotate(transform, value, 0, 1, 0)
            case .rotationZ: CATransform3DRotate(transform, value, 0, 0, 1)
            }
        }
        switch kind {
        case .scale: parts.scale = CGSize(width: value, height: value)
        case .scaleX: parts.scale.width = value
        case .scaleY: parts.scale.height = value
        case .rotationZ: parts.angle = value
        case .rotationX, .rotationY: break
        }
        return parts.transform
    }
}

/// A transform of the plane without shear.
private struct PlaneParts {
    var scale: CGSize
    /// The angle, in radians.
    var angle: CGFloat
    private let translation: CGPoint

    /// Returns nil for other transforms.
    init?(_ transform: CATransform3D) {
        guard CATransform3DIsAffine(transform) else { return nil }
        let plane = CATransform3DGetAffineTransform(transform)
        guard abs(plane.a * plane.c + plane.b * plane.d) < 1e-9 else { return nil }
        let isMirrored = plane.a * plane.d - plane.b * plane.c < 0
        let height = (plane.c * plane.c + plane.d * plane.d).squareRoot()
        scale = CGSize(
            width: (plane.a * plane.a + plane.b * plane.b).squareRoot(), height: isMirrored ? -height : height)
        angle = CGFloat(atan2(Double(plane.b), Double(plane.a)))
        translation = CGPoint(x: plane.tx, y: plane.ty)
    }

    var transform: CATransform3D {
        let moved = CATransform3DMakeTranslation(translation.x, translation.y, 0)
        return CATransform3DScale(CATransform3DRotate(moved, angle, 0, 0, 1), scale.width, scale.height, 1)
    }
}
