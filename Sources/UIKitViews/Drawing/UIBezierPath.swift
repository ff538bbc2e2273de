import Foundation

/// A path that is drawn in ``UIView/draw(_:)`` or shown by a ``CAShapeLayer``.
@preconcurrency @MainActor open class UIBezierPath: NSObject, @preconcurrency NSCopying {
    private var outline = PathOutline()

    public override init() { super.init() }

    /// Creates a rectangle.
    public convenience init(rect: CGRect) { self.init(outline: PathOutline(rect: rect)) }

    /// Creates an ellipse that touches the edges of a rectangle.
    public convenience init(ovalIn rect: CGRect) { self.init(outline: PathOutline(ovalIn: rect)) }

    /// Creates a rectangle with round corners, with a radius in points.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(
            roundedRect: rect, byRoundingCorners: .allCorners,
            cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
    }

    /// Creates a rectangle with some rounded corners. They are parts of ellipses, while iOS has smoother curves.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init(outline: PathOutline(rect: rect, rounding: corners, radii: cornerRadii))
    }

    /// Creates an arc of a circle. The angles are in radians.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// Creates a copy of a path.
    public convenience init(cgPath CGPath: CGPath) { self.init(outline: CGPath.outline) }

    private convenience init(outline: PathOutline) {
        self.init()
        self.outline = outline
    }

    // MARK: Building

    /// Begins a subpath at a point.
    open func move(to point: CGPoint) { outline.append(.move(to: point)) }

    /// Adds a line to a point.
    open func addLine(to point: CGPoint) { outline.append(.line(to: point)) }

    /// Adds a curve to a point, with two control points.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        outline.append(.curve(to: endPoint, control1: controlPoint1, control2: controlPoint2))
    }

    /// Adds a curve to a point, with one control point.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        outline.append(.quadCurve(to: endPoint, control: controlPoint))
    }

    /// Adds an arc of a circle, after a straight line to its start if the path has a current point.
    ///
    /// - Parameter clockwise: The direction as seen on the screen.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        let sweep = PathOutline.sweep(from: startAngle, to: endAngle, isPositive: clockwise)
        outline.appendArc(center: center, radius: radius, startAngle: startAngle, sweep: sweep)
    }

    /// Adds a line back to the start of the current subpath.
    open func close() { outline.append(.close) }

    /// Removes all elements.
    open func removeAllPoints() { outline = PathOutline() }

    /// Adds a path.
    open func append(_ bezierPath: UIBezierPath) { outline.append(bezierPath.outline) }

    /// Transforms all points.
    open func apply(_ transform: CGAffineTransform) { outline = outline.applying(transform) }

    /// Returns the path from its end to its start.
    open func reversing() -> UIBezierPath { UIBezierPath(outline: outline.reversed) }

    // MARK: Queries

    /// A copy of the path as a `CGPath`.
    open var cgPath: CGPath {
        get { CGPath(outline) }
        set { outline = newValue.outline }
    }

    /// Whether the path has no elements.
    open var isEmpty: Bool { outline.isEmpty }

    /// The bounding box of all points, control points of curves included.
    open var bounds: CGRect { outline.controlBounds }

    /// The current point. The origin if the path is empty.
    open var currentPoint: CGPoint { outline.currentPoint ?? .zero }

    /// Returns whether a point is inside the path or on its edge.
    ///
    /// - Complexity: O(*e*) for *e* elements.
    open func contains(_ point: CGPoint) -> Bool { outline.contains(point, isEvenOdd: usesEvenOddFillRule) }

    // MARK: Drawing

    /// The width of its lines, in points. The default is 1.
    open var lineWidth: CGFloat = 1
    /// The shape of the ends of its lines. The default ends at the end points.
    open var lineCapStyle = CGLineCap.butt
    /// The shape of the corners of its lines. The default is sharp.
    open var lineJoinStyle = CGLineJoin.miter
    /// The length of a sharp corner, in line widths, beyond which it is cut off. The default is 10.
    open var miterLimit: CGFloat = 10
    /// The allowed distance of drawn curves from exact ones. It has no effect: hosts draw exact curves.
    open var flatness: CGFloat = 0.6
    /// Whether areas are filled with the even-odd rule. The default is false.
    open var usesEvenOddFillRule = false

    /// Fills the path with the current fill color.
    open func fill() {
        draw { $0.fillPath(using: fillRule) }
    }

    /// Fills the path with an opacity from 0 to 1. The mode has no effect.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw { context in
            context.setAlpha(alpha)
            context.fillPath(using: fillRule)
        }
    }

    /// Strokes the path with the current stroke color.
    open func stroke() { stroke(alpha: nil) }

    /// Strokes the path with an opacity from 0 to 1. The mode has no effect.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { stroke(alpha: alpha) }

    /// - Parameter alpha: The opacity; nil for that of the context.
    private func stroke(alpha: CGFloat?) {
        draw { context in
            if let alpha { context.setAlpha(alpha) }
            context.setLineWidth(lineWidth)
            context.setLineCap(lineCapStyle)
            context.setLineJoin(lineJoinStyle)
            context.setMiterLimit(miterLimit)
            context.setLineDash(phase: dashes.phase, lengths: dashes.lengths)
            context.strokePath()
        }
    }

    /// Clips later drawing to the path.
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(cgPath)
        context.clip(using: fillRule)
    }

    private var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

    private func draw(_ body: (CGContext) -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.beginPath()
        context.addPath(cgPath)
        body(context)
        context.restoreGState()
    }

    private var dashes: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

    /// Sets the dash pattern of strokes.
    ///
    /// - Parameter pattern: The alternating lengths of dashes and gaps, in points. Nil for a solid line.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dashes = (Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : count)), phase)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath(outline: outline)
        (copy.lineWidth, copy.lineCapStyle, copy.lineJoinStyle) = (lineWidth, lineCapStyle, lineJoinStyle)
        (copy.miterLimit, copy.flatness, copy.usesEvenOddFillRule) = (miterLimit, flatness, usesEvenOddFillRule)
        copy.dashes = dashes
        return copy
    }
}

/// The corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top left corner.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// The top right corner.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// The bottom left corner.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// The bottom right corner.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// All four corners.
    public static let allCorners = UIRectCorner(rawValue: .max)
}
