import Foundation

/// A layer that draws a filled and stroked path, in its own coordinates.
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
    /// The path, in the coordinates of the layer; nil for none.
    open var path: CGPath? { didSet { UIScreen.main.setNeedsDisplay() } }
    /// The color of the area; nil for none. The default is black.
    open var fillColor: CGColor? = UIColor.black.cgColor { didSet { UIScreen.main.setNeedsDisplay() } }
    /// The rule that decides which points are inside the path. The default is the winding rule.
    open var fillRule = CAShapeLayerFillRule.nonZero { didSet { UIScreen.main.setNeedsDisplay() } }
    /// The color of the lines; nil for none.
    open var strokeColor: CGColor? { didSet { UIScreen.main.setNeedsDisplay() } }
    /// The width of the lines, in points. The default is 1.
    open var lineWidth: CGFloat = 1 { didSet { UIScreen.main.setNeedsDisplay() } }
    /// The shape of the ends of lines. The default ends at the end points.
    open var lineCap = CAShapeLayerLineCap.butt { didSet { UIScreen.main.setNeedsDisplay() } }
    /// The shape of the corners of lines. The default is sharp.
    open var lineJoin = CAShapeLayerLineJoin.miter { didSet { UIScreen.main.setNeedsDisplay() } }
    /// The length of a sharp corner, in line widths, beyond which it is cut off. The default is 10.
    open var miterLimit: CGFloat = 10 { didSet { UIScreen.main.setNeedsDisplay() } }
    /// The alternating lengths of dashes and gaps, in points; nil for solid lines.
    open var lineDashPattern: [NSNumber]? { didSet { UIScreen.main.setNeedsDisplay() } }
    /// The position in the dash pattern at which lines start, in points.
    open var lineDashPhase: CGFloat = 0 { didSet { UIScreen.main.setNeedsDisplay() } }
    /// The start of the drawn lines, as a share of the path's length from 0 to 1. It can be animated.
    open var strokeStart: CGFloat {
        get { state.strokeStart }
        set { change { $0.strokeStart = newValue } }
    }
    /// The end of the drawn lines, as a share of the path's length from 0 to 1. It can be animated.
    open var strokeEnd: CGFloat {
        get { state.strokeEnd }
        set { change { $0.strokeEnd = newValue } }
    }

    override func drawContents(on canvas: any LayerCanvas, in shape: RoundedRect) {
        guard let path, !path.isEmpty else { return }
        let (shown, paint) = (shownState, paint)
        guard paint.stroke != nil, shown.strokeStart > 0 || shown.strokeEnd < 1 else { return canvas.path(path, paint) }
        var (area, lines) = (paint, paint)
        (area.stroke, lines.fill) = (nil, nil)
        if area.fill != nil { canvas.path(path, area) }
        let part = path.outline.trimmed(from: shown.strokeStart, to: shown.strokeEnd)
        if !part.isEmpty { canvas.path(CGPath(part), lines) }
    }

    public override init() { super.init() }

    public override init(layer: Any) {
        super.init(layer: layer)
        guard let original = layer as? CAShapeLayer else { return }
        (path, fillColor, fillRule, strokeColor) =
            (original.path, original.fillColor, original.fillRule, original.strokeColor)
        (lineWidth, lineCap, lineJoin) = (original.lineWidth, original.lineCap, original.lineJoin)
        (miterLimit, lineDashPattern) = (original.miterLimit, original.lineDashPattern)
        (lineDashPhase, strokeStart, strokeEnd) = (original.lineDashPhase, original.strokeStart, original.strokeEnd)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The rule that decides which points are inside a path that crosses itself.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A point is inside if the lines go around it, counted with their directions.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// A point is inside if a ray from it crosses the lines an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of the ends of an open line.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Lines end at their end points.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// Lines end in half circles.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// Lines end half a width beyond their end points.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of the joints of a line.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Corners are sharp.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// Corners are round.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// Corners are cut off.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
