import Foundation

/// An immutable path. Its subclass ``CGMutablePath`` can be changed.
public class CGPath: Hashable {
    var outline: PathOutline

    init(_ outline: PathOutline) { self.outline = outline }

    /// Creates a rectangle, transformed.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(PathOutline(rect: rect).applying(transform?.pointee ?? .identity))
    }

    /// Creates an ellipse that touches the edges of a rectangle, transformed.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(PathOutline(ovalIn: rect).applying(transform?.pointee ?? .identity))
    }

    /// Creates a rectangle with round corners, transformed.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let radii = CGSize(width: cornerWidth, height: cornerHeight)
        let outline = PathOutline(rect: rect, rounding: .allCorners, radii: radii)
        self.init(outline.applying(transform?.pointee ?? .identity))
    }

    @_spi(Host) public var elements: [PathElement] { outline.elements }

    /// Whether the path has no elements.
    public var isEmpty: Bool { outline.isEmpty }

    /// The current point. The origin if the path is empty.
    public var currentPoint: CGPoint { outline.currentPoint ?? .zero }

    /// The bounding box of all points, control points of curves included.
    public var boundingBox: CGRect { outline.controlBounds }

    /// The bounding box of the drawn path.
    public var boundingBoxOfPath: CGRect { outline.bounds }

    /// Returns whether a point, to which the transform is applied, is inside the path or on its edge.
    ///
    /// - Complexity: O(*e*) for *e* elements.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        outline.contains(point.applying(transform), isEvenOdd: rule == .evenOdd)
    }

    /// Returns a copy.
    public func copy() -> CGPath? { CGPath(outline) }

    /// Returns a copy that can be changed.
    public func mutableCopy() -> CGMutablePath? {
        let copy = CGMutablePath()
        copy.outline = outline
        return copy
    }

    public static func == (left: CGPath, right: CGPath) -> Bool { left === right || left.outline == right.outline }

    public func hash(into hasher: inout Hasher) { hasher.combine(outline) }
}

/// The rule that decides which points are inside a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
    /// A point is inside if the lines go around it, counted with their directions.
    case winding
    /// A point is inside if a ray from it crosses the lines an odd number of times.
    case evenOdd
}

/// The shape of the ends of an open line.
public enum CGLineCap: Int32, Sendable {
    /// Lines end at their end points.
    case butt
    /// Lines end in half circles.
    case round
    /// Lines end half a width beyond their end points.
    case square
}

/// The shape of the joints of a line.
public enum CGLineJoin: Int32, Sendable {
    /// Corners are sharp.
    case miter
    /// Corners are round.
    case round
    /// Corners are cut off.
    case bevel
}
