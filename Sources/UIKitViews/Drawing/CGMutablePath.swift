import Foundation

/// A path to which elements can be added.
public final class CGMutablePath: CGPath {
    /// Creates an empty path.
    public init() { super.init(PathOutline()) }

    /// Begins a subpath at a transformed point.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        outline.append(.move(to: point.applying(transform)))
    }

    /// Adds a line to a transformed point.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        outline.append(.line(to: point.applying(transform)))
    }

    /// Adds a subpath of lines from point to point, transformed.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        for (index, point) in points.enumerated() {
            if index == 0 { move(to: point, transform: transform) } else { addLine(to: point, transform: transform) }
        }
    }

    /// Adds a curve with one control point, transformed.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        outline.append(.quadCurve(to: end.applying(transform), control: control.applying(transform)))
    }

    /// Adds a curve with two control points, transformed.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        let curve = PathElement.curve(to: end, control1: control1, control2: control2)
        outline.append(curve.mapPoints { $0.applying(transform) })
    }

    /// Adds an arc of a circle, after a straight line to its start if the path has a current point.
    ///
    /// - Parameter clockwise: The direction in a plane whose y axis points up. On the screen, the direction is reversed.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        var arc = PathOutline()
        let sweep = PathOutline.sweep(from: startAngle, to: endAngle, isPositive: !clockwise)
        arc.appendArc(center: center, radius: radius, startAngle: startAngle, sweep: sweep)
        outline.connect(arc.applying(transform))
    }

    /// Adds a rectangle, transformed.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        outline.append(PathOutline(rect: rect).applying(transform))
    }

    /// Adds an ellipse that touches the edges of a rectangle, transformed.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        outline.append(PathOutline(ovalIn: rect).applying(transform))
    }

    /// Adds a rectangle with round corners, transformed.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let radii = CGSize(width: cornerWidth, height: cornerHeight)
        outline.append(PathOutline(rect: rect, rounding: .allCorners, radii: radii).applying(transform))
    }

    /// Adds a path, transformed.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        outline.append(path.outline.applying(transform))
    }

    /// Adds a line back to the start of the current subpath.
    public func closeSubpath() { outline.append(.close) }
}
