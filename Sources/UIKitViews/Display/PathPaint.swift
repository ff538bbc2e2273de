import Foundation

/// The fill and stroke of a path.
@_spi(Host) public struct PathPaint: Hashable, Sendable {
    /// The fill color. If nil, the path is not filled.
    public var fill: CGColor?
    /// The rule that decides which points are inside a path that crosses itself.
    public var fillRule = CGPathFillRule.winding
    /// The stroke color. If nil, the path is not stroked.
    public var stroke: CGColor?
    public var lineWidth: CGFloat = 1
    public var lineCap = CGLineCap.butt
    public var lineJoin = CGLineJoin.miter
    public var miterLimit: CGFloat = 10
    /// The alternating lengths of dashes and gaps, in points.
    public var dashes: [CGFloat] = []
    public var dashPhase: CGFloat = 0
}

extension CAShapeLayer {
    var paint: PathPaint {
        PathPaint(
            fill: fillColor, fillRule: fillRule == .evenOdd ? .evenOdd : .winding,
            stroke: lineWidth > 0 ? strokeColor : nil, lineWidth: lineWidth,
            lineCap: lineCap == .round ? .round : lineCap == .square ? .square : .butt,
            lineJoin: lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter, miterLimit: miterLimit,
            dashes: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }, dashPhase: lineDashPhase)
    }
}
