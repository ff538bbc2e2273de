import CollectionView

/// Draws views as they are seen now, in the middle of their animations.
@MainActor struct ViewDrawing {
    private var definitionCount = 0

    mutating func draw(_ view: UIView) -> SVGElement? {
        let layer = view.layer.presentation() ?? view.layer
        guard !view.isHidden, layer.opacity > 0 else { return nil }
        let attributes = name(view) + place(of: layer, in: view.superview?.layer)
        return .group(attributes, masked(contents(of: view, layer), by: view.layer.mask))
    }

    /// Where a layer is in another one, and how much of it is seen.
    func place(of layer: CALayer, in container: CALayer?) -> [(String, String)] {
        let projection = Projection(
            bounds: layer.bounds, position: layer.position, anchor: layer.anchorPoint,
            transform: layer.transform(in: container))
        return projection.attribute + (layer.opacity < 1 ? [("opacity", decimal(CGFloat(layer.opacity)))] : [])
    }

    /// A name for something that other elements refer to.
    mutating func makeID(_ kind: String) -> String {
        definitionCount += 1
        return "\(kind)-\(definitionCount)"
    }

    /// What is in the view's own bounds.
    mutating func contents(of view: UIView, _ layer: CALayer) -> [SVGElement] {
        let bounds = layer.bounds
        var below = background(of: layer)
        var inside = drawing(of: view.layer) + own(view, bounds)
        for subview in view.subviews {
            if let element = draw(subview) { inside.append(element) }
        }
        if let view = view as? UICollectionReusableView, let attributes = view.layoutAttributes, isBlank(view) {
            below = ElementName(attributes: attributes).box(bounds)
        }
        if view.clipsToBounds, !inside.isEmpty { inside = clipped(inside, to: bounds, layer.cornerRadius) }
        return below + inside + border(of: layer)
    }

    private func name(_ view: UIView) -> [(String, String)] {
        if let view = view as? UICollectionReusableView, let attributes = view.layoutAttributes {
            return ElementName(attributes: attributes).svgAttributes
        }
        let name = view is UILabel ? "label" : view is UIImageView ? "image" : nil
        return name.map { [("class", $0)] } ?? []
    }

    /// A view that shows nothing by itself.
    private func isBlank(_ view: UIView) -> Bool {
        let isClear = view.backgroundColor.map { $0 == .clear } ?? true
        let hasLayers = view.layer.sublayers?.isEmpty == false || type(of: view).layerClass != CALayer.self
        return isClear && !hasLayers && view.layer.borderWidth == 0
            && view.subviews.allSatisfy { $0.isHidden || isBlank($0) }
            && !(view is UILabel) && !(view is UIImageView)
    }

    func background(of layer: CALayer) -> [SVGElement] {
        guard let color = layer.backgroundColor.map(UIColor.init(cgColor:)), color != .clear else { return [] }
        return [.rect(layer.bounds, cornerRadius: layer.cornerRadius, SVGElement.paint("fill", color))]
    }

    /// Inside of the edge, as CoreAnimation draws it.
    func border(of layer: CALayer) -> [SVGElement] {
        guard layer.borderWidth > 0, let color = layer.borderColor else { return [] }
        let half = layer.borderWidth / 2
        return [
            .rect(
                layer.bounds.insetBy(dx: half, dy: half), cornerRadius: max(0, layer.cornerRadius - half),
                [("fill", "none")] + SVGElement.paint("stroke", UIColor(cgColor: color))
                    + [("stroke-width", decimal(layer.borderWidth))])
        ]
    }

    private func own(_ view: UIView, _ bounds: CGRect) -> [SVGElement] {
        switch view {
        case let label as UILabel: return TextLines(of: label).elements
        case let image as UIImageView:
            guard let picture = image.isHighlighted ? image.highlightedImage ?? image.image : image.image else {
                return []
            }
            return self.picture(named: picture.name ?? "image", in: bounds)
        default: return []
        }
    }

    /// A crossed box with a name: pictures have no pixels here.
    private func picture(named name: String, in bounds: CGRect) -> [SVGElement] {
        let gray = SVGElement.paint("stroke", UIColor(white: 0.7, alpha: 1))
        let corner = CGPoint(x: bounds.maxX, y: bounds.maxY)
        let size = max(1, min(11, bounds.height * 0.5))
        return [
            .rect(bounds, SVGElement.paint("fill", UIColor(white: 0.88, alpha: 1)) + gray),
            .line(from: bounds.origin, to: corner, gray),
            .line(from: CGPoint(x: bounds.maxX, y: bounds.minY), to: CGPoint(x: bounds.minX, y: bounds.maxY), gray),
            .text(
                name, at: CGPoint(x: bounds.midX, y: bounds.midY + size * 0.35), size: size, anchor: "middle",
                SVGElement.paint("fill", UIColor(white: 0.35, alpha: 1))),
        ]
    }

    mutating func clipped(_ elements: [SVGElement], to bounds: CGRect, _ cornerRadius: CGFloat) -> [SVGElement] {
        let id = makeID("clip")
        let path = SVGElement("clipPath", [("id", id)], children: [.rect(bounds, cornerRadius: cornerRadius, [])])
        return [path, .group([("clip-path", "url(#\(id))")], elements)]
    }
}
