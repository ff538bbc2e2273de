import CollectionView
@_spi(Host) import UIKitViews

extension SVGElement {
    static func group(_ attributes: [(String, String)], _ children: [SVGElement]) -> SVGElement {
        SVGElement("g", attributes, children: children)
    }

    static func rect(_ rect: CGRect, cornerRadius: CGFloat = 0, _ look: [(String, String)]) -> SVGElement {
        let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
        return SVGElement("rect", place(rect) + (radius > 0 ? [("rx", decimal(radius))] : []) + look)
    }

    private static func place(_ rect: CGRect) -> [(String, String)] {
        [
            ("x", decimal(rect.minX)), ("y", decimal(rect.minY)), ("width", decimal(max(0, rect.width))),
            ("height", decimal(max(0, rect.height))),
        ]
    }

    static func line(from start: CGPoint, to end: CGPoint, _ look: [(String, String)]) -> SVGElement {
        SVGElement(
            "line",
            [("x1", decimal(start.x)), ("y1", decimal(start.y)), ("x2", decimal(end.x)), ("y2", decimal(end.y))] + look)
    }

    /// - Parameter point: The end of the text that `anchor` names, on the base line.
    static func text(
        _ text: String, at point: CGPoint, size: CGFloat, anchor: String = "start", _ look: [(String, String)] = []
    ) -> SVGElement {
        SVGElement(
            "text",
            [("x", decimal(point.x)), ("y", decimal(point.y)), ("font-size", decimal(size)), ("text-anchor", anchor)]
                + look,
            text: text)
    }

    static func path(_ path: CGPath, _ look: [(String, String)]) -> SVGElement {
        func place(_ points: CGPoint...) -> String {
            points.map { "\(decimal($0.x)) \(decimal($0.y))" }.joined(separator: " ")
        }
        let steps = path.elements.map { element in
            switch element {
            case .move(let end): "M\(place(end))"
            case .line(let end): "L\(place(end))"
            case .quadCurve(let end, let control): "Q\(place(control, end))"
            case .curve(let end, let control1, let control2): "C\(place(control1, control2, end))"
            case .close: "Z"
            }
        }
        return SVGElement("path", [("d", steps.joined())] + look)
    }

    /// Fill or stroke of a color.
    static func paint(_ name: String, _ color: UIColor?) -> [(String, String)] {
        guard let color else { return [(name, "none")] }
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        let hex = [red, green, blue].map { component in
            let byte = Int((min(1, max(0, component.isNaN ? 0 : component)) * 255).rounded())
            return (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
        let paint = (name, "#" + hex.joined())
        return alpha < 1 ? [paint, (name + "-opacity", decimal(alpha))] : [paint]
    }
}

/// Returns a number with at most three decimals, and without a minus sign before 0. Numbers that are not finite or too
/// large become 0.
func decimal(_ number: CGFloat) -> String {
    guard abs(number) < 1e12 else { return "0" }
    let thousandths = Int((number * 1000).rounded())
    let (whole, fraction) = abs(thousandths).quotientAndRemainder(dividingBy: 1000)
    let sign = thousandths < 0 ? "-" : ""
    guard fraction > 0 else { return "\(sign)\(whole)" }
    var digits = String(1000 + fraction).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
}
