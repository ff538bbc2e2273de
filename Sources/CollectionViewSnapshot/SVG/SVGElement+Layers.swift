import CollectionView
@_spi(Host) import UIKitViews

extension SVGElement {
    @MainActor static func rect(_ shape: RoundedRect, _ look: [(String, String)]) -> SVGElement {
        // SVG rounds all corners of a rectangle, or none.
        guard shape.radius > 0, !CACornerMask.all.isSubset(of: shape.corners) else {
            return .rect(shape.rect, cornerRadius: shape.radius, look)
        }
        let pairs: [(CACornerMask, UIRectCorner)] = [
            (.layerMinXMinYCorner, .topLeft), (.layerMaxXMinYCorner, .topRight), (.layerMinXMaxYCorner, .bottomLeft),
            (.layerMaxXMaxYCorner, .bottomRight),
        ]
        let corners = pairs.filter { shape.corners.contains($0.0) }.map(\.1)
        let path = UIBezierPath(
            roundedRect: shape.rect, byRoundingCorners: UIRectCorner(corners),
            cornerRadii: CGSize(width: shape.radius, height: shape.radius))
        return .path(path.cgPath, look)
    }

    static func path(_ path: CGPath, _ paint: PathPaint) -> SVGElement {
        var look = SVGElement.paint("fill", paint.fill.map(UIColor.init(cgColor:)))
        if paint.fillRule == .evenOdd { look.append(("fill-rule", "evenodd")) }
        return .path(path, look + stroke(paint))
    }

    private static func stroke(_ paint: PathPaint) -> [(String, String)] {
        guard let color = paint.stroke else { return [] }
        var look = SVGElement.paint("stroke", UIColor(cgColor: color)) + [("stroke-width", decimal(paint.lineWidth))]
        if paint.lineCap != .butt { look.append(("stroke-linecap", paint.lineCap == .round ? "round" : "square")) }
        if paint.lineJoin == .miter {
            look.append(("stroke-miterlimit", decimal(paint.miterLimit)))
        } else {
            look.append(("stroke-linejoin", paint.lineJoin == .round ? "round" : "bevel"))
        }
        guard !paint.dashes.isEmpty else { return look }
        look.append(("stroke-dasharray", paint.dashes.map(decimal).joined(separator: " ")))
        if paint.dashPhase != 0 { look.append(("stroke-dashoffset", decimal(paint.dashPhase))) }
        return look
    }

    /// Returns a gradient that can fill rectangles; nil for a layer without colors.
    @MainActor static func gradient(
        of layer: CAGradientLayer, in bounds: CGRect, id makeID: () -> String
    ) -> (id: String, definition: SVGElement)? {
        let stops = layer.stops
        guard !stops.isEmpty else { return nil }
        let (id, start, end) = (makeID(), layer.start(in: bounds), layer.end(in: bounds))
        let units = [("id", id), ("gradientUnits", "userSpaceOnUse")]
        let isRadial = layer.type == .radial
        let radius = max(abs(end.x - start.x), abs(end.y - start.y))
        let geometry =
            isRadial
            ? [("cx", decimal(start.x)), ("cy", decimal(start.y)), ("r", decimal(radius))]
            : [("x1", decimal(start.x)), ("y1", decimal(start.y)), ("x2", decimal(end.x)), ("y2", decimal(end.y))]
        let children = stops.map { stop in
            let paint = paint("stop", UIColor(cgColor: stop.color)).map { name, value in
                (name == "stop" ? "stop-color" : name, value)
            }
            return SVGElement("stop", [("offset", decimal(stop.location))] + paint)
        }
        let name = isRadial ? "radialGradient" : "linearGradient"
        return (id, SVGElement(name, units + geometry, children: children))
    }
}

extension LayerPlacement {
    var svgAttributes: [(String, String)] {
        if isTranslation {
            return corner == .zero ? [] : [("transform", "translate(\(decimal(corner.x)) \(decimal(corner.y)))")]
        }
        let numbers = [horizontal.dx, horizontal.dy, vertical.dx, vertical.dy, corner.x, corner.y]
        return [("transform", "matrix(\(numbers.map(decimal).joined(separator: " ")))")]
    }
}
