import Foundation

/// The graphics context of ``UIView/draw(_:)``. It records drawing commands, which a host draws.
///
/// It has neither pixels nor color spaces, only the functions that cells use to draw lines, shapes, text and images.
@preconcurrency @MainActor public final class CGContext {
    private struct State {
        var transform = CGAffineTransform.identity
        var paint = PathPaint()
        var fillColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
        var strokeColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
        var alpha: CGFloat = 1
        var clipCount = 0
    }

    private(set) var commands: [DrawingCommand] = []
    private var state = State()
    private var saved: [State] = []
    /// The current path, in view coordinates. A change of the transform affects only later elements.
    private var outline = PathOutline()

    init() {}

    /// Returns the commands so far, with the ends of all open clips, and continues recording.
    func finished() -> [DrawingCommand] { commands + Array(repeating: .endClip, count: state.clipCount) }

    /// Ends all clips and returns the recorded commands.
    func finish() -> [DrawingCommand] {
        while !saved.isEmpty { restoreGState() }
        endClips(downTo: 0)
        return commands
    }

    // MARK: State

    /// Saves colors, line widths, the clip and the transform until ``restoreGState()``.
    public func saveGState() { saved.append(state) }

    /// Restores the last saved state. Has no effect if there is none.
    public func restoreGState() {
        guard let last = saved.popLast() else { return }
        endClips(downTo: last.clipCount)
        state = last
    }

    private func endClips(downTo count: Int) {
        for _ in count..<max(count, state.clipCount) { commands.append(.endClip) }
        state.clipCount = count
    }

    /// The transform that applies to later drawing.
    public var ctm: CGAffineTransform { state.transform }

    /// Applies a transform to everything that is drawn from now on, before the current transform.
    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
    }

    /// Moves the origin for everything that is drawn from now on, in points.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        concatenate(CGAffineTransform(translationX: tx, y: ty))
    }

    /// Scales everything that is drawn from now on.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }

    /// Rotates everything that is drawn from now on, in radians.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    /// Sets the color with which areas are filled.
    public func setFillColor(_ color: CGColor) { state.fillColor = color }

    /// Sets the color with which areas are filled, from components between 0 and 1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the color of lines.
    public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

    /// Sets the color of lines, from components between 0 and 1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the opacity of everything that is drawn from now on, from 0 to 1.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(0, alpha), 1) }
    /// Sets how later drawing is mixed with earlier drawing. It has no effect: later drawing covers earlier drawing.
    public func setBlendMode(_ mode: CGBlendMode) {}
    /// Sets the width of lines, in points.
    public func setLineWidth(_ width: CGFloat) { state.paint.lineWidth = max(0, width) }
    /// Sets the shape of the ends of lines.
    public func setLineCap(_ cap: CGLineCap) { state.paint.lineCap = cap }
    /// Sets the shape of the corners of lines.
    public func setLineJoin(_ join: CGLineJoin) { state.paint.lineJoin = join }
    /// Sets the length of a sharp corner, in line widths, beyond which it is cut off.
    public func setMiterLimit(_ limit: CGFloat) { state.paint.miterLimit = limit }

    /// Sets the alternating lengths of dashes and gaps, and the start within them, in points. No lengths draw a solid
    /// line.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        (state.paint.dashPhase, state.paint.dashes) = (phase, lengths)
    }

    // MARK: Paths

    /// Begins a new path.
    public func beginPath() { outline = PathOutline() }

    /// Adds a line back to the start of the current subpath.
    public func closePath() { outline.append(.close) }

    /// Begins a subpath at a point.
    public func move(to point: CGPoint) { append(.move(to: point)) }

    /// Adds a line to a point.
    public func addLine(to point: CGPoint) { append(.line(to: point)) }

    /// Adds a part of lines from point to point.
    public func addLines(between points: [CGPoint]) {
        for (index, point) in points.enumerated() { append(index == 0 ? .move(to: point) : .line(to: point)) }
    }

    /// Adds a curve to a point, with two control points.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        append(.curve(to: end, control1: control1, control2: control2))
    }

    /// Adds a curve to a point, with one control point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { append(.quadCurve(to: end, control: control)) }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect) { append(PathOutline(rect: rect)) }

    /// Adds an ellipse that touches the edges of a rectangle.
    public func addEllipse(in rect: CGRect) { append(PathOutline(ovalIn: rect)) }

    /// Adds a path.
    public func addPath(_ path: CGPath) { append(path.outline) }

    /// Adds an arc of a circle, after a straight line to its start if the path has a current point.
    ///
    /// - Parameter clockwise: The direction in a plane whose y axis points up. On the screen, the direction is reversed.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        var arc = PathOutline()
        let sweep = PathOutline.sweep(from: startAngle, to: endAngle, isPositive: !clockwise)
        arc.appendArc(center: center, radius: radius, startAngle: startAngle, sweep: sweep)
        outline.connect(arc.applying(state.transform))
    }

    private func append(_ element: PathElement) {
        outline.append(element.mapPoints { $0.applying(state.transform) })
    }

    private func append(_ other: PathOutline) { outline.append(other.applying(state.transform)) }

    // MARK: Drawing

    /// Fills the path, and begins a new one.
    public func fillPath(using rule: CGPathFillRule = .winding) { draw(fills: true, strokes: false, rule) }

    /// Draws the lines of the path, and begins a new one.
    public func strokePath() { draw(fills: false, strokes: true, .winding) }

    /// Fills the path, draws its lines, or both, and begins a new one.
    public func drawPath(using mode: CGPathDrawingMode) {
        draw(fills: mode != .stroke, strokes: mode != .fill && mode != .eoFill, mode.fillRule)
    }

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) {
        beginPath()
        addRect(rect)
        fillPath()
    }

    /// Fills rectangles.
    public func fill(_ rects: [CGRect]) {
        beginPath()
        for rect in rects { addRect(rect) }
        fillPath()
    }

    /// Fills an ellipse that touches the edges of a rectangle.
    public func fillEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        fillPath()
    }

    /// Draws the edges of a rectangle.
    public func stroke(_ rect: CGRect) {
        beginPath()
        addRect(rect)
        strokePath()
    }

    /// Draws the edges of a rectangle with a line of a width in points.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        saveGState()
        setLineWidth(width)
        stroke(rect)
        restoreGState()
    }

    /// Draws the edge of an ellipse that touches the edges of a rectangle.
    public func strokeEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        strokePath()
    }

    /// Draws lines between the first and the second point, the third and the fourth point, and so on.
    public func strokeLineSegments(between points: [CGPoint]) {
        beginPath()
        for (index, point) in points.enumerated() {
            append(index.isMultiple(of: 2) ? .move(to: point) : .line(to: point))
        }
        strokePath()
    }

    private func draw(fills: Bool, strokes: Bool, _ rule: CGPathFillRule) {
        defer { beginPath() }
        guard !outline.isEmpty else { return }
        var paint = state.paint
        (paint.fillRule, paint.fill) = (rule, fills ? translucent(state.fillColor) : nil)
        paint.stroke = strokes && paint.lineWidth > 0 ? translucent(state.strokeColor) : nil
        // Lines have one width, even if the transform scales the axes differently.
        let scale = lineScale
        paint.lineWidth *= scale
        paint.dashes = paint.dashes.map { $0 * scale }
        paint.dashPhase *= scale
        commands.append(.path(outline, paint))
    }

    private var lineScale: CGFloat {
        let transform = state.transform
        return abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    }

    private func translucent(_ color: CGColor) -> CGColor {
        var color = color
        color.alpha *= state.alpha
        return color
    }

    // MARK: Clips, text and pictures

    /// Clips later drawing to the current path.
    public func clip(using rule: CGPathFillRule = .winding) {
        commands.append(.beginClip(outline, rule))
        state.clipCount += 1
        beginPath()
    }

    /// Clips later drawing to a rectangle.
    public func clip(to rect: CGRect) {
        beginPath()
        addRect(rect)
        clip()
    }

    /// Draws text. The transform moves and scales it, but does not rotate it.
    func draw(
        _ text: String, _ font: UIFont, _ color: UIColor?, _ alignment: TextRun.Alignment, lineSpacing: CGFloat = 0,
        decoration: TextDecoration = TextDecoration(), in rect: CGRect
    ) {
        let color = translucent(color?.cgColor ?? CGColor(red: 0, green: 0, blue: 0, alpha: 1))
        let font = lineScale == 1 ? font : font.withSize(font.pointSize * lineScale)
        commands.append(
            .text(
                TextRun(
                    text: text, font: font, color: color, alignment: alignment,
                    lineSpacing: lineSpacing * lineScale, decoration: decoration, bounds: rect.applying(state.transform)
                )))
    }

    /// Draws an image. The transform moves and scales it, but does not rotate it.
    func draw(_ image: UIImage, in rect: CGRect) {
        commands.append(.image(image, rect.applying(state.transform), alpha: state.alpha))
    }
}

/// The way to draw a path: filled, stroked or both.
public enum CGPathDrawingMode: Int32, Sendable {
    /// Fills with the winding rule.
    case fill
    /// Fills with the even-odd rule.
    case eoFill
    /// Draws the lines.
    case stroke
    /// Fills with the winding rule, and draws the lines.
    case fillStroke
    /// Fills with the even-odd rule, and draws the lines.
    case eoFillStroke

    fileprivate var fillRule: CGPathFillRule { self == .eoFill || self == .eoFillStroke ? .evenOdd : .winding }
}
