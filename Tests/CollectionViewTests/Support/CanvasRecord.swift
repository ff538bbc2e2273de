import CollectionView
@_spi(Host) import UIKitViews

/// A canvas that records what is drawn.
@MainActor final class CanvasRecord: LayerCanvas {
    var lines: [String] = []
    /// The filled rectangles, and the opacity of their colors.
    var fills: [(rect: CGRect, opacity: CGFloat)] = []
    /// The colors of filled rectangles and paths.
    var colors: [CGColor] = []
    var imageFrames: [CGRect] = []
    /// The paints of paths.
    var paints: [PathPaint] = []
    /// The colors of texts.
    var textColors: [CGColor] = []
    var runs: [TextRun] = []
    /// The rectangles of texts.
    var textBounds: [CGRect] = []

    func beginLayer(_ placement: LayerPlacement, opacity: CGFloat, of view: UIView?) {
        let (x, y) = (placement.corner.x, placement.corner.y)
        lines.append("layer at \(x) \(y)" + (opacity < 1 ? " opacity \(opacity)" : ""))
    }
    func endLayer() { lines.append("end") }
    func beginClip(to shape: RoundedRect) { lines.append("clip radius \(shape.radius)") }
    func endClip() { lines.append("end of clip") }
    func beginMasked() { lines.append("masked") }
    func beginMask() { lines.append("mask") }
    func endMask() { lines.append("end of mask") }
    func beginShadow(_ shadow: LayerShadow) { lines.append("shadow of content") }
    func endShadow() { lines.append("end of shadow") }
    func shadow(_ shadow: LayerShadow, of shape: RoundedRect) {
        lines.append("shadow of \(shape.rect.width) radius \(shape.radius) opacity \(shadow.color.alpha)")
    }
    func fill(_ shape: RoundedRect, with color: CGColor) {
        fills.append((shape.rect, color.alpha))
        colors.append(color)
        lines.append("fill \(color.red)")
    }
    func border(_ shape: RoundedRect, width: CGFloat, color: CGColor) { lines.append("border \(width)") }
    func gradient(of layer: CAGradientLayer, in shape: RoundedRect) {
        lines.append("gradient \(layer.stops.map(\.location))")
    }
    func path(_ path: CGPath, _ paint: PathPaint) {
        paints.append(paint)
        let box = path.boundingBoxOfPath
        if let fill = paint.fill { colors.append(fill) }
        lines.append(
            "path \(box.minX) \(box.minY) \(box.width) \(box.height)" + (paint.fill.map { " fill \($0.red)" } ?? "")
                + (paint.stroke.map { " stroke \($0.red) \(paint.lineWidth)" } ?? ""))
    }
    func text(_ run: TextRun) {
        runs.append(run)
        textColors.append(run.color)
        textBounds.append(run.bounds)
        let decoration = run.decoration
        let marks =
            (decoration.underline.isEmpty ? "" : " under") + (decoration.strikethrough.isEmpty ? "" : " through")
        lines.append("text \(run.text)\(marks)")
    }
    func image(_ image: UIImage, in bounds: CGRect, mode: UIView.ContentMode) {
        lines.append("image \(image.name ?? "")")
        imageFrames.append(bounds)
    }
}
