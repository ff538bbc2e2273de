/// The fill and the outline of a path.
@_spi(Host) public struct PathPaint: Hashable, Sendable {
    /// Nil for not at all.
    public var fill: CGColor?
    /// The rule that decides which points are inside of a path that winds around them several times.
    public var fillRule = CGPathFillRule.winding
    /// Nil for not at all.
    public var stroke: CGColor?
    public var lineWidth: CGFloat = 1
    public var lineCap = CGLineCap.butt
    public var lineJoin = CGLineJoin.miter
    public var miterLimit: CGFloat = 10
    /// The lengths of dashes and of gaps between them, in turns.
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
