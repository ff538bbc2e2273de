import Foundation

/// A layer that draws a filled and stroked path, in its own coordinates.
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
    open var path: CGPath? { didSet { UIScreen.main.setNeedsDisplay() } }
    open var fillColor: CGColor? = UIColor.black.cgColor { didSet { UIScreen.main.setNeedsDisplay() } }
    open var fillRule = CAShapeLayerFillRule.nonZero { didSet { UIScreen.main.setNeedsDisplay() } }
    open var strokeColor: CGColor? { didSet { UIScreen.main.setNeedsDisplay() } }
    open var lineWidth: CGFloat = 1 { didSet { UIScreen.main.setNeedsDisplay() } }
    open var lineCap = CAShapeLayerLineCap.butt { didSet { UIScreen.main.setNeedsDisplay() } }
    open var lineJoin = CAShapeLayerLineJoin.miter { didSet { UIScreen.main.setNeedsDisplay() } }
    open var miterLimit: CGFloat = 10 { didSet { UIScreen.main.setNeedsDisplay() } }
    open var lineDashPattern: [NSNumber]? { didSet { UIScreen.main.setNeedsDisplay() } }
    open var lineDashPhase: CGFloat = 0 { didSet { UIScreen.main.setNeedsDisplay() } }
    /// The start of the stroke, from 0 to 1. The value is kept, but hosts draw the whole path.
    open var strokeStart: CGFloat = 0 { didSet { UIScreen.main.setNeedsDisplay() } }
    /// The end of the stroke, from 0 to 1. The value is kept, but hosts draw the whole path.
    open var strokeEnd: CGFloat = 1 { didSet { UIScreen.main.setNeedsDisplay() } }

    override func drawContents(on canvas: any LayerCanvas, in shape: RoundedRect) {
        if let path, !path.isEmpty { canvas.path(path, paint) }
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

    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of the ends of an open line.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of the joints of a line.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
