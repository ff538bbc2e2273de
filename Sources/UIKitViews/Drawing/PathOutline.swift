import Foundation

/// An element of a path.
@_spi(Host) public enum PathElement: Hashable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case close

    /// The points of the element in CoreGraphics' order, with the end last.
    var points: [CGPoint] {
        switch self {
        case .move(let end), .line(let end): [end]
        case .quadCurve(let end, let control): [control, end]
        case .curve(let end, let control1, let control2): [control1, control2, end]
        case .close: []
        }
    }

    func mapPoints(_ transform: (CGPoint) -> CGPoint) -> PathElement {
        switch self {
        case .move(let end): .move(to: transform(end))
        case .line(let end): .line(to: transform(end))
        case .quadCurve(let end, let control): .quadCurve(to: transform(end), control: transform(control))
        case .curve(let end, let control1, let control2):
            .curve(to: transform(end), control1: transform(control1), control2: transform(control2))
        case .close: .close
        }
    }
}

/// A sequence of lines and curves, which `UIBezierPath` and `CGPath` have in common.
struct PathOutline: Hashable, Sendable {
    private(set) var elements: [PathElement] = []
    /// The start of the next element.
    private(set) var currentPoint: CGPoint?
    private var start: CGPoint?

    var isEmpty: Bool { elements.isEmpty }

    /// Appends an element. Ignores an element that needs a current point if there is none.
    mutating func append(_ element: PathElement) {
        switch element {
        case .move(let end): (start, currentPoint) = (end, end)
        case .close where currentPoint == nil: return
        case .close: currentPoint = start
        default:
            guard currentPoint != nil else { return }
            currentPoint = element.points.last
        }
        elements.append(element)
    }

    mutating func append(_ other: PathOutline) {
        for element in other.elements { append(element) }
    }

    func applying(_ transform: CGAffineTransform) -> PathOutline {
        var outline = PathOutline()
        for element in elements { outline.append(element.mapPoints { $0.applying(transform) }) }
        return outline
    }

    /// The bounding box of all points, control points of curves included. Null if there are none.
    var controlBounds: CGRect { CGRect(around: elements.flatMap(\.points)) }

    /// The reversed outline: its subpaths in reverse order, each from its end to its start.
    var reversed: PathOutline {
        var outline = PathOutline()
        for part in parts.reversed() {
            outline.append(.move(to: part.points.last ?? .zero))
            for (index, element) in part.elements.enumerated().reversed() {
                let end = part.points[index]
                switch element {
                case .move, .close: break
                case .line: outline.append(.line(to: end))
                case .quadCurve(_, let control): outline.append(.quadCurve(to: end, control: control))
                case .curve(_, let control1, let control2):
                    outline.append(.curve(to: end, control1: control2, control2: control1))
                }
            }
            if part.isClosed { outline.append(.close) }
        }
        return outline
    }

    /// A subpath, in which element *i* leads from point *i* to point *i* + 1.
    private struct Part {
        var points: [CGPoint]
        var elements: [PathElement] = []
        var isClosed = false
    }

    private var parts: [Part] {
        var parts: [Part] = []
        for element in elements {
            switch element {
            case .move(let start): parts.append(Part(points: [start]))
            case .close: if !parts.isEmpty { parts[parts.count - 1].isClosed = true }
            default:
                // Without a move, the subpath after a closed one begins at the same point.
                if let last = parts.last, last.isClosed { parts.append(Part(points: [last.points[0]])) }
                parts[parts.count - 1].elements.append(element)
                parts[parts.count - 1].points.append(element.points.last ?? .zero)
            }
        }
        return parts
    }
}
