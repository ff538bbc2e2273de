import CollectionView

extension ViewDrawing {
    /// What a layer shows above its background: its own shape or colors, and the layers that were added to it.
    mutating func drawing(of layer: CALayer) -> [SVGElement] {
        var elements: [SVGElement] = []
        switch layer {
        case let shape as CAShapeLayer: elements += drawing(of: shape)
        case let gradient as CAGradientLayer: elements += drawing(of: gradient)
        default: break
        }
        for sublayer in layer.sublayers ?? [] {
            if let element = draw(sublayer, in: layer) { elements.append(element) }
        }
        return elements
    }

    private mutating func draw(_ layer: CALayer, in container: CALayer?) -> SVGElement? {
        let shown = layer.presentation() ?? layer
        guard !layer.isHidden, shown.opacity > 0 else { return nil }
        var inside = drawing(of: layer)
        if layer.masksToBounds, !inside.isEmpty { inside = clipped(inside, to: shown.bounds, shown.cornerRadius) }
        let contents = background(of: shown) + inside + border(of: shown)
        return .group(place(of: shown, in: container), masked(contents, by: layer.mask))
    }

    /// As much of some elements as a mask lets through.
    mutating func masked(_ elements: [SVGElement], by mask: CALayer?) -> [SVGElement] {
        guard let mask, !elements.isEmpty else { return elements }
        let id = makeID("mask")
        let opaque = draw(mask, in: nil).map { [$0] } ?? []
        let look = [("id", id), ("maskUnits", "userSpaceOnUse"), ("mask-type", "alpha")]
        // By default a mask ends near the box of what it masks.
        let extent = [("x", "-100000"), ("y", "-100000"), ("width", "200000"), ("height", "200000")]
        return [
            SVGElement("mask", look + extent, children: opaque), .group([("mask", "url(#\(id))")], elements),
        ]
    }

    private func drawing(of shape: CAShapeLayer) -> [SVGElement] {
        guard let path = shape.path else { return [] }
        var look = SVGElement.paint("fill", shape.fillColor.map(UIColor.init(cgColor:)))
        if shape.fillRule == .evenOdd { look.append(("fill-rule", "evenodd")) }
        if let color = shape.strokeColor, shape.lineWidth > 0 {
            look += SVGElement.paint("stroke", UIColor(cgColor: color))
            look += [("stroke-width", decimal(shape.lineWidth))]
            if shape.lineCap != .butt { look.append(("stroke-linecap", shape.lineCap.rawValue)) }
            if shape.lineJoin == .miter {
                look.append(("stroke-miterlimit", decimal(shape.miterLimit)))
            } else {
                look.append(("stroke-linejoin", shape.lineJoin.rawValue))
            }
            if let dashes = shape.lineDashPattern, !dashes.isEmpty {
                let lengths = dashes.map { decimal(CGFloat($0.doubleValue)) }
                look.append(("stroke-dasharray", lengths.joined(separator: " ")))
                if shape.lineDashPhase != 0 { look.append(("stroke-dashoffset", decimal(shape.lineDashPhase))) }
            }
        }
        return [.path(path, look)]
    }

    private mutating func drawing(of gradient: CAGradientLayer) -> [SVGElement] {
        let colors = (gradient.colors ?? []).compactMap { $0 as? CGColor }
        guard !colors.isEmpty else { return [] }
        let (id, bounds) = (makeID("gradient"), gradient.bounds)
        func place(_ point: CGPoint) -> CGPoint {
            CGPoint(x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height)
        }
        let (start, end) = (place(gradient.startPoint), place(gradient.endPoint))
        let units = [("id", id), ("gradientUnits", "userSpaceOnUse")]
        let isRadial = gradient.type == .radial
        let geometry =
            isRadial
            ? [
                ("cx", decimal(start.x)), ("cy", decimal(start.y)),
                ("r", decimal(max(abs(end.x - start.x), abs(end.y - start.y)))),
            ]
            : [("x1", decimal(start.x)), ("y1", decimal(start.y)), ("x2", decimal(end.x)), ("y2", decimal(end.y))]
        let stops = colors.enumerated().map { index, color in
            let even = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
            let given = gradient.locations.flatMap { index < $0.count ? CGFloat($0[index].doubleValue) : nil }
            let paint = SVGElement.paint("stop", UIColor(cgColor: color)).map { name, value in
                (name == "stop" ? "stop-color" : name, value)
            }
            return SVGElement("stop", [("offset", decimal(given ?? even))] + paint)
        }
        return [
            SVGElement(isRadial ? "radialGradient" : "linearGradient", units + geometry, children: stops),
            .rect(bounds, cornerRadius: gradient.cornerRadius, [("fill", "url(#\(id))")]),
        ]
    }
}
