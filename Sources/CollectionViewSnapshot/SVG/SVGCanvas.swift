import CollectionView
@_spi(Host) import UIKitViews

/// Writes layers as SVG, without shadows.
final class SVGCanvas: LayerCanvas {
    /// The open elements, from the outermost to the innermost; the first one is the document.
    private var open: [Part] = [Part()]
    private var definitionCount = 0

    private struct Part {
        var attributes: [(String, String)] = []
        var elements: [SVGElement] = []
        var clip: RoundedRect?
    }

    var elements: [SVGElement] { open[0].elements }

    private func add(_ element: SVGElement) { open[open.count - 1].elements.append(element) }

    /// A name for something that other elements refer to.
    private func makeID(_ kind: String) -> String {
        definitionCount += 1
        return "\(kind)-\(definitionCount)"
    }

    // MARK: Nesting

    func beginLayer(_ placement: LayerPlacement, opacity: CGFloat, of view: UIView?) {
        let look = opacity < 1 ? [("opacity", decimal(opacity))] : []
        open.append(Part(attributes: (view.map(name) ?? []) + placement.svgAttributes + look))
        if let view = view as? UICollectionReusableView, let attributes = view.layoutAttributes, isBlank(view) {
            open[open.count - 1].elements = ElementLabel(attributes: attributes).box(view.layer.shownBounds)
        }
    }

    func endLayer() {
        let part = open.removeLast()
        add(.group(part.attributes, part.elements))
    }

    func beginClip(to shape: RoundedRect) { open.append(Part(clip: shape)) }

    func endClip() {
        let part = open.removeLast()
        guard let shape = part.clip, !part.elements.isEmpty else { return }
        let id = makeID("clip")
        add(SVGElement("clipPath", [("id", id)], children: [.rect(shape, [])]))
        add(.group([("clip-path", "url(#\(id))")], part.elements))
    }

    func beginMasked() { open.append(Part()) }

    func beginMask() { open.append(Part(attributes: [("id", makeID("mask"))])) }

    func endMask() {
        let (mask, masked) = (open.removeLast(), open.removeLast())
        guard !masked.elements.isEmpty else { return }
        let id = mask.attributes[0].1
        // By default a mask ends near the box of the masked element.
        let extent = [("x", "-100000"), ("y", "-100000"), ("width", "200000"), ("height", "200000")]
        let units = [("maskUnits", "userSpaceOnUse"), ("mask-type", "alpha")]
        add(SVGElement("mask", mask.attributes + units + extent, children: mask.elements))
        add(.group([("mask", "url(#\(id))")], masked.elements))
    }

    private func name(_ view: UIView) -> [(String, String)] {
        if let view = view as? UICollectionReusableView, let attributes = view.layoutAttributes {
            return ElementLabel(attributes: attributes).svgAttributes
        }
        let name = view is UILabel ? "label" : view is UIImageView ? "image" : nil
        return name.map { [("class", $0)] } ?? []
    }

    /// A view that shows nothing by itself.
    private func isBlank(_ view: UIView) -> Bool {
        let isClear = view.backgroundColor.map { $0 == .clear } ?? true
        let hasAddedLayers = (view.layer.sublayers?.count ?? 0) > view.subviews.count
        let hasLayers = hasAddedLayers || type(of: view).layerClass != CALayer.self
        return isClear && !hasLayers && view.layer.borderWidth == 0
            && view.subviews.allSatisfy { $0.isHidden || isBlank($0) }
            && !(view is UILabel) && !(view is UIImageView)
    }

    // MARK: What is drawn

    func beginShadow(_ shadow: LayerShadow) {}
    func endShadow() {}
    func shadow(_ shadow: LayerShadow, of shape: RoundedRect) {}

    func fill(_ shape: RoundedRect, with color: CGColor) {
        add(.rect(shape, SVGElement.paint("fill", UIColor(cgColor: color))))
    }

    func border(_ shape: RoundedRect, width: CGFloat, color: CGColor) {
        let stroke = SVGElement.paint("stroke", UIColor(cgColor: color)) + [("stroke-width", decimal(width))]
        add(.rect(shape.inset(by: width / 2), [("fill", "none")] + stroke))
    }

    func gradient(of layer: CAGradientLayer, in shape: RoundedRect) {
        guard let gradient = SVGElement.gradient(of: layer, in: shape.rect, id: { makeID("gradient") }) else { return }
        add(gradient.definition)
        add(.rect(shape, [("fill", "url(#\(gradient.id))")]))
    }

    func path(_ path: CGPath, _ paint: PathPaint) { add(.path(path, paint)) }

    func text(_ run: TextRun) { TextLines(of: run).elements.forEach(add) }

    /// A crossed box with a name: pictures have no pixels here.
    func image(_ image: UIImage, in bounds: CGRect, mode: UIView.ContentMode) {
        let gray = SVGElement.paint("stroke", UIColor(white: 0.7, alpha: 1))
        let (left, right) = (bounds.origin, CGPoint(x: bounds.maxX, y: bounds.minY))
        let size = max(1, min(11, bounds.height * 0.5))
        add(.rect(bounds, SVGElement.paint("fill", UIColor(white: 0.88, alpha: 1)) + gray))
        add(.line(from: left, to: CGPoint(x: bounds.maxX, y: bounds.maxY), gray))
        add(.line(from: right, to: CGPoint(x: bounds.minX, y: bounds.maxY), gray))
        add(
            .text(
                image.name ?? "image", at: CGPoint(x: bounds.midX, y: bounds.midY + size * 0.35), size: size,
                anchor: "middle", SVGElement.paint("fill", UIColor(white: 0.35, alpha: 1))))
    }
}
